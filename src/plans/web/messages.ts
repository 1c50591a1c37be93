import { type Feature, features } from '../access.ts';
import { proPlan } from '../price.ts';

/** What Pro adds, as it is advertised everywhere. */
export const proMarketingList = [
  'AI-Powered Script Enhancement',
  'Professional Slide Generation',
  'Advanced Presenter Mode',
  'Universal Content Adaptation',
  'Multiple Export Formats',
  'Priority Support',
  'Advanced Analytics',
  'Custom Branding Options',
] as const;

/** "$297/month" */
export const priceAMonth = `$${proPlan.amount}/${proPlan.interval}`;

const easyToLeave = 'Cancel anytime • No hidden fees';

/** Every sentence a person reads about plans and paying. */
export const plansMessages = {
  easyToLeave,
  upgrade: {
    title: 'Upgrade to Pro',
    badge: 'Most Popular',
    comparison: 'What the free plan and Pro hold',
    inBoth: ['Eight sections, all 66 answers', 'Smart Autofill'],
    included: 'included',
    notIncluded: 'not included',
    later: 'Maybe Later',
    now: 'Upgrade Now',
  },
  subscribe: {
    title: `Upgrade to ${proPlan.name}`,
  },
};

/** Why the upgrade dialog opened: "Presenter Mode is part of Pro: the script in front of you, …" */
export function reasonToUpgrade(feature: Feature): string {
  const { name, description } = features[feature];
  return `${name} is part of Pro: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}
