import type { FieldName } from '#framework/framework.ts';
import { verbatim } from '../answers/as-written.ts';
import { piecesOf, spokenText } from '../answers/clean.ts';
import { say } from '../answers/complete.ts';
import { isHadDone } from '../answers/had-done.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { KINDS } from '../answers/kinds.data.ts';
import { withoutOwnCase } from '../answers/own-case.ts';
import { PERFECT } from '../answers/perfect.ts';
import { capitalised, lowered } from '../answers/realise.ts';
import { asAnswered } from '../answers/to-the-form.ts';
import { unquoted } from '../answers/told-shortly.ts';
import { tellsOfThem } from '../answers/unnamed.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { isFirstName, tokensOf } from '../grammar/language.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import { coverage, isSpeakable } from '../self-check.ts';
import { hash, itsTurn, type Line, type Writing } from '../writing.ts';
import { DAWNS_ON_THEM, dawned, goesOnTold, isOwnCrash, isToldCrash } from './crash.ts';
import { isGrave, POINTS } from './frame-fit.ts';
import {
  asOwnDeed,
  asOwnMethod,
  asSellersWork,
  MAKES_THEM,
  ownInsight,
  withOneLeftOut,
  withOneNamed,
} from './left-out.ts';
import { isNobodys } from './nobodys.ts';
import { askedOf, preface, saysNotWho } from './of-whom.ts';
import { afterOwnCrash, afterTheirCrash, backToYou, labels, peopleTopics, topics } from './own-words.data.ts';
import { asSellersDoing } from './sellers-doing.ts';
import { asSellersOwn, asSellersPromise } from './told-as-other.ts';
import { temperOf, voiceFor } from './voices.ts';
import { ofThis } from './whom-for.ts';

const isField = (name: string): name is FieldName => name in KINDS;
const SLOT = /\{(\w+)\}/g;

/** Fills a frame; null when a bare word it needs is not known. What an answer about others is told with takes the place of lead and tail. */
export function filled(writing: Writing, frame: string, beatId: string): Line[] | null {
  const lines: Line[] = [];
  let answered = false;
  let retold = false;
  let rambles = false;
  for (const sentence of frame.split(/(?<=[.!?}]["”]?)\s+(?=[\p{Lu}"“{])|(?<=:)\s+(?=\{\w+\}(?:\s|$))/u)) {
    const alone = /^\{(\w+)\}$/.exec(sentence)?.[1];
    if (alone && isField(alone) && !writing.names.has(alone)) {
      const said = withLead(writing, lines, alone, beatId);
      retold ||= said[0]?.role === 'ofWhom';
      rambles = hasAsides(said) || (REBUTTED.has(alone) && said.filter(({ role }) => role === 'answer').length > 1);
      lines.push(...said);
      lines.push(...sumLine(writing, alone, lines.at(-1)));
      if (retold && writing.listener.told) lines.push(...turnBack(writing, alone));
      answered = true;
      continue;
    }
    retold ||= answered && rambles && POINTS.test(sentence);
    if (retold && !sentence.includes('{')) continue;
    const used = [...sentence.matchAll(SLOT)].map((match) => match[1] ?? '');
    if (used.some((name) => !writing.names.has(name))) return null;
    const text = withInnerStops(
      capitalised(sentence.replace(SLOT, (_, name: string) => writing.names.get(name) ?? '')),
    );
    lines.push({ text, fields: used.filter(isField), role: answered ? 'tail' : 'lead' });
  }
  return answered ? lines : lines.map((line) => ({ ...line, role: 'frame' }));
}

/** Back to those who listen, where what was told is not so grave that a word on it would be one too many. */
function turnBack({ answers, request }: Writing, field: FieldName): Line[] {
  // "Go out and look at the whiteboard": the room has been spoken to.
  if (
    field === 'fingerPointableCostClose' &&
    /\byour?\b|^(?:Well,? )?(?:Go|Look|Take|Have a look)\b/i.test(answers[field] ?? '')
  )
    return [];
  const family = temperOf(request.sectionNumber, answers);
  const text = family !== 'soft' && isGrave(answers[field]) ? undefined : backToYou[field]?.[family];
  return text ? [{ text, fields: [], role: 'tail' }] : [];
}

