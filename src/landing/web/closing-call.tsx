import { Footlights } from '#platform/web/footlights.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { ThemeSwitch } from '#platform/web/theme-switch.tsx';
import { landingMessages } from './messages.ts';
import { runningOrder } from './running-order.ts';
import { SignInButton } from './sign-in-button.tsx';

export function ClosingCall() {
  const { title, start } = landingMessages.closing;
  return (
    <>
      <Stage beamAt={82} floor={[46, 112]}>
        <div className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-14 pb-16 md:pt-28 md:pb-22">
          <h2 className="type-closing max-w-[5.2em]">{title}</h2>
          <SignInButton label={start} variant="primary" size="main" arrow className="max-md:w-full" />
        </div>
        <div aria-hidden="true">
          <Footlights completed={8} progress={100} minutes={runningOrder} size="lg" glow />
        </div>
      </Stage>
      <footer className="page flex items-center justify-between gap-4 py-5 text-muted text-sm">
        <p>© {new Date().getFullYear()} Pitchwright</p>
        <ThemeSwitch />
      </footer>
    </>
  );
}
