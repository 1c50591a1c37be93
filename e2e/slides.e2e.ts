import { expect, test } from './fixtures.ts';
import { callsTo, newProject } from './own-projects.ts';
import { message, newScript, openEditor, section } from './script-project.ts';
import {
  brokenPictures,
  drawing,
  loseThePlan,
  openSlidesTab,
  report,
  speakFor,
  storedDeck,
  upgrade,
} from './slides-project.ts';

const failed = 'Failed to generate slides. Please try again.';

test('Generate Slides waits for the first complete section [EDIT-16]', async ({ page, api, proUser: _ }) => {
  const id = await newProject(api, { name: 'Blank' });
  await openEditor(page, id);
  const tab = await openSlidesTab(page);
  await expect(tab.getByRole('button', { name: 'Generate Slides' })).toBeDisabled();
  await expect(tab.getByText('Write a section first')).toBeVisible();
  await page.keyboard.press('Escape');
  await section(page, 3).getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(message(page, 'Section 3 generated successfully!')).toBeVisible();
  const again = await openSlidesTab(page);
  await expect(again.getByRole('button', { name: 'Generate Slides' })).toBeEnabled();
});

test('slides are made of the script before one’s eyes, and one ends up choosing among them [EDIT-17] [SLIDEGEN-08] [OPEN-21]', async ({
  page,
  api,
  proUser: _,
}) => {
  const { id } = await newScript(api, [1, 4]);
  const calls = callsTo(page, 'POST', /generate-slides$/);
  const reports: Array<{ overallProgress: number; completedImages: unknown[] }> = [];
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const answer = JSON.parse(String(payload));
      heard.push(answer.type);
      if (answer.type === 'progress') reports.push(answer);
    });
  });
  await openEditor(page, id);
  const tab = await openSlidesTab(page);
  await tab.getByRole('button', { name: 'Generate Slides' }).click();
  await expect(drawing(page)).toBeVisible();
  await expect(tab).toBeHidden();
  await expect(drawing(page).getByText('All there. Going on in a moment.')).toBeVisible({ timeout: 45_000 });
  await expect(drawing(page).getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(`/script/${id}/image-selection`);
  await expect(page.getByText('3 Slides with Images')).toBeVisible();

  expect(calls).toEqual(['']);
  expect(heard[0]).toBe('subscribed');
  expect(heard).not.toContain('complete');
  await expect.poll(() => reports.length).toBeGreaterThan(2);
  const percents = reports.map(({ overallProgress }) => overallProgress);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(reports.at(-1)?.completedImages).toHaveLength(9);
});

test('a theme wished for goes along and is the deck’s', async ({ page, api, proUser: _ }) => {
  const { id } = await newScript(api, [8]);
  const calls = callsTo(page, 'POST', /generate-slides$/);
  await openEditor(page, id);
  const tab = await openSlidesTab(page);
  await tab.getByRole('radio', { name: 'Forest' }).click();
  await tab.getByRole('button', { name: 'Generate Slides' }).click();
  await expect(page).toHaveURL(`/script/${id}/image-selection`, { timeout: 45_000 });
  expect(calls.map((body) => JSON.parse(body))).toEqual([{ theme: 'forest' }]);
  expect((await storedDeck(api, id)).metadata.theme).toBe('forest');
});

test('a start that fails says so and opens nothing [EDIT-17]', async ({
  page,
  api,
  proUser: _,
  expectedConsoleErrors,
}) => {
  expectedConsoleErrors.push(/500|Mutation error/);
  const { id } = await newScript(api, [1]);
  await page.route('**/generate-slides', (route) => route.fulfill({ status: 500, body: 'Down' }));
  await openEditor(page, id);
  await (await openSlidesTab(page)).getByRole('button', { name: 'Generate Slides' }).click();
  await expect(message(page, 'Error')).toBeVisible();
  await expect(message(page, failed)).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
});