/** Several sentences of it: what comes last may be an aside, to which no "it" of ours should go back. */
const hasAsides = (said: readonly Line[]): boolean => {
  const own = said.filter(({ role }) => role === 'answer').map(({ text }) => text);
  return own.length > 1 && wordCount(own.join(' ')) > (own.at(-1)?.endsWith('"') ? 30 : 20);
};
/** "That the dear one fixes it. It doesn't.": what is said against a thought may come last. */
const REBUTTED: ReadonlySet<FieldName> = new Set([
  'stupidThingTheyBelieve',
  'howTheyRationalize',
  'biggestPriceObjection',
  'realInternalObjection',
]);

/** A name that ends with a stop of its own needs no second one, and a thought's stop stands inside its quote marks. */
const withInnerStops = (text: string): string =>
  text.replace(/([.!?])\.$/, '$1').replace(/([!?]?)"([.,])/g, (_, own: string, stop: string) => `${own || stop}"`);

/** A lead that ends with a colon takes the answer's first sentence in: "The lesson: you never had a plan." */
function withLead(writing: Writing, lines: Line[], field: FieldName, beatId: string): Line[] {
  const lead = lines.at(-1);
  const { sentences, sure } = goesOnTold(writing, field)
    ? { sentences: typed(writing, field), sure: false }
    : spoken(writing, field, beatId, lead?.text.endsWith(':') ?? false);
  const work = field === 'yourDifferentApproach' ? asOwnMethod(sentences, writing.listener.audience.unsaid) : sentences;
  const mine = asSellersDoing(asSellersOwn(work, field, writing), field, writing);
  const own = asSellersPromise(mine, field, writing).map(
    (text): Line => ({
      text: field === 'supportSafety' ? withOneLeftOut(text, field, writing.listener) : ofThis(text, field),
      fields: [field],
      role: 'answer',
    }),
  );
  const [condition, ...more] = own;
  // "What they want is that moment at the end": says itself what it is about.
  if (condition && WHAT_THEY_WANT.test(condition.text)) {
    lines.length = 0;
    return [{ ...condition, text: condition.text.replace(WHAT_THEY_WANT, 'What people $1') }, ...more];
  }
  if (condition && field === 'fitFilter' && (!sure || more.length === 0) && CONDITION_ALONE.test(condition.text)) {
    lines.length = 0;
    return [{ ...condition, text: `This is for you ${lowered(condition.text)}` }, ...more];
  }
  if (!sure) {
    const [opening, ...others] = own;
    if (opening && SOME_OF_THEM.test(opening.text))
      return [{ ...opening, text: opening.text.replace(SOME_OF_THEM, '$1 people') }, ...others];
    if (opening && field === 'yourDifferentApproach' && MAKES_THEM.test(opening.text))
      own.splice(0, 1, { ...opening, text: `I ${lowered(opening.text, true)}` });
    if (opening && field === 'crashRealizationMoment')
      own.splice(0, own.length, ...own.map((line) => ({ ...line, text: dawned(line.text) })));
    else if (opening && KINDS[field][1] === 'audience' && /^(?:scene|cost|tried)$/.test(KINDS[field][0]))
      own.splice(0, 1, {
        ...opening,
        text: opening.text.replace(IT_IS, (_, letter: string) => letter.toUpperCase()),
      });
    if (opening && field === 'yourDifferentApproach' && writing.listener.audience.unsaid) {
      const work = own.map((line) => ({ ...line, text: asSellersWork(line.text, writing.listener) }));
      // "Starts at the feed end. Gets the blanket even first.": what goes on as it began.
      own.splice(0, own.length, ...(work[0]?.text.startsWith('I ') ? work : own));
    }
    // "Here's what I'd say to anyone in your place. The agency was never her client.": no lead that speaks to the room.
    const plain = itsTurn(topics[field], writing.request.seed);
    if (field === 'patternBreakingTruth' && plain && lead?.role === 'lead' && /\byou/i.test(lead.text))
      lines.splice(-1, 1, { ...lead, text: plain });
    const ofWhom = preface(writing, field, own.map(({ text }) => text).join(' '), lines);
    const named = withOneNamed(own, field, writing.listener);
    if (ofWhom.length > 0) lines.length = 0;
    else if (lead?.text.endsWith(':')) lines.splice(-1, 1, { ...lead, text: lead.text.replace(/:$/, '.') });
    return [...ofWhom, ...named];
  }
  const [left, ...rest] = own;
  if (!left) return own;
  const told =
    field === 'energyCost' ? left.text.replace(IT_IS, (_, letter: string) => letter.toUpperCase()) : left.text;
  const said = { ...left, text: asOwnDeed(told, field) };
  // "I took it home. Not finding anything. Sitting there till two.": all of it in the same way.
  if (field === 'emotionInAction' && said.text !== left.text)
    rest.splice(0, rest.length, ...rest.map((line) => ({ ...line, text: asTold(line.text) })));
  // "Sticking a thermometer in the dough in 63 kitchens. Finding it too warm in 51 of them."
  if (field === 'miniStoryOrStat' && COUNTING.test(left.text)) {
    const found = own.map((line) => (COUNTING.test(line.text) ? { ...line, text: counted(line.text) } : line));
    own.splice(0, own.length, ...found);
    if (lead?.text.endsWith(':')) lines.splice(-1, 1, { ...lead, text: lead.text.replace(/:$/, '.') });
    return own;
  }
  // "That it wasn't her skin", at the end of a scene of somebody with a name: it dawns on them.
  const theirs = field === 'crashRealizationMoment' && /^You reali[sz]e that (?!.*\byou)(.+)$/is.exec(left.text)?.[1];
  if (theirs && tokensOf(writing.answers.crashMovieScene ?? '').some(({ text }) => isFirstName(text))) {
    lines.length = 0;
    return [{ text: afterTheirCrash, fields: [], role: 'lead' }, { ...left, text: dawned(`That ${theirs}`) }, ...rest];
  }
  if (!lead && field === 'alternativeStory' && OTHER_LIFE.test(said.text))
    return [
      { ...said, text: `If nothing had changed, ${said.text.replace(/^(?!I\b)\p{L}+,? (?=I\b)/u, '')}` },
      ...rest,
    ];
  // "He sits back on the bucket. Then it hits you. The membrane held.": it dawns on whoever the crash was told of.
  const dawns = DAWNS_ON_THEM.test(said.text) || (lead !== undefined && /\byou/i.test(lead.text));
  if (field === 'crashRealizationMoment' && dawns && isToldCrash(writing)) {
    lines.length = 0;
    const asTyped = typed(writing, field).map((text): Line => ({ text, fields: [field], role: 'answer' }));
    return [{ text: afterTheirCrash, fields: [], role: 'lead' }, ...(said.text.startsWith('You') ? asTyped : own)];
  }
  // "So you try to sort it out. My clients put traps …", "Now imagine your week. I get these texts …": no lead that speaks to the room.
  const tellsOfThese = OF_OTHERS.test(said.text) && /\b(?:they|them)\b/i.test(said.text);
  const ofThem =
    /^(?:audience|inner)$/.test(KINDS[field][1]) && tellsOfThem(beforeYou([said, ...rest])) ? peopleTopics : null;
  const leavesOpen = (text: string) => ofThem !== null && saysNotWho(text, own);
  if (
    lead?.role === 'lead' &&
    (tellsOfThese || leavesOpen(lead.text) || /\b(?:you|imagine|picture|dream)/i.test(lead.text))
  ) {
    const { audience } = writing.listener;
    // "I don't go with the buyer anymore", "I lost three whole seasons": how it is, or was, for the speaker.
    const isOwnCase =
      KINDS[field][1] === 'audience' &&
      /^(?:I|My|Mine|What I)\b/.test(said.text) &&
      !/\byou/i.test(unquoted([said.text]));
    const ofOne = audience.unsaid && KINDS[field][0] === 'thought' ? askedOf(said.text, field, audience) : undefined;
    const others = tellsOfThese ? { ...topics, ...peopleTopics } : topics;
    const ways = ofOne ?? (ofThem ?? (OF_OTHERS.test(said.text) || isOwnCase ? others : {}))[field];
    const voiceOf = writing.request.sectionNumber === 7 ? 'close' : 'personality';
    const topic = itsTurn(ways, writing.request.seed + hash(field + voiceFor(voiceOf, writing.answers)));
    if (topic) {
      lines.length = 0;
      return [{ ...lead, text: topic }, said, ...rest];
    }
  }
  if (field === 'crashRealizationMoment') said.text = said.text.replace(/^"That (?=I)/, '"');
  // "There were rings everywhere, I had come back": in a scene that is the seller's own it dawns on the seller.
  const insight = field === 'crashRealizationMoment' ? ownInsight(said.text, isOwnCrash(writing)) : null;
  if (insight) {
    lines.length = 0;
    return [{ text: afterOwnCrash, fields: [], role: 'lead' }, { ...said, text: dawned(insight) }, ...rest];
  }
  // "They were fine at ten. I just cooked them for people who weren't here yet.": whose thought it is, one cannot hear from quote marks.
  // "That day I decided …": it goes on from the day that was told.
  if (field === 'whatSnapped' && /^That (?:same )?(?:day|night|morning|evening|afternoon|week)\b/.test(said.text)) {
    lines.length = 0;
    return [said, ...rest];
  }
  if (field === 'crashRealizationMoment' && said.text.startsWith('"') && !lead?.text.endsWith(':'))
    return [{ ...said, text: `You think, ${said.text}` }, ...rest];
  const label = labels[field]?.[writing.request.seed % 2];
  // "Back on the grader for council by 2019.": it never came to that.
  const neverCame =
    !lead &&
    field === 'alternativeStory' &&
    !COULD_BE.test(said.text.replace(/, I'd (?:say|guess|think|imagine|expect)\b/i, ''));
  const isLabelled = lead?.text.endsWith(':') && field !== 'alternativeStory';
  if (label && (neverCame || (!isLabelled && isNobodys(said.text, field)))) {
    lines.length = 0;
    const deed = lowered(said.text, true);
    // "You can lean on this: having a group of eight" says twice that one has it.
    const bare = field === 'supportSafety' && !isHadDone(deed) ? deed.replace(HAVING_IT, '') : deed;
    const own = field === 'supportSafety' && FOR_YOU.test(deed) ? 'Here is my part:' : label;
    // "This is what you get: getting me on the farm"
    const leading = /\bget:$/.test(own) && /^(?:gett|hav|receiv)ing\b/i.test(bare) ? (labels[field]?.[0] ?? own) : own;
    return [{ ...said, text: `${leading} ${bare}` }, ...rest];
  }
  if (lead?.role !== 'lead') return [said, ...rest];
  // "What you say: you keep thinking, "Everybody gets them.""
  const [, thought] =
    field === 'howTheyRationalize'
      ? (/^You (?:keep )?(?:think|say|tell)\p{L}*(?: (?:yourself|everyone|people))?,? ("[^"]+")$/u.exec(said.text) ??
        [])
      : [];
  if (thought) said.text = thought;
  const first = field === 'corePhilosophy' ? { ...said, text: withoutBelieving(said.text) } : said;
  const [, heading = '', afterColon] = /^([^":]{1,60}): (.+)$/s.exec(first.text) ?? [];
  const answer = spokenText(writing.answers[field] ?? '').toLowerCase();
  const written =
    /\p{Lu}/u.test(heading.slice(1)) || answer.includes(`${heading.toLowerCase()}:`) || isOfAnswer(heading, answer);
  const bare = afterColon && !written ? afterColon : undefined;
  if (!lead.text.endsWith(':')) {
    if (bare === undefined || field === 'fitFilter') return [first, ...rest];
    if (!/^to /i.test(bare)) return [{ ...first, text: capitalised(bare) }, ...rest];
    lines.pop();
    return own;
  }
  const joined = bare ?? first.text;
  lines.pop();
  // "What I go by. Believes the most important tool is a pen.": an author who leaves out the "I".
  if (field === 'corePhilosophy' && writing.listener.audience.unsaid && opensWithVerb(joined))
    return [{ ...lead, text: lead.text.replace(/:$/, '.') }, first, ...rest];
  if (joined.startsWith('There I was')) return own;
  if (joined.includes(': ')) return [{ ...lead, text: lead.text.replace(/:$/, '.') }, first, ...rest];
  return [
    {
      ...first,
      text: `${lead.text} ${joined.startsWith('"') || namesFirst(joined, field) ? joined : lowered(joined)}`,
    },
    ...rest,
  ];
}

/** What is said outside of quote marks before anybody is spoken to. */
const beforeYou = (lines: readonly Line[]): string =>
  unquoted(lines.map(({ text }) => text.replace(YOU_WHO_ASK, ''))).split(/\byou(?:r|rs|rself)?\b/i)[0] ?? '';
/** "If you get a pint into them they'd tell you": whoever might ask them, and not those who listen. */
const YOU_WHO_ASK =
  /\bif you (?:\p{L}+ )(?=[^,.?!]*\b(?:them|they)\b)|(?<=\bthey(?:'d|'ll| would| will| all)? tell )you\b/giu;

const COULD_BE = /\b(?:would|wouldn't|could|might|if|otherwise|instead)\b|'d\b|:/i;
/** "My clients put traps", "I get these texts", "they say, and I've heard it word for word": the speaker tells of others. */
const OF_OTHERS =
  /^(?:(?:(?:all|most|many|some) of )?my (?:clients|customers|students|patients|members|guests|buyers)\b|(?:(?:well|oh|so|look|honestly|and),? )*(?:I (?:(?:always|usually|often|mostly|just) )?(?:get|hear|heard|had|have had|see|saw|notice|noticed|ask|asked|tell|met|know|knew|remember|watch|watched|think|figured?|make it|count(?:ed)?|could make|kept|don't like|used to|worked (?:it|that|this) out)\b|I'd (?:put|get|use|guess|say)\b|I've (?:had|seen|heard|met|known|watched)\b|you(?:'ll| can)? (?:find|see|hear|notice) they\b|you know what they\b|they (?:all |always |usually )?(?:say|tell me|ask)\b))/i;

/** "Coming up with you the first two times", "being on the phone to you", "answering your letters": whoever is not "you" does it. */
const FOR_YOU =
  /^(?!.*\b(?:me|us)\b)(?:\p{L}+ing you\b|\p{L}+ing (?:\p{L}+ ){0,6}(?:(?:with|to|for|beside|behind) you\b|(?:to|for|at) your (?!own\b)))/iu;

/** Not "having an officer there, and replacing any bag that tears": beside another deed it stays one. */
const HAVING_IT =
  /^having (?!(?:me|us|somebody|someone) \p{L}|.*, (?:(?:and|then|and then) )?(?!having\b)\p{L}{3,}ing (?:an?|the|any|every|your|my|it|them|on|in|at|with|for)\b)/u;

/** "Not finding anything", "sitting on the shaving horse till about two" */
const asTold = (text: string): string =>
  /^then \p{L}{2,}ing\b/iu.test(text)
    ? `Then I ${pastVerbs(lowered(text.slice(5), true))}`
    : /^(?:not |never )?\p{L}{2,}ing\b/iu.test(text) && formOf(text) === 'gerund'
      ? `I ${pastVerbs(lowered(text, true))}`
      : text;

/** "Finding it too warm in 51 of them" */
const counted = (text: string): string => {
  // "Weighing the salt of one cook: telling me he's adding two spoons": no seller tells that, the cook does.
  const done = pastVerbs(lowered(text, true)).replace(
    /(?<=: )telling me (?=(he|she|they)(?:'s|'re)\b)/u,
    '$1 told me ',
  );
  return /\bsince (?:19|20)\d\d\b/.test(text) && PERFECT.test(`having ${done}`) ? `I've ${done}` : `I ${done}`;
};
const COUNTING =
  /^(?!(?:be|hav|do|know)ing\b|building (?:on|in|at|with|of)\b)\p{L}{2,}ing (?!.*\b(?:you|she|he|they|we) )[^.]*\d/iu;

