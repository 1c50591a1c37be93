import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { pastOf, tokensOf } from '../grammar/language.ts';
import { nounNeedsArticle } from '../grammar/needs-article.ts';
import { piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { credentialTemplate } from './fit-credential.ts';
import { gerundTemplate } from './fit-gerund.ts';
import { GAINED } from './fit-relief.ts';
import { AND_COUNTED, BE_AND_BE, BELIEVED, BROUGHT, DEEDS, PARTICIPLE, WANTED } from './fragments.data.ts';
import { PERFECT } from './perfect.ts';
import { capitalised } from './realise.ts';
import { areOwned, lacksArticle } from './telegraphic.ts';

/** "Stood there since six" */
const lastsSince = (x: string): boolean => / since (?!then\b)\S+[.!]?$/.test(x) && PERFECT.test(`having ${x}`);

/** "Took 2 nights", but not "took a week off" */
const LASTED =
  /^took (?:(?:me|us|them|him|her) )?(?:about |over |nearly |only |just )?(?:(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?) (?:whole |full |good |long )?)?(?:second|minute|hour|day|night|week|weekend|month|year)s?|ages|forever)\b(?! (?:off|out|away)\b)/;

/** Fragments whose own first word asks for another sentence than their siblings get. */
export function fittingTemplate(x: string, form: Form, context: Context): string | null {
  const { kind, field, about } = context;
  if (form === 'gerund') return gerundTemplate(x, context);
  // "(I think) that you want your own father to sit in it"
  if (kind === 'desire' && form === 'that' && /^that you (?:want|would|wish|hope)\b/i.test(x))
    return `You${x.slice(8)}.`;
  // "That I wasn't buying one more tub"
  if (
    field === 'whatSnapped' &&
    form === 'that' &&
    /^that I(?:'d|'m| would| (?:wasn't|was|am)(?: not| never)?(?= \p{L}+ing\b)) /u.test(x)
  )
    return 'I decided {x}.';
  if (field === 'energyCost' && form === 'subordinate' && /^when [^,]+$/i.test(x)) return "It's {x}.";
  if (form === 'fromTo' && /^from (?:[$£€]?\d|.*, (?:so|and|but) )/i.test(x)) return '{X}.';
  if (
    field === 'miniStoryOrStat' &&
    context.index === 0 &&
    (AND_COUNTED.test(x) || (form === 'past' && COUNTED.test(x)))
  )
    return `I ${x}.`;
  if (about === 'audience' && form === 'past' && lastsSince(x)) return `You've ${x}.`;
  // "They sorted it. Took 2 nights.": and nobody who took them.
  if (kind === 'story' && form === 'past' && LASTED.test(x)) return 'It {x}.';
  // "Tipped out three dozen in one month once": it need not have been the listener.
  if (/^(?:money|time)Cost$/.test(field) && form === 'past' && / once(?:,|$)/.test(x) && !/\byou/.test(x))
    return '{X}.';
  // "Written on the wall": what was said before, and nobody.
  if (kind === 'story' && /^(?:written|drawn|printed|painted|taped|stuck|nailed|framed|hung|pinned) /.test(x))
    return '{X}.';
  // "Knock at the door", "park at Forster, 2016": what was there, since what was done is told as past.
  if (
    kind === 'story' &&
    form === 'bare' &&
    /^(?:knock|call|park|ring|visit|talk|drive|walk|stop|crash|fall|fight|row|phone|shift|shop|queue|storm|flood|fire) (?:at|on|in|from|by|near|outside|behind) /.test(
      x,
    )
  )
    return '{X}.';
  // "The YouTube guy. A washer.": one attempt after another.
  if (field === 'whatTheyKeepTrying' && form === 'noun' && /\n.*\n/s.test(context.answer)) return '{X}.';
  // "Just make it stop": asked of whoever can.
  if (form === 'bare' && /^(?:just|please) (?:make|let|get|stop|take|give)\b/i.test(x) && kind !== 'tried')
    return '{X}.';
  if (form === 'bare' && field === 'reputationCost' && context.index > 0) return '{X}.';
  if (kind === 'desire' && /^(?:bare|infinitive)$/.test(form) && THEN_THERE.test(x))
    return `You want ${form === 'bare' ? 'to ' : ''}${x.replace(THEN_THERE, /^(?:to )?be\b/.test(x) ? ' and ' : ' and be ')}.`;
  if (kind === 'desire' && /^(?:just|only|simply) to /i.test(x))
    return `You ${x.split(' ')[0] ?? ''} want ${x.replace(/^\S+ /, '')}.`;
  // "That she'd been waiting": of somebody else, so it is not the listener who realises it.
  const [, known] = field === 'crashRealizationMoment' ? (/^that ((?:she|he|they)\b.+)$/is.exec(x) ?? []) : [];
  if (known) return `${capitalised(known)}.`;
  // "To have built a career around it": what one has done.
  if (
    form === 'infinitive' &&
    kind === 'truth' &&
    about === 'audience' &&
    PERFECT.test(`having ${x.slice(8)}`) &&
    x.startsWith('to have ')
  )
    return `You ${x
      .slice(3)
      .replace(/(, |,? and |,? or )to (still |never |always )?be (?=\p{Ll})/gu, "$1you're $2")
      .replace(/(, |,? and |,? or )to (?=\p{Ll})/gu, '$1you ')}.`;
  if (form === 'infinitive' && /^(?:truth|bridge)$/.test(kind) && isOrdered(x)) return '{X}.';
  if (form === 'infinitive' && kind === 'offer' && /\b(?:me|us)\b/.test(x)) return `You can ${x.slice(3)}.`;
  if (form === 'infinitive' && kind === 'offer' && RECEIVED.test(x)) return `You ${x.slice(3)}.`;
  if (form === 'elided' && kind === 'truth' && /^do (?!you\b)/.test(x)) return '{X}.';
  if (form === 'infinitive' && kind === 'notFit' && /^to (?:want|need|like|prefer|expect|love|hate) /.test(x))
    return `This isn't for you if you ${x.slice(3)}.`;
  if (kind === 'blame' && /^blame \S/i.test(x)) return `You ${x.replace(/^blame/i, 'blame')}.`;
  if (form === 'infinitive' && kind === 'blame') return /^to blame \S/.test(x) ? `You ${x.slice(3)}.` : '{X}.';
  const [, decide = '', what = ''] =
    field === 'whatSnapped' && form === 'infinitive'
      ? (/^to (decide|swear|vow|promise|resolve) (.+)$/su.exec(x) ?? [])
      : [];
  if (decide) return `I ${pastOf(decide)} ${what}.`;
  if (form === 'infinitive' && kind === 'shift' && !GAINED.test(x.replace(/^to (?:finally )?/, '')))
    return 'It comes down to this: {x}.';
  if (form === 'bare' && kind === 'belief' && /^(?:reckon|think|believe|assume|expect|figure|suppose) /i.test(x))
    return 'You {x}.';
  if (form === 'bare' && kind === 'shift' && /^need(?: not|n't) /i.test(x)) return 'You {x}.';
  if (form === 'bare' && kind === 'shift' && /^(?:never|not) /i.test(x))
    return `You ${/^never/i.test(x) ? 'never' : "don't"} have to ${x.replace(/^(?:never|not) (?:need to )?/i, '')}.`;
  if (form === 'adjective' && field === 'stupidThingTheyBelieve' && /^(?:too|not|un\p{L}+) /u.test(x))
    return "You believe you're {x}.";
  // "To pick three funders": in a plan, or as the last word, what is to be done and no aim of its own.
  if (
    form === 'infinitive' &&
    /^(?:planPartDetails|planBeliefCallback)$/.test(field) &&
    !/\b(?:you|yours?|yourself)\b|^to not /.test(x) &&
    !DEEDS.test(x)
  )
    return `${capitalised(x.slice(3).replace(/(, (?:and )?then )to /, '$1'))}.`;
  if (form === 'bare' && field === 'uncomfortableTruth' && ATTITUDE.test(x)) return 'You {x}.';
  if (form === 'bare' && kind === 'belief' && (BELIEVED.test(x) || context.index > 0)) return 'You {x}.';
  if (form === 'bare' && kind === 'desire' && WISHING.test(x)) return 'You {x}.';
  if (kind === 'desire' && /^(?:not|never) to /.test(x))
    return `You ${x.startsWith('not') ? "don't" : 'never'} want ${x.replace(/^\S+ /, '')}.`;
  if (form === 'infinitive' && kind === 'belief' && /^to (?:need|want|deserve|lack|owe|own)\b/.test(x))
    return `You believe you ${x.slice(3)}.`;
  if (form === 'infinitive' && /^(?:belief|cause)$/.test(kind) && BELIEVED.test(x.slice(3)))
    return `You ${x.slice(3)}.`;
  if (form === 'adjective' && kind === 'truth' && /^(?:never|not) too (?:late|early|soon)\b/.test(x))
    return "It's {x}.";
  // "I teach you to stop. Like how to END it.", "the horse. Too fast", "£43 a truck. Invisible, no invoice"
  const ofNamed = form === 'adjective' && /^(?:whatTheyBlame|timerCostsPriceSetup)$/.test(field);
  if ((form === 'like' || ofNamed) && context.index > 0) return '{X}.';
  if (form === 'adjective' && kind === 'loop' && /(?:, .*){3}/.test(x)) return 'It goes like this: {x}.';
  if (field === 'alternativeStory' && form === 'past' && PARTICIPLE.test(x)) return "I'd have {x}.";
  if (field === 'alternativeStory' && form === 'adjective' && /^still /.test(x)) return `I'd still be ${x.slice(6)}.`;
  if (field === 'alternativeStory' && /^(?:signed off|laid off|written off|struck off|locked up|burnt out)\b/.test(x))
    return "I'd be {x}.";
  if (
    field === 'whatSnapped' &&
    form === 'infinitive' &&
    !/^to (?:be|see|hear|find|lose|watch|get|feel|realise|realize|have)\b/.test(x)
  )
    return `I decided ${x.replace(/^to (never|not) /, '$1 to ')}.`;
  if (kind === 'fit' && /^(?:bare|elided)$/.test(form) && SIZED.test(x))
    return `This is for you if you ${x.replace(SIZED, ', with a $1')}.`;
  if (kind === 'credential') return credentialTemplate(x, form);
  if ((/^(?:cost|scene)$/.test(kind) || field === 'whatNotWorking') && form === 'infinitive' && /^to be \S/.test(x))
    return BE_AND_BE.test(x) ? '{X}.' : `You're ${x.slice(6)}.`;
  const [, did, proud] =
    about === 'audience' && (form === 'past' || WORKED_FOR.test(x))
      ? (/^(.+?),? and (too \p{L}+ .+)$/u.exec(x) ?? [])
      : [];
  if (did && proud) return `You ${did}, and you're ${proud}.`;
  if (form === 'infinitive' && kind === 'state' && field !== 'whatNotWorking' && !STRIVEN.test(x)) return '{X}.';
  if (form === 'infinitive' && kind === 'tried' && formOf(piecesOf(context.answer)[0]?.text ?? '') === 'gerund')
    return '{X}.';
  if (form === 'infinitive' && kind === 'cost' && DEEDS.test(x)) return '{X}.';
  if (
    form === 'infinitive' &&
    (/^(?:cost|loop|scene)$/.test(kind) || field === 'whatNotWorking' || (kind === 'tried' && DEEDS.test(x)))
  )
    return `You ${x
      .slice(3)
      .replace(/, (and )?to (?=\p{Ll})/gu, ', $1')
      .replace(/(?<=, | and )(still |never |always )?be (?=\p{L})/gu, 'are $1')
      .replace(/(?<=, | and )still not (?=\p{Ll})/gu, "still don't ")}.`;
  if ((kind === 'cost' || kind === 'state') && LACKING.test(x)) return "You're {x}.";
  if (form === 'infinitive' && kind === 'shift' && /^to (?:never|not) /.test(x))
    return `You ${x.startsWith('to never') ? 'never' : "don't"} have to ${x.replace(/^to (?:never|not) (?:need to |have to )?/, '')}.`;
  if (
    form === 'adjective' &&
    about === 'audience' &&
    /^never (?:once )?(?!satisfied|tired|bored|finished|worried|relaxed|prepared|organi[sz]ed|interested|impressed|bothered|surprised)\w+ed\b/.test(
      x,
    )
  )
    return "You've {x}.";
  if (form === 'past' && about === 'audience' && /^never /.test(x) && PERFECT.test(x.replace(/^never/, 'having')))
    return "You've {x}.";
  if (form === 'past' && kind === 'desire' && /^(?:sold out|booked (?:up|out|solid)|paid (?:off|up|on time))\b/.test(x))
    return 'You want to be {x}.';
  if (form === 'past' && kind === 'desire' && /^\w+ed (?:like|by|for|as|in|till|until|through|on|at|from)\b/.test(x))
    return 'You want to be {x}.';
  if (form === 'past' && about === 'audience' && /\bsince (?:19|20)\d\d\b/.test(x) && PERFECT.test(`having ${x}`))
    return /^paid (?:per|by)\b/.test(x) ? "You've been {x}." : "You've {x}.";
  if (
    form === 'infinitive' &&
    field === 'crashRealizationMoment' &&
    /^to (?:understand|reali[sz]e|see|notice|know|hear)\b/.test(x)
  )
    return `You ${x.slice(3)}.`;
  if (
    form === 'past' &&
    kind === 'scene' &&
    about === 'audience' &&
    /^(?:sat|stood) (?!down|up)/i.test(x) &&
    !TOLD_PAST.test(context.answer)
  )
    return `You're ${x.replace(/^sat/i, 'sitting').replace(/^stood/i, 'standing')}.`;
  // "Invisible, no invoice": said of the sum; "(I make them break it.) Not scared of what they broke": of them.
  if (form === 'adjective' && context.index > 0 && /^(?:yourDifferentApproach|timerCostsPriceSetup)$/.test(field))
    return '{X}.';
  if (kind === 'fit' && AGED.test(x)) return '{X}.';
  if (form === 'noun' && kind === 'tried' && context.field === 'whatTheyKeepTrying' && !areThings(x)) return '{X}.';
  if (kind === 'picture' && /^(?:the )?same as /i.test(x)) return `It's the ${x.replace(/^the /i, '')}.`;
  if (form === 'noun' && kind === 'picture' && !/^(?:an?|the|your|my|our|one|two|three|some|every|\d+)\b/i.test(x))
    return '{X}.';
  if (form !== 'noun') return null;
  if (/^still\b/i.test(x) || (field === 'oneCoreShiftRelief' && /^(?!.*\bno\b)[^,]* without /i.test(x))) return '{X}.';
  if (
    (kind === 'state' || kind === 'future') &&
    /^(?:on|in|at|under|behind|ahead|out|off) (?!\S*\d)/.test(x) &&
    wordCount(x) < 7
  )
    return x.includes(',')
      ? '{X}.'
      : x.includes(' since ')
        ? "You've been {x}."
        : field === 'mainSymptomFromHook'
          ? "You're still {x}."
          : "You're {x}.";
  if (
    kind === 'state' &&
    /^(?:\d+|one|two|three|four|five|six) \p{L}+ (?:(?:behind|late|down|ahead)$|short\b)/u.test(x)
  )
    return "You're {x}.";
  if (field === 'costOfAnother90Days' && /^(?:through|into|until|till) /.test(x)) return '{X}.';
  // "For their mum to stop calling it that"
  if (kind === 'desire' && /^for (?:\S+ ){1,4}to \p{L}/iu.test(x)) return '{X}.';
  if (kind === 'desire' && /^(?:home|back|away|done|in bed) (?:by|at|before|in|on|with|for)\b/.test(x))
    return 'You want to be {x}.';
  if (kind === 'fit' && /^(?:back|in|on|near|between) /.test(x) && !/^between \S*\d/.test(x))
    return "This is for you if you're {x}.";
  if (field === 'timeCost' && (/^\p{L}+ing \p{L}+s\b| since /u.test(x) || wordCount(x) === 1)) return '{X}.';
  if (
    field === 'timeCost' &&
    !/\b(?:last|this) \p{L}+\b|\bago\b|\b(?:go|disappear|vanish|slipp|leak)ing\b/u.test(x) &&
    SPENT_ON.test(x.replace(/^half an? (\p{L}+)/u, 'half $1s'))
  )
    return 'You spend {x}.';
  if (field === 'newRootProblem' && !/^not\b/i.test(x) && /\b(?:problem|issue)\b/.test(x))
    return `It's ${x.replace(/(?<!,) not (?=(?:an?|the|your)\b)/, ', not ').replace(/^(no [^,]+), (?=(?:an?|the)\b)/, "$1, it's ")}.`;
  if (field === 'planBeliefCallback') return null;
  if (field === 'oneCoreShiftRelief' && /^(?:stop|quit) /i.test(x)) return `You can ${x}.`;
  if (
    (kind === 'cause' && /^not\b.*, (?:but )?(?:an?|the|your|one|how|what)\b/i.test(x)) ||
    (field === 'oneBeliefTheyShare' &&
      /^not (?!(?:that|because|about)\b)[^,]+, (?:but )?(?:an?|the|your) [^,]+$/i.test(x))
  )
    return `It's ${x.replace(/, (?:but )?(?=(?:an?|the|your|one|how|what)\b)/i, ", it's ")}.`;
  if (kind === 'cause' && /^not [^,]+, (?:but )?[^,]+$/i.test(x))
    return `It's ${x.replace(/, (?:but )?/i, ", it's ")}.`;
  if (field === 'whatSnapped' && /^(?:enough|no|not|never|nothing)\b/i.test(x)) return '{X}.';
  if ((kind === 'notFit' || kind === 'belief' || kind === 'blame') && /^no /i.test(x)) return '{X}.';
  if (/^not yourself\b/i.test(x)) return "You're {x}.";
  const [, often, blamed] =
    kind === 'blame' ? (/^(mostly|mainly|usually|always|often|sometimes|partly|generally) (.+)$/is.exec(x) ?? []) : [];
  if (often && blamed) return `You ${often} blame ${blamed}.`;
  if (kind === 'blame' && /^(?:him|her|them|us|me|yourself|nobody|everybody)\b/i.test(x)) return 'You blame {x}.';
  if (kind === 'blame' && isBare(x)) return '{X}.';
  // "Better one alert too many than one too few"
  if (kind === 'belief' && /^better \S.* than \S|^(?!.* (?:and|or) )[^,]*, (?! )[^,]*$/i.test(x)) return '{X}.';
  if (kind === 'belief' && /^not enough /i.test(x))
    return `You believe there ${/^not enough (?:\w+s|people)\b/i.test(x) ? "aren't" : "isn't"} ${x.slice(4)}.`;
  if (field === 'crashRealizationMoment' && /^never /i.test(x)) return 'It was {x}.';
  if (/^not\b/i.test(x) && kind !== 'thought')
    return context.many || /^not (?:one|a single)\b/i.test(x) ? '{X}.' : "It's {x}.";
  if ((kind === 'truth' || kind === 'bridge') && /^no\b/i.test(x)) return '{X}.';
  if (field === 'costOfAnother90Days' && x.includes(',')) return '{X}.';
  if (
    kind === 'cost' &&
    /^(?:every|each) (?:[\w-]+ )?(?:year|month|week|day|time|night|morning|weekend|quarter|season|summer|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
      x,
    )
  )
    return '{X}.';
  const [, spent, besides] = field === 'timerCostsPriceSetup' ? (SPENT.exec(x) ?? []) : [];
  if (spent) return besides ? `You already spend ${spent}, and there are ${besides}.` : `You already spend ${spent}.`;
  if (kind === 'fit' && x.includes(', ') && !/^(?:anyone|anybody|people|those) /i.test(x) && / who(?:'|\b)/.test(x))
    return 'This is for you if the picture fits: {x}.';
  if (kind === 'fit' && (BROUGHT.test(x) || /^your own \S/i.test(x) || areOwned(x)))
    return `This is for you if you have {x}.`;
  if (kind === 'notFit' && WANTED.test(x)) return "This isn't for you if you want {x}.";
  if (kind === 'fit' && /^[\w-]+(?:ed|ing|y|ful|less|ous|ive|born)?, /.test(x) && isAdjectiveList(x))
    return "This is for you if you're {x}.";
  if (
    kind === 'fit' &&
    /, /.test(x) &&
    !/^(?:anyone|anybody|people|those) /i.test(x) &&
    x
      .replace(/, (?:let's )?say,/, '')
      .split(/, (?:and )?/)
      .some((part) => /^(?:adjective|bare)$/.test(formOf(part)))
  )
    return 'This is for you if the picture fits: {x}.';
  if (
    kind === 'fit' &&
    /^(?:(?:between |at least |more than |over |under |up to )?[$£€]?\d|(?:one|two|three|four|five|six|ten) to \w+ )/i.test(
      x,
    )
  )
    return `This is for you if you have ${x
      .replace(/,? and (?=(?:ready|willing|able|open|prepared|happy) to )/, " and you're ")
      .replace(/(?<=, |, and | and )own (?=\p{Ll})/gu, 'your own ')}.`;
  return null;
}

/** "Counted the plates on one Saturday": what somebody does who wants to know. */
const COUNTED =
  /^(?:once |then )?(?:asked|counted|measured|timed|weighed|tested|surveyed|interviewed|tracked|filmed|photographed|logged|polled|clocked|audited) (?!by\b|at\b|in\b)/i;

/** "U turned down your own works do": the scene is told in the past, and stays there. */
const TOLD_PAST =
  /\b(?:you|u|they|she|he) (?:(?:just|already|even|then|only) )?(?:\p{L}{2,}ed|went|came|took|had|got|made|ate|left|told|gave|said|rang|bought)\b/iu;

/** "£60 a month on physio and 2 dogs a day you can't fit in": a sum is spent on something, and what is no sum is not paid. */
const SPENT =
  /^(?!.*\b(?:lost|wasted|gone|missed)\b)((?:(?:about|around|roughly|nearly|over|more than|at least|up to|almost|some|another) )?[$£€]\d\S*(?: (?:a|per|each|every) \p{L}+)? on (?!average|top|\p{L}+days?\b).+?)(?: and ((?:two|three|four|five|six|\d+) (?=.*\b(?:you|(?:a|per|each|every) (?:day|week|month|year)))\p{L}.+))?$/iu;

/** "Just want to finish at four": the wish names itself, whatever colours it. */
const WISHING = /^(?:(?:just|really|only|simply|mostly|honestly|secretly) )*(?:want|need|wish|long|crave|dream|hope)\b/;

/** What one tries for, and no trouble by itself: "to get one evening off". */
const STRIVEN =
  /^to (?:\p{L}+ly |finally |still |just )?(?:get|find|keep|make|be(?! \p{L}+(?:ed|wn|en|ld|nt|ght)\b)|become|have|do|save|earn|grow|build|fill|win|sell|stay|balance|manage|learn|finish|fit|please|prove|reach|explain|understand|stop|avoid|survive)\b/iu;

/** "To get your money back": what holds the listener is theirs to have, and not the seller's to give. */
const RECEIVED = /^to (?:get (?!you\b)|receive |have (?!an? (?:look|listen|chat|word)\b)|know )/;

/** "(Finish at five), home by six": where one wants to be then. */
const THEN_THERE =
  /(?<=^[^,]+), (?:and )?(?=(?:home|back|out|off|done|away|asleep|in bed|(?:off|on|in|out of) (?:the|my|their|your) \p{L}+) (?:by|before|in|on|at|with|for)\b[^,]*$)/iu;

/** "To be heard, stop shouting": what it is for stands before an order. */
const isOrdered = (x: string): boolean => {
  const [, order = ''] = /^to [^,]+, (.+)$/.exec(x) ?? [];
  return (
    formOf(order.split(/,? (?:and|or) |, /)[0] ?? '') === 'bare' || /^(?:do|don't|never|first) \p{Ll}/u.test(order)
  );
};

/** "(Own a lift), crew of at most 6": what goes with it, by its size. */
const SIZED =
  /(?<=^.+), ((?!\p{L}*s of)\p{Ll}+ of (?:at (?:least|most)|up to|under|over|two|three|four|five|six|ten|twenty|[$£€]?\d)[^,]*)$/u;

/** "A bigger lamp, new straps": each by itself what one can try. */
const areThings = (x: string): boolean =>
  !/\b(?:usually|mostly|always|again|sometimes|often|normally|probably)\b/i.test(x) &&
  x
    .split(/,? (?:and|plus) |[,;] /)
    .every(
      (item) =>
        /^(?:an?|the|your|another|more|\d+|two|three|four|five|every|all|some|\p{L}+ing) /iu.test(item) ||
        PLURAL_THING.test(item),
    );

const PLURAL_THING =
  /^(?:\p{L}[\p{L}-]* ){0,2}\p{L}{2,}[^s\P{L}]s(?= (?:for|from|with|of|in|on|at|through|under|over|by|to|about|without|behind)\b|$)/iu;

/** "Trained for three years": what one did, however long it took. */
const WORKED_FOR = /^\w+ed for (?:\S+ )?\S+ (?:years|months|weeks|days|hours)\b/;

/** What nobody is told to do: "love having written". */
const ATTITUDE = /^(?:love|hate|want|like|know|fear|enjoy|prefer|think|believe|hope|wish|dread|hide|envy|resent)\b/;

/** Where one stands, without "you're" in front: "down one colony in three". */
const LACKING =
  /^(?:still |always |already )*(?:down (?:\d|another|an?|one|two|three|to|[$£€])|behind (?:on|with)|out of (?!hours)|short (?:of|on)|off (?:sick|work)|on edge|in (?:tears|debt|the red))\b/i;

/** What is said of things and weather; the one it happens to is not its subject. */
export const OF_THINGS =
  /^(?:still |always |also |then )?(?:comes (?:off|apart|away|loose) (?!the\b|work\b|a\b|air\b|shift\b)|smells|leaks|costs|rains|drips|rots|spreads|fades|hurts|sounds|lasts|happens|depends|pours|snows|freezes over|breaks down|falls apart|comes back|gets worse|adds up|eats (?:up|into|(?:your|the|my|half) whole)\b|takes (?:(?:like|about|around|roughly|nearly|over|at least) )?(?:\d|an? |two|three|four|five|six|half|all|ages|forever))/i;

/** "Forty hours per application", "2 hours driving a day": time and what it goes to. */
const SPENT_ON =
  /^(?:(?:about|around|roughly|nearly|over|more than|at least|up to|almost|another|an extra|easily) )?(?:[\d.,-]+|\p{L}+)(?: to \S+| and a half)? (?:(?:whole|full|extra|unpaid) )?(?:minutes|hours|days|evenings|nights|weekends|mornings|afternoons|sundays|saturdays|weeks|months)\b(?!.*\b(?:lost|wasted|gone|missed|spent|of|that|before|until|late)\b)[^,]* (?:on (?!average|top|sundays|saturdays|weekends|the (?:phone|road))|per (?!day|week|month|year)|\p{L}{2,}ing\b(?<!evening|morning))/iu;

/** "diagnosed, cleared by a doctor, stubborn" */
const isAdjectiveList = (x: string): boolean => {
  const [first] = tokensOf(x);
  return first !== undefined && (first.pos === 'ADJ' || (first.pos === 'VERB' && first.lower.endsWith('ed')));
};

/** "Over sixty": an age or a size without its thing. */
const AGED = /^(?:over|under|past) (?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\p{L}+)?|\d+)$/iu;

/** "Toss, sun, new balls", "knees, the age thing": what one would not blame without an article. */
const isBare = (x: string): boolean =>
  x.split(/, (?:and )?/).some((item) => /^\p{Ll}+$/u.test(item) && BODY.test(item)) ||
  lacksArticle(x) ||
  (/^\p{Ll}+(?:,|$)/u.test(x) && nounNeedsArticle(/^\p{Ll}+/u.exec(x)?.[0] ?? ''));
const BODY = /^(?:knees?|back|hips?|hands?|eyes?|ears?|feet|nerves|age|genes|hormones)$/;
