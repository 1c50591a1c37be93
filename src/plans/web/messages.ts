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

const { name: proName, amount, interval } = proPlan;

/** Every sentence a person reads about plans and paying. */
export const plansMessages = {
  easyToLeave: 'Cancel anytime • No hidden fees',
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
  gate: { badge: 'Premium Feature', action: 'Upgrade to Pro' },
  subscribe: {
    title: `Upgrade to ${proName}`,
    lead: 'On the free plan you write the whole script, section by section. Pro writes it in one go and takes it onto the stage.',
    checking: 'Checking your plan…',
    plan: 'Pro Plan',
    badge: 'Best Value',
    listTitle: 'In the programme',
    list: [...proMarketingList, 'Unlimited Projects', 'Team Collaboration Tools'],
    action: `Subscribe for $${amount}/${interval}`,
    trust: { encrypted: 'SSL Encrypted', guarantee: '30-day Money Back Guarantee', cancel: 'Cancel Anytime' },
    noUrl: 'No checkout URL received',
    alreadyPro: {
      title: `You have ${proName}`,
      text: 'Your subscription is active and everything is open. There is nothing to buy here.',
      back: 'Back to the Dashboard',
    },
  },
  success: {
    badge: 'Pro Member',
    title: `Welcome to ${proName}`,
    lead: 'The house lights go down, all eight lamps are lit. Everything is open from now on.',
    stillFree: {
      text: 'Your account still shows the free plan. Just after paying this can take a moment.',
      action: 'Check again',
    },
    benefitsTitle: 'What changes for you',
    benefits: [
      {
        title: 'Written in one go',
        text: 'The last step of the wizard now writes all eight sections from your answers.',
      },
      { title: 'Fit for the occasion', text: 'The same script for a webinar, a keynote, a workshop or a short video.' },
      {
        title: 'Taken on stage',
        text: 'From the manuscript to slides, to a prompter, to the screen of your audience.',
      },
    ],
    unlockedTitle: 'Pro Features Unlocked',
    unlocked: [
      'Unlimited script generation',
      'Multi-format adaptations',
      'Advanced AI models',
      'Priority processing',
      'Custom templates',
      'Export capabilities',
    ],
    stepsTitle: 'Three steps from here',
    steps: [
      { title: 'Answer the interview', text: 'Ten steps; what you answered before is still there.' },
      { title: 'Press Generate on the last step', text: 'The script appears in the editor, section by section.' },
      { title: 'Read it aloud', text: 'Change every sentence that you would not say.' },
    ],
    start: 'Start a new script',
    dashboard: 'Go to the Dashboard',
  },
  sandbox: {
    mark: 'Test checkout: no money is taken',
    pageTitle: 'Test checkout',
    perInterval: `Subscription, each ${interval}`,
    due: 'Due in a real checkout',
    taken: 'Taken from you here',
    payTitle: 'Pay with',
    card: 'Test card',
    cardText: 'No card number is asked for, and none is charged.',
    account: 'Account',
    effect: 'Paying switches this account to Pro, exactly as a real payment would.',
    pay: (price: string) => `Pay ${price} as a test`,
    back: 'Back without paying',
    failed: 'This did not work just now, and nothing has changed. Please try again.',
    paid: {
      title: 'This checkout is paid',
      text: 'A checkout is paid once. Your account has been switched to Pro.',
      action: 'See what is open now',
    },
    canceled: {
      title: 'This checkout was left',
      text: 'Nothing was paid and nothing has changed. A new one opens from the Pro page.',
      action: 'Back to the Pro page',
    },
    missing: {
      title: 'There is no such checkout',
      text: 'The address may have a slip in it, or it belongs to another account.',
      action: 'Back to the Pro page',
    },
    unreadable: {
      title: 'The checkout could not be opened',
      text: 'The server did not answer as it should. Nothing was paid; try again in a moment.',
      action: 'Try Again',
    },
  },
};

/** Why the upgrade dialog opened: "Presenter Mode is part of Pro: the script in front of you, …" */
export function reasonToUpgrade(feature: Feature): string {
  const { name, description } = features[feature];
  return `${name} is part of Pro: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}
