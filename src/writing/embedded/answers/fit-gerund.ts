import { formOf } from '../grammar/forms.ts';
import { thirdPersonOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { asFinite } from './absolutes.ts';
import { blamed } from './blamed.ts';
import { type Piece, piecesOf } from './clean.ts';
import { type Context, personally } from './context.ts';
import { deedsAndTurns } from './deeds-and-turns.ts';
import { doneLately, STATIVE, traitsOf } from './fit-condition.ts';
import { achieved } from './fit-credential.ts';
import { forYears } from './for-years.ts';
import { BELIEVED, BY_LISTENER, DONE_TO_ME, PLACE, STILL_THERE, TILL_IT_ENDED } from './fragments.data.ts';
import { hadDoneForThem } from './had-done.ts';
import { areHadAndNot, FOR_LONG, hasThingAmongDeeds, stillDone } from './in-ing-together.ts';
import { eachInItsTime } from './joined-deeds.ts';
import type { Kind } from './kinds.data.ts';
import { isLoose } from './loose.ts';
import { JOINTLY, MEETING, offeredInTurn } from './offered.ts';
import { isMixedRow, isRowOfDone } from './own-answer.ts';
import { PERFECT } from './perfect.ts';
import { postureAndDeed } from './posture-and-deed.ts';
import { capitalised, lowered } from './realise.ts';
import { isDoneByThing, OF_A_THING } from './thing-does.ts';
import { AND_NOT_DONE, AND_TELLING_ME, IS_SCARY, spentOn, turnedDeeds } from './turned-deeds.ts';
import { isInIng } from './under-way.ts';

const HAVING_ONE_WHO_IS =
  /^having (?:an?|the|your|my|one|two|three) [^,]+, (?:never|always|often|still|already|mostly) (?!\p{L}+ing\b)/iu;

/** The sentence for what is told in -ing, where its own words ask for another than its siblings get. */
export function gerundTemplate(x: string, context: Context): string | null {
  const { kind, field, about, answer, named, index } = context;
  // "Missing the sowing, drying of stalks, and queueing": a thing is among them, and no row of deeds.
  if (hasThingAmongDeeds(x)) return '{X}.';
  if (
    field === 'currentUndesiredReality' &&
    (POSTURE.test(x) || AT_IT.test(x)) &&
    (piecesOf(answer).length === 1 ? !OFTEN.test(x) : / with an? /.test(x) && !/, \p{L}+ing\b/u.test(x)) &&
    !/ and \p{L}+ing\b/u.test(x)
  )
    return "You're {x}.";
  // "Stopping saying "soap maker" and going back to …"
  if (field === 'identityCost' && /^(?:stopp|start)ing \p{L}+ing\b/u.test(x)) return 'You {base}.';
  const hadDone = kind === 'offer' ? hadDoneForThem(x) : null;
  if (hadDone) return hadDone;
  if (kind === 'offer' && /^having (?:my \p{L}|me\b|us\b)/iu.test(x))
    return `You have ${x
      .slice(7)
      .replace(AND_TELLING_ME, (_, deeds: string) => `, and you ${plainVerbs(deeds)}`)
      .replace(AND_HAVING, '$1you have ')}.`;
  if (
    about === 'audience' &&
    !/\([^)]*\bsince\b/.test(x) &&
    /^(?!(?:reali[sz]|understand|notic|see|know|learn|find|think)ing (?:out )?(?:that|how|what|who)\b)\w+ing (?:(?:it|this|that) )?(?:(?!(?:that|who|which|no\w+|every\w+|it|they|you|he|she)\b)[^\s,]+ ){0,10}since (?:\d|(?:the|your|my|his|her|their) \p{L}+|(?:last )?(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter|school|lockdown|covid)\b)/iu.test(
      x,
    )
  )
    return "You've been {x}.";
  if (field === 'mainSymptomFromHook' && OF_A_THING.test(x)) return '{X}.';
  if (/^(?:still )?(?:rain|snow|pour|drizzl)ing\b(?! (?:the|an?|your|my|it|away|out|off)\b)/.test(x)) return '{X}.';
  if (
    (index > 0 && STILL_THERE.test(x)) ||
    (NEVER_DONE.test(x) && field !== 'crashRealizationMoment') ||
    /^again\b|^then\b.*, then\b/i.test(x)
  )
    return '{X}.';
  // "(Realizing it's always letting go on sitting down.) Never standing.": how it goes, and nobody's deed.
  if (
    field === 'crashRealizationMoment' &&
    index > 0 &&
    /^(?:never|not|always|only) (?!having\b)\p{L}+ing\b/u.test(x) &&
    SEEN_OF_IT.test(piecesOf(answer)[index - 1]?.text ?? '')
  )
    return '{X}.';
  if (field === 'crashRealizationMoment' && NEVER_DONE.test(x))
    return `You've never ${x.slice('never having '.length)}.`;
  // "Playing oboe for 31 years, and keeping a log since 2011"
  if (kind === 'credential' && x.includes(', and ') && x.split(', and ').every((deed) => FOR_LONG.test(deed)))
    return `I've been ${x}.`;
  // "(The bowl is a solid block.) Just going tick tick tick"
  if (
    about === 'audience' &&
    index > 0 &&
    /^just (?:going|sitting|spinning|humming|clicking|dripping|ticking)\b/.test(x)
  )
    return '{X}.';
  // "Having it there so long that the cat has given birth in it"
  if (about === 'audience' && /^having (?!had\b)[^,]* so long (?:that )?[^,]*\b(?:has|have|had)\b/.test(x))
    return `You've had ${x.slice('having '.length)}.`;
  if (field === 'fingerPointableCostClose' && /^counting \d/.test(x)) return `I ${pastVerbs(x)}.`;
  // "The seconds shelf. Bowing in the middle from the weight."
  if (field === 'fingerPointableCostClose' && index > 0 && isDoneByThing(x, piecesOf(answer)[index - 1]?.text ?? ''))
    return '{X}.';
  if (field === 'fingerPointableCostClose' && index > 0 && /\b(?:it|them|one)\b/.test(x))
    return /\b(?:picture|photo|look|count)/.test(x) ? '{base}.' : 'You {base}.';
  // "Not a word out of him. Hissing, that was all."
  if (kind === 'story' && index > 0 && /^\p{L}+ing, (?:that|it)(?:'s| was) /u.test(x)) return '{X}.';
  if (field === 'moneyCost' && SPENT_THEN.test(x)) return `You ${pastVerbs(x)}.`;
  const spent = spentOn(x, kind);
  if (spent) return spent;
  if (about === 'audience' && !/^(?:fit|notFit|blame)$/.test(kind) && ON_ONE_DAY.test(x)) return `You ${pastVerbs(x)}.`;
  if (
    isInIng(piecesOf(answer), field) ||
    (about === 'audience' && (IS_SCARY.test(x) || isRowOfThings(piecesOf(answer), kind)))
  )
    return '{X}.';
  if (
    about === 'audience' &&
    /^still (?!being|having|wanting|needing|knowing|believing|hoping|thinking)\p{L}+ing\b(?!.*(?:, | and )\p{L}+ing\b)/iu.test(
      x,
    )
  )
    return "You're {x}.";
  // "Stopping the Saturday job. Not having a list."
  if (field === 'oneCoreShiftRelief' && STOPS.test(x)) return 'You {base}.';
  // "Getting rid of that smell": what shall go, and nobody is at it yet.
  if (field === 'mainSymptomFromHook' && RID_OF.test(x)) return '{X}.';
  if (
    field === 'mainSymptomFromHook' &&
    !STATIVE.test(x) &&
    !/^(?:still|no longer)\b| for (?:\S+ )?\S+ (?:years|months|weeks)\b/i.test(x)
  )
    return "You're still {x}.";
  const [, others = '', tell = '', told = ''] =
    about === 'audience' && !/^(?:desire|belief|fit|notFit)$/.test(kind) ? (HAVING_TOLD.exec(x) ?? []) : [];
  if (others) return `${capitalised(others)} ${/(?:[^s]s|people)$/i.test(others) ? tell : thirdPersonOf(tell)}${told}.`;
  const [, verb = '', one = '', other = ''] = about === 'audience' && kind !== 'fit' ? (TWICE.exec(x) ?? []) : [];
  if (verb) return `You ${plainVerbs(verb)} ${one} you ${plainVerbs(other)}.`;
  const lately = kind === 'fit' ? doneLately(x) : null;
  if (lately) return `This is for you if you've ${lately}.`;
  // "Having a child over 7, never dry for long": how the child is, and not the listener.
  if (kind === 'fit' && HAVING_ONE_WHO_IS.test(x)) return '{X}.';
  const traits = kind === 'fit' ? traitsOf(x) : null;
  if (traits) return `This is for you if you ${traits}.`;
  // "Waiting since 1998"
  if (about === 'audience' && /^[^,]* since (?:(?:19|20)\d\d|\p{L}+)$/u.test(x)) return "You've been {x}.";
  const besideTrait = index > 0 && STATIVE.test(piecesOf(answer)[0]?.text ?? '');
  if (kind === 'fit' && (STATIVE.test(x) || besideTrait || !UNDER_WAY.test(x))) return 'This is for you if you {base}.';
  // "Not having a price problem. Having a memory problem.": one is denied, and the other told.
  if (kind === 'truth' && areHadAndNot(answer)) return 'You {base}.';
  // "Wearing cement": what a thing does.
  if (kind === 'cause' && /^(?:wear|trapp|leak|rott|rust|soak|swell|crack|shrink|sweat|melt)ing\b/.test(x))
    return '{X}.';
  if (kind === 'cause' && field === 'realRootCause' && !LONG_AGO.test(x)) return 'You {base}.';
  const long = field === 'uncomfortableTruth' || (field === 'crashRealizationMoment' && index > 0) ? forYears(x) : null;
  if (long) return `${long}.`;
  if (field === 'uncomfortableTruth' && /^(?:lik|lov|hat|want|need|enjoy|prefer|fear)ing\b/.test(x))
    return 'You {base}.';
  // "Looking at the hand after school: if it's grey, it's for you"
  if (kind === 'fit' && /\bit's for you\b/i.test(x)) return '{X}.';
  if (kind === 'desire' && x.startsWith('wanting ')) return 'You {base}.';
  if (field === 'planPartDetails')
    return FOR_ANOTHER.test(x) || named || isToldInFragments(answer) || /^\p{L}+ing: |[:;].*\b\p{L}{2,}ing\b/u.test(x)
      ? '{X}.'
      : 'You {base}.';
  if (about === 'audience' && /^(?:cost|state|cause|truth)$/.test(kind) && PERFECT.test(x) && !AND_NOT_DONE.test(x))
    return `You've ${x.slice(7)}.`;
  if (field === 'whatSnapped' && /^(?:never|not) /i.test(x)) return '{X}.';
  if (/^(?:approach|entry)$/.test(kind) && JOINTLY.test(x)) return 'We {base}.';
  if (kind === 'approach' && /\bwith (?:me|us)\b/.test(x)) return '{X}.';
  // "Fixing no test at first. Ranking the whole suite.": one way of working, told in one way.
  if (kind === 'approach' && piecesOf(answer).some(({ text }) => FOR_LONG.test(lowered(text, true))))
    return FOR_LONG.test(x) ? "I've been {x}." : 'I {base}.';
  if (kind === 'approach' && piecesOf(answer).filter(({ text }) => /^\p{L}+ing\b/u.test(text)).length > 1)
    return '{X}.';
  // "Calling my cell from inside the rig till eight"
  if (
    kind === 'offer' &&
    /^(?:call|ring|text|phon|messag|e?mail)ing (?:me|us|my)\b/u.test(x) &&
    !/, |[:;]/.test(x.replace(/, (?:for|till|until|any|on|at|day)\b/, ''))
  )
    return 'You can {base}.';
  // "Ringing me from the field. Sending a photo and getting the sum back checked.": all of it the listener's.
  if (
    kind === 'offer' &&
    piecesOf(answer).length > 1 &&
    piecesOf(answer).every(({ text }) => BY_LISTENER.test(text)) &&
    /\b(?:ring|call|text|send|ask|show)ing (?:me|us)\b/i.test(answer)
  )
    return /^(?:ring|call|text|phon|messag|ask)/i.test(x) ? 'You can {base}.' : 'You {base}.';
  // "Sending me a photo any evening. Meeting online on Sundays."
  if (kind === 'offer' && MEETING.test(x)) return 'We {base}.';
  if (kind === 'offer') {
    const all = offeredInTurn(piecesOf(answer).map(({ text }) => lowered(personally(text, context))));
    return (!all.includes(null) && all[index]) || '{X}.';
  }
  const sinceLong = kind === 'credential' ? stillDone(x) : null;
  if (sinceLong) return sinceLong;
  if (kind === 'credential' && (isMixedRow(x) || /^now \p{L}+ing\b/u.test(x))) return '{X}.';
  if (kind === 'credential')
    return AT_WORK.test(x) && !isRowOfDone(x) ? 'I {base}.' : STATIVE.test(x) ? null : achieved(x);
  if (kind === 'entry' && /^(?:start|begin|pay)n?ing\b/i.test(x)) return 'You {base}.';
  if (
    field === 'moneyCost' &&
    !/\b(?:every|each)\b/.test(x) &&
    /\b(?:didn't|wasn't|weren't|never (?:came|worked|went|used)|last (?:year|month|spring|summer|autumn|winter))\b/.test(
      x,
    )
  )
    return `You ${pastVerbs(x)}.`;
  if (field === 'moneyCost' && SO_OFTEN.test(x) && PERFECT.test(`having ${pastVerbs(x)}`))
    return `You've ${pastVerbs(x)}.`;
  // "Not suiting cadets": what it does, and not the listener.
  if (kind === 'notFit' && /^not (?:suit|fit|help|work|teach|tak|promis|replac|solv)ing\b/i.test(x))
    return `It doesn't ${plainVerbs(x.slice(4), true)}.`;
  if (kind === 'notFit' && STATIVE.test(x) && !UNDER_WAY.test(x)) return "This isn't for you if you {base}.";
  if (kind === 'belief' && /^(?:having to|needing|deserving|being (?:too|not|born|un\p{L}+|the only))\b/iu.test(x))
    return 'You believe you {base}.';
  if (kind === 'belief' && /^(?:not (?:being|having|knowing)|having (?:not|no|too))\b/i.test(x))
    return 'You believe it comes down to {x}.';
  if (kind === 'belief' && BELIEVED.test(x)) return 'You {base}.';
  const held = HELD.test(x) && (kind === 'bridge' || field === 'corePhilosophy') ? turnedDeeds(x, 'I') : null;
  if (held) return `I ${held}.`;
  // "Believing he hears you breathing, so beginning with breathing"
  const [, holds = '', sure = '', so] = kind === 'bridge' ? (HOLDS_SO.exec(x) ?? []) : [];
  if (so) return `I ${plainVerbs(holds)}${sure}, so I ${plainVerbs(so)}.`;
  const blames = kind === 'blame' ? blamed(x) : null;
  if (blames) return `You ${blames}.`;
  // "Keeping the lamps on till ten": as a last word.
  if (
    field === 'planBeliefCallback' &&
    piecesOf(answer).every(({ text }) => AS_LAST_WORD.test(text) || asFinite(text, false) !== null)
  )
    return `${capitalised(
      x
        .split(/(?<=, )(?=\p{L}{2,}ing\b)/u)
        .map((deed) => plainVerbs(deed, true))
        .join(' '),
    )}.`;
  if (kind === 'blame' && ACCUSING.test(x)) return 'You {base}.';
  if (field === 'whatNotWorking' && /^being\b/i.test(x)) return "You've tried {x}.";
  if (field === 'alternativeStory' && /^going on \p{L}+ing\b/u.test(x)) return `I'd have gone on ${x.slice(9)}.`;
  if (
    field === 'alternativeStory' &&
    index === 0 &&
    /^(?!(?:be|hav|know|end)ing\b|\p{L}+ing up\b)\p{L}{2,}ing\b/u.test(x)
  )
    return "I'd have ended up {x}.";
  if (field === 'alternativeStory' && x.startsWith('still '))
    return `${TILL_IT_ENDED.test(x) ? "I'd have gone on" : "I'd still be"} ${x.slice(6).replace(/, being (?=\p{L}+(?:ed|en)\b)/u, ', ')}.`;
  if (field === 'howTheyRationalize')
    return EXCUSING.test(x)
      ? 'You {base}.'
      : STATIVE.test(x)
        ? 'You tell yourself you {base}.'
        : "You tell yourself you're {x}.";
  if (about === 'audience' && PLANNED.test(x) && PLAIN_VERBS.has(PLANNED.exec(x)?.[1] ?? '')) return "You're {x}.";
  if (kind === 'loop' && piecesOf(answer).length > 1 && piecesOf(answer).every(({ text }) => formOf(text) === 'gerund'))
    return 'You {base}.';
  if (
    (field === 'whatTheyKeepTrying' || (field === 'crashRealizationMoment' && index > 0)) &&
    piecesOf(answer).length > 1 &&
    piecesOf(answer).every((one) => formOf(one.text) === 'gerund')
  )
    return 'You {base}.';
  if (kind === 'cost' && LEFT_OVER.test(x)) return `${index > 0 ? 'That' : 'It'} leaves ${x.slice(8)}.`;
  if (kind === 'tried' && ONE_MORE.test(x)) return 'You {base}.';
  // "Unloading station, the woman who takes down the parts hits two hooks": a place.
  if (kind === 'scene' && PLACE.test(x)) return '{X}.';
  const turns = kind === 'loop' || kind === 'tried' ? deedsAndTurns(x) : null;
  if (turns) return turns;
  if (
    (kind === 'loop' || kind === 'tried') &&
    /, (?:and )?then\b|^\p{L}+ing [^,]+(?:, (?:and )?\p{L}+ing [^,]+){2,}$/iu.test(x)
  )
    return 'You {base}.';
  const next = kind === 'scene' && index > 0 && inTurn(piecesOf(answer)) ? turnedDeeds(x, 'you') : null;
  if (next) return `You ${next}.`;
  if (kind === 'scene' && !AT_ONCE.test(x) && plainVerbs(x).endsWith(x.slice(x.indexOf(' ')))) return "You're {x}.";
  if (field === 'crashRealizationMoment' && / and (?:it|it's|there's|nobody|nothing|the \p{L}+ (?:is|says)) /u.test(x))
    return 'You {base}.';
  if (field === 'emotionInAction' && /^still \p{L}+ing\b/iu.test(x)) return `I ${plainVerbs(x)}.`;
  // "(A man looking at his 51.) Saying "thank you" to me. Thanking me.": somebody else did.
  if (field === 'breakingPointScene' && index > 0 && DONE_TO_ME.test(x)) return '{X}.';
  // "Needing the toilet and the drain, that night": it may be others who did.
  if (field === 'breakingPointScene' && index > 0 && /^needing\b/.test(x)) return '{X}.';
  if (field === 'emotionInAction' || (field === 'breakingPointScene' && (index > 0 || !POSTURE.test(x))))
    return `I ${pastVerbs(eachInItsTime(x))}.`;
  const [, decided, how] = kind === 'story' ? (/^([^:]+)(: \p{L}+ing\b.*)$/su.exec(x) ?? []) : [];
  if (decided && how) return `I ${pastVerbs(decided)}${how}.`;
  const [at, deed] = (kind === 'story' && postureAndDeed(x)) || [];
  if (at && deed)
    return `I was ${at}, and ${deed.startsWith('then ') ? 'then ' : ''}I ${pastVerbs(deed.replace(/^then /, ''))}.`;
  if (field === 'ninetyDayMirror' && /^seeing\b/i.test(x)) {
    return index > 0 || /\bmirror\b/i.test(x) ? 'You {base}.' : 'You look in the mirror and {base}.';
  }
  if (
    field === 'crashRealizationMoment' &&
    /^(?:reali[sz]|see|understand|notic|know|watch|hear|find|count|read|look|work(?=ing out))ing\b/i.test(x)
  )
    return 'You {base}.';
  return null;
}

/** "(Having me there twice), and having a sheet for each": one more of what one has. */
const AND_HAVING = /(, (?:and )?)having (?=(?:an?|the|your|my|me|us|one|two|three|some|\d+)\b)/gu;

/** What the room may be told to do, and no "being", "knowing" or "hearing". */
const AS_LAST_WORD =
  /^(?!(?:be|hav|know|believ|want|need|lov|lik|hear|see|feel|belong|find|com|gett|think|hop|trust|wish|miss)ing\b)\p{L}{2,}ing (?!.*\b(?:I|my|me|is|isn't)\b)/iu;

/** Further postures, of one moment. */
const AT_IT = /^(?:crouch|squatt|star|hunch|bend|hover|peer|squint)ing\b/i;

/** What is done on many a day, and no picture of one. */
const OFTEN =
  /\b(?:every|each|most|always|often|again|for (?:hours|ages|\p{L}+ (?:hours|minutes))|nights|mornings|evenings|weekends|\p{L}+days|a (?:night|day|week|month)|since|until|till|while|because|then)\b/iu;

/** "Believing that a doubtful alarm is worse than none": what the seller holds; but not "knowing where it ends before you start". */
const HELD = /^(?:believ|think|trust|know(?!ing (?:wh\w+|how)\b[^.]*\byou\b))ing\b/;

const HOLDS_SO =
  /^((?:believ|think|trust|know)ing)( [^,]+), so ((?:never |always |only )?(?!(?:be|hav)ing\b)\p{L}{3,}ing\b[^,]*)$/iu;

const SEEN_OF_IT =
  /^(?:(?:reali[sz]|see|notic|understand|find|learn)ing (?:out )?(?:that )?(?:it|this|the)\b(?!.*\b(?:you|they|he|she)\b)|(?:never|not|always|only) \p{L}+ing\b)/iu;

/** "Saying it last Thursday", "losing a client in 2019": what one did once; but not "looking for a box somebody labelled in 2019", which says when that was. */
const ON_ONE_DAY =
  /^(?!(?:be|reali[sz]|understand|see|know)ing\b|.*\b(?:since|every|each)\b|.*\b(?:who|that|which) \p{L}+|.*(?<!\b(?:gett|feel)ing (?:\p{L}+ )?)\b(?!hundred\b|shed\b|sled\b)(?:\p{L}{2,}(?<!e)ed|built|bought|made|wrote|sold|drew|gave|left|put)\b.*\bin (?:19|20)\d\d\b)\p{L}+ing\b.*\b(?:(?<!\bin the )last (?:night|week|month|year|spring|summer|autumn|winter|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\p{L}+day)|(?<!\b(?:that|it)(?:'s| is| was) (?:just |only |still )?)yesterday|in (?:19|20)\d\d)\b(?!')/iu;

/** "Spending $1,150 last season" */
const SPENT_THEN =
  /^(?:spend|pay|los|wast)ing (?:(?:(?:about|around|over|nearly) )?(?:\p{Lu}\p{L}{0,2}\.? ?\d|[\p{Sc}\d]).*?\b(?:now (?:sitting|standing|lying|gathering)\b|who left\b)|[$£€\d].*?\blast (?:season|year|month|winter|spring|summer|autumn|fall)\b)/iu;

/** "Gonna lose half a stone first", and not "going to work", where one may go. */
const PLANNED =
  /^(?:(?:always|just|only|never|not|probably) )?going to (?!(?:work|sleep|bed|school|market|press|court|print|see|look|watch|visit|buy|try|meet|talk|speak|ask)\b)(\p{Ll}+)\b/iu;

/** "Holding the pencil two fingers up, so he can see past his own hand": whoever that is does it. */
const FOR_ANOTHER = /\bso (?:that )?(?:he|she|they) .*\b(?:his|her|their) own\b/i;

/** "Never having been asked": it may be somebody else who was not; but "never having to ask". */
const NEVER_DONE = /^never having (?!(?:to|an?|the|any|enough|no|time)\b)/;

/** "Turning down the team lead job twice": done so often, and no habit. */
const SO_OFTEN =
  /^(?!paying\b)[^,:]* (?:the|an?|your) [^,:]* (?:once|twice|(?:three|four|five|six|\d+) times)(?:$|, (?!once\b|every\b|each (?:year|month|week)\b))/iu;

/** "Reading another book": once more, which nobody keeps doing. */
const ONE_MORE = /^\p{L}+ing (?:yet )?(?:another|one more|an? (?:brand[ -])?new)\b/iu;

/** "(Dreading it.) Leaving about eight good days": what is left is nobody's deed. */
export const LEFT_OVER =
  /^leaving (?=(?:(?:about|around|roughly|nearly|maybe|at (?:most|best)) )*(?:\d|(?:only|just|barely|hardly) \p{L}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|nothing|no|little|few)\b))(?!.* (?:early|late|later|earlier|before|after|behind|undone|unread|unanswered)\b)/iu;

/** "(Seven in the shed.) Putting them down. Picking them up again.": one deed after another, and nobody just sits there. */
const inTurn = ([, ...next]: readonly Piece[]): boolean =>
  next.length > 1 && next.every(({ text }) => formOf(text) === 'gerund' && !POSTURE.test(text));

/** What is done or known at once, and never going on in a scene: "finding the invoice", "knowing it". */
const AT_ONCE =
  /^(?:walk|com|gett|go|open|turn|return|look|pull|switch|lift|arriv|wak|climb)ing\b[^,]* to find (?!out\b)|^(?:\p{L}+ly |still |not |never |then )?(?:being|having|wanting|needing|knowing|liking|loving|hating|meaning|thinking|feeling|smelling|(?:reali[sz]|find|gett|see|hear|notic|wak|arriv|leav|miss|los|forgett|dropp|slamm|hitt|click|press|delet|catch|understand|remember|discover|receiv|spott|decid|agree|refus|promis)ing)\b/iu;

/** "Having your own mother-in-law tell people": what one has them say is what they say. */
const HAVING_TOLD =
  /^having ((?:your|the|an?|one of (?:your|the)) (?:[\p{L}-]+ ){0,2}[\p{L}-]+|people|everyone|everybody|somebody|someone|[\p{L}-]+ \p{L}+s) (say|tell|ask|call|joke|wonder|think|assume)(,? .+)$/iu;

/** "Wanting to look clever more than wanting to be fair": one thing is done more than the other. */
const TWICE =
  /^(\p{L}+ing) ((?:(?!(?:because|is|are|was|were|when|that|if|and|but|so)\b)[^\s,]+ ){0,5}(?:more|less|better|harder|longer) than) (\p{L}+ing\b.*)$/iu;

/** "Stopping the Saturday job", "not having a list", "giving up collecting recipes": what one does no more. "Giving up every weekend" is what one may have done till then. */
export const STOPS = /^(?:and )?(?:stopping|quitting|not \p{L}+ing|giving up (?!sleep)\p{L}+ing|letting go of)\b/iu;

/** What somebody does to the listener, or what once befell them, is nothing they do. */
const LONG_AGO = /^(?:growing up|losing|missing|inheriting|starting out|being|having)\b/i;
const BY_THE_SELLER =
  /\b(?:my|(?<!\bwith )me)\b|^\P{L}*\p{L}+ing (?:\S+ ){0,2}you\b|^(?!.*\b(?:someone|somebody|anyone|everyone|people|clients|customers|guests)\b)\P{L}*\p{L}+ing\b.*\b(?:they|(?<!s\b.* (?:and|then) \p{L}+ing )them|their)\b|^\P{L}*(?:coach|teach|train|mentor|guid|support|help|show|review|check|giv|deliver|provid|send(?!ing (?:\S+ ){1,3}back\b)|offer|explain|correct|listen)\w*ing\b/imu;

/** What one is in the middle of, where it is for them: "if you're looking for …". */
const UNDER_WAY =
  /^(?:still |already |just |currently |now )*(?:look|struggl|try|wait|think|plann|feel|go|hop|wonder|gett|los|grow|start|consider|mov|build|deal|juggl|drown|sitt|stand|becom|div|expect|return)ing\b/i;

/** What the seller does for a living, and still does. */
const AT_WORK =
  /^(?:still )?(?!\p{L}+ing (?:(?:over|about|nearly|almost) )?(?:\d+|\p{L}+) (?:years|seasons|winters)\b)(?!.*\b(?:last|ago|before|once|until|so far|(?:19|20)\d\d|in (?:\S+ )?\S+ (?:years|seasons|winters|summers))\b)(?:teach|runn|work|coach|train|lead|manag|treat|own|edit|design|mak|sell|mentor|advis|supervis|inspect|lectur)ing\b/iu;

/** Where one line of the plan is the seller's work or stands alone, the others are told like it. */
export const isToldInFragments = (details: string): boolean =>
  BY_THE_SELLER.test(details) || details.split('\n').some((line) => /^\p{L}+ing\b/u.test(line) && isLoose(line));

/** How one was while other things happened; what else is told of a day happened once. */
export const POSTURE = /^(?:sitt|stand|ly|kneel|lean|wait)ing\b/i;

/** How one excuses something, rather than the excuse. */
const EXCUSING =
  /^(?:blam|point|say|tell|call|compar|pretend|laugh|shrugg|jok|promis|argu|insist|convinc|claim|look|think|believ|assum|count|turn|quot|nam|cit|find|mak|playing|put)\w*ing\b|^playing (?:it )?down\b/i;

/** What already says that somebody blames. */
const ACCUSING =
  /^(?:(?:always|constantly|usually|just) )?(?:blam|point|say|tell|think|believ|assum|claim|curs|accus|complain|moan|argu|insist|convinc|look|pretend|rant|grumbl|whin|swear|shrugg)ing\b/i;

/** "The manual. Asking Dad.": the last of a row of things is one, too. */
export const isRowOfThings = (pieces: readonly Piece[], kind: Kind): boolean =>
  kind === 'tried' && formOf(pieces[0]?.text ?? '') !== 'gerund' && pieces.some(({ text }) => formOf(text) === 'noun');

const RID_OF =
  /^(?:(?:getting|being|wanting) rid of|(?:end|los|kill|cur|clear|silenc|remov|shift|stopp)ing (?:the|that|this|those|these|her|his|my)\b)/i;
