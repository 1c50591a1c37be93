import { classesOf, type Word, wordsOf } from './words.ts';

/** Who a word speaks of: the speaker, the audience in whichever person the author puts it, or somebody else. */
const PERSON: Readonly<Record<string, string>> = {
  i: 'SPK',
  im: 'SPK',
  ive: 'SPK',
  id: 'SPK',
  ill: 'SPK',
  me: 'SPK',
  my: 'SPK',
  mine: 'SPK',
  myself: 'SPK',
  we: 'WE',
  were_: 'WE',
  weve: 'WE',
  our: 'WE',
  us: 'WE',
  ours: 'WE',
  well_: 'WE',
  you: 'AUD',
  youre: 'AUD',
  youve: 'AUD',
  youd: 'AUD',
  youll: 'AUD',
  your: 'AUD',
  yours: 'AUD',
  yourself: 'AUD',
  they: 'AUD',
  theyre: 'AUD',
  theyve: 'AUD',
  theyd: 'AUD',
  theyll: 'AUD',
  their: 'AUD',
  them: 'AUD',
  themselves: 'AUD',
  he: 'AUD',
  she: 'AUD',
  hes: 'AUD',
  shes: 'AUD',
  his: 'AUD',
  her: 'AUD',
  him: 'AUD',
  hed: 'AUD',
  shed: 'AUD',
  hell: 'AUD',
};

const PAST = new Set(
  (
    'was were had did went said told came got took made found knew thought felt left kept lost paid bought sat stood ran drove wrote heard saw gave began became ' +
    'brought built broke chose fell forgot held hid led lent met rang sang sent sold shook slept spent spoke stole swore taught threw understood woke won wore cried ate drank ' +
    'grew hung struck stuck caught flew rode rose sank tore swore wept laughed dug bent blew drew dreamt'
  ).split(' '),
);
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those and or but so if because since as while when until once than then though although unless of to in on at by for with from into onto about after before over under ' +
    'without within between through during is are was were be been being am has have had do does did will would can could should may might must not no never nobody nothing none only just even still ' +
    'again already yet always ever often usually every each all any some most many much more less few other another same own what who whom whose which where why how there here it its itself ' +
    'up down out off back away very too really maybe perhaps instead like dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt thats its whats ' +
    'everyone everybody anyone anybody someone somebody people call called want wants need know think believe say says tell start stop'
  ).split(' '),
);

type Seen = { shape: string; person: string | null; past: boolean };

function see(word: Word): Seen {
  const person = PERSON[word.lower] ?? null;
  const past = PAST.has(word.lower) || (/[a-z]{2}ed$/.test(word.lower) && word.lower !== 'need');
  const shape =
    person ??
    (/^\p{N}/u.test(word.text)
      ? '#'
      : FUNCTION_WORDS.has(word.lower) || /^[^\p{L}]$/u.test(word.text)
        ? word.lower
        : past
          ? '-ed'
          : /ing$/.test(word.lower)
            ? '-ing'
            : 'x');
  return { shape, person, past };
}

const bin = (value: number, edges: readonly number[]): number => edges.filter((edge) => value >= edge).length;

/** Every cue of a sentence by name; the trainer keeps those that occur in several trades. */
export function featuresOf(sentence: string): Set<string> {
  const features = new Set<string>();
  const words = wordsOf(sentence).slice(0, 90);
  const seen = words.map(see);
  const stems = words.map(({ stem }) => stem);
  words.forEach((word, i) => {
    features.add(`w ${word.stem}`);
    const nextWord = words[i + 1];
    const next = stems[i + 1];
    if (next !== undefined) features.add(`b ${word.stem} ${next}`);
    const nextSeen = seen[i + 1];
    const afterSeen = seen[i + 2];
    const here = seen[i];
    if (here && nextSeen) {
      features.add(`s ${here.shape} ${nextSeen.shape}`);
      if (afterSeen) features.add(`t ${here.shape} ${nextSeen.shape} ${afterSeen.shape}`);
    }
    for (const name of classesOf(word)) {
      features.add(`c ${name}`);
      const before = seen[i - 1];
      if (before) features.add(`cb ${before.shape} ${name}`);
      if (nextSeen) features.add(`ca ${name} ${nextSeen.shape}`);
      for (const other of nextWord ? classesOf(nextWord) : []) features.add(`cc ${name} ${other}`);
    }
  });
  addStart(features, words, seen);
  addStructure(features, sentence, words, seen);
  return features;
}

