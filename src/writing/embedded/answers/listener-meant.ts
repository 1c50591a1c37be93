import type { FieldName } from '#framework/framework.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { isPerson } from '../persons/rivals.ts';
import { KINDS } from './kinds.data.ts';
import { iDo, lowered } from './realise.ts';
import { seenThenDid } from './seen-then-did.ts';

const HAD_BY_NOW =
  /(\b(?:an?|one|two|three|four|five|six|\d+) (?:[\p{L}-]+ ){0,2}(?:(?:season|year|winter|summer|spring|autumn|harvest|month|week|job|project|sale|show|january|february|march|april|may|june|july|august|september|october|november|december|christmas)s?) behind) them(?=[.,;\n]|$)/giu;

/** An answer in which it is plain from the question whom "they" means: whoever listens, or people at large. */
export function listenerMeant(field: FieldName, answer: string): string {
  const [kind] = KINDS[field];
  // "Own trees, four helpers, one bad February behind them": whose own the trees are.
  if (field === 'fitFilter' && /^own\b/i.test(answer) && !/\b(?:they|their|themselves)\b/i.test(answer))
    return answer.replace(HAD_BY_NOW, '$1 you');
  // "For them if they had over 400 requests": whom it is for is whoever listens.
  if (field === 'fitFilter' && FOR_THEM_IF.test(answer) && !/\b(?:you|your)\b/i.test(answer)) return toYou(answer);
  if (field === 'breakingPointScene') return seenThenDid(answer);
  if (kind === 'entry')
    return answer
      .replace(WHO_THEY_ARE, '$1you')
      .replace(/(?<=^|[.!?] (?:And |So )?)what they (?=(?:do|need to do|have to do) first\b)/giu, 'What you ')
      .replace(/(?<=And |So )What you/g, 'what you')
      .replace(TO_SELLER, ' to me')
      .replace(
        CALL_AND_HE,
        (_, call: string, whom: string | undefined, and: string) => `${call}${whom ? ' me' : ''}${and}I`,
      );
  // "They've got my phone … And I leave the gauge with them, they're theirs"
  if (kind === 'offer' && /\bthey(?:'ve| have)(?: got)? (?:me|my|us|our)\b/i.test(answer) && !/\byou\b/i.test(answer))
    return answer
      .replace(/\b(with|to|for|on|by|tell|show|send|give|ring|call|text|help) them(?!\p{L})/giu, '$1 you')
      .replace(/(?<!\p{L})they're theirs(?!\p{L})/giu, 'those are yours')
      .replace(/(?<!\p{L})theirs(?!\p{L})/giu, 'yours')
      .replace(
        /\b(what|where|when|if|before|after|until) they (?=(?:see|do|have|need|want|can|send|ask|call|ring|start|stop)\b)/gi,
        '$1 you ',
      );
  // "From two to five they can call me with dough on their hands"
  if (kind === 'offer')
    return answer
      .replace(THEY_CAN_CALL, toYou)
      .replace(
        THEY_AND_ME,
        (_, theirs: string, mine: string) => `You ${plainVerbs(lowered(theirs, true))}, and ${iDo(mine)}`,
      );
  // "To find out they weren't fools to buy it", "(quit the day job) or have one thing that's ours"
  if (kind === 'desire') {
    const found = answer.replace(FINDING_OUT, (wish) => toYou(wish)).replace(THE_ONE_THEY, 'You want to be $1 people ');
    return /\b(?:I|we|us|our|my|me)\b/i.test(answer.replace(/(?<!\p{L})I think\b/gu, ''))
      ? found
      : found.replace(/\bours\b/g, 'yours');
  }
  // "I picture them Saturday night at the kitchen table, and their hair smells like sugar"
  if (field === 'currentUndesiredReality') return PICTURED.test(answer) ? toYou(answer) : answer;
  // "In spring they say after the summer tourists"
  if (kind === 'loop') return AT_A_TIME.test(answer) ? toYou(answer) : answer;
  if (field === 'newRootProblem')
    return answer
      .replace(PEOPLE_REMEMBER, (they, before: string) => (/\bpeople\b/i.test(before) ? they : `${before}people `))
      .replace(/\(they (?=(?:all |always )?(?:laugh|remember|nod|never forget|get it)\b)/gi, '(people ');
  if (field === 'fingerPointableCostClose')
    return answer
      .replace(MOST_OF_THEM, '$1 of you ')
      .replace(/\bI'd (?:just )?tell them (?:to )?go\b/gi, 'Go')
      .replace(/\bI'd have them (?=\p{L})/giu, "I'd have you ");
  if (field === 'identityCost')
    return answer
      .replace(NO_LONGER, 'They no longer ')
      .replace(STOPS_SAYING, (verb) => (GOES_ON_TOLD.test(answer) ? verb : `You ${verb.toLowerCase()}`));
  // "Tools. They always buy another rod": those who blame them.
  if (field === 'whatTheyBlame')
    return answer
      .replace(/\b(heard|seen|had|hear|see) them (?=blame\b)/gi, '$1 people ')
      .replace(/(?<!\p{L})([Ii]n \p{Lu}\p{L}+),? they (?=blame\b)/gu, '$1 people ')
      .replace(/(?<!\p{L})they (?=blame\b)/giu, (they) =>
        THEIRS_TOO.test(answer) || GO_ON.test(answer) ? they : they.startsWith('T') ? 'You ' : 'you ',
      )
      .replace(THEN_THEY, 'You ');
  if (field === 'yourDifferentApproach' || field === 'planPartDetails') {
    const turned = answer
      .replace(TEACHING_THEM, (deed, at: number) => (namesMany(answer.slice(0, at)) ? deed : toYou(deed)))
      .replace(/(?<=^|[.!?] )[^.!?]*\btheir\b[^.!?]*, I \p{L}+ you(?!\p{L})/gu, toYou)
      .replace(OFF_THEIR_OWN, (own) =>
        /\bthe(?:y|m|irs?)\b/i.test(answer.replace(own, '')) || namesPeople(answer) ? own : toYou(own),
      );
    // "I teach them to shut up. I get them to put the stool side on": the same people in both.
    return turned !== answer && /\bI \p{L}+ them\b/u.test(turned) ? answer : turned;
  }
  // "If I tot it up with them it's fourteen hundred"
  return kind === 'cost' ? answer.replace(TOTTED_UP, ' with you') : answer;
}

/** "They blame the chief officer who never lets them bring the ship in": who "them" are, the whole of it tells. */
const THEIRS_TOO =
  /^(?!.*\b(?:everyone|everybody|people|anyone)\b)they blame [^"]*(?<!\bof )(?<!\bbefore )(?<!\band )\b(?:them|their|they(?! (?:blame|don't|should|won't)))\b/i;

/** "They always blame the farmer, or they blame the rain", "and they're right some years": of them in all of it. */
const GO_ON = /\bthey (?:always|usually|all|often|mostly) blame\b|\bthey(?:'re (?:right|wrong)|'ve got)\b/i;

const FOR_THEM_IF =
  /^(?:(?:it's|it is|this is) )?for them if they(?:'ve| have| had| own| run| keep| want| need|'re| are)\b/i;
/** "Leaves a voice message, saying whose kid they are": who leaves it says so of themselves. */
const WHO_THEY_ARE =
  /(\b(?:leaves?|sends?|writes?|rings?|calls?|emails?|texts?)\b(?:(?!\b(?:they|them|she|he)\b)[^.!?])*\b(?:say|tell|writ|giv|stat)\p{L}* (?:me |us )?(?:who(?:se \p{L}+)?|where|what|how \p{L}+) )they(?= (?:are|were|have|want|need|live|come from)\b)/giu;

const FINDING_OUT =
  /\bto (?:have it turn out|find out|know|prove|hear|see) (?:that )?they(?: \p{L}+n't|'re|'ve| were| are| have| had) [^.!?]*/giu;
/** "Being the one they wait for": one is waited for by others. */
const THE_ONE_THEY =
  /^(?:to be|being|be) ((?:the|that) (?:one|person|name|shop|place|\p{L}+er)) they (?=(?:(?:all|always) )?(?:wait|ask|come|ring|call|phone|send|go|look|turn|trust|want|recommend|remember|book|choose|pick|travel|queue|drive)\b)/iu;
const PICTURED = /^(?:(?:well|oh|so)[, ]+)*I (?:always |can )?(?:picture|imagine) them\b/i;

/** "A count on a bit of paper, photo to him": who gets it is the seller. */
const TO_SELLER =
  /(?<=, (?:a |the )?(?:photos?|pictures?|pics?|videos?|list|count|e-?mail|text|message|scan|copy)) to (?:him|her)\b/giu;

const AT_A_TIME =
  /(?:^|[.!?] |\n|, )(?:in|after|before|by|every|come) (?:the )?(?:spring|summer|autumn|winter|(?:janu|febru)ary|march|april|may|june|july|august|september|october|november|december|christmas|easter|\p{Lu}\p{Ll}+),? they\b(?=(?: (?:say|tell|are|have|want|think|wait|go|look|get)\b|'))/iu;

const TOTTED_UP = /(?<=\bI (?:tot|add|work|figure|count) (?:it|that|this|them) (?:up|out)) with them\b/giu;

/** "I make them film their own hands": whom the seller teaches is whoever listens, where nobody and nothing else was named. */
const TEACHING_THEM =
  /\b(?:I start from [^.!?,;]* they've[^.!?,;]*|I(?:'ve got| have got) them (?:shine|do|find|film|measure|write|check|count|weigh|stick|push|look|walk|run|make|take|put|bring|open|show)\b|I (?:(?:always|just|only|then|also) )?(?:(?:teach|make|help|train|coach|ask) them\b|(?:have|get|let) them (?:do|find|film|measure|write|check|count|weigh|stick|push|look)\b|take (?:it|that|this) off them\b)[^.!?,;]*)/giu;
/** "Numbers off their own floor": where nobody else is named, it is the listener's. */
const OFF_THEIR_OWN = /\b(?:off|from|on|in|at|with|by) their own(?= \p{Ll})/iu;
const namesPeople = (answer: string): boolean => tokensOf(answer).some(({ lower }) => isPerson(singularOf(lower)));
const namesMany = (before: string): boolean =>
  tokensOf(before).some(
    ({ pos, lower }) =>
      /^(?:NOUN|PROPN)$/.test(pos) &&
      /[^s'u]s$|^(?:people|men|women|children)$/.test(lower) &&
      !/^(?:chemicals|recipes|years|hours|weeks|days)$/.test(lower),
  );

/** "Posting me a test piece every week, me cutting it open": what the listener does, and then the seller. */
const THEY_AND_ME = /(?<=^|[.!?] |\n)(\p{L}+ing (?:me|us)\b[^.,!?]*), (?:and )?me (\p{L}+ing\b[^.!?]*)/giu;
const THEY_CAN_CALL = /\bthey can (?:call|ring|text|ask|message|e?mail|phone|send) (?:me|us)\b[^.!?]*/giu;

const toYou = (deed: string): string =>
  deed
    .replace(/(?<!\p{L})them(?!\p{L})/giu, 'you')
    .replace(/(?<!\p{L})their(?!\p{L})/giu, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/(?<!\p{L})they(?!\p{L})/giu, 'you');

const THEN_THEY =
  /(?<=^(?:the |an? )?\p{L}+s?[.!?] )they (?=(?:(?:always|just|then|never|usually|all) )*(?:buy|try|swap|order|get) (?:another|a new|one more|more)\b)/giu;

/** "They remember the kettle": people do, who need not be those who listen. */
const PEOPLE_REMEMBER = /^((?:I|we) call [^.]*\.[^.]*)\bthey (?=(?:remember|laugh|never forget)\b)/iu;

const MOST_OF_THEM = /(?<=[.!?] )(most|many|some|half|nearly all|all) of them (?=(?:have|had|keep|own|know|do)\b)/giu;

/** "No longer say 'we run a park'": whoever listens, where they are left out. */
const NO_LONGER =
  /(?<=^|[.!?] )No longer (?=(?:say|tell|go|have|run|sleep|eat|know|want|feel|see|call|think|talk|introduce|mention|invite|ask|look)\b)/g;

/** "(Quit saying canvas maker.) Says she does a bit of sewing": all of it is told of her. */
const GOES_ON_TOLD = /[.!?]\s+\p{Lu}\p{Ll}+s (?:she|he|it|that|her|his)\b/u;

/** "Stop saying nail tech. Start saying …": what they do, and no advice. */
const STOPS_SAYING =
  /(?<=^|[.!?] |\n)(?:stop|start|quit)(?= (?:say|call|tell|introduc|think|describ|refer|us|mention|go)\p{L}*ing\b)/giu;

/** "Call and he'll come", "text her and she'll ring back": whom one calls is the seller, where nobody was named. */
const CALL_AND_HE =
  /\b((?:call|ring|phone|text|message|email|write|whatsapp))(?: (him|her))?((?: (?:now|first|today|any time|any evening))?,?(?: and|,) )(?:he|she)(?='ll\b| will\b)/giu;
