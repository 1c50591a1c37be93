import type { APIRequestContext, Locator, Page, WebSocketRoute } from '@playwright/test';
import { newScript } from './script-project.ts';

type StoredSlide = {
  id: number;
  title: string;
  content: string;
  speakerNotes: string;
  sectionReference: number;
  hidden: boolean;
  layout: string;
  options: { layout: string }[];
  imageOptions: string[];
  selectedImageUrl: string | null;
};
export type StoredDeck = { id: number; slides: StoredSlide[]; metadata: { theme: string } };

/** A project of the signed-in Pro user with a deck drawn from the sections named. */
export async function newDeck(api: APIRequestContext, written: readonly number[] = [1, 8]): Promise<number> {
  const { id } = await newScript(api, written);
  const answer = await api.post(`/api/projects/${id}/generate-visual-slides`, { timeout: 45_000 });
  if (!answer.ok()) throw new Error(await answer.text());
  return id;
}

export async function storedDeck(api: APIRequestContext, projectId: number): Promise<StoredDeck> {
  const [deck] = await (await api.get(`/api/projects/${projectId}/slides`)).json();
  if (!deck) throw new Error('There is no deck.');
  return deck;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#6741d9"/></svg>';
/** Answers every picture under /api/painted. */
export const servePictures = (page: Page) =>
  page.route('**/api/painted/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));

/** A report of a run of three key slides with three images each, of which so many are drawn. */
export function report(drawn: number, change: object = {}) {
  const sections = [0, 1, 2].map((sectionNumber) => ({ sectionNumber, title: `Claim ${sectionNumber}`, images: 3 }));
  const completedImages = Array.from({ length: drawn }, (_, index) => ({
    imageUrl: `/api/painted/${index}.svg`,
    sectionNumber: Math.floor(index / 3),
    imageIndex: index % 3,
  }));
  return {
    type: 'progress',
    step: drawn + 1,
    currentSection: Math.min(3, Math.floor(drawn / 3) + 1),
    totalSections: 3,
    currentImage: Math.min(9, drawn + 1),
    totalImages: 9,
    overallProgress: Math.round((drawn / 9) * 100),
    sectionProgress: Math.round(((drawn % 3) / 3) * 100),
    status: 'drawing',
    message: `Laying tile ${drawn}`,
    completedImages,
    sections,
    ...change,
  };
}

/** A server that says only what the test lets it say; every socket that the page opens is kept. */
export async function speakFor(page: Page, projectId: number) {
  const sockets: WebSocketRoute[] = [];
  const said: unknown[] = [];
  let progress: unknown = null;
  await servePictures(page);
  await page.route(`**/api/projects/${projectId}/generate-slides`, (route) =>
    route.fulfill({ json: { success: true, message: 'Slides are being made.' } }),
  );
  await page.route(`**/api/projects/${projectId}/slide-generation`, (route) => route.fulfill({ json: { progress } }));
  await page.routeWebSocket(/\/ws\/progress\//, (socket) => {
    sockets.push(socket);
    socket.onMessage((text) => {
      said.push(JSON.parse(String(text)));
      socket.send(JSON.stringify({ type: 'subscribed', projectId }));
    });
  });
  return {
    sockets,
    said,
    tell: (message: object) => sockets.at(-1)?.send(JSON.stringify(message)),
    /** What a call for the state answers from now on. */
    stand: (state: unknown) => {
      progress = state;
    },
  };
}

export async function openSlidesTab(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Editor tabs/ }).click();
  await page.getByRole('menuitem', { name: 'Slides' }).click();
  return page.getByRole('dialog', { name: 'Slides', exact: true });
}

export const drawing = (page: Page): Locator => page.getByRole('dialog', { name: 'Drawing your slides' });
export const upgrade = (page: Page): Locator => page.getByRole('dialog', { name: 'Upgrade to Pro' });

/** From now on the page's user has lost Pro, as far as the page can learn. */
export async function loseThePlan(page: Page): Promise<void> {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), subscriptionStatus: 'canceled' } });
  });
}

/** Pictures that the browser shows as broken. */
export const brokenPictures = (page: Page): Promise<number> =>
  page.locator('img').evaluateAll(
    (images) =>
      images.filter((image) => {
        if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth > 0) return false;
        const box = image.getBoundingClientRect();
        return box.width > 0 && getComputedStyle(image).visibility !== 'hidden';
      }).length,
  );