/** "If you have between 20 and 60 rooms, and you are ready": who it is for, and no more. */
const CONDITION_ALONE =
  /^If (?:you|there's|your|the|an?)\b(?!.*\b(?:it's|its|this is|that's) (?:for )?you\b)(?!.* you (?:don't|won't|do not) (?:need|want)\b)(?!.*, (?:then |it|this|that|I\b|we\b|you\b|come|ring|call|write|talk|let|we'|I'))/;

/** "It's after the shower", "it's what the family says": what is announced, and needs no "it's" before it. */
const IT_IS =
  /^It(?:'s| is) (?!.*\breally\b|.*\b(?:(?:isn't|innit|ain't) it|it (?:really |surely )?is)\b|.*, it\b)(?=(?:after|before|on|at|in|when(?= [^,.]*, (?:I|you|we|they|he|she|it)\b)|what|the|an?|my|our|his|her|their) (?!.*\b(?:that|who)\b|[^,.]* I (?:notice|feel|see|hear|know|miss|mind|lose)\b)\S+)(\p{L})/iu;

/** Whether the words before a colon are the author's own, and no lead of ours. */
const isOfAnswer = (label: string, answer: string): boolean => {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const given = new Set(wordsOf(answer));
  const words = wordsOf(label);
  return words.filter((word) => given.has(word)).length * 2 > words.length;
};

/** "I'd have gone on painting", "I'd be back on the tills" ask for their condition where nothing leads in. */
const OTHER_LIFE =
  /^(?:(?:oh|well|honestly|ah|hm+|probably),? )?I(?:'d| would)\b(?!.*\b(?:if|without|otherwise|unless|had I)\b)/i;

/** "I believe nobody is born clumsy" behind a lead that says so already. */
const withoutBelieving = (text: string): string => {
  const [, belief] =
    /^I (?:(?:really|truly|firmly|honestly|just|simply) )?(?:believe|think) (?:that )?(.+)$/s.exec(text) ?? [];
  return belief && formOf(belief) === 'clause' && !/, (?:and|but) that\b/i.test(belief) ? capitalised(belief) : text;
};

/** A story of a client mostly opens with a name, and a capital behind a colon is never wrong. */
const namesFirst = (text: string, field: FieldName): boolean =>
  KINDS[field][0] === 'proof' && /^(?:NOUN|PROPN|VERB|ADJ)$/.test(tokensOf(text)[0]?.pos ?? '');

/** "A lot of them think …": where it stays as typed, it says itself that it is about people. */
const SOME_OF_THEM = /^(A lot of|Lots of|Most(?= of)|Many(?= of)|Some(?= of))(?: of)? them\b/;

const WHAT_THEY_WANT = /^What they ((?:really |actually |all )?(?:want|crave|long for|'d like|would like)\b)/;

/** What a figure comes to over a year stands right behind it, or nowhere. */
const sumLine = ({ sums }: Writing, field: FieldName, before: Line | undefined): Line[] => {
  const sum = sums.get(field);
  return sum && before?.text.toLowerCase().includes(sum.rate.toLowerCase())
    ? [{ text: sum.sentence, fields: [field], role: 'answer' }]
    : [];
};

/** The author's own words, sentence by sentence. */
const typed = ({ answers }: Writing, field: FieldName): readonly string[] =>
  piecesOf(asAnswered(field, answers[field] ?? ''))
    .map(verbatim)
    .filter((sentence) => sentence !== '')
    .map((sentence, at) => (at === 0 && field === 'crashRealizationMoment' ? dawned(sentence) : sentence));

/** The answer's own sentences, checked; the author's own words stand in when nothing better holds. */
function spoken(
  writing: Writing,
  field: FieldName,
  beatId: string,
  named: boolean,
): { sentences: readonly string[]; sure: boolean } {
  const answer = writing.answers[field] ?? '';
  const answered = asAnswered(field, answer);
  // "It comes over her that …": whoever the crash was told of before.
  const before = field === 'crashRealizationMoment' ? writing.answers.crashMovieScene : undefined;
  const listener = before === undefined ? writing.listener : { ...writing.listener, earlier: before };
  const start = writing.request.seed + hash(beatId) + hash(field);
  for (let variant = start; variant < start + 3; variant += 1) {
    const said = say(field, answer, listener, variant, named);
    if (
      said?.sentences.every((sentence) => isSpeakable(sentence, answer)) &&
      coverage(
        spokenText(KINDS[field][0] === 'thought' ? withoutOwnCase(answered) : answered),
        [...said.sentences, ...writing.listener.named].join(' '),
      ) >= (KINDS[field][0] === 'thought' ? 0.6 : 0.8)
    )
      return said;
  }
  return { sentences: typed(writing, field), sure: true };
}