test('a free user may look at the tab; making slides offers Pro and calls nothing [SLIDEGEN-07] [OPEN-15]', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id } = await newScript(api, [1]);
  const calls = callsTo(page, 'POST', /generate-slides/);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await openEditor(page, id);
  const tab = await openSlidesTab(page);
  await tab.getByRole('button', { name: 'Generate Slides' }).click();
  await expect(upgrade(page)).toContainText('Slide Generator is part of Pro');
  await expect(drawing(page)).toHaveCount(0);
  expect([calls, sockets]).toEqual([[], []]);
});

for (const said of ['Premium subscription required for Slide Generator.', 'Premium feature - Upgrade required']) {
  test(`a server that says “${said}” opens the upgrade prompt in place of the message [EDIT-22]`, async ({
    page,
    api,
    proUser: _,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/403|Mutation error/);
    const { id } = await newScript(api, [1]);
    await page.route('**/generate-slides', (route) => route.fulfill({ status: 403, json: { message: said } }));
    await openEditor(page, id);
    const tab = await openSlidesTab(page);
    await loseThePlan(page);
    await tab.getByRole('button', { name: 'Generate Slides' }).click();
    await expect(upgrade(page)).toBeVisible();
    await expect(message(page, failed)).toHaveCount(0);
  });
}

test('View Presentation leads to the slides, or to the plan that opens them [EDIT-03]', async ({
  page,
  api,
  proUser: _,
}) => {
  const { id } = await newScript(api, [1]);
  await openEditor(page, id);
  const head = page.getByRole('banner');
  await expect(head.getByRole('link', { name: 'View Presentation' })).toHaveAttribute('href', `/script/${id}/slides`);
  await loseThePlan(page);
  await page.reload();
  await head.getByRole('button', { name: 'View Presentation' }).click();
  await expect(upgrade(page)).toContainText('Slide Viewer is part of Pro');
  await expect(page).toHaveURL(`/script-editor/${id}`);
});

