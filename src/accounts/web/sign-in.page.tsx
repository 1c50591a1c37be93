import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { DemoButtons } from './demo-buttons.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import { accountMessages } from './messages.ts';
import { enterApp, placeAfterSignIn } from './sign-in-calls.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useCurrentUser } from './use-current-user.ts';

type Way = 'sign-in' | 'sign-up' | 'forgotten';

const titles: Record<Way, string> = {
  'sign-in': accountMessages.signIn.title,
  'sign-up': accountMessages.signUp.title,
  forgotten: accountMessages.forgotten.title,
};

const tabLooks =
  '-mb-px h-12 border-transparent border-b-[3px] font-medium text-base text-muted hover:text-text data-[state=active]:border-text data-[state=active]:font-semibold data-[state=active]:text-text';

export default function SignInPage() {
  const { search, hash } = useLocation();
  const [way, setWay] = useState<Way>(hash === '#forgotten' ? 'forgotten' : 'sign-in');
  const [email, setEmail] = useState('');
  const [entering, setEntering] = useState(false);
  const { state } = useCurrentUser();
  useDocumentTitle(way === 'sign-up' ? 'Create account' : 'Sign in');

  function enter() {
    setEntering(true);
    enterApp(search);
  }

  if (state === 'authenticated' && !entering) return <Navigate replace to={placeAfterSignIn(search)} />;
  return (
    <SignInFrame foot={<DemoButtons onSignedIn={enter} />}>
      <h1 className="type-section-title">{titles[way]}</h1>
      {way === 'forgotten' ? (
        <ForgottenPasswordForm email={email} onBack={() => setWay('sign-in')} />
      ) : (
        <Tabs.Root value={way} onValueChange={(value) => setWay(value === 'sign-up' ? 'sign-up' : 'sign-in')}>
          <Tabs.List
            aria-label="Sign in or create an account"
            className="mb-7 flex gap-7 border-b border-b-line-strong"
          >
            <Tabs.Trigger value="sign-in" className={tabLooks}>
              Sign in
            </Tabs.Trigger>
            <Tabs.Trigger value="sign-up" className={tabLooks}>
              Create account
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="sign-in">
            <SignInForm
              email={email}
              onEmailChange={setEmail}
              onSignedIn={enter}
              onForgotten={() => setWay('forgotten')}
            />
          </Tabs.Content>
          <Tabs.Content value="sign-up">
            <SignUpForm email={email} onEmailChange={setEmail} onSignedIn={enter} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </SignInFrame>
  );
}
