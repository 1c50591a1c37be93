import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';
import { recordError } from './error-record.ts';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** When it changes, e.g. with the path, a shown error is forgotten. */
  resetKey?: string;
};
type ErrorBoundaryState = { failed: boolean; resetKey: string | undefined };

/** Shows the fallback instead of a screen that failed to render, until "Try Again" is pressed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('Rendering failed:', recordError(error, info.componentStack));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorFallback onTryAgain={() => this.setState({ failed: false })} />;
  }
}
