import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '#platform/web/button.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { FormMessage } from './form-message.tsx';
import { accountMessages } from './messages.ts';
import { type DemoPlan, sentenceForFailure, signInAsDemo, signInOptionsQuery } from './sign-in-calls.ts';

const plans: readonly DemoPlan[] = ['pro', 'free'];

/** Two ways to look around without an account; only where the server offers them. */
export function DemoButtons({ onSignedIn }: { onSignedIn: () => void }) {
  const options = useQuery(signInOptionsQuery);
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: signInAsDemo,
    onSuccess: onSignedIn,
  });
  if (!options.data?.demo) return null;
  const { title, failed } = accountMessages.demo;
  const working = isPending || isSuccess;
  return (
    <section className="flex flex-col gap-3">
      <OxfordRule className="mb-6" />
      <h2 className="font-semibold text-base">{title}</h2>
      {error && <FormMessage tone="danger">{sentenceForFailure(error, { failed })}</FormMessage>}
      <div className="grid gap-3 sm:grid-cols-2">
        {plans.map((plan) => {
          const { action, note } = accountMessages.demo[plan];
          return (
            <div key={plan} className="flex flex-col gap-2">
              <Button
                size="form"
                className="w-full"
                busy={working && variables === plan}
                disabled={working && variables !== plan}
                onClick={() => mutate(plan)}
              >
                {action}
              </Button>
              <p className="text-muted text-note">{note}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
