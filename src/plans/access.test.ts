import { describe, expect, test } from 'vitest';
import { canUse, type Feature, features, isPro } from './access.ts';

const keys: Feature[] = [
  'script-enhancement',
  'slide-generator',
  'presenter-mode',
  'adapter',
  'export-features',
  'slide-viewer',
  'audience-view',
  'sharing',
];

describe('who is on which plan', () => {
  const statuses = ['active', 'canceled', 'past_due', 'Active', '', null];
  const tiers = ['pro', 'free', 'admin', 'Pro', '', null];
  const subscribers = statuses.flatMap((subscriptionStatus) =>
    tiers.map((subscriptionTier) => ({ subscriptionStatus, subscriptionTier })),
  );
  const isActivePro = (one: (typeof subscribers)[number]) =>
    one.subscriptionStatus === 'active' && one.subscriptionTier === 'pro';

  test('an active subscription of tier pro is Pro [PERM-01]', () => {
    expect(isPro({ subscriptionStatus: 'active', subscriptionTier: 'pro' })).toBe(true);
  });

  test.each(subscribers.filter((one) => !isActivePro(one)))(
    'status $subscriptionStatus with tier $subscriptionTier is the free plan [PERM-01]',
    (subscriber) => expect(isPro(subscriber)).toBe(false),
  );

  test('nobody is on the free plan [PERM-01]', () => {
    expect([isPro(null), isPro(undefined)]).toEqual([false, false]);
  });

  test.each(keys)('%s is open to Pro and to nobody else [PERM-01]', (feature) => {
    for (const one of subscribers) expect(canUse(one, feature)).toBe(isActivePro(one));
    expect(canUse(null, feature)).toBe(false);
  });
});

describe('the eight features', () => {
  test('are these and no others [UPG-05]', () => {
    expect(Object.keys(features).sort()).toEqual([...keys].sort());
  });

  test('each has a name and a sentence of its own [UPG-05]', () => {
    const sentences = keys.map((key) => features[key].description);
    expect(new Set(sentences).size).toBe(8);
    for (const key of keys) {
      expect(features[key].name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
      expect(features[key].description).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  const toBeSaid: ReadonlyArray<[Feature, RegExp[]]> = [
    ['script-enhancement', [/complete script/]],
    ['slide-generator', [/slides/]],
    ['presenter-mode', [/script in front of you/, /slides in front of them/]],
    ['adapter', [/webinars/, /challenges/, /VSLs/]],
    ['export-features', [/PDF/, /PowerPoint/, /video/]],
    ['slide-viewer', [/slide by slide/]],
    ['audience-view', [/dual-screen synchronised display/]],
    ['sharing', [/sharing and collaboration/i]],
  ];
  test.each(toBeSaid)('%s says what it is for [UPG-05]', (key, parts) => {
    for (const part of parts) expect(features[key].description).toMatch(part);
  });
});
