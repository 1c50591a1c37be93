import type { SectionNumber } from '#framework/framework.ts';
import type { VoiceOf } from '../embedded/frames/frame.ts';

export type SectionBrief = {
  /** What a listener should think or feel at the end of it. */
  purpose: string;
  /** In the order in which it is spoken. */
  course: string;
  /** What sets its voice beside the speaker's own. */
  voices: readonly VoiceOf[];
};

/** What a copywriter would be told about each section. */
export const sectionBriefs: Readonly<Record<SectionNumber, SectionBrief>> = {
  1: {
    purpose:
      'Open the talk. Welcome the listeners, show that you know where it hurts, and leave them with one belief: waiting costs more than changing, and there is another way.',
    course:
      'a short welcome that says whom this is for; the pain in their own day; what they do about it and why it does not help; what waiting costs them, cost by cost; what they long for; the different way, promised and not yet explained',
    voices: [],
  },
  2: {
    purpose: 'Make them recognise themselves so exactly that they cannot look away.',
    course:
      'what they keep trying; the one moment one could point at, told slowly as a scene; the voice in their head, word for word; what each round of it costs; a last sentence that makes them want the explanation',
    voices: [],
  },
  3: {
    purpose: 'Turn their explanation over: they blame the wrong thing, and it is not their fault that they did.',
    course:
      'the idea they take for common sense; the crash, as a scene in the present tense; what they realise in it; what they blame and how they excuse it; the real cause; the uncomfortable truth; the short story or figure that proves it; what the old view costs',
    voices: ['awareness'],
  },
  4: {
    purpose: 'Give them the plan: named, in parts that they could repeat to a friend tonight.',
    course:
      'the problem under its new name; the name of the plan; its parts one after the other with what happens in each; the picture for it; the person it worked for; the wish under the wish',
    voices: [],
  },
  5: {
    purpose: 'Let them trust the person who speaks: where it broke, what was decided, what is believed now.',
    course:
      'the breaking point as a scene; what was done with the feeling; what snapped; how it would have gone otherwise; the conviction that came of it; how it leads to the plan; why one may believe the speaker; whom this is not for',
    voices: [],
  },
  6: {
    purpose:
      'Let the price weigh less than what standing still already costs, without naming a price that was not given.',
    course:
      'the symptom they want gone first; what they pay already by doing nothing; what they say when they hear a price, answered honestly from the material; a calm way over to the offer',
    voices: ['price', 'niche', 'priceAwareness'],
  },
  7: {
    purpose: 'Answer the objection under the objection, then ask for the decision.',
    course:
      'how they put it off; what that has cost already; the doubt they would not say aloud, answered from the material; another ninety days of the same; the sentence that breaks the loop; belief and plan brought together; the ask',
    voices: ['close', 'listeners'],
  },
  8: {
    purpose: 'The short version for those who have decided: what it is, what it costs, how to come in.',
    course:
      'the belief that is shared by now; where they are and what changes in an ordinary week; what falls off their shoulders; what holds them; price and first step exactly as given; ninety days from now; whom it is for; how one joins; the last line',
    voices: ['call', 'tapIn'],
  },
};

/** What each choice of the framework asks of the writing. */
export const choiceBriefs: Readonly<Record<VoiceOf, Readonly<Record<string, string>>>> = {
  personality: {
    bold: 'big claims about the listener’s own power, short declarations, no hedging',
    blunt: 'plain and unsparing; says the hard thing first and does not soften it; never unkind',
    funny: 'dry humour out of the listener’s own situation; laughs with them, never at them; no puns',
    poetic: 'images and rhythm; lingers on a detail; the concrete before the grand',
    gentle: 'soft and unhurried; gives permission; invites and never pushes',
    mentor: 'an experienced guide; explains why; gives the listener a next thought to hold',
    friend: 'as across a kitchen table; contractions, small asides, "look" and "honestly" used sparingly',
    coach: 'energetic and forward; verbs of doing; asks direct questions and expects an answer',
  },
  awareness: {
    'problem-aware': 'they feel the problem and know no solution: stay long with the problem before the cause is named',
    'solution-aware': 'they know the usual solutions: show why those miss the cause',
    'product-aware': 'they know this offer: keep the problem short and go to the difference',
  },
  price: {
    direct: 'money is named without apology',
    warm: 'money is talked about as between people who like each other',
    'trauma-informed': 'no pressure, no shame, always a way out',
    logical: 'reason by reason, as one would reckon it through',
    empathetic: 'says first how hard it is to spend on oneself',
  },
  niche: {
    business: 'weigh it in results at work',
    wellness: 'weigh it in how the body and the days feel',
    relationships: 'weigh it in the people they love',
    career: 'weigh it in the years of work ahead',
    finance: 'weigh it in money, soberly',
    creative: 'weigh it in the work that is not made',
    education: 'weigh it in what they could do with what they learn',
    lifestyle: 'weigh it in the ordinary week',
  },
  priceAwareness: {
    'logic-heavy': 'they decide by figures: the given figures first, feeling after',
    'emotion-heavy': 'they decide by feeling: the scene first, figures after',
    mixed: 'scene and figure side by side',
  },
  close: {
    direct: 'asks plainly and stops',
    gentle: 'leaves the door open and means it',
    calming: 'slows down; takes the fear out of the decision',
    'tough-love': 'says what a good friend would say who is tired of watching',
    understanding: 'shows that the hesitation makes sense, and answers it',
    'urgent-but-soft': 'now matters, for a reason that stands in the material; no threats',
  },
  listeners: {
    'direct-truth': 'listeners who want it straight',
    'trauma-aware': 'listeners who have been hurt: safety and choice before everything',
    analytical: 'listeners who check: reasons and facts, no superlatives',
    'high-empathy': 'listeners who feel with others: people before numbers',
    'business-formal': 'listeners in a business setting: complete sentences, no slang',
  },
  call: {
    'cohort-launch': 'one joins a group that starts together',
    'rolling-1-1': 'one begins one to one, at any time',
    evergreen: 'one can begin today, at one’s own pace',
    waitlist: 'one puts one’s name on a list',
    'application-only': 'one applies, and both sides look whether it fits',
  },
  tapIn: {
    soft: 'ends quietly',
    confident: 'ends sure of itself',
    friend: 'ends as among friends',
    relief: 'ends with a breath out',
    calm: 'ends level and unhurried',
    'matter-of-fact': 'ends with the facts and a full stop',
  },
};
