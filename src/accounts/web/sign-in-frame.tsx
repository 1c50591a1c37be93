import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { Stage } from '#platform/web/stage.tsx';

/** The form at the left; at the right, on wide screens, a line of the show under its light. */
export function SignInFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[560px_1fr]">
      <main className="flex flex-col px-4 py-6 sm:px-10 lg:px-18 lg:py-8">
        <div className="mx-auto flex w-full max-w-[480px] flex-1 flex-col">
          <Link to={paths.home} aria-label="Pitchwright" className="inline-flex self-start rounded-small">
            <Logo />
          </Link>
          <div className="flex flex-1 flex-col gap-8 pt-12 pb-14 lg:pt-15">{children}</div>
          {foot}
        </div>
      </main>
      <Stage className="sticky top-0 hidden h-dvh flex-col lg:flex">
        <div className="my-auto px-12 py-16 xl:px-22">
          <blockquote
            data-section="7"
            className="max-w-[560px] border-mark border-l-[3px] pl-7 font-script text-[30px] leading-[1.28] xl:text-[35px] xl:leading-[1.33]"
          >
            <p className="type-section-label mb-3 text-hue">7 Close</p>
            <p>You already know what another ninety days of this costs. You did the sum before you sat down.</p>
            <p className="mt-4.5 text-faint">
              So let’s not talk about the price yet. Let’s talk about the spring you won’t have to begin again.
            </p>
          </blockquote>
        </div>
        <div aria-hidden="true">
          <Footlights completed={7} progress={87.5} size="lg" glow minutes={[6, 4, 7, 8, 6, 4.5, 5.3, 3.5]} />
        </div>
      </Stage>
    </div>
  );
}