test.describe('the slides being drawn', () => {
  let id: number;
  let server: Awaited<ReturnType<typeof speakFor>>;

  test.beforeEach(async ({ page, api, proUser: _ }) => {
    id = (await newScript(api, [1])).id;
    server = await speakFor(page, id);
    await openEditor(page, id);
    await (await openSlidesTab(page)).getByRole('button', { name: 'Generate Slides' }).click();
    await expect(drawing(page)).toBeVisible();
    await expect.poll(() => server.said.length).toBe(1);
  });

  test('the socket is on the page’s own host and port and subscribes with the project [WS-01] [OPEN-22]', async ({
    page,
  }) => {
    expect(server.sockets.map((socket) => socket.url())).toEqual([
      `${new URL(page.url()).origin.replace('http', 'ws')}/ws/progress/${id}`,
    ]);
    expect(server.said).toEqual([{ type: 'subscribe', projectId: id }]);
  });

  test('section, image, both bars, status, message and thumbnails follow each message [SLIDEGEN-01] [SLIDEGEN-08]', async ({
    page,
  }) => {
    const bar = (name: string) => drawing(page).getByRole('progressbar', { name });
    await expect(drawing(page).getByText('Starting', { exact: true }).first()).toBeVisible();
    server.tell(report(4));
    await expect(drawing(page).getByText('One Belief Framework').first()).toBeVisible();
    await expect(drawing(page).getByText('Section 1 of 2, image 2 of 3')).toBeVisible();
    await expect(drawing(page).getByText('Drawing', { exact: true })).toBeVisible();
    await expect(drawing(page).getByText('Laying tile 4', { exact: true })).toBeVisible();
    await expect(bar('Overall progress')).toHaveAttribute('aria-valuenow', '44');
    await expect(bar('Section progress')).toHaveAttribute('aria-valuenow', '33');
    const frames = drawing(page).getByRole('list', { name: 'Designs so far' }).getByRole('img');
    await expect(frames).toHaveCount(4);
    await expect(drawing(page).getByText('4 of 9 images')).toBeVisible();
    server.tell(report(7));
    await expect(drawing(page).getByText('Section 2 of 2, image 2 of 3')).toBeVisible();
    await expect(frames).toHaveCount(7);
    await expect(bar('Overall progress')).toHaveAttribute('aria-valuenow', '78');
  });

  test('the dialog has room for the designs before they are known', async ({ page }) => {
    const columns = Array.from({ length: 9 }, (_, sectionNumber) => ({ sectionNumber, title: 'A claim', images: 3 }));
    const none = { totalSections: 0, totalImages: 0, sections: [], completedImages: [] };
    server.tell(report(0, { status: 'outlining', message: 'Reading', ...none }));
    await expect(drawing(page).getByText('Reading', { exact: true })).toBeVisible();
    const before = await drawing(page).boundingBox();
    server.tell(report(1, { sections: columns, totalSections: 9, totalImages: 27 }));
    await expect(drawing(page).getByText('1 of 27 images')).toBeVisible();
    expect((await drawing(page).boundingBox())?.height).toBe(before?.height);
  });

  test('who hears the page is told at most every five seconds', async ({ page }) => {
    // The clock goes on by itself as well, so the page itself notes when it says what.
    await page.clock.install();
    const spoken = drawing(page).getByRole('status');
    const spokenAt = await spoken.evaluateHandle((status) => {
      const heard: { text: string; at: number }[] = [];
      const hear = () => heard.push({ text: status.textContent ?? '', at: Date.now() });
      new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
      return heard;
    });
    for (const step of [1, 2, 3]) {
      server.tell(report(step));
      await expect(drawing(page).getByText(`Laying tile ${step}`, { exact: true })).toBeVisible();
      await page.clock.runFor(1_000);
    }
    await page.clock.runFor(10_000);
    await expect(spoken).toHaveText('Drawing. Laying tile 3');
    const heard = await spokenAt.jsonValue();
    expect(heard.length).toBeLessThan(4);
    for (const [index, { at }] of heard.entries())
      expect(at - (heard[index - 1]?.at ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(5_000);
  });

  test('a picture that cannot be loaded is not shown as a broken one [SLIDEGEN-08]', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/404/);
    const [lost, ...others] = report(3).completedImages;
    server.tell(report(3, { completedImages: [...others, { ...lost, imageUrl: '/api/nothing-here.jpg' }] }));
    const frames = drawing(page).getByRole('list', { name: 'Designs so far' }).getByRole('img');
    await expect(frames).toHaveCount(2);
    await expect.poll(() => brokenPictures(page)).toBe(0);
  });

  test('Continue to Image Selection goes there before the end [SLIDEGEN-02]', async ({ page }) => {
    server.tell(report(3));
    await drawing(page).getByRole('button', { name: 'Continue to Image Selection' }).click();
    await expect(page).toHaveURL(`/script/${id}/image-selection`);
  });

  const endings = { 'the status is completed': report(8, { status: 'completed' }), 'all images are there': report(9) };
  for (const [what, last] of Object.entries(endings)) {
    test(`two seconds after ${what} it goes to the image selection by itself [SLIDEGEN-03] [OPEN-21]`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1_000);
      server.tell(last);
      await expect
        .poll(async () => {
          await page.clock.runFor(10);
          return drawing(page).getByText('All there. Going on in a moment.').isVisible();
        })
        .toBe(true);
      await page.clock.runFor(1_700);
      await expect(drawing(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/script-editor/${id}`);
      await page.clock.runFor(400);
      await page.clock.resume();
      await expect(page).toHaveURL(`/script/${id}/image-selection`);
    });
  }

  test('a complete message hands the deck over and goes to the slides at once [SLIDEGEN-04] [OPEN-21]', async ({
    page,
  }) => {
    await page.clock.install();
    server.tell(report(9, { status: 'completed' }));
    await expect(drawing(page).getByText('All there. Going on in a moment.')).toBeVisible();
    const slides = [{ id: 1, title: 'Handed over', content: '', sectionReference: 0, imageOptions: [] }];
    await page.route(`**/api/projects/${id}/slides`, (route) =>
      route.fulfill({ json: [{ id: 77, projectId: id, title: 'Deck', slides }] }),
    );
    server.tell({ type: 'complete', slideDeck: { id: 77, projectId: id, title: 'Deck', slides } });
    await expect(page).toHaveURL(`/script/${id}/slides`);
    await expect(drawing(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Handed over' })).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL(`/script/${id}/slides`);
  });

  test('an error message closes the dialog and is shown as an alert [SLIDEGEN-05]', async ({ page }) => {
    server.tell({ type: 'error', message: 'The paint ran out.' });
    await expect(drawing(page)).toHaveCount(0);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('The paint ran out.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(`/script-editor/${id}`);
  });

  test('the socket’s premium sentence opens the upgrade prompt [WS-04] [EDIT-22]', async ({ page }) => {
    await loseThePlan(page);
    server.tell({ type: 'error', message: 'Premium subscription required for slide generation' });
    await expect(upgrade(page)).toBeVisible();
    await expect(drawing(page)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a broken line is only warned of and not opened again; the state is read over HTTP [SLIDEGEN-06]', async ({
    page,
  }) => {
    server.tell(report(2));
    await expect(drawing(page).getByText('Laying tile 2', { exact: true })).toBeVisible();
    server.stand(report(5));
    const warned = page.waitForEvent('console', (log) => log.type() === 'warning' && log.text().includes('4001'));
    await server.sockets[0]?.close({ code: 4001 });
    await warned;
    await expect(drawing(page).getByText('Laying tile 5', { exact: true })).toBeVisible();
    server.stand(report(9, { status: 'completed' }));
    await expect(page).toHaveURL(`/script/${id}/image-selection`);
    expect(server.sockets).toHaveLength(1);
  });

  test('a server out of reach is told of, and the progress goes on when it is back', async ({
    page,
    expectedConsoleErrors,
  }) => {
    expectedConsoleErrors.push(/ERR_FAILED/);
    server.tell(report(2));
    await expect(drawing(page).getByText('Laying tile 2', { exact: true })).toBeVisible();
    const height = (await drawing(page).boundingBox())?.height;
    await page.route('**/slide-generation', (route) => route.abort());
    await server.sockets[0]?.close({ code: 4001 });
    await expect(drawing(page).getByText('No connection. It goes on by itself.').last()).toBeVisible();
    expect((await drawing(page).boundingBox())?.height).toBe(height);
    await page.unroute('**/slide-generation');
    server.stand(report(5));
    await expect(drawing(page).getByText('Laying tile 5', { exact: true })).toBeVisible();
    await expect(drawing(page).getByText('5 of 9 images')).toBeVisible();
  });

  test('closing stops nothing: the head shows how far it is, also after a reload', async ({ page }) => {
    server.tell(report(2));
    await drawing(page).getByRole('button', { name: 'Keep writing' }).click();
    await expect(drawing(page)).toHaveCount(0);
    const pill = page.getByRole('button', { name: 'Drawing slides, 22%' });
    await expect(pill).toBeVisible();
    server.stand(report(6));
    await page.reload();
    await page.getByRole('button', { name: 'Drawing slides, 67%' }).click();
    await expect(drawing(page).getByText('6 of 9 images')).toBeVisible();
    expect(server.sockets).toHaveLength(2);
    await page.reload();
    await expect(drawing(page).getByText('6 of 9 images')).toBeVisible();
  });

  test('slides that are ready while one writes are told of, and the page stays', async ({ page }) => {
    server.tell(report(2));
    await page.keyboard.press('Escape');
    await expect(drawing(page)).toHaveCount(0);
    server.tell(report(9, { status: 'completed' }));
    await expect(message(page, 'Your slides are ready')).toBeVisible();
    await expect(page).toHaveURL(`/script-editor/${id}`);
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(page).toHaveURL(`/script/${id}/image-selection`);
  });

  test('drawing can be stopped', async ({ page }) => {
    server.tell(report(2));
    server.stand(report(2, { status: 'cancelled', step: 9 }));
    const asked = page.waitForRequest((request) => request.method() === 'DELETE');
    await drawing(page).getByRole('button', { name: 'Stop drawing' }).click();
    expect(new URL((await asked).url()).pathname).toBe(`/api/projects/${id}/slide-generation`);
    await expect(message(page, 'Drawing stopped')).toBeVisible();
    await expect(drawing(page)).toHaveCount(0);
  });
});
