import { ArrowRight } from 'lucide-react';
import { serverPaths } from '#app/paths.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#platform/web/button.tsx';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';

type SignInButtonProps = {
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  arrow?: boolean;
  className?: string;
};

/** Every button of this page leads to the sign-in, by a page navigation. */
export function SignInButton({ label, arrow = false, ...looks }: SignInButtonProps) {
  return (
    <Button
      {...looks}
      iconAfter={arrow && <ArrowRight aria-hidden="true" className="size-4" />}
      onClick={() => navigateBrowser(serverPaths.login)}
    >
      {label}
    </Button>
  );
}
