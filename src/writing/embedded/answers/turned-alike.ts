import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { NOT_GERUNDS } from '../grammar/verbs.data.ts';
import { asFinite, besidesFinite, statedTruth } from './absolutes.ts';
import { believedOnly, verbatim } from './as-written.ts';
import type { Piece } from './clean.ts';
import { type Listener, thirdsIn } from './context.ts';
import { isRowOfThings, LEFT_OVER, POSTURE } from './fit-gerund.ts';
import { forYears } from './for-years.ts';
import { ANOTHER_DOES, DONE_TO_ME } from './fragments.data.ts';
import { hasBeen } from './has-been.ts';
import { isToldOfHelped } from './helped.ts';
import { hasThingAmongDeeds } from './in-ing-together.ts';
import { FOR_DOING, IN_ING_IS } from './is-whole.ts';
import { KINDS } from './kinds.data.ts';
import { AND_ME_DOING, othersToo, withLeftovers } from './left-in-ing.ts';
import { namedAgain } from './named-again.ts';
import { besideListener, othersAlone } from './others-beside.ts';
import { isSomebodyDoing } from './others-doing.ts';
import { PERFECT } from './perfect.ts';
import { asSentence, contracted, lowered } from './realise.ts';
import { goesOnByName } from './told-in-ing.ts';
import { REACHING, turnedDeeds } from './turned-deeds.ts';
import { isInIng } from './under-way.ts';
import { AS_A_THING_IS, NO_ORDER } from './unsaid-subject.ts';

/** What is told in -ing, alike in all its sentences, and with somebody who does it. */
export const turnedAlike = (
  sentences: readonly string[],
  pieces: readonly Piece[],
  field: FieldName,
  listener: Listener,
): readonly string[] => {
  if (KINDS[field][1] === 'audience' && goesOnOfSomebody(sentences, pieces, listener)) return pieces.map(verbatim);
  const turned = othersToo(
    (isInIng(pieces, field) || isRowOfCosts(pieces, field)) && !pieces.some(({ text }) => hasThingAmongDeeds(text))
      ? (inPlain(sentences, pieces, field, listener) ?? allOrNone(sentences, pieces, field, listener))
      : allOrNone(sentences, pieces, field, listener),
  );
  const finite = KINDS[field][0] === 'cost' && !listener.audience.habits.notes ? othersAlone(turned) : null;
  if (finite) return finite;
  const left = withLeftovers(turned, KINDS[field][0], listener);
  // "Doing the day in March 2023, pulling at every site since"
  const alike =
    KINDS[field][0] === 'proof'
      ? left.map((one, at) =>
          (at === 0 && left.slice(1).some((next) => /^(?:She|He|They) /.test(next) || goesOnByName(one, next))
            ? one.replace(
                HAVING_SOME,
                (_, who: string, had: string) => `${who}${who.includes(',') ? ',' : ''} ${pastVerbs(had)}`,
              )
            : one
          ).replace(SO_FAR, ' and has $1$2 since'),
        )
      : left.map(besideListener);
  if (/^(?:proof|fact)$/.test(KINDS[field][0]) && alike.some((one) => /^(?:He|She|They|I) \p{L}/u.test(one)))
    return alike.map((one) => besidesFinite(asFinite(one, true) ?? one));
  if (field === 'breakingPointScene')
    return othersToo(hadDone(wasAtIt(asIWas(alike, pieces, listener), pieces))).map((one) =>
      /^(?:I|She|He|They|My)\b/.test(one)
        ? besidesFinite(one.replace(AND_ME_DOING, (_, joint: string, doing: string) => `${joint}I ${pastVerbs(doing)}`))
        : one,
    );
  // "Teaching it on your own roof, with their own machine"
  if (KINDS[field][0] === 'approach')
    return alike.map((one) => (/\byour own\b/.test(one) ? one.replace(/(?<!\p{L})their own\b/gu, 'your own') : one));
  const said = KINDS[field][1] === 'audience' ? alike.map((one) => hasBeen(namedAgain(one))) : alike;
  // "The board answering every time, nobody asking": a truth is stated.
  const again = KINDS[field][0] === 'truth' ? said.map(statedTruth) : said;
  if (/^(?:tried|state)$/.test(KINDS[field][0]) && again.length === pieces.length) return inTurnedRow(again, pieces);
  // "Walk first. Everything else following."
  if (
    field === 'planBeliefCallback' &&
    pieces.some((piece, at) => IN_ING.test(piece.text) && verbatim(piece) !== again[at])
  )
    return again.map((one) => asFinite(one, false) ?? one);
  return KINDS[field][0] === 'belief' ? again.map(believedOnly) : again;
};

