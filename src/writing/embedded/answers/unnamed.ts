import type { FieldName } from '#framework/framework.ts';
import { isFiniteAt } from '../grammar/finite.ts';
import { isFirstName, singularOf, type Token, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { type Third, thirdOf } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import { unquoted } from './told-shortly.ts';

/** "In winter they say it is not urgent", "The client buys a bigger heater": nobody was named to the listener, and nothing of it is said to them. */
export function tellsOfUnnamed(text: string, { habits, nouns, pronoun }: Audience, told = false): boolean {
  const said = withoutYouKnow(unquoted([text]));
  if (/\byou\b/i.test(said)) return false;
  const tokens = tokensOf(said);
  if (pronoun === 'you' && tokens.some((_, index) => isOneOfThem(tokens, index, nouns))) return true;
  // "The client pays the man, and then he buys oil": and goes on in the third person.
  if (habits.addresses)
    return (
      ofSomeClient(tokens) &&
      /^(?:client|customer|owner)$/.test(tokens[1]?.lower ?? '') &&
      firstThird(tokens)[1] !== undefined
    );
  if (pronoun === 'you' && ofSomeClient(tokens)) return true;
  const [first, third] = firstThird(tokens);
  if (told) return third !== undefined && !isNamed(third, tokens.slice(0, first));
  if (third === undefined || (pronoun !== 'you' && (habits.rank[third] !== 0 || tokens[first]?.lower !== third)))
    return false;
  return !isNamed(third, tokens.slice(0, first));
}

/** "It's the land, you know": nobody is spoken of with that. */
export const withoutYouKnow = (text: string): string => text.replace(/,? you (?:know|see)(?=[,.!?]|$)/giu, '');

/** "It'd be at night, they're lying there": nobody was named who "they" could be. */
export function tellsOfThem(text: string): boolean {
  const tokens = tokensOf(unquoted([text]));
  const [first, third] = firstThird(tokens);
  const before = tokens.slice(0, first);
  return (
    third === 'they' && (DEED.test(tokens[first + 1]?.lower ?? '') ? !before.some(isSomebody) : !isNamed(third, before))
  );
}

/** "The sheep pellets, and then somebody says burn the tops off so they do that": things do nothing. */
const DEED = /^(?:do|did|turn|buy|say|think|try|want|know|ring|call|ask|pay|believe|tell)$/;
const isSomebody = ({ pos, lower }: Token): boolean =>
  /^(?:NOUN|PROPN)$/.test(pos) && isPerson(singularOf(lower)) && couldBe(lower, 'they');

/**
 * "To like what they see before they put a jumper on", "the wash, the shop, their mother": asked what one wishes, blames or tries, an
 * author who says "you" elsewhere means the same one by whoever was not named.
 */
export function saidToUnnamed(answer: string, field: FieldName, audience: Audience): string {
  const said = unquoted([answer.replace(BELIEVED_TOO, '')]);
  // "They ask for receipts, and then one of them asked for a video": told of all of them.
  if (ONE_OF_THEM_DID.test(said) && /\bthey\b/i.test(said.split(ONE_OF_THEM_DID)[0] ?? '')) return answer;
  if (
    field === 'whatTheyCrave' &&
    audience.pronoun === 'you' &&
    WANTED_BY_THEM.test(said) &&
    !/\byou\b/i.test(said.split('. ')[0] ?? '')
  )
    return convert(answer, 'they', 'you', audience, true);
  // "To get paid for the cars they already towed"
  if (
    field === 'whatTheyCrave' &&
    audience.pronoun === 'you' &&
    /^(?:to \p{L}|\p{L}{2,}ing\b)/iu.test(said) &&
    !/\byou\b/i.test(said)
  )
    answer = answer.replace(
      /\b(the \p{L}+) they (?=(?:already |have |had |never )?(?:\p{L}{2,}ed|got|bought|had|sold|made|built|lost|paid)\b)/giu,
      '$1 you ',
    );
  // "That somebody trusts them with their kids": whoever it is, it is done to the one who wishes.
  if (/^(?:whatTheyCrave|audienceDeepestDesire)$/.test(field) && audience.pronoun === 'you' && DONE_TO_THEM.test(said))
    return convert(answer, 'they', 'you', audience, true);
  // "A ridge with their name on it"
  if (
    field === 'whatTheyCrave' &&
    audience.pronoun === 'you' &&
    /^(?:an?|the|one|every) [^.!?]*\bwith their (?:own )?names?\b/i.test(said) &&
    !/\b(?:they|them)\b/i.test(said)
  )
    return answer.replace(/(?<!\p{L})their(?!\p{L})/giu, 'your');
  // "…, nobody taking the wheel off them"
  if (
    field === 'whatTheyCrave' &&
    audience.pronoun === 'you' &&
    /^\p{L}+ing\b.*, nobody \p{L}+ing [^,.]*\bthem\b/isu.test(said)
  )
    return answer.replace(/(?<=, nobody \p{L}+ing [^,.]*)\bthem(?!\p{L})/giu, 'you');
  // "To be able to say cake is my job. To their dad.": one's own, whoever else says "my" in it.
  if (
    /^(?:whatTheyCrave|audienceDeepestDesire)$/.test(field) &&
    audience.pronoun === 'you' &&
    /^to \p{L}/iu.test(said) &&
    /(?:^|[.!?] )to (?:their|her|his) (?:own )?(?:mum|mom|mother|dad|father|gran|nan|husband|wife|partner|sister|brother)\b/i.test(
      said,
    ) &&
    !/\b(?:they|them|she|he|him|her (?!\p{L})|you|u|ur)\b/iu.test(said)
  )
    return answer.replace(KIN, 'your ');
  // "They never measure. Nobody ever showed them how to diagnose"
  if (
    field === 'realRootCause' &&
    audience.pronoun === 'you' &&
    NOBODY_DID.test(answer) &&
    !/\bof (?:the )?people\b/i.test(answer) &&
    // "Nobody ever taught them to see the white … so they're practising less than half of it": of them in both.
    !/\bthey(?:'re|'ve)? (?!(?:don't|never|can't)\b)/i.test(answer.replace(/^they\b/i, ''))
  )
    return /^they (?!say\b|tell\b)/i.test(answer)
      ? convert(answer, 'they', 'you', audience, true)
      : answer.replace(NOBODY_DID, '$1you');
  // "They hear water running and plug it.": beavers may.
  if (field === 'realRootCause' && /^they\b/i.test(answer)) return answer;
  // "Oh no. They read it": what is cried out over somebody else.
  if (field === 'crashRealizationMoment' && /^oh (?:no|god|shit)\b/i.test(answer)) return answer;
  if (audience.pronoun === 'you' && (isBelievedOfThem(said, field) || isSufferedByThem(said, field)))
    return convert(answer, 'they', 'you', audience, true);
  const isAsked = OF_ONE_ASKED.test(field) || (field === 'stupidThingTheyBelieve' && BELIEVED_BY_THEM.test(answer));
  if (audience.pronoun !== 'you' || !isAsked || /\b(?:you|u|ur|I|me|my|mine|we|our)\b/i.test(said)) return answer;
  if (field === 'whatTheyBlame' && OWN_PEOPLE.test(answer))
    return answer.replace(ONESELF, '$1yourself').replace(KIN, 'your ');
  // "Like they do in Bond Street"
  if (/\b(?:like|as|the way) they (?:do|did|have|are|used)\b/i.test(said)) return answer;
  const tokens = tokensOf(said);
  const [first, third] = firstThird(tokens);
  const before = tokens.slice(0, first);
  if (third === undefined || isNamed(third, before) || before.some(({ lower }) => ANYBODY.test(lower))) return answer;
  if (
    field === 'whatNotWorking' &&
    (tokens[first]?.lower !== 'they' || (before.length > 1 && !/[.!?]/.test(tokens[first - 1]?.lower ?? '')))
  )
    return answer;
  if (field === 'whatTheyBlame')
    return (
      answer
        .replace(OPENS_ITEM, '$1your')
        // "The bloke who sold them the kit"
        .replace(/\b(who|that) (sold|told|gave|taught|showed) them(?!\p{L})/giu, '$1 $2 you')
        .replace(/\b(some|most|many|half|all) of them (?=are|have|were|had|think|say|believe)\b/gi, '$1 of you ')
        .replace(/\b(the \p{L}+) they (got|bought|had|sold|planted|used|hired|paid)\b/giu, '$1 you $2')
    );
  // "Driving round so they nod off": others, who come later.
  if (field === 'whatTheyKeepTrying' && before.some(({ pos }) => pos === 'VERB')) return answer;
  if (field === 'crashRealizationMoment' && tokens[first]?.lower === 'them' && !/\bof them\b/i.test(said))
    return convert(answer, 'they', 'you', audience, true);
  // "Most of them bought it in 2022"
  if (tokens[first]?.lower === 'them')
    return answer
      .replace(/\b(most|many|half|all|some|few|none) of them(?!\p{L})/iu, '$1 of you')
      .replace(/(?<=\bof you\b[^.!?]*\bwhen )they(?='?re\b)/i, 'you');
  // "To sleep on their tummy, in white sheets"
  if (
    /^(?:whatTheyCrave|audienceDeepestDesire)$/.test(field) &&
    /^(?:(?:honestly|well|just|basically|tbh),? )?(?:to \p{L}|\p{L}{2,}ing\b)/iu.test(said) &&
    tokens[first]?.lower === 'their'
  )
    return convert(answer, 'they', 'you', audience, true).replace(
      /\b(under|over|beside|behind|with|for|on) them(?!\p{L})/gu,
      '$1 you',
    );
  // "The house as it was in her head when she opened it": whose wish it is, nobody else was named.
  if (
    /^(?:whatTheyCrave|audienceDeepestDesire)$/.test(field) &&
    third !== 'they' &&
    /^(?:an?|the|one|that) \p{L}/iu.test(said)
  )
    return convert(answer, third, 'you', audience, true);
  // "The programme is wrong, and it's their programme"
  if (field === 'uncomfortableTruth')
    return tokens[first]?.lower === 'their' ? convert(answer, 'they', 'you', audience, true) : answer;
  // "Phone face down on the couch so she doesn't have to see it"
  if (field === 'currentUndesiredReality' && third !== 'they' && !before.some(({ pos }) => pos === 'VERB'))
    return convert(answer, third, 'you', audience, true);
  return tokens[first]?.lower === 'they' ? convert(answer, 'they', 'you', audience, true) : answer;
}

/** "That it's about the kit, that if they only had more of it they'd be ready": what one believes of oneself, in all of it. */
function isBelievedOfThem(said: string, field: FieldName): boolean {
  const [, before = ''] =
    field === 'stupidThingTheyBelieve' ? (/^(that\b.*?\b(?:if|when|once|until)) they\b/is.exec(said) ?? []) : [];
  return (
    before !== '' &&
    !/\b(?:you|u|I|me|my|we|our|she|he|them|their)\b/i.test(before) &&
    !tokensOf(before).some(isSomebody)
  );
}

/** "Being clapped over, that's the one, they want it to stop": nobody else was named. */
function isSufferedByThem(said: string, field: FieldName): boolean {
  const [, before] =
    field === 'mainSymptomFromHook'
      ? (/^(.*?)\bthey (?:(?:just|only|all) )?(?:want|hate|dread|can't stand)\b/is.exec(said) ?? [])
      : [];
  return (
    before !== undefined &&
    !/\b(?:you|u|ur|your|I|me|my|we|our|she|he|them|their|they)\b/i.test(said.replace(/\bthey\b/i, '')) &&
    !tokensOf(before).some(isSomebody)
  );
}

const DONE_TO_THEM =
  /^(?:(?:just|for|I think|well)[, ]+)*(?:that |for )?(?:somebody|someone|anybody|people|everybody|one person) \p{L}+ them\b(?!.*\b(?:they|he|she|you)\b)/iu;

const NOBODY_DID =
  /(\b(?:nobody|no one|no-one)(?: has| had)?(?: ever)? (?:showed|shown|told|taught|asked|warned|gave|given|trained|measured (?:it )?for|explained (?:it )?to) )them\b/gi;

const OF_ONE_ASKED =
  /^(?:whatTheyCrave|audienceDeepestDesire|whatNotWorking|currentUndesiredReality|uncomfortableTruth|whatTheyKeepTrying|whatTheyBlame|crashRealizationMoment|realRootCause|(?:time|energy)Cost)$/;

/** "That they are too old", "Printing is learned on the press. They think …" */
const BELIEVED_BY_THEM = /^that (?:if )?they\b|(?:^|[.!?] )they (?:all )?(?:think|believe|assume|say|reckon)\b/i;

/** "I think what they want, and they'd never say it, is to say the price": the one who listens. */
const WANTED_BY_THEM = /^(?:I think )?what they(?: really| actually| all)? (?:want|crave|'d like|long for)\b/i;

/** "…, and I believed that too" */
const BELIEVED_TOO = /, and I (?:believed|thought) (?:that|it|so|the same)\b.*$/is;

const OPENS_ITEM = /((?:^|[.,;!\n] ?)(?:and |or |then )?(?:blaming )?)their\b(?! (?:own )?\p{L}*(?:selves|self)\b)/gimu;

/** "The flowers their mum brought round" */
const KIN =
  /\b(?:their|her|his) (?=(?:mum|mom|mother|dad|father|gran|nan|husband|wife|partner|sister|brother|mate|neighbour|boss)\b)/gi;

/** "A wet spring, themselves" */
const ONESELF = /((?:^|[,.;\n] ?)(?:- )?(?:and |or )?)(?:themselves|himself|herself)(?=$|[,.;\n])/gim;

const OWN_PEOPLE = new RegExp(`${KIN.source}|${ONESELF.source}`, 'im');

const ANYBODY = /^(?:nobody|somebody|someone|everybody|everyone|anybody|anyone|people)$/;

const firstThird = (tokens: readonly Token[]): readonly [number, Third | undefined] => {
  const first = tokens.findIndex(({ lower }) => thirdOf(lower) !== undefined);
  return [first, thirdOf(tokens[first]?.lower ?? '')];
};

const isNamed = (third: Third, before: readonly Token[]): boolean =>
  before.some(({ pos, lower }) => /^(?:NOUN|PROPN)$/.test(pos) && couldBe(lower, third));

/** "The grower comes in at six": one of whom the author speaks now and then instead of to them. */
const ofSomeClient = (tokens: readonly Token[]): boolean => {
  const [article, , ...rest] = tokens;
  const noun = tokens[1]?.pos === 'ADJ' ? rest[0] : tokens[1];
  return /^(?:the|every|each)$/.test(article?.lower ?? '') && noun?.pos === 'NOUN' && isPerson(noun.lower);
};

/** "For one leak the manager makes 23 phone calls": one of those who listen, wherever it is said. */
const isOneOfThem = (tokens: readonly Token[], index: number, nouns: ReadonlySet<string>): boolean =>
  /^(?:the|an?|every|each)$/.test(tokens[index]?.lower ?? '') &&
  tokens[index - 1]?.pos !== 'ADP' &&
  nouns.has(tokens[index + 1]?.lower ?? '') &&
  isPerson(tokens[index + 1]?.lower ?? '') &&
  isFiniteAt(tokens, index + 2);

/** Whether a word could be whom a pronoun goes back to. */
const couldBe = (noun: string, third: Third): boolean =>
  third === 'they'
    ? !TIME.test(noun) &&
      (singularOf(noun) !== noun || /^(?:couple|family|bank|council|firm|company|team|police|people)$/.test(noun))
    : isPerson(noun) || isFirstName(noun);

const TIME =
  /^(?:winter|summer|spring|autumn|monday|friday|saturday|sunday|morning|evening|night|week|month|year|time|day|end)s?$/;

/** "One of them asked for a live video", but not "one of them told me", whom the seller knows. */
export const ONE_OF_THEM_DID =
  /\b(?:one|two|three|some|most|half|many|a few|none) of them (?:(?:even|actually|once|just|has|have|had|will|would|never|always) )*(?:ask|tell|told|say|said|write|wrote|ring|rang|phone|send|sent|tr(?:y|ies|ied)|buy|bought|pay|paid|hire|cr(?:y|ies|ied)|think|thought|know|knew|admit|blame|want|swear|swore|promise|drive|drove|feel|felt|text|decide)\p{L}*\b(?! (?:(?:to|with) )?(?:me|us)\b)/iu;
