import type { FieldName } from '#framework/framework.ts';
import { singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { COLLECTIVES } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Listener } from './context.ts';
import { KINDS } from './kinds.data.ts';
import { unquoted } from './told-shortly.ts';

/**
 * "Nobody is coming who knows more than they do", "the officer calls them …", "two of them holding the gown": of an author to whom those who
 * listen are "they", where nobody and nothing else is named that "they" could be.
 */
export function saidToThose(field: FieldName, answer: string, { audience, told }: Listener): string {
  const { pronoun, habits, unsaid } = audience;
  if (told || unsaid || pronoun !== 'they' || habits.rank.they !== 0 || habits.addresses) return answer;
  if (/\b(?:you|your|we|us|our)\b/i.test(unquoted([answer]))) return answer;
  if (field === 'reputationCost') return calledSo(answer);
  if (field === 'yourDifferentApproach') return doneByThem(answer);
  const [kind, about] = KINDS[field];
  if (kind === 'scene') return someOfThem(answer);
  return about === 'audience' ? thanThey(answer) : answer;
}

/** Whether something before could be "they": things, people, or a crew. */
const couldBeThey = ({ pos, lower }: Token): boolean =>
  /^(?:NOUN|PROPN)$/.test(pos) && (singularOf(lower) !== lower || isPerson(lower) || COLLECTIVES.has(lower));
const namesNoThem = (before: string): boolean => !tokensOf(unquoted([before])).some(couldBeThey);

/** "Nobody knows it better than they do": not nobody. */
const thanThey = (answer: string): string =>
  answer.replace(THAN_THEY, (whole, nobody: string, than: string) =>
    namesNoThem(answer.slice(0, answer.indexOf(whole))) && namesNoThem(nobody) ? `${nobody}${than} you` : whole,
  );
const THAN_THEY =
  /\b((?:nobody|no one|no-one) [^.!?,"]*?)( than) (?:they(?= (?:do|are|have|can|will|did|know)\b)|them(?=[.!?]|$))/giu;

/** "The vicar calls them the tea ladies": one calls others so, and not themselves. */
const calledSo = (answer: string): string =>
  answer.replace(CALLS_THEM, (whole, who: string, calls: string) => {
    const tokens = tokensOf(who);
    const isOne = !tokens.some(({ pos, lower }) => pos === 'NOUN' && singularOf(lower) !== lower);
    return isOne && !/\b(?:and|or|of|who|that)\b/i.test(who) ? `${who}${calls}you` : whole;
  });
const CALLS_THEM =
  /^((?:the|an?|one|somebody|someone|my|\p{Lu}\p{Ll}+)\b[^,.;:"!?]*?)( (?:(?:now|still|only|just|always) )?(?:calls|called|nicknames|nicknamed|refers to|referred to|introduces|introduced) )them(?=[ :]+["“'‘]| as\b| (?:the|an?)\b)/iu;

/** "Two of them in the car park, nobody talking" */
const someOfThem = (answer: string): string =>
  /\b(?:they|their|theirs)\b/i.test(answer) || (answer.match(/\bthem\b/gi) ?? []).length !== 1
    ? answer
    : answer.replace(SOME_OF_THEM, (whole, some: string, at: number) =>
        namesNoThem(answer.slice(0, at)) ? `${some} of you` : whole,
      );
const SOME_OF_THEM =
  /(?<=^|[.!?]\s+)(one|two|three|four|five|some|both|all|half|most|the (?:two|three|four)) of them(?= (?:\p{L}+ing|in|on|at|by|with|round|under|behind)\b)/giu;

/** "(Starts with one shelf.) They finish it in a morning": no shelf does. */
const doneByThem = (answer: string): string =>
  answer.replace(/(?<=[.!?]\s+)They(?= \p{Ll})[^.!?]*/gu, (sentence, at: number) => {
    const before = answer.slice(0, at);
    const rest = sentence.slice('They'.length);
    return namesNoThem(before) && !OTHERS_DO.test(sentence) && (namesNoThem(rest) || !/\b(?:them|their)\b/.test(rest))
      ? `You${rest.replace(/\btheir\b/gu, 'your').replace(/\bthem\b/gu, 'you')}`
      : sentence;
  });
/** "They say it can't be done": people do. */
const OTHERS_DO = /^They (?:all )?(?:say|said|tell|told|laugh|call|come in|sell|make|teach|used to)\b/u;
