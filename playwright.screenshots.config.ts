import stories from './playwright.config.ts';

export default {
  ...stories,
  testMatch: '**/*.screens.ts',
  reporter: [['list']] as const,
  use: { ...stories.use, trace: 'off' as const },
};
