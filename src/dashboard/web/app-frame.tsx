import { Outlet } from 'react-router';
import { NavigationBar } from './navigation-bar.tsx';

/** The navigation bar over a signed-in page. */
export default function AppFrame() {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-text px-4 py-2 font-semibold text-bg text-sm focus:translate-y-0"
      >
        Skip to the content
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