/** "Alison in Leven, 41 beds, having 17 night falls. (She moved one shift.)", "Peter of Ndaragwa, having three cows and getting 24 litres" */
const HAVING_SOME =
  /^(\p{Lu}\p{L}+ [^.:"]*), (having (?=(?:\d|no|an?|the|her|his|their|one|two|three|four|five|six|seven|eight|nine|ten)(?: |\d))[^.]*)/u;

const SO_FAR =
  /(?<=^(?:She|He|It) [^.]*) and (\p{L}+ed)\b( (?:at|in|on|with|every|all|each|the) [^.,]*)? since(?=[.])/u;

/** "Lying awake at one. Being snappy with the barista.": each by itself. */
const isRowOfCosts = (pieces: readonly Piece[], field: FieldName): boolean =>
  /^(?:cost|state)$/.test(KINDS[field][0]) &&
  pieces.length > 1 &&
  pieces.every(({ text }) => formOf(text) === 'gerund' && /^(?:still )?\p{L}{2,}ing\b/iu.test(text));

/** "Lifting a foot and finding the bone. Him standing there.": where others are told of in -ing as well, the speaker was at it, too. */
const asIWas = (sentences: readonly string[], pieces: readonly Piece[], { audience }: Listener): readonly string[] =>
  sentences.length !== pieces.length || sentences.some((one) => /^I\b/.test(one))
    ? sentences
    : sentences.map((one, at) => {
        const { text = '', end = '.' } = pieces[at] ?? {};
        const others =
          at > 0
            ? doneForMe(text, pieces.slice(0, at).findLast((one) => !DONE_TO_ME.test(one.text))?.text ?? '')
            : null;
        if (others) return others;
        // "(Standing in the waiting room.) Seeing Ina on a folded towel. Measuring her right there: 29."
        if (
          at > 0 &&
          formOf(text) === 'gerund' &&
          (SEEING.test(text) || (WAS_DOING.test(text) && isBehindSeen(pieces, at)))
        )
          return asSentence(`I ${pastVerbs(lowered(text, true))}`, end);
        return WAS_DOING.test(text) && formOf(text) === 'gerund' && !isSomebodyDoing(text, audience)
          ? asSentence(`I was ${lowered(text, true)}`, end)
          : at > 0 && WAS_DOING.test(pieces[0]?.text ?? '')
            ? one
                .replace(/^Being (?=\p{L})/u, 'I was ')
                .replace(/^Having (?=(?:an?|the|my|no)\b)/u, 'I had ')
                .replace(/(?<=^I had .*) and not being (?=\p{L}+ed\b)/u, " and wasn't ")
            : one;
      });

/** What one does at once, in the middle of what goes on. */
const SEEING = /^(?:see|hear|notic|find|spott|reali[sz]|recogni[sz])ing\b(?!.*, (?:and )?me\b)/iu;

/** Behind what was seen, what is done next and goes on no longer. */
const isBehindSeen = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(0, at).some(({ text }) => SEEING.test(text)) &&
  !/^(?:hold|stand|sitt|wait|kneel|ly|lean|wear|carry|watch|look|think|clutch|grip|shak)ing\b/iu.test(
    pieces[at]?.text ?? '',
  );

/** "(My mother sitting at table two.) Getting up and turning the sign to closed for me": she did, and nobody else. */
function doneForMe(text: string, before: string): string | null {
  const [, who = ''] =
    /^(?:my|an?|the|one) (?:[\p{L}-]+ ){0,2}?((?:grand)?(?:mother|father|mum|mom|dad)|gran|nan|wife|husband|sister|brother|daughter|son|boss|man|woman|lady|girl|boy|bloke|lad|guy)\b[^.]*? \p{L}{2,}ing\b/iu.exec(
      before,
    ) ?? [];
  if (who === '' || !/^\p{L}{2,}ing\b(?: me\b|.*\b(?:for|to|at|from|with) me\b)/isu.test(text)) return null;
  return `${/mo|mum|gran|nan|wife|sister|daughter|woman|lady|girl/i.test(who) ? 'She' : 'He'} ${pastVerbs(lowered(text, true))}.`;
}

/** "Grading at the shed, holding the tray, old Charles standing there": beside what goes on, the first deed went on, too. */
const wasAtIt = (sentences: readonly string[], [first]: readonly Piece[]): readonly string[] =>
  first && WAS_DOING.test(first.text) && GOING_ON.test(first.text) && /^I \p{L}+(?:ed|t) /u.test(sentences[0] ?? '')
    ? [asSentence(`I was ${lowered(first.text, true)}`, first.end), ...sentences.slice(1)]
    : sentences;
/** "Having wired it myself on the Thursday", among what is told whole. */
const hadDone = (sentences: readonly string[]): readonly string[] =>
  sentences.length > 1 && sentences.some((one) => /^(?:I|She|He|They) \p{L}/u.test(one))
    ? sentences.map((one) =>
        (PERFECT.test(one.toLowerCase()) ? one.replace(/^Having /, "I'd ") : one).replace(
          / and there being (?=\p{L})/gu,
          ' and there was ',
        ),
      )
    : sentences;
const GOING_ON = /, (?:hold|wear|watch|wait)ing\b.*, (?:\p{L}+\.? ){1,4}(?:stand|sitt|wait|watch|look|ly)ing\b/iu;

/** "Finding the butter swimming on the tray and the croissants sitting in it": what others do is seen. */
const PERCEIVING =
  /(?:^| and )(?:(?:find|see|hear|watch|notic)ing\b|being (?:told|asked|given|shown|sent|handed)\b)(?!.*, and \p{L}+ing\b)/iu;

/** What goes on for a while, and no "having" or "knowing". */
const WAS_DOING =
  /^(?!.*, (?:and (?:find|discover|see|hear)ing|me)\b|\p{L}+ing, (?:that|it)(?:'s| was) )(?!(?:be|hav|know|want|need|realis|realiz|understand|lov|hat|decid|hear|see|notic|find)ing\b)\p{L}{2,}ing\b/iu;

/** "A dad at the gate asking who that was. Then mentioning it to the others.": it is he who goes on. */
function goesOnOfSomebody(sentences: readonly string[], pieces: readonly Piece[], { audience }: Listener): boolean {
  const somebody = pieces.findIndex(({ text }) => isSomebodyDoing(text, audience));
  return (
    somebody !== -1 &&
    sentences.length === pieces.length &&
    pieces.some(
      ({ text }, at) =>
        at > somebody && /^(?:and )?then \p{L}+ing\b/iu.test(text) && /\byou\b/i.test(sentences[at] ?? ''),
    )
  );
}

/** "You mute channels. You raise thresholds after a bad night, and end up with more.": all its deeds in the plain present, or null. */
function inPlain(
  sentences: readonly string[],
  pieces: readonly Piece[],
  field: FieldName,
  { audience }: Listener,
): readonly string[] | null {
  if (
    sentences.length !== pieces.length ||
    audience.habits.notes ||
    field === 'crashMovieScene' ||
    isRowOfThings(pieces, KINDS[field][0]) ||
    pieces.some(
      ({ text }) =>
        isSomebodyDoing(text, audience) || IN_ING_IS.test(text) || FOR_DOING.test(text) || LEFT_OVER.test(text),
    )
  )
    return null;
  const said = sentences.map((sentence, at) => {
    const { text = '', end = '.' } = pieces[at] ?? {};
    if (formOf(text) !== 'gerund' || REACHING.test(text)) return sentence;
    if (POSTURE.test(text) && KINDS[field][0] === 'scene') return null;
    // "You're standing in front of a closed lid, hoping."
    if (POSTURE.test(text) && field === 'currentUndesiredReality' && sentence.startsWith("You're ")) return sentence;
    const deed = sentence.replace(/^You(?:'re|'ve been| keep) (?=\p{L}+ing\b)/u, '').replace(/[.!?]$/, '');
    const deeds =
      turnedDeeds(lowered(deed, true), 'you') ?? (PERCEIVING.test(deed) ? plainVerbs(lowered(deed, true)) : null);
    return deeds && asSentence(contracted(`You ${deeds}`).replace(/^You (again|now|once) (?=\p{Ll})/u, '$1 you '), end);
  });
  return said.every((one) => one !== null) ? said : null;
}

/** "You put up a website. Posting summit photos. You ring the agency.": what reads like a thing is a deed, where the others are. */
const inTurnedRow = (sentences: readonly string[], pieces: readonly Piece[]): readonly string[] =>
  isRowOfOrders(sentences, pieces)
    ? pieces.map(verbatim)
    : sentences.filter((one) => /^You \p{Ll}/u.test(one)).length < (pieces.length > 3 ? 2 : 1)
      ? sentences
      : sentences.map((one, at) => {
          const { text = '', end = '.' } = pieces[at] ?? {};
          const deed = lowered(text, true);
          // "Bolt on more zincs. You blame the boat next door."
          if (
            one === asSentence(text, end) &&
            !AS_A_THING_IS.test(text) &&
            BARE_DEED.test(deed) &&
            tokensOf(`to ${deed}`)[1]?.pos === 'VERB'
          )
            return asSentence(`You ${deed}`, end);
          const [doing = ''] = /^\p{L}{2,}ing(?= \p{L})/u.exec(deed) ?? [];
          return doing === '' ||
            NOT_GERUNDS.has(doing) ||
            formOf(text) === 'gerund' ||
            IS_SOMETHING.test(text) ||
            !one.startsWith(text.slice(0, 8))
            ? one
            : asSentence(`You ${plainVerbs(deed)}`, end);
        });

/** "Jiggle connector. Turn off or on. Swap the board.": where most are left as they were typed, all are. */
const isRowOfOrders = (sentences: readonly string[], pieces: readonly Piece[]): boolean => {
  const deeds = pieces.map(({ text }) => ({ deed: lowered(text, true), isDeed: isOrder(lowered(text, true)) }));
  const turned = deeds.filter(({ deed, isDeed }, at) => isDeed && sentences[at]?.startsWith(`You ${deed}`)).length;
  const left = deeds.filter(({ isDeed }, at) => isDeed && !sentences[at]?.startsWith('You ')).length;
  return (
    turned > 0 &&
    left > turned &&
    sentences.length === pieces.length &&
    sentences.filter((one) => /^You\b/.test(one)).length === turned
  );
};
const isOrder = (deed: string): boolean =>
  tokensOf(`to ${deed}`)[1]?.pos === 'VERB' && /^\p{Ll}+ \p{L}/u.test(deed) && !/^\p{Ll}+(?:ing|ed)\b/u.test(deed);

/** A plain verb, and what cannot stand behind the name of a thing. */
const BARE_DEED =
  /^(?!\p{Ll}+ing |\p{Ll}+[^s]s )\p{Ll}+ (?:on|up|down|out|off|over|it|them|more|another|every|all|again|the|an?) /u;

/** "Posting more won't help", "ringing round takes an hour" */
const IS_SOMETHING =
  /^[^,]*? (?:is|are|was|were|isn't|aren't|wasn't|has|will|won't|would|wouldn't|can't|could|does|doesn't|didn't|takes|took|costs|cost|means|makes|made|helps|works|worked|gets|got|brings|never|feels|seems|sounds|looks)\b(?<!\b(?:you|I|they|she|he|it|who|that|which|what) (?:\S+ )?\S+)/iu;

/**
 * "You keep promising it. Having a good week.": of what is told in -ing all or none is turned, since what is left as typed hangs
 * beside a whole sentence. Where one of them cannot be turned, all stay as they were typed.
 */
function allOrNone(
  sentences: readonly string[],
  pieces: readonly Piece[],
  field: FieldName,
  listener: Listener,
): readonly string[] {
  if (sentences.length !== pieces.length || KINDS[field][0] === 'thought') return sentences;
  if (/^(?:fit|notFit)$/.test(KINDS[field][0]))
    return isRowOfSome(sentences, pieces) || pieces.some(isNoCondition) ? pieces.map(verbatim) : sentences;
  const proof = KINDS[field][0] === 'proof';
  const asTyped = pieces.map(verbatim);
  const said = allMine(allTurned(sentences, pieces, field, listener), pieces, field);
  const doing = pieces.map(
    ({ text }, at) =>
      (formOf(text) === 'gerund' && !IN_ING_IS.test(text)) ||
      (proof && formOf(text) === 'past') ||
      ONCE.test(text) ||
      isStillDoing(text) ||
      HANGING.test(said[at] ?? ''),
  );
  const isLeft = (one: string, at: number): boolean =>
    (doing[at] === true && OPENING.test(one)) || HANGING.test(one) || (proof && NAMED_DOING.test(one));
  const isTurned = (one: string, at: number): boolean =>
    doing[at] === true && !OPENING.test(one) && one !== asTyped[at];
  if (!said.some(isLeft) || !said.some(isTurned)) return said;
  if (proof && /^I /.test(said[0] ?? '') && isToldOfHelped(pieces.map(({ text }) => text).join('. '))) return said;
  const typed = asTyped.map((one, at) => (doing[at] || proof ? one : (said[at] ?? '')));
  return typed.some((one, at) => holdsListener(one, said[at] ?? '', field)) ? said : typed;
}

/** "Burning £480 on a survey for a house somebody else now lives in": a deed, although another's stands at its end. */
export const isStillDoing = (text: string): boolean =>
  IN_ING.test(text) && !IN_ING_IS.test(text) && (tokensOf(text)[0]?.pos === 'VERB' || TO_THING.test(text));
const TO_THING = /^\p{L}+ing (?:[$£€\d]|(?:an?|the|my|your|our|his|her|their|another|every|one|two|three) )/iu;

/** "Bid on the ropes. I paid eleven pounds for them.": in a story the first deed is one's own, too. */
function allMine(said: readonly string[], pieces: readonly Piece[], field: FieldName): readonly string[] {
  const [first = '', ...rest] = said;
  const [piece, ...others] = pieces;
  const isMine = rest.some((one, at) => one.startsWith('I ') && !/^I\b/.test(others[at]?.text ?? ''));
  return piece && field === 'emotionInAction' && isMine && PAST_ALIKE.test(piece.text) && first === verbatim(piece)
    ? [asSentence(`I ${lowered(piece.text, true)}`, piece.end), ...rest]
    : said;
}

/** Deeds of which the plain verb and its past are the same. */
const PAST_ALIKE = /^(?:bid|let|put|cut|set|hit|quit|shut|read|bet|split)\b/i;

/** "This isn't for sites wanting an app. Leaders hoping …": of those it is or is not for, only the first would be said to be. */
const isRowOfSome = (sentences: readonly string[], pieces: readonly Piece[]): boolean =>
  /^This (?:is|isn't) for (?!you if (?!you have\b))/.test(sentences[0] ?? '') &&
  sentences.slice(1).some((one) => !/^(?:This|And|Or|Not|It)\b|\b(?:you|I|it|they)\b/i.test(one)) &&
  pieces.every(({ text }) => !/\b(?:you|I|they|she|he|their|his|her)\b/i.test(text));

/** "Once leaving a guitar": what happened one time, among what is told in -ing. */
const ONCE = /^(?:once|only once|now|not|never) \p{L}+ing\b/iu;

/**
 * "…, and so never having a list", "At £46 an hour, handing over £97,000", "I've been walling for years and falling off twice": a deed
 * that no verb before it carries.
 */
const HANGING =
  /(?:, (?:and )?(?:so|yet)| and (?:so|yet)|, now|, and (?:each|every) \p{L}+|; and|;)(?: (?:never|not|now|once|even|always|still))* \p{L}+ing\b|,? and having (?:since |also |already )?\p{L}+(?:ed|en|t)\b|^(?:At|On|For|In|By|After) [^,]+, (?:never |not )?\p{L}+ing\b(?!.*\b(?:I|you|we|it|they|s?he|is|are|was|has)\b)|^I've been \p{L}+ing\b.* (?:for|since) .*(?:,|,? and) (?:(?:never|not|once|still) \p{L}+ing|being|\p{L}+ing\b.* (?:once|twice|times))\b/iu;

/** "Getting it from four", and not "Still standing", which stands well beside anything, nor "Fencing every job, she did fourteen". */
const OPENING =
  /^(?:(?:never|then|once|now|not(?!.*\b(?:just|but)\b)) )?\p{L}+ing\b(?!.*, (?:I|s?he|they|we|you|it)\b)/iu;

/** "Orla, a potter in Cork: throwing out half her moulds": somebody, and what they did. */
const NAMED_DOING = /^[^:"]{2,80}: (?:\p{L}+ly )?\p{L}+ing\b/u;

/** "(Fewer than 50 a month.) Keeping the book in that case; a book's fine.": what one had better do, and no condition. */
const isNoCondition = ({ text }: Piece): boolean =>
  /^\p{L}+ing\b/u.test(text) && /;|\bin (?:that|this|which) case\b/.test(text);

/** Whether it speaks of the listener: somebody in it was turned. */
const holdsListener = (typed: string, said: string, field: FieldName): boolean =>
  !/^(?:proof|fact|story|credential)$/.test(KINDS[field][0]) && thirdsIn(typed).length !== thirdsIn(said).length;

/** Turned are those that are left beside others that are, where that is certain. */
function allTurned(
  sentences: readonly string[],
  pieces: readonly Piece[],
  field: FieldName,
  { audience }: Listener,
): readonly string[] {
  const who = whoDoes(field);
  if (!who || pieces.some(({ text }) => isSomebodyDoing(text, audience))) return sentences;
  const doing = pieces.map(
    ({ text }) => IN_ING.test(text) && !NO_ORDER.test(text) && !IN_ING_IS.test(text) && formOf(text) === 'gerund',
  );
  const isLeft = (said: string, at: number): boolean => doing[at] === true && IN_ING.test(said);
  const isTurned = (said: string, at: number): boolean => doing[at] === true && said.startsWith(who);
  if (!sentences.some(isLeft) || !sentences.some(isTurned)) return sentences;
  if (pieces.some((piece, at) => isLeft(sentences[at] ?? '', at) && !holds(piece.text))) return sentences;
  return sentences.map((said, at) => {
    const deed = isLeft(said, at) ? said : (/^You keep (\p{L}+ing\b.*)$/su.exec(said)?.[1] ?? null);
    return deed === null ? said : asSentence(turned(deed.replace(/[.!?]$/, ''), field), pieces[at]?.end ?? '.');
  });
}

const IN_ING = /^(?:(?:never|still|then) )?\p{L}+ing\b/iu;

/** Whose doing is told in -ing: the listener's, or in the story of how it broke the speaker's. */
const whoDoes = (field: FieldName): 'You' | 'I ' | null => {
  const [kind, about] = KINDS[field];
  if (field === 'breakingPointScene' || field === 'emotionInAction') return 'I ';
  return about === 'audience' && /^(?:state|tried|cost|loop|scene|future|cause)$/.test(kind) ? 'You' : null;
};

/** "You have a good week", "I dropped the plate", "you're sitting there". */
function turned(deed: string, field: FieldName): string {
  const x = lowered(deed, true);
  const mine = whoDoes(field) === 'I ';
  if (POSTURE.test(x) && /^(?:scene|story)$/.test(KINDS[field][0])) return `${mine ? 'I was' : "You're"} ${x}`;
  return mine ? `I ${pastVerbs(x)}` : (forYears(x) ?? contracted(`You ${plainVerbs(x)}`));
}

/** "Going down once in the morning, once at night": nothing follows the comma of which somebody or something else is the subject. */
const holds = (typed: string): boolean => {
  // "Looking at a page that says: door, blue, ran", "overhearing his mother: "…"": what is read or heard there.
  const text = typed.replace(/(?<=\b(?:says?|reads?)): .*$|: "[^"]*"$/s, '');
  if (/: (?![$£€\d])/.test(text) || (ANOTHER_DOES.test(text) && !PERCEIVED.test(text))) return false;
  const [, ...items] = text.split(/[,;] (?:and |or |but |then )*/);
  return PERCEIVED.test(text) || POSTURE.test(text) || items.every((item) => GOES_WITH.test(item));
};

/** "Hearing a chainsaw start up outside, and the portal logging out": what others do is heard. */
const PERCEIVED = /^(?:(?:over)?hear|see|watch|notic|find)ing\b/i;

const GOES_WITH =
  /^(?:(?!(?:no|any|some|every)thing)\p{L}+(?:ing|ly)|once|twice|never|not|every|each|all|half|again|always|in|on|at|with|without|by|for|from|to|until|till|because|which|that|who|so|as|before|after|when|while|if|just|only|a (?:little|bit|few)|one by|[$£€\d][\d.,]*)\b/iu;
