// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '#accounts/web/use-current-user.ts';
import { createQueryClient } from '#platform/web/query-client.ts';
import { fakeServer, json } from '#platform/web/testing/fake-server.ts';
import { type Feature, features } from '../access.ts';
import { UpgradeDialog } from './upgrade.dialog.tsx';

const user = {
  id: 'u1',
  email: 'maya@steadypipeline.co',
  firstName: 'Maya',
  lastName: 'Okafor',
  profileImageUrl: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'free',
};
const proUser = { ...user, subscriptionTier: 'pro' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the dialog as if somebody had met a gate; answers how to wait until the user is known. */
function meetGate(person: typeof user, feature: Feature) {
  vi.stubGlobal('fetch', fakeServer(() => json(person)).fetch);
  const client = createQueryClient();
  const router = createMemoryRouter([
    { path: '*', element: <UpgradeDialog open onOpenChange={() => undefined} feature={feature} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => waitFor(() => expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(person));
}

const keys = Object.keys(features).filter((key): key is Feature => key in features);

test.each(keys)('a free user who meets the gate %s is told its name and what it does [UPG-04]', async (feature) => {
  meetGate(user, feature);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Pro' }));
  const { name, description } = features[feature];
  expect(dialog.getByText(new RegExp(`^${name} is part of Pro: `)).textContent?.toLowerCase()).toContain(
    description.toLowerCase(),
  );
});

test.each(keys)('for a Pro user the gate %s opens no dialog [UPG-04]', async (feature) => {
  const known = meetGate(proUser, feature);
  await known();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while it is not known who is there, nothing is offered [UPG-04]', async () => {
  const known = meetGate(user, 'adapter');
  expect(screen.queryByRole('dialog')).toBeNull();
  await known();
  await screen.findByRole('dialog');
});

test('each line of the comparison says in words what is included [UPG-01]', async () => {
  meetGate(user, 'sharing');
  const rows = within(await screen.findByRole('table', { name: /free plan and Pro/ })).getAllByRole('row');
  const said = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(said[0]).toEqual(['', 'Free', 'Pro']);
  expect(said[2]).toEqual(['Smart Autofill', 'included', 'included']);
  expect(said[3]).toEqual(['AI-Powered Script Enhancement', 'not included', 'included']);
});
