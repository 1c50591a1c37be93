import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { FrameworkSpines } from './framework-spines.tsx';
import { Hero } from './hero.tsx';
import { LandingBar } from './landing-bar.tsx';

/** What visitors see, at every address that belongs to members. */
export default function LandingPage() {
  useDocumentTitle('Sales scripts, written from your answers');
  return (
    <>
      <LandingBar />
      <main>
        <Hero />
        <Features />
        <FrameworkSpines />
        <ClosingCall />
      </main>
    </>
  );
}