function addStart(features: Set<string>, words: readonly Word[], seen: readonly Seen[]): void {
  const stems = words.map(({ stem }) => stem);
  for (const length of [1, 2, 3]) {
    features.add(`^w ${stems.slice(0, length).join(' ')}`);
    features.add(
      `^s ${seen
        .slice(0, length)
        .map(({ shape }) => shape)
        .join(' ')}`,
    );
  }
  words.slice(0, 4).forEach((word) => {
    for (const name of classesOf(word)) features.add(`^c ${name}`);
  });
  const last = words.filter(({ lower }) => /^[\p{L}\p{N}]/u.test(lower)).at(-1);
  if (last) for (const name of classesOf(last)) features.add(`c$ ${name}`);
}

function addStructure(features: Set<string>, sentence: string, words: readonly Word[], seen: readonly Seen[]): void {
  const mark = (name: string, when: boolean) => when && features.add(`! ${name}`);
  const count = (test: (word: Word, index: number) => boolean) => words.filter(test).length;
  const letters = count(({ text }) => /^\p{L}/u.test(text));
  features.add(`! length ${bin(letters, [3, 5, 8, 12, 17, 23, 30, 40])}`);
  const persons = (name: string) => seen.filter(({ person }) => person === name).length;
  for (const name of ['SPK', 'AUD', 'WE']) features.add(`! ${name} ${Math.min(persons(name), 3)}`);
  for (const group of ['you', 'they', 'he', 'she']) {
    mark(
      `person ${group}`,
      words.some(({ lower }) => new RegExp(`^${group}(?:re|ve|d|ll|s)?$`).test(lower)),
    );
  }
  features.add(`! first person ${seen.find(({ person }) => person)?.person ?? 'nobody'}`);
  const past = seen.filter((one) => one.past).length;
  features.add(`! past ${bin(past, [1, 2, 4])}`);
  mark('SPK and past', persons('SPK') > 0 && past > 0);
  mark('SPK, AUD none', persons('SPK') > 0 && persons('AUD') === 0);
  mark('SPK past no AUD', persons('SPK') > 0 && past > 1 && persons('AUD') === 0);
  mark('AUD and past, no SPK', persons('SPK') === 0 && persons('AUD') > 0 && past > 1);
  mark('AUD, no past', persons('AUD') > 0 && past === 0);
  const commas = count(({ text }) => text === ',');
  features.add(`! commas ${bin(commas, [1, 2, 3, 5])}`);
  mark('question', /\?["”’')\s]*$/.test(sentence));
  mark('has question', sentence.includes('?'));
  mark('exclamation', sentence.includes('!'));
  mark('quoted whole', /^["“‘'].*["”’']\.?$/u.test(sentence));
  mark('quote inside', /.["“‘][^"”]{4,}["”]/u.test(sentence));
  mark('quote with I', /["“‘'](?:[^"”]*\b)?(?:I|my|me)\b/u.test(sentence));
  mark('quote at end', /["”]\.?$/.test(sentence));
  mark('colon', /\w:\s/.test(sentence));
  mark('semicolon', sentence.includes(';'));
  mark('dash', /\s[–—-]\s/.test(sentence));
  mark('slashes', /\w \/ \w/.test(sentence));
  mark(
    'money',
    /[$£€]\s?\d|\d\s?(?:[$£€]|k\b|usd|eur|gbp|chf|dollars|euros|pounds|francs|quid|bucks|grand)/i.test(sentence),
  );
  mark('percent', /\d\s?%|percent|per cent/i.test(sentence));
  const numbers = count(({ text }) => /^\p{N}/u.test(text));
  features.add(`! numbers ${bin(numbers, [1, 2, 4])}`);
  mark('year', /\b(?:19|20)\d\d\b/.test(sentence));
  mark('clock', /\b\d{1,2}[:.]\d\d\b|\b\d{1,2}\s?[ap]\.?m\b/i.test(sentence));
  const capitals = words.filter(
    ({ text }, i) => i > 0 && /^\p{Lu}\p{Ll}/u.test(text) && /^\p{L}/u.test(words[i - 1]?.text ?? ''),
  ).length;
  features.add(`! capitals inside ${bin(capitals, [1, 2, 4])}`);
  mark(
    'title case',
    letters > 1 &&
      letters < 9 &&
      words.every(({ text, lower }) => !/^\p{Ll}/u.test(text) || /^(?:of|the|a|an|to|for|and|in|on)$/.test(lower)),
  );
  mark('numbered', /^\s*(?:\d{1,2}[.)]|[-*•])\s/.test(sentence));
  mark('starts lower', /^\p{Ll}/u.test(sentence));
  mark('no end mark', !/[.!?…]["”’')]*$/.test(sentence));
  mark(
    'imperative start',
    /^x (?!,)/.test(`${seen[0]?.shape} ${seen[1]?.shape}`) && persons('SPK') + persons('WE') === 0 && letters < 14,
  );
  mark('and list', commas > 0 && /, [^,]+,? (?:and|or) [^,]+\.?$/.test(sentence));
}
