import { capitalised } from '#writing/embedded/answers/realise.ts';
import { clauseTitles } from './find-loose-title.ts';
import { countWords } from './shorten.ts';

const mostWords = 9;
const WORD = String.raw`\p{Lu}[\p{L}'’.-]+`;
const LINK = `(?: (?:(?:and|de|du|da|of|van|von|the|&) )?${WORD})`;
const NAME = new RegExp(
  String.raw`^(?:so |and )?(?:there was |(?:my|our|one) (?:\p{L}+ )?(?:client|student|friend|customer|patient|reader),? )?(?<name>${WORD}${LINK}{0,3})(?=,|:|\s(?:\p{Ll}))`,
  'u',
);
const NO_NAME =
  /^(?:The|This|That|After|When|Before|One|She|He|They|It|We|I|For|Two|Three|Four|Five|Former|Last|Every|Our|My|With|Week|Somebody|Someone|Family|In|On|At|By|A|An|From|Third|First|Going|Not|There|Then|So|And|But|Once|Years?|Seven|Nine|Ten)\b/;

/** The name a story of success opens with: "Helen, 56, a school secretary, …", "Osteria Lido, forty seats, …". */
function nameIn(story: string): string | null {
  const { name = '' } = NAME.exec(story.trim())?.groups ?? {};
  return name === '' || NO_NAME.test(name) || countWords(name) > 4
    ? null
    : name.replace(/(?<!\bDr|\bMrs?|\bMs)\.$/, '');
}

/** What the person of the story reached, in the words of the story; else that it worked for them. */
export function proofTitle(story: readonly string[], projectName: string): string | null {
  const name = nameIn(story[0] ?? '');
  if (!name) return null;
  const reached = / and /.test(name) ? undefined : outcomeOf(story.slice(1), name);
  if (reached) return reached;
  const claims = [`${name} shows that it works`, `It worked for ${name}`, `${name} has already done it`];
  return claims[projectName.length % claims.length] ?? null;
}

/** "Seven months later she deadlifted sixty kilos" is Hannelore's, when nobody else of the story can be meant. */
function outcomeOf(sentences: readonly string[], name: string): string | undefined {
  const own = `${name}${name.endsWith('s') ? "'" : "'s"}`;
  return sentences
    .toReversed()
    .flatMap((sentence) => {
      const plain = sentence.replace(/^(?:and|so|then) /i, '');
      if (/["“”]/.test(plain)) return [];
      const told = plain.replace(/\b(?:she|he|her (?=\p{L})|his (?=\p{L}))\b/iu, (word) =>
        /^(?:she|he)$/i.test(word) ? name : own,
      );
      const short = told.replace(/^(?!\p{Lu}[\p{L}]+'s?\b)[^,]{0,40}?\s(?=\p{Lu}[\p{L}'’.-]+(?: |$))/u, '');
      return [told, short].filter((text) => text.includes(name) && text !== plain);
    })
    .flatMap((text) => clauseTitles(text, mostWords, 'first'))
    .filter(({ text }) => text.includes(name))
    .map(({ text }) => capitalised(text))[0];
}
