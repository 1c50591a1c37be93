import { expect, test } from './fixtures.ts';
import { editSection, newScript, openEditor, section, sentence } from './script-project.ts';

test('repeated phrases and figures no answer gives stand beside the section, and a press goes to the sentence', async ({
  page,
  api,
  freeUser: _,
}) => {
  const { id, sections } = await newScript(api);
  const second = sections.find(({ sectionNumber }) => sectionNumber === 2);
  const content =
    'And every round of it costs you a night.\n\nYou know this. You have known it for 4711 mornings.\n\nEvery round of it costs you, again.';
  await api.patch(`/api/sections/${second?.id}`, { data: { content } });
  await openEditor(page, id);
  await section(page, 2).scrollIntoViewIfNeeded();
  await sentence(page, 2, 0).click();
  const panel = page.getByRole('region', { name: 'How it is heard' });
  await expect(panel).toContainText('Reading ease');
  await panel.getByRole('button', { name: '4711' }).click();
  await expect(sentence(page, 2, 2)).toHaveAttribute('aria-pressed', 'true');
  const phrase = panel.getByRole('button', { name: /every round of it costs you/ });
  await expect(phrase).toContainText('2 times');
  await phrase.click();
  await expect(sentence(page, 2, 3)).toHaveAttribute('aria-pressed', 'true');
  await phrase.click();
  await expect(sentence(page, 2, 0)).toHaveAttribute('aria-pressed', 'true');

  await editSection(page, 2, 'A new line.');
  await expect(panel).toBeHidden();
});
