import { plainVerbs, thirdVerbs } from '../grammar/plain-verbs.ts';
import { asFinite, besidesFinite } from './absolutes.ts';

/** What others do, told in -ing and alone in all sentences; null where one of them is told otherwise. */
export function othersAlone(sentences: readonly string[]): readonly string[] | null {
  const finite = sentences.flatMap((one) => (OTHERS_ALONE.test(one) ? (asFinite(one, false) ?? []) : []));
  return finite.length > 0 && finite.length === sentences.length ? finite : null;
}

/** What others do, told in -ing beside what the listener does. */
export function besideListener(one: string): string {
  const beside = one
    .replace(ALL_DOING, (_, all: string, doing: string) => ` and ${all} ${plainVerbs(doing)}`)
    .replace(
      PEOPLE_DOING,
      (typed: string, who: string, doing: string) =>
        `${typed.startsWith(',') ? ',' : ''} and ${who} ${plainVerbs(doing)}`,
    )
    .replace(
      AND_STILL_BEING,
      (_, what: string, how = '') => `, and ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} ${how}`,
    )
    .replace(AND_BEING, (_, what: string) => ` and ${what} ${/[^s]s$/.test(what) ? 'are' : 'is'} `)
    .replace(
      SOMEBODY_BESIDE,
      (_, comma: string, who: string, doing: string) => `${comma} and ${who} ${thirdVerbs(doing)}`,
    );
  return DOES_BESIDE.test(beside) ? besidesFinite(beside, false) : beside;
}

/** "You open the box and all twenty lighting up": what they all do. */
const ALL_DOING = /(?<=^You [^.,]*) and (all (?:\p{L}+ ){0,2}\p{L}+) (\p{L}{3,}ing)\b/u;

/** "You hand back deposits, and people talking about it in the pub" */
const PEOPLE_DOING =
  /(?<=^You (?!(?:see|hear|watch|notice|find|feel|dread|hate|mind|like|love)\b)[^.:"]*),? and (people|(?:the |your )?(?:customers|clients|neighbours|neighbors|guests|parents|others|kids|staff)) (\p{L}{3,}ing)\b/u;

/** "Every dry costing eight seconds", "the wife asking whether …" */
const OTHERS_ALONE =
  /^(?!.*, (?:you|I|they)\b)(?:(?:Every|Each|Another) (?!(?:\p{L}+ )*not |.*\b(?:what|who|which)\b)|The \p{L}+(?: \p{L}+)? (?:ask|say|tell|call|writ|put|pin|laugh|giv|send|book|tak)\p{L}*ing |(?:One|Two|Three|Four|Five|Half) (?:\p{L}+ )?\p{L}+ (?:(?:a|per|each|every|of the|of your) \p{L}+ )?(?:go|disappear|vanish|slipp|leak)ing\b|(?:Someone|Somebody)\b(?!.*\b(?:what|who|which)\b))/u;

/** "You take off your glasses and Harold coming over with two drinks" */
const SOMEBODY_BESIDE =
  /(?<=^You (?!(?:see|hear|watch|notice|find|feel|dread|hate|mind|like|love|want|remember|picture|imagine)\b)[^.:"]*)(?<!\bwith [^,.]*)(,?) and (\p{Lu}\p{Ll}+|(?:the|your) (?:neighbour|neighbor|director|boss|owner|manager|dog|cat|baby|wife|husband|daughter|son|teacher|coach|bloke|fellow|other one|phone|alarm)) (\p{L}{2,}ing)\b(?= )/u;

/** "You wash up at the sink and the water being clear": how it is then. */
const AND_BEING =
  /(?<=^You (?!(?:have|see|hear|watch|notice|remember|like|love|hate|mind|dread|fear)\b)[^.,]*) and ((?:the|your|it|every) ?(?:\p{L}+)?) being (?=\p{L})/u;

/** "You watch it turn like a page, and the tea still being hot" */
const AND_STILL_BEING =
  /(?<=^You [^.]*), and ((?:the|your|it) ?(?:\p{L}+)?) ((?:still|already|only|just|never) )?being (?=\p{L})/u;

/** "You flip to days on Saturday, so the body never finding out": what comes of it, or is beside it. */
const DOES_BESIDE =
  /^You (?!(?:see|hear|watch|notice|find|feel|smell|dread|hate|mind|like|love|have|want|picture|imagine|remember|stand|sit|lie|wait)\b)\p{Ll}+ [^"]*, (?:and|so) /u;
