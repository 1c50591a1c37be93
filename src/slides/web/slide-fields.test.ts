import { expect, test } from 'vitest';
import { readDeck } from './deck-reading.ts';
import { changeOf, fieldsOf, inverseOf, withChange } from './slide-fields.ts';

const [slide] = readDeck({
  id: 1,
  slides: [
    { id: 4, title: 'A claim', content: 'One\nTwo', speakerNotes: 'Say it.', figure: { value: '61%', label: 'lost' } },
  ],
}).slides;
if (!slide) throw new Error('There is no slide.');
const fields = fieldsOf(slide);
const option = { url: '/1.jpg', layout: 'list', art: 'waves', seed: 1, notice: null } as const;

test('only what was changed is sent, bullets as a list, without blank lines and ends', () => {
  expect(changeOf(fields, slide)).toEqual({ change: null, errors: {} });
  expect(changeOf({ ...fields, title: 'A claim ' }, slide).change).toBeNull();
  expect(changeOf({ ...fields, bullets: 'One\n\n Two \nThree\n' }, slide).change).toEqual({
    bullets: ['One', 'Two', 'Three'],
  });
  expect(changeOf({ ...fields, quoteText: 'Yes.', quoteBy: 'Ada' }, slide).change).toEqual({
    quote: { text: 'Yes.', by: 'Ada' },
  });
  expect(changeOf({ ...fields, figureValue: '' }, slide).change).toEqual({ figure: null });
});

test('what cannot be stored stays in its field with the reason, and the rest is sent all the same', () => {
  const { change, errors } = changeOf({ ...fields, title: 'x'.repeat(201), subtitle: 'Fine' }, slide);
  expect(change).toEqual({ subtitle: 'Fine' });
  expect(errors).toEqual({ title: 'A title has at most 200 characters.' });
  const bullets = Array.from({ length: 9 }, (_, index) => `Point ${index}`).join('\n');
  expect(changeOf({ ...fields, bullets }, slide)).toEqual({
    change: null,
    errors: { bullets: 'A slide has at most eight bullets.' },
  });
  expect(changeOf({ ...fields, figureValue: 'x'.repeat(25) }, slide).errors).toHaveProperty('figureValue');
});

test('a slide keeps a title or a bullet', () => {
  expect(changeOf({ ...fields, title: '', bullets: '' }, slide)).toEqual({
    change: null,
    errors: { title: 'A slide needs a title or at least one bullet.' },
  });
  expect(changeOf({ ...fields, title: '' }, slide).change).toEqual({ title: '' });
});

test('a change is shown at once, and its inverse brings back what stood there', () => {
  const change = { title: 'Another', bullets: ['Only one'], hidden: true, quote: { text: 'Yes.', by: '' } };
  const after = withChange(slide, change);
  expect(after).toMatchObject({ title: 'Another', content: 'Only one', hidden: true, speakerNotes: 'Say it.' });
  expect(inverseOf(change, slide)).toEqual({ title: 'A claim', bullets: ['One', 'Two'], hidden: false, quote: null });
  expect(withChange(after, inverseOf(change, slide))).toEqual(slide);
});

test('a change of design is seen on the option it is for', () => {
  const other = { ...option, url: '/2.jpg', layout: 'quote' } as const;
  const drawn = { ...slide, layout: option.layout, imageOptions: ['/1.jpg', '/2.jpg'], options: [option, other] };
  const change = { layout: 'cards', imageUrl: '/2.jpg' } as const;
  const after = withChange(drawn, change);
  expect([after.layout, ...after.options.map(({ layout }) => layout)]).toEqual(['list', 'list', 'cards']);
  expect(inverseOf(change, drawn)).toEqual({ layout: 'quote', imageUrl: '/2.jpg' });
  const shown = withChange(drawn, { art: 'dots' });
  expect([shown.art, ...shown.options.map(({ art }) => art)]).toEqual(['dots', 'dots', 'waves']);
});
