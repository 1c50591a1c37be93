/** The features that Pro adds, by key, with what they do for a seller. */
export const features = {
  'script-enhancement': {
    name: 'Script Enhancement',
    description: 'Write the complete script in one go and sharpen it for a format.',
  },
  'slide-generator': {
    name: 'Slide Generator',
    description: 'Turn the script into designed slides, three designs for each.',
  },
  'presenter-mode': { name: 'Presenter Mode', description: 'The script in front of you, the slides in front of them.' },
  adapter: { name: 'Presentation Adapter', description: 'Convert the script to webinars, challenges, VSLs and more.' },
  'export-features': { name: 'Export', description: 'Take it with you as PDF, PowerPoint or video script.' },
  'slide-viewer': { name: 'Slide Viewer', description: 'Look through the deck, slide by slide or as a grid.' },
  'audience-view': { name: 'Audience View', description: 'A dual-screen synchronised display for the room.' },
  sharing: { name: 'Sharing', description: 'Sharing and collaboration by protected links.' },
} as const;
export type Feature = keyof typeof features;

type Subscriber = { subscriptionStatus: string | null; subscriptionTier: string | null };

/** Pro is an active subscription of tier pro; every other combination is the free plan. */
export const isPro = (user: Subscriber | null | undefined): boolean =>
  user?.subscriptionStatus === 'active' && user.subscriptionTier === 'pro';

/** Answers route guards, sockets and the React gate alike. */
export const canUse = (user: Subscriber | null | undefined, _feature: Feature): boolean => isPro(user);
