import type { Page } from '@playwright/test';
import { answerSets } from './answer-sets.data.ts';
import { test } from './fixtures.ts';

type Screen = { name: string; as: 'visitor' | 'pro' | 'free' | 'new'; open: (page: Page) => Promise<unknown> };

const dialogIsOpen = (page: Page) => page.getByRole('dialog').first().waitFor();
const firstProject = async (page: Page) =>
  ((await (await page.request.get('/api/projects')).json()) as { id: number }[])[0]?.id;

async function openWizardAt(page: Page, step: number) {
  await page.goto('/');
  await page
    .getByRole('button', { name: /Generate New Script|Create First Script/ })
    .first()
    .click();
  await dialogIsOpen(page);
  await page
    .getByRole('textbox')
    .first()
    .fill(answerSets[0]?.name ?? '');
  for (let at = 1; at < step; at++) await page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Opens a screen of the first project's slides, which are made when there are none. */
async function openDeck(page: Page, screen: string) {
  const id = await firstProject(page);
  const decks = await (await page.request.get(`/api/projects/${id}/slides`)).json();
  if (decks.length === 0) await page.request.post(`/api/projects/${id}/generate-visual-slides`);
  await page.goto(`/script/${id}/${screen}`);
  await page.getByRole('heading').first().waitFor();
}

/** Every screen of the product that a picture can show, and how one gets there. */
const screens: Screen[] = [
  { name: 'slide-viewer', as: 'pro', open: (page) => openDeck(page, 'slides') },
  {
    name: 'slide-grid',
    as: 'pro',
    open: async (page) => {
      await openDeck(page, 'slides');
      await page.getByRole('button', { name: 'Grid View' }).click();
    },
  },
  {
    name: 'slide-editing',
    as: 'pro',
    open: async (page) => {
      await openDeck(page, 'slides');
      await page.getByRole('button', { name: /^Edit/ }).first().click();
    },
  },
  { name: 'image-selection', as: 'pro', open: (page) => openDeck(page, 'image-selection') },
  { name: 'images', as: 'pro', open: (page) => openDeck(page, 'images') },
  {
    name: 'slides-tab',
    as: 'pro',
    open: async (page) => {
      await page.goto(`/script-editor/${await firstProject(page)}`);
      await page.getByRole('button', { name: /Editor tabs/ }).click();
      await page.getByRole('menuitem', { name: /^Slides/ }).click();
    },
  },
  { name: 'landing', as: 'visitor', open: (page) => page.goto('/') },
  { name: 'sign-in', as: 'visitor', open: (page) => page.goto('/login') },
  { name: 'not-found', as: 'pro', open: (page) => page.goto('/no/such/page') },
  { name: 'dashboard-empty', as: 'new', open: (page) => page.goto('/') },
  { name: 'dashboard', as: 'pro', open: (page) => page.goto('/') },
  {
    name: 'card-menu',
    as: 'pro',
    open: async (page) => {
      await page.goto('/');
      await page
        .getByRole('button', { name: /menu|actions|more/i })
        .last()
        .click();
    },
  },
  {
    name: 'templates',
    as: 'free',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('heading', { name: /Your Scripts/ }).waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Start from a template' }).click();
      await dialogIsOpen(page);
    },
  },
  { name: 'wizard-1', as: 'free', open: (page) => openWizardAt(page, 1) },
  { name: 'wizard-4', as: 'pro', open: (page) => openWizardAt(page, 4) },
  { name: 'wizard-10', as: 'free', open: (page) => openWizardAt(page, 10) },
  {
    name: 'upgrade',
    as: 'free',
    open: async (page) => {
      await openWizardAt(page, 10);
      await page.getByRole('button', { name: 'Upgrade for Script Enhancement' }).click();
    },
  },
  { name: 'subscribe', as: 'free', open: (page) => page.goto('/subscribe') },
  { name: 'subscription-success', as: 'pro', open: (page) => page.goto('/subscription-success') },
  { name: 'project-detail', as: 'pro', open: async (page) => page.goto(`/script/${await firstProject(page)}`) },
  {
    name: 'editor',
    as: 'pro',
    open: async (page) => {
      await page.goto(`/script-editor/${await firstProject(page)}`);
      await page.getByRole('heading', { name: 'One Belief Framework' }).first().waitFor();
    },
  },
  { name: 'slides-gate', as: 'free', open: async (page) => page.goto(`/script/${await firstProject(page)}/slides`) },
];

const widths = [
  [1280, 900],
  [360, 780],
] as const;

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of widths) {
    for (const { name, as, open } of screens) {
      test(`${name} at ${width} px, ${theme}`, async ({ page }) => {
        page.setDefaultTimeout(15_000);
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        if (as === 'pro' || as === 'free') await page.request.post('/api/auth/demo', { data: { plan: as } });
        if (as === 'new') {
          const email = `screens-${theme}-${width}@example.com`;
          await page.request.post('/api/auth/sign-up/email', {
            data: { email, password: 'long enough', name: 'Ada Vale', firstName: 'Ada' },
          });
        }
        await open(page);
        await page.waitForLoadState('networkidle');
        await page.waitForFunction(
          () => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy="true"]'),
        );
        const isDialog = (await page.getByRole('dialog').count()) > 0;
        await page.screenshot({
          path: `screenshots/${name}-${width}-${theme}.png`,
          fullPage: !isDialog && name !== 'editor',
        });
      });
    }
  }
}
