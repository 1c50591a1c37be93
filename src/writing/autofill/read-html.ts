import { type Line, line, tidy } from './source.ts';

const SKIPPED = new Set(
  'script style noscript template svg nav footer aside form button select iframe object canvas video audio head'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'p div section article main header h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote figcaption figure table tr td th pre hr br body html details summary address'.split(
    ' ',
  ),
);
const VOID = new Set('br hr img input meta link wbr area base col embed source track'.split(' '));
const FURNITURE =
  /\b(?:cookie|consent|navbar|nav-|menu|breadcrumb|sidebar|footer|social|share|subscribe|newsletter|popup|modal|banner|skip-link|pagination|comments?|related)\b/i;
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  frac12: '½',
  rarr: '→',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  aring: 'å',
  oslash: 'ø',
  shy: '',
};

/** The visible words of a page as lines; scripts, menus, forms and other furniture are left out. */
export function readHtml(html: string): { lines: Line[]; title: string | null } {
  const lines: Line[] = [];
  const open: { name: string; skipped: boolean }[] = [];
  let words = '';
  let kind: Line['kind'] = 'text';
  let level = 0;
  let at = 0;
  const flush = () => {
    const text = tidy(decoded(words));
    if (text !== '') lines.push(line(kind, text, { level, gap: kind !== 'item' }));
    words = '';
  };
  const isSkipped = () => open.some(({ skipped }) => skipped);
  for (const tag of html.matchAll(TAG)) {
    if (!isSkipped()) words += html.slice(at, tag.index);
    at = tag.index + tag[0].length;
    const name = (tag[2] ?? '').toLowerCase();
    if (name === '') continue;
    if (BLOCKS.has(name) && !isSkipped()) flush();
    if (tag[1] === '/') close(open, name);
    else if (!VOID.has(name) && !tag[0].endsWith('/>')) {
      const attributes = tag[3] ?? '';
      const names = /\b(?:class|id|role)\s*=\s*["']([^"']*)["']/gi;
      const furniture =
        name !== 'body' &&
        name !== 'main' &&
        [...attributes.matchAll(names)].some(([, value]) => FURNITURE.test(value ?? '') || value === 'navigation');
      open.push({ name, skipped: SKIPPED.has(name) || furniture });
    }
    const inside = open.findLast((one) => /^(?:h[1-6]|li|dt|blockquote|summary)$/.test(one.name))?.name ?? '';
    kind = /^h\d|^dt$|^summary$/.test(inside)
      ? 'heading'
      : inside === 'li'
        ? 'item'
        : inside === 'blockquote'
          ? 'quote'
          : 'text';
    level = kind === 'heading' ? Number(/\d/.exec(inside)?.[0] ?? 5) : kind === 'item' ? 1 : 0;
  }
  if (!isSkipped()) words += html.slice(at);
  flush();
  const [, title] = /<title[^>]*>([^<]{1,200})<\/title>/i.exec(html) ?? [];
  return { lines, title: title ? tidy(decoded(title)) : null };
}

/** Closes the nearest element of that name and what was left open inside it. */
function close(open: { name: string }[], name: string): void {
  const index = open.findLastIndex((one) => one.name === name);
  if (index !== -1) open.length = index;
}

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
