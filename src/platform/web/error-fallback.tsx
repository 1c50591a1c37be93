import { Button } from './button.tsx';
import { Footlights } from './footlights.tsx';
import { Stage } from './stage.tsx';

type ErrorFallbackProps = { onTryAgain: () => void; onRefresh?: () => void };

/** The full screen that stands in for one that could not be rendered. */
export function ErrorFallback({ onTryAgain, onRefresh = () => window.location.reload() }: ErrorFallbackProps) {
  return (
    <Stage role="alert" beamAt={50} floor={[15, 85]} className="flex min-h-dvh flex-col">
      <div className="page flex flex-1 flex-col items-center justify-center gap-6 py-16 text-center">
        <h1 className="type-section-title">Something went wrong</h1>
        <p className="max-w-[46ch] text-lg text-stage-lead">We apologize for the inconvenience. Please try again.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" size="main" onClick={onTryAgain}>
            Try Again
          </Button>
          <Button size="main" onClick={onRefresh}>
            Refresh Page
          </Button>
        </div>
      </div>
      <div aria-hidden="true">
        <Footlights completed={0} progress={0} size="lg" />
      </div>
    </Stage>
  );
}
