import { expect, test } from 'vitest';
import { directionOf, shapeLine, type Typeface } from './shape-text.ts';

const typeface: Typeface = { family: 'fraunces', weight: 600, tracking: 0, wordSpace: 0 };

test.each([
  'Zażółć gęślą jaźń',
  'Привет, мир',
  'Καλημέρα κόσμε',
  'مرحبا بالعالم',
  'שלום עולם',
  'नमस्ते दुनिया',
  '客人在九十秒内做出决定',
  'お客様は九十秒で決めます',
  '손님은 구십 초 안에 결정한다',
  '→ ✓ ★ • ₹ ₽ € ½',
  '👩‍💻 ❤️ 🇩🇪 3️⃣',
])('no letter is missing in %s', (text) => {
  expect(shapeLine(text, typeface).missing).toBe(0);
});

test('a number keeps its own order inside right-to-left text', () => {
  const alone = shapeLine('24/7', { ...typeface, family: 'inter' }).glyphs.map(({ glyph }) => glyph);
  const inside = shapeLine('שירות 24/7 מלא', { ...typeface, family: 'inter' }).glyphs;
  const orders = inside.map(({ glyph }) => glyph).join(' ');
  expect(orders).toContain(alone.join(' '));
  expect(directionOf('שירות 24/7 מלא')).toBe('rtl');
});

test('right-to-left text begins at the right', () => {
  const { glyphs } = shapeLine('אב', typeface);
  const [first] = shapeLine('א', typeface).glyphs;
  expect(glyphs.at(-1)?.glyph).toBe(first?.glyph);
});

test('an emoji of several signs is one picture', () => {
  expect(shapeLine('👩‍💻', typeface).pictures).toHaveLength(1);
  expect(shapeLine('© 2026 Gasthaus ↔ Küche', typeface).pictures).toHaveLength(0);
});
