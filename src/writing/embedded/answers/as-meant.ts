import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { asStated, isHalfTurned } from './as-stated.ts';
import { asBlamed, doneToListener } from './blamed.ts';
import { beliefSigns } from './compared-signs.ts';
import { sentByListener, stepApart } from './elided.ts';
import { believed, shortlyBelieved } from './equals.ts';
import { whatStops } from './fit-relief.ts';
import { andAnotherDoes, andIDo, asBesides } from './joined-deeds.ts';
import { KINDS } from './kinds.data.ts';
import { LIST_HEAD, SO_MANY_FIT } from './list-marks.ts';
import { noIf } from './no-if.ts';
import { orAnyone } from './or-anyone.ts';
import { withoutOwnCase } from './own-case.ts';
import { PERFECT } from './perfect.ts';
import { iDo, lowered } from './realise.ts';
import { saidThenDone } from './said-then-done.ts';
import { sentToMe } from './sent-to-me.ts';
import { becoming } from './signs.ts';
import { ownStoryGoesOn, toldOfOneself } from './told-of-oneself.ts';
import { saidToUnnamed } from './unnamed.ts';
import { alsoWished, thanYouGotIt, wishMeant } from './wishes.ts';

/** The answer with what its signs, its steps and its "they" stand for, as they were asked for. */
export const asMeant = (field: FieldName, given: string, audience: Audience): string => {
  const [kind] = KINDS[field];
  let answer = asStated(field, kind === 'thought' && audience.pronoun !== 'I' ? withoutOwnCase(given) : given);
  if (kind === 'entry')
    return sentByListener(
      stepApart(answer.replace(TO_START, 'First step: '))
        // "I won't laugh. Might laugh."
        .replace(
          /(?<=\bI (?:won't|wont|don't|dont|can't|cant|never) [^.!?]*[.!?] )(might|may|will|would|could) (?=\p{Ll})/giu,
          (_, verb: string) => `I ${verb.toLowerCase()} `,
        )
        .replace(FIRST_STEP_BEING, (_, step: string, doing: string) => `${step}: ${plainVerbs(doing, true)}`)
        .replace(WANT_THEM_TO, (wish) => convert(wish, 'they', 'you', audience, true)),
      audience,
    );
  if (kind === 'offer') {
    const sent = sentToMe(answer);
    if (sent) return sent;
    const turned = answer
      // "Meeting Tuesdays at seven on video": of no other form than a thing ("meeting rooms").
      .replace(MEETING_THEN, 'We meet ')
      // "Walter being my problem and not yours"
      .replace(/(?<=[.!?]\s+|\n)(\p{Lu}\p{Ll}+)(?<!ing) being (?=(?:my|your|the|on|in|there)\b)/gu, '$1 is ')
      // "Having me on the phone, having the visor in the box, and getting a second evening free"
      .replace(
        /^having (me\b[^.!?\n]*?), having ([^.!?\n]*?),? and getting /i,
        'You have $1, you have $2, and you get ',
      )
      // "Getting twelve practice blocks in the post, so ruining nobody's biopsy"
      .replace(
        /(?<=^|[.!?]\s+|\n)getting (?=(?:one|two|three|four|five|six|ten|twelve|\d+|free|all) [^.!?\n]*, so \p{L}+ing\b)/giu,
        'You get ',
      )
      .replace(SELLER_COMES, (typed, doing: string) => (BESIDE_THINGS.test(doing) ? typed : iDo(lowered(doing, true))))
      .replace(THEY_HAVE_ME, (they) => (they.startsWith('T') ? 'You' : 'you'))
      .replace(
        /(?<=[.!?]\s+|\n)then ((?:ring|call|text|send|phon|show)ing) (?=me\b)/giu,
        (_, doing: string) => `Then you ${plainVerbs(doing)} `,
      )
      .replace(
        SENDING_ME,
        (deed) =>
          `You ${plainVerbs(lowered(deed, true)).replace(ME_DOING, (_, doing: string) => `, and ${iDo(doing)}`)}`,
      );
    // "They've got me on the Fridays. And if they get a leaker"
    return sentByListener(isHalfTurned(given, turned) ? given : turned, audience);
  }
  // "Saying you'll sort it after Easter, then not hanging anything": in all of it the listener.
  if (kind === 'loop')
    return saidToUnnamed(
      andAnotherDoes(saidThenDone(answer))
        .replace(SAYING_YOU, (deed) => `You ${plainVerbs(lowered(deed, true))}`)
        .replace(AND_IT_NOT_DOING, (deed) =>
          asBesides(deed).replace(/(?<!,) and (?=\p{L}+ \p{L}+ do(?:es)?n't\b)/u, ', and '),
        ),
      field,
      audience,
    );
  // "Not for him if he wants a nice stripe", "not for them if the menu can't be touched": nobody whom the room knows.
  if (field === 'whoIsThisNotFor')
    answer = orAnyone(answer)
      // "Not suiting chains with a head office, or anyone in a hurry"
      .replace(/^not suiting (?=[^.]*, (?:or|and|nor) any(?:one|body)\b)/i, 'Not for ')
      .replace(
        /\b(not for )(?:him|her|them) if (?:he|she|they)(?: (\p{L}+)|('s|'re)) /giu,
        (_, no: string, does: string | undefined) =>
          `${no}anyone ${does ? `who ${thirdPersonOf(baseOf(does))}` : "who's"} `,
      )
      .replace(/\b(not for )(?:him|her|them)(?= if (?!he|she|they))/gi, '$1you');
  // "Stopping the hoping for cloud", "the 4 am drive": that it stops was asked.
  if (kind === 'shift') return saidToUnnamed(whatStops(answer), field, audience);
  // "Doing: saying what I did and who I rang": the one who does it.
  if (field === 'planPartDetails')
    return answer.replace(WHAT_I_DID, (told) => told.replace(/(?<!\p{L})I(?!\p{L})/gu, 'you'));
  // "I see them stood at the window": in the mirror it is whoever listens.
  if (field === 'ninetyDayMirror')
    answer = answer
      .replace(SEEING_ONE, 'You look in the mirror and see ')
      .replace(SHE_IS_THERE, (told, who: string) =>
        ANOTHER_THERE.test(told)
          ? told
          : told
              .split(/ (?=and (?:s?he)\b)/i)
              .map((part) => convert(part, /^s/i.test(who) ? 'she' : 'he', 'you', audience, true))
              .join(' '),
      )
      .replace(
        /(?<!\p{L})I(?:'d| can)? see them (?=(?:stood|standing|sat|sitting|walking|leaning|at|in|on|out)\b)/giu,
        'I see you ',
      );
  if (field === 'yourDifferentApproach') return saidToUnnamed(andIDo(answer.replace(MINE, '')), field, audience);
  if (field === 'identityCost') return becoming(answer);
  // 'Telling the committee: "It's a thirteen-year-old projector"'
  if (field === 'howTheyRationalize')
    answer = answer.replace(
      /^telling ((?:the|your|my|an?) \p{L}+|everybody|everyone|people): (?="[^"]+"[.!?]?$)/iu,
      'telling $1 ',
    );
  // "Running compound through the outers and telling themselves it's just a little": of nobody else.
  if (
    /^(?:tried|state|loop)$/.test(kind) &&
    /^\p{L}+ing\b/u.test(answer.trim()) &&
    !/\b(?:they|them|their|he|she|him|her|his)\b/i.test(answer)
  )
    answer = answer.replace(/\bthemselves\b/g, 'yourself');
  // "That it was me that broke her. I broke her in the shed with a mallet.": what whoever is in the scene says then.
  if (
    field === 'crashRealizationMoment' &&
    /^that it was (?:me|I)\b/i.test(answer) &&
    !/["“]|\b(?:they|you|he)\b/i.test(answer)
  )
    answer = `"${answer.slice(5).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}"`;
  // "Maybe losing the second store"
  if (kind === 'future')
    answer = answer.replace(
      /(?<=[.!?]\s+)(maybe|probably) (\p{L}{3,}ing) (?=(?:the|an?|one|another|your|two|some)\b)/giu,
      (_, how: string, doing: string) => `${how} you ${plainVerbs(doing)} `,
    );
  // "Ninety days from when, I mean if it's March now": asked of whoever asks.
  if (field === 'costOfAnother90Days')
    return andAnotherDoes(answer).replace(
      /^(?:(?:well|okay|so|oh)[, ]+)*ninety days(?: from (?:when|now),? (?:I mean,? )?(?!(?:is|are|will be|it's|that's)\b)|,? (?:so |well )?(?:that|it) depends\b[^,.]*[,.] (?:but |so )?)(?=\S)|^(?:(?:well|okay|so|oh)[, ]+)*(?:that|it) (?:all )?depends\b[^,.]*?[,.]? but (?=(?:say|if|let's say)\b)/i,
      '',
    );
  if (/^(?:state|cost|tried)$/.test(kind) || field === 'uncomfortableTruth') answer = andAnotherDoes(answer);
  // "Already spending $400 a season, not counting the six blades", "spending an hour on injera nobody is going to buy"
  if (kind === 'cost') answer = spentByListener(answer);
  // "Having ruined reeds that were fine", "having good hands and not having learned this"
  if (field === 'uncomfortableTruth')
    answer = answer
      .replace(BEING_BOTH, "You're $1 and $2")
      .replace(HAVING_BOTH, "You have $1 and haven't ")
      .replace(HAVING_DONE, (done) => (PERFECT.test(done.toLowerCase()) ? `You've${done.slice(6)}` : done));
  // "Tufts coming out. That's the whole thing they want gone": of whom it was asked.
  // "It's the brown water they want gone. They'd put up with the rest."
  const goesOnOfThem = /[.!?] They\b(?! want)/.test(answer);
  if (field === 'mainSymptomFromHook')
    return saidToUnnamed(
      answer
        .replace(
          /^that (?=(?:\p{Ll}+ ){1,4}?\p{Ll}{3,}ing\b|\p{Ll}{3,}ing (?:at|up|over|round|around|in|on|for|the|of|out of)\b)/iu,
          'the ',
        )
        .replace(THEY_WANT_GONE, (they) => (goesOnOfThem ? they : /^T/.test(they) ? 'You' : 'you')),
      field,
      audience,
    );
  // "What if he comes down here and it's a right mess": thought of the seller, by those who are "they".
  if (field === 'realInternalObjection' && audience.pronoun === 'they' && WHAT_IF_HE.test(answer))
    return `"${answer.trim().replace(/[.?]$/, '')}?"`;
  if (/^(?:voiceInTheirHead|howTheyRationalize)$/.test(field))
    return saidToUnnamed(withoutHearing(answer), field, audience);
  if (field === 'timerCostsPriceSetup')
    answer = answer
      // "Well put it next to what's in the shed"
      .replace(
        /^(?:(?:well|so|oh|okay)[, ]+)*(?:just )?put (?:it|that) (?=(?:next to|beside|against|alongside)\b)/i,
        "Let's put the price ",
      )
      .replace(
        TELLS_THEM_WHAT,
        (told) =>
          `I'll just ${told
            .replace(/^I (?:just |always |usually )*/, '')
            .replace(/\bthe(?:y|m)\b/g, 'you')
            .replace(/(?<!\p{L})their(?!\p{L})/gu, 'your')}`,
      )
      .replace(/(?:\.|,)? that'?s ([^.,=]+) = me(?!\p{L})/giu, ', and $1 is what I cost')
      .replace(/(?<=\p{L}) = me(?!\p{L})/giu, ' is what I cost');
  if (/^(?:breakingPointScene|emotionInAction|whatSnapped)$/.test(field)) return toldOfOneself(answer, audience);
  if (field === 'crashMovieScene') answer = ownStoryGoesOn(answer);
  // "Like they do in Bond Street": people there.
  if (LIKE_THEY_DO.test(answer)) return asMeant(field, answer.replace(LIKE_THEY_DO, '$1 people do'), audience);
  // "Dad's ridges. Same row of cottages, his beside theirs"
  if (
    kind === 'desire' &&
    /^(?:my )?(?:dad|mum|mom|father|mother|grandad)'s\b/i.test(answer) &&
    !/\b(?:they|them|their)\b/i.test(answer)
  )
    answer = answer.replace(/(?<!\p{L})theirs(?!\p{L})/gu, 'yours');
  const wish = kind === 'desire' ? wishMeant(answer) : null;
  if (wish !== null) return wish;
  // "More power / more money headset = more range"
  if (field === 'stupidThingTheyBelieve')
    answer = answer.replace(/(?<=(?:^|[.!?\n])[^.!?\n=]*\p{L}) \/ (?=[^.!?\n/=]* = )/gu, ' or ');
  // "That the roll is clean when it looks clean. All of them believe it"
  if (field === 'stupidThingTheyBelieve' && /^that\b/i.test(answer))
    answer = answer.replace(
      /(?<=[.!?] )((?:nearly |almost )?(?:all|most|many)) of them (?=(?:believe|think)\b)/i,
      '$1 of you ',
    );
  // "They believe if it reads level it's level, and they'd say what else would you measure"
  if (field === 'stupidThingTheyBelieve' && THEY_D_SAY.test(answer))
    return answer.replace(THEY_D_SAY, (said) => convert(said, 'they', 'you', audience, true));
  if (kind === 'desire') answer = thanYouGotIt(answer);
  if (field === 'whatTheyCrave') answer = alsoWished(answer);
  if (kind === 'blame') return saidToUnnamed(asBlamed(doneToListener(answer, audience)), field, audience);
  if (kind === 'notFit')
    return (
      noIf(answer)
        .replace(AND_NO, '$1not $2')
        // "You if you're looking for stars"
        .replace(/^you,? (?=if you\b)/i, '')
        // "If u only do ur kids bday once a yr just hire one"
        .replace(/^(if (?:you|u) [^,.!?\n]*?) (just (?:hire|buy|get|rent|borrow|ask|call|use) )/i, '$1, $2')
        .replace(
          /(?<=^(?!if\b)[^.!?]+[.!?] )And (?=(?:the ones|those|anyone|anybody|people) (?:who|wanting|looking|hoping|expecting|with)\b(?![^.!?]*, (?:I|we|you|they|it)\b))/gi,
          "And it's not for ",
        )
        .replace(NOT_FOR_THEM, '')
        .replace(/^not (?=for any(?:one|body) who [^.!?]*, (?:I mean|because)\b)/i, "It's not ")
        .replace(NOT_FOR_YOU, 'This is not ')
    );
  if (kind === 'fit') {
    const fits = answer
      // "Yes if:\n- one embosser, no spare", "you if you own a caliper"
      .replace(/^you,? (?=if you\b)/i, '')
      .replace(LIST_HEAD, '')
      // "Having a torch, a caliper and being tired of seeing some of them"
      .replace(/^having ([^.\n]+?),? and being ([^,.\n]+)[.]?\s*$/i, "If you have $1, and you're $2")
      .replace(SO_MANY_FIT, '$1 means yes')
      .replace(FITS, '')
      .replace(IN_THE_RIGHT_PLACE, '')
      .replace(/^it(?:'s| is)(?= for you (?:if|when)\b)/i, 'This is');
    return IF_THEY.test(fits) && !/\byou\b/i.test(fits)
      ? convert(fits.replace(/\bthemsel(?:f|fs|ve)\b/gi, 'themselves'), 'they', 'you', audience, true)
      : saidToUnnamed(fits, field, audience);
  }
  const thought = THOUGHT.test(field)
    ? believed(withoutHearing(answer.replace(SAID_SO_OFTEN, '$1 I hear that $2').replace(WHY_NOT, "why wouldn't you")))
    : SHARED.test(field)
      ? shortlyBelieved(answer)
      : kind === 'picture'
        ? answer.replace(OH_LIKE, '').replace(DONE_IT, "You've done it ").replace(GOT_TO, "You've got to ")
        : answer;
  return saidToUnnamed(
    /^(?:belief|truth|bridge|picture)$/.test(kind) ? beliefSigns(thought) : thought,
    field,
    audience,
  );
};

/** '"165 quid?" every time', 'hearing "I can get that for free" a lot': how often it is said. */
const SAID_SO_OFTEN =
  /^(?:hearing |i (?:get|hear) )?("[^"]+"),? (every (?:single )?time|all the time|a lot|often|every (?:day|week))(?=[.,!]|[^\p{L}\p{N}]*$)/iu;

/** "What if I break it? That's what it is. What if …": what goes on needs no remark that it was said. */
const withoutHearing = (answer: string): string =>
  answer
    // "Just get through it, that's what I used to say, get to recess"
    // "…, that's what they think, I've had it from so many of them, I'm only a pianist"
    .replace(
      /(?<!\bThat's it)(?:, (?:(?:that's|which is) what (?:I|they|you|she|he|we)(?:'d)? (?:(?:always|all|used to|would) )*(?:say|said|think|thought|tell|told)|(?:and )?I(?:'ve| have)? (?:(?:always|often|never) )?(?:had|heard|get|hear) (?:it|that|this|that one)(?! (?:is|was|all\b(?! the)))\b)\b[^,.!?"]{0,30})+(?=, \S+ \S)/i,
      '',
    )
    .replace(/(?<=[.?!] )That's (?:what|how) it (?:is|says|goes)\. (?=\S)/, '')
    .replace(/(?<=[.?!] )That's (?:it|all), that's (?:all|what) I (?:ever )?(?:thought|said)[,.] (?=\S)/, '');

/** What is spent, told in -ing, where a clause at its end hides that. */
const spentByListener = (answer: string): string =>
  answer
    // "Every fall: losing a day of your week"
    .replace(
      /(?<=^|[.!?]\s+|\n)((?:every|each|per) [^:,.!?\n"]{2,40}): (\p{L}{2,}ing\b[^.!?\n"]+)/giu,
      (typed, time: string, doing: string) =>
        formOf(doing) === 'gerund' ? `${time}${/ing\b/.test(time) ? ',' : ''} you ${plainVerbs(doing)}` : typed,
    )
    .replace(/^already \p{L}{3,}ing\b[^.!?\n]*/iu, (deed) =>
      /, not \p{L}{3,}ing\b/u.test(deed) || formOf(deed) === 'clause' ? `You're ${lowered(deed, true)}` : deed,
    )
    .replace(
      /(?<=^|[.!?]\s+|\n)(?:spending|losing|wasting|paying) (?=(?:about |nearly |another )?(?:an?|half|\d|[$£€]|two|three|four|five|six|ten)\b)[^.!?\n]*/giu,
      (deed) => (formOf(deed) === 'clause' ? `You ${plainVerbs(lowered(deed, true))}` : deed),
    );

/** "Having good hands and not having learned this", "having ruined reeds that were fine" */
const BEING_BOTH = /^being ((?:(?!being\b)[^,.\n])+?),? and being (?=[^,.\n]+[.]?$)([^.]+)/iu;
const HAVING_BOTH = /^having ((?!to\b)[^.,]{3,40}?) and not having (?=\p{L}+(?:ed|en|t)\b)/iu;
const HAVING_DONE = /^having \p{L}+(?=[^.]*[.!])/iu;

/** "I'd say she's at her daughter's for Sunday lunch and she puts the page down": whoever looks into the mirror. */
const SHE_IS_THERE = /^I'd (?:say|think|hope) (she|he)'s (?:at|in|on|out|back|home|standing|sitting|walking)\b.*$/is;
const ANOTHER_THERE =
  /\bshe\b.*\bhe\b|\bhe\b.*\bshe\b|\b(?:mother|sister|aunt\p{L}*|wife|husband|woman|lady|man|client|they|them)\b/iu;

/** "I just tell them what the vet's one visit is, because they've all had one" */
const TELLS_THEM_WHAT = /^I (?:just |always |usually )*tell them (?=(?:what|how)\b)[^.!?]*/;

const WHAT_IF_HE =
  /^(?!.*\b(?:they|them|their)\b)what if (?:s?he) (?:comes|finds|looks|sees|laughs|tells|thinks|says)\b[^".?!]*[.?]?\s*$/i;

/** "Oh like when you lose your glasses" */
const OH_LIKE = /^(?:(?:oh|well|so|hmm)[, ]+)+(?=(?:it's )?like )/i;
/** "Got to work it in w/ your fingers" */
const GOT_TO = /(?<=^|[.!?]\s+|\n)(?:got to|gotta|gotto) (?=\p{Ll})/giu;
/** "Like riding a bike. Done it all your life." */
const DONE_IT = /(?<=^|[.!?] )done it (?=all (?:your|ur) life\b)/i;

/** What the listener thinks, in so many words. */
const THOUGHT = /^(?:stupidThingTheyBelieve|realInternalObjection|biggestPriceObjection)$/;

/** What the author believes, in a few words. */
const SHARED = /^(?:oneBeliefTheyShare|corePhilosophy)$/;

/** "Me: water first": whose way it is was asked, unless others have theirs beside it. */
const MINE = /^\s*(?:me|mine): (?![\s\S]*\b(?:them|they|others|rest|you): )/i;

/** "If you like dematting not for you": whom it is not for was asked. */
const NOT_FOR_THEM = /(?<=^if [^.!?\n]+?)(?<!\b(?:it'?s|is|then|was))(?: -)? not for (?:you|u)[.!]?$/i;

/** "And the bloke who wants me to tell the council, no." */
const AND_NO = /(?<=[.!?]\s+)(and |or )((?:the|any|an?) [^.!?]*), no(?: thanks| thank you)?(?=[.!]|$)/gi;

/** "It is not for you if": behind a lead "it" would be the lead's. */
const NOT_FOR_YOU = /^(?:it(?:'s| is) )?not (?=for you (?:if|when)\b)/i;

/** "Own shop, own till → yes": whom it is for was asked; "Own tanks. 3 out of 3 = yes" says when. */
const FITS = /(?<=^[^.!?\n]*)\s*(?:→|[-=]>|=) ?(?:yes|you|in)[.!]?$/gim;

/** "If you can name the guy at the lumber yard you're in the right place" */
const IN_THE_RIGHT_PLACE =
  /(?<=^if [^.!?\n]+?),? (?:then )?(?:you're|you are|youre|ur|u r) in the right place[^\p{L}\p{N}]*$|(?<=^if [^!?\n]+?)\. Then (?:yeah|yes|yep|it's for you|you're in)[.!]?\s*$/iu;

/** "I'd say if they've got a mill": whom it is for is whoever listens. */
const IF_THEY = /^(?:(?:well|oh|so)[, ]+)*(?:I'd say,? )?if\b[^.!?]*\bthey\b/i;

/** "Sending me one log a night, and getting it back by noon": the listener does, for what the seller gives. */
const SENDING_ME =
  /(?<=^|[.!?]\s+|\n)(?:send|mail|post|text|email|ring|show|bring)ing me\b[^.!?\n]*(?: and getting (?:it|them|an answer)\b|, (?:and )?me (?:answer|reply|ring|look|check|call|send|writ)ing\b)[^.!?\n]*/gi;
const SAYING_YOU =
  /(?<=^|[.!?]\s+|\n)(?:say|tell|promis)ing (?:yourself )?(?:that )?you(?:'ll|'re|'ve| will| are)\b[^.!?\n]*/gi;
/** "Saying Tuesday, and the cleaner not turning up": what then fails to happen. */
const AND_IT_NOT_DOING =
  /(?<=^|[.!?]\s+|\n)\p{L}{2,}ing\b[^.!?\n"]* and (?:the|your) \p{L}+ not \p{L}{2,}ing\b(?=[^,.!?\n]*(?:[.!?\n]|$))/giu;
/** "…, two probe thermometers staying with you, and a second cut": in a row with things a deed stays as it was typed. */
const BESIDE_THINGS =
  /, (?:an?|the|one|two|three|four|\d+) (?:\p{L}+ ){1,3}?(?:stay|stand|com|go|wait|be)ing\b|, and (?:an?|the) [^,]*$/iu;
/** "They've got my cell right through to freeze-up": who has the seller's help was asked. */
const THEY_HAVE_ME = /\bthey(?=(?:'ve| have)(?: got)? (?:me|my|us|our)\b)/gi;
/** "To start send me 60 seconds of raw audio" */
const TO_START =
  /(?<=^|[.!?]\s+|\n)to (?:start|begin),? (?=(?:send|text|email|ring|call|message|write|book|post|count|measure|take|put|bring|weigh|fill)\b)/gi;
/** "First step being taking a photo of your wettest cask" */
const FIRST_STEP_BEING = /\b(first (?:step|thing)|step one) (?:being|is) (\p{L}+ing\b[^.!?\n]*)/giu;
/** "What I want them to do is come up to the table and write their name": whoever listens. */
const WANT_THEM_TO = /(?<=^|[.!?]\s+)[^.!?]*\bI(?:'d)? (?:(?:want|like|ask|get|tell) them to|have them do)\b[^.!?]*/gi;
/** "Me coming to the kitchen twice. Coming back a third time for free": what the seller gives. */
const SELLER_COMES =
  /(?<=^|[.!?]\s+|\n)(?:me (?=\p{L}+ing\b)|(?=(?:coming (?:back|out|over|round|by|to your)|staying on|driving (?:out|over)|answering|(?:calling|ringing|sending|showing|texting) you|going over your)\b))(\p{L}+ing\b[^.!?\n]*)/giu;
/** "Tufts coming out. That's the whole thing they want gone" */
const THEY_WANT_GONE =
  /\bthey(?= want (?:(?:that|it|this|those|them) )?(?:gone|to stop|to go|over|away|rid of|shot of|out|off)\b)/gi;
const LIKE_THEY_DO = /\b(like|as|the way) they do(?= (?:in|at|on|up in|down in|over in) \p{Lu})/u;
const THEY_D_SAY = /^they (?:all |just |really )?(?:believe|think|figure|reckon)\b[^.!?]*, and they'd say\b[^.!?]*/i;
/** "That's what it says on the bottle, so why wouldn't they think it" */
const WHY_NOT = /\bwhy w(?:ouldn't|ldn?t) they(?= (?:think|believe)\b)/i;
const ME_DOING = /, (?:and )?me (\p{L}+ing)\b/u;
/** "Seeing somebody with mascara on and no icing in her hair": she is the one in the mirror. */
const SEEING_ONE =
  /^seeing (?=(?:somebody|someone) (?:with|who)\b(?![^.]*\b(?:and|then) \p{L}{2,}ing\b)[^.]*\b(?:her|his|their)\b[^.]*[.]?$)/iu;
const WHAT_I_DID = /\b(?:saying|writing|noting|recording|logging)(?: down)? (?:what|who|when|where) I\b[^.\n]*/gi;

const MEETING_THEN =
  /(?<=^|[.!?]\s+|\n)meeting (?=(?:once|twice|weekly|monthly|(?:(?:on|every|each|most) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b(?![^.!?\n]* (?:is|are|works|helps|keeps|means)\b))/giu;
