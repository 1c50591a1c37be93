import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { singularOf, textOf, tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { conclusionAt } from '../grammar/statement.ts';
import { audienceSubject } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import type { Piece } from './clean.ts';
import { type Context, personally } from './context.ts';
import { asSentence, capitalised, lowered } from './realise.ts';

type End = Piece['end'];

const BELIEVING =
  /^(?:and |so |but |then )?you(?:'re| are|'ve| have|'ll|'d)? ?(?:all |still |really |do |secretly |actually |just |probably |even |always |honestly |truly |been |start to |keep |come to )*(?:believ\w*|think\w*|assum\w*|feel\w*|convinced|tell\w*|told|know\w*|reali[sz]\w*|see\w*|saw|understand\w*|understood|notic\w*|hear\w*|look\w*|buy|bought|trust|suppose|expect\w*|imagin\w*|figure\w*|reckon\w*|guess\w*|presum\w*|hop\w*|swear|taught|raised|sure|certain|say\w*|admit\w*|get|got|find|found)\b/i;
const BLAMING =
  /^you(?:'re| are|'ll| will)? ?(?:always |usually |keep |still |often |secretly |quietly |mostly |really )?(?:blam\w+|say\w*|tell\w*|point\w*|think\w*|believ\w*|assum\w*|put\w*|call\w*|accus\w+|curs\w+|hold|find fault|give (?:all )?(?:the|most of the) (?:fault|blame|guilt))\b/i;

/** "The client blames the promoters" */
const SOMEBODY_BLAMES =
  /^(?:the|an?|every|each) (?:\p{L}+ )?\p{L}+ (?:always |usually |often )?(?:blames|says|thinks|points|puts)\b/iu;

/** "You tell me that …", "what you all tell me is that …": what was told is said, not that it was told. */
const TOLD_ME =
  /^((?:like|as) [^,]+, )?(?:what )?you (?:often |always |usually |all |mostly )?(?:tell|say to) me (?:(?:afterwards )?(?:is|are) )?(?:that )?/i;

/** "What they tell me is that they sleep. And that they eat": what was told first is said, and so is what was told after it. */
const TOLD_FIRST = /^(?:what )?they (?:often |always |usually |all |mostly )?(?:tell|say to) me\b/i;
const TOLD_TOO = /^((?:and |or |but )?)that (?=you\b)/i;

/** "They'll blame the dog, and I've had them blame the sheep": the seller tells of others, and nobody says so. */
const OTHERS_BLAME =
  /(?:^(?:(?:and|oh|well|usually|mostly|always)[, ]+)*|, )(?:they|you|she|he|people|everyone|everybody)(?:'ll|'d| will| would)? (?:(?:always|usually|often|mostly|all|just|only) )*blames?\b|^(?:they|she|he|people)\b.*\bI(?:'ve| have)? (?:had|seen|known|watched|met) (?:people|them|one|some|two|three|a|an)\b/iu;

/** A whole statement, said to the listener in the way its kind needs. */
export function clauseSentence(text: string, end: End, context: Context): string {
  const { kind, field } = context;
  const told = addressed(text, context);
  const said = inTheirWords(context.index > 0 && TOLD_FIRST.test(context.answer) ? told.replace(TOLD_TOO, '$1') : told);
  const plain = asSentence(
    said
      .replace(TOLD_ME, (lead, opened: string | undefined, at: number, whole: string) =>
        /^(?:list|offer|entry)$/.test(kind)
          ? lead
          : kind === 'loop' && /^you(?:'ll| will)\b/i.test(whole.slice(at + lead.length))
            ? 'You say '
            : (opened ?? ''),
      )
      .replace(/\b(what) you (?:all )?(?=(?:\w+ )?(?:(?:tell|say to) me|say afterwards)\b)/i, '$1 people ')
      .replace(/(?<!\p{L})you (?:\w+ )?tell me (?:on the phone |afterwards |later )?(?:that )?(?=you\b)/iu, '')
      .replace(/(?<!\p{L})(I (?:always|usually|often|sometimes|mostly) (?:tell|ask)) you(?!\p{L})/iu, '$1 people'),
    end,
  );
  const own = kind === 'belief' ? THEY_THINK.exec(said) : null;
  if (own?.[1] && own[2]) return asSentence(`You ${own[1].replace(/s$/, '')} ${own[2]}`, end);
  const held = kind === 'belief' ? said.replace(MANY_THINK, '') : said;
  if (held !== said) return asSentence(`You believe ${lowered(held)}`, end);
  if (
    /^(?:belief|loop)$/.test(kind) &&
    /^(?:think|believe|assume|reckon|expect|say|swear|promise) (?!of\b|about\b|it through\b|twice\b)/i.test(said)
  )
    return asSentence(`You ${lowered(said, true)}`, end);
  const mine = /^(?:I|my|we)\b/i.test(said);
  if (kind === 'belief' && context.index === 0 && !mine && !BELIEVING.test(bare(said))) {
    if (field === 'crashRealizationMoment') return plain;
    if (
      IS_BELIEVED.test(said) ||
      /^(?:that's|there's)\b|^(?:most |many |some |a lot of )?(?:people|\w+s) (?:think|believe|assume|say)\b/i.test(
        said,
      )
    )
      return plain;
    if (SO_IT_MUST.test(said)) return `You tell yourself, "${plain}"`;
    const motto = withArticle(lowered(breathing(said.replace(MADE_WITH, madeWith))));
    // "Sprayer test every 3 years means sprayer fine": a note, which no sentence can carry.
    if (/ means? /.test(motto) && needsArticle(motto.split(/ means? /)[0] ?? '')) return plain;
    return asSentence(`You believe ${/^(?:if|when|to)\b/i.test(said) ? 'that ' : ''}${motto}`, end);
  }
  // "Most often the cotton, "Indian yarn is not what it was"" has quote marks of its own.
  if (
    kind === 'blame' &&
    context.index === 0 &&
    !context.many &&
    !mine &&
    !OTHERS_BLAME.test(text) &&
    !text.includes('"') &&
    !/, they (?:all |always )?say (?!(?:it|that|so)[.,])\p{L}/iu.test(text) &&
    !BLAMING.test(bare(said)) &&
    !SOMEBODY_BLAMES.test(said)
  ) {
    const quoted = asSentence(
      toThought(text.replace(/, (?:they|she|he) (?:always |all )?says?(?=,|$)/gi, ''), context),
      end,
    );
    return `You say, "${quoted}"`;
  }
  if (kind === 'fit' || kind === 'notFit') return fitSentence(said, end, context);
  return plain;
}

/** "It is common belief that the hole is above the stain": it says itself that it is believed. */
const IS_BELIEVED =
  /^(?:it is|it's|the|a)\b[^,]{0,40}\b(?:beliefs?|believed?|opinion|myth|misconception|wisdom|thought|said|assumed|held)\b.* that\b|^(?:every(?:body|one)|nobody|no one|people)\b.{0,20}\b(?:(?:believes?|thinks?|says?|assumes?) (?!of\b|about\b)|tells? you that you\b)|^(?:common|general|popular)\b.{0,20}\b(?:is|says)\b/i;

/** "You say I'll start in spring, then it's too hot": what one says stands in quote marks, or the speaker says it of himself. */
const inTheirWords = (said: string): string =>
  said.includes('"')
    ? said
    : said.replace(
        /^(You (?:say|tell yourself|swear|promise)) (I(?:'ll|'m going to|'m not|'ve got|'ve|'m) [^,.;]+?)(?:$|,? (?=(?:then|and then|but)\b))/i,
        (whole, lead: string, thought: string) =>
          whole.endsWith(' ') ? `${lead}, "${thought}," ` : `${lead}, "${thought}"`,
      );

/** "They believe you cannot repair it yourself": who believes it is the listener, whoever "you" is. */
const THEY_THINK =
  /^(?:they|she|he) (?:(?:all|really|honestly|just|still) )*(believes?|thinks?|assumes?) ((?!.*\b(?:they|she|he|them|their|her|him|his)\b).+)$/is;

/** "A lot of them really do think a piano wears out": what is thought is the belief, whoever thinks it. */
const MANY_THINK =
  /^(?:a lot|lots|most|many|some|half) of (?:them|(?:my|our) \p{L}+) (?:(?:really|do|just|still|actually|honestly|genuinely|all|simply|always) )*(?:think|believe|assume|reckon) (?:that )?(?=\S+ \S)(?!of\b|about\b|in\b)(?!.*\b(?:they|them|their)\b)/iu;

/** "If the work is good enough, people will find you": where the condition ends, one breathes. */
const breathing = (said: string): string => {
  const tokens = tokensOf(said);
  const at = /^(?:if|when)\b/i.test(said) && !said.includes(',') ? conclusionAt(tokens) : -1;
  return at > 0 && (tokens[at]?.pos === 'DET' || tokens[at - 1]?.pos !== 'ADJ')
    ? `${textOf(tokens.slice(0, at))}, ${textOf(tokens.slice(at)).trim()}`
    : said;
};

/** "Ice made with the pebble can": how it is made, where nothing else is said of it. */
const MADE_WITH =
  /^(\p{L}+(?: \p{L}+)?) (made|built|won|lost|earned|learned|learnt|sold|decided|caught|grown) (with|by|on|in|through|at|from|under|over) (?=(?:[\p{L}'-]+ ?){1,5}$)/iu;
const madeWith = (whole: string, thing: string, made: string, by: string, at: number, all: string): string =>
  all
    .slice(at + whole.length)
    .split(' ')
    .some((word) => FINITE.test(word))
    ? whole
    : `${thing} ${/[^s]s$/.test(thing) ? 'are' : 'is'} ${made} ${by} `;
const FINITE =
  /^(?:is|are|was|were|has|have|had|does|do|did|will|can't|won't|isn't|needs?|means?|lasts?|costs?|holds?|sells?|works?|gets?|makes?|breaks?)$/i;

const SIZES =
  /^(?:fast|quick|bigger|smaller|longer|shorter|higher|lower|cheaper|nicer|newer|faster|big|small|long|short|high|low|cheap|nice|new|fast) /i;
const TRAITS = /^(?:better|happier|calmer|bigger|full|good|happy|new|nicer|faster|higher|lower|longer|busy|great) /i;

/** "It's been up since 1974 so it must be safe": what is so, and only what they make of it is wrong. */
const SO_IT_MUST =
  /^(?:it|he|she|they)(?:'s|'ve| has| have| is| are|'re| was| were)\b[^.:;"]*?,? so (?:it|he|she|they)(?:'ll|'s| must| has to| have to| can't| should| will)\b/i;

/** "(You believe) bigger menu means more guests": a motto becomes a statement. */
function withArticle(motto: string): string {
  const [, first, then] = /^(\S+ \S+) means (\S+ \S+)$/.exec(motto) ?? [];
  const opened = /^(\S+ \S+) means\b/.exec(motto)?.[1] ?? '';
  const begun = SIZES.test(opened) && needsArticle(opened) ? `a ${motto}` : motto;
  return first && then && TRAITS.test(then) && needsArticle(then) ? begun.replace(/ means /, ' means a ') : begun;
}

/** Without "Like most owners," in front. */
const bare = (said: string): string => said.replace(/^(?:like|as) [^,]+, /i, '');

function fitSentence(given: string, end: End, context: Context): string {
  const said = given.replace(CONCLUDED, '$1, $2');
  if (context.index > 0 || /^(?:this|it|that|if|we|i|my|please|don't)\b/i.test(said) || !/^you(?:'|\b)/i.test(said))
    return asSentence(said, end);
  if (
    JUDGES_FIT.test(said) ||
    /^you(?:'ll|'d| will| would) (?:just |soon |probably )?(?:know|recogni[sz]e|tell)\b/i.test(said)
  )
    return asSentence(said, end);
  const lead = context.kind === 'fit' ? 'This is for you if' : "This isn't for you if";
  return asSentence(`${lead} ${lowered(said)}`, end);
}

/** "If you can laugh at yourself you're in": where the condition ends, one breathes. */
const CONCLUDED =
  /^(if [^,]+?)(?<!\b(?:that|because|think|know|feel|say|believe|sure|how|and|or|but|don't|dont|not|never)) ((?:then )?(?:you're (?:in|my|welcome|right|fine|invited)\b|you belong\b|you'll (?:like|love|fit|enjoy)\b|this (?:is|isn't)\b|that's you$|come (?:(?:on )?in|along|and)\b|(?:message|ring|call|text|email|phone|write to) me\b|get in touch\b|drop me\b|let's talk\b|it(?:'s| is) (?:\w+ )?for you\b))/i;

/** "You are not right here if …": who belongs is said already. */
const JUDGES_FIT =
  /^you\b[^,;]*\b(?:right (?:here|place|person|one|for|with)|wrong (?:here|place|person|one)|belong|fit (?:in|here)|welcome|better off|shouldn't|should (?:not|go|look)|needn't|won't (?:like|enjoy|fit))\b[^,;]* (?:if|when|unless)\b|^you(?:'ll| will) know(?:$| (?:it|this|that|if|when)\b)/i;

const toThought = (text: string, context: Context): string =>
  /\b(?:we|us|our|I|me|my)\b/.test(text)
    ? text
    : /\b(?:they|their)\b/i.test(text)
      ? convert(text, 'they', 'I', context.listener.audience)
      : context.listener.audience.pronoun === 'she'
        ? convert(text, 'she', 'I', context.listener.audience)
        : text;

const SUBSTITUTES = new Set([
  'thought',
  'state',
  'tried',
  'cost',
  'scene',
  'loop',
  'future',
  'desire',
  'belief',
  'blame',
  'cause',
  'shift',
  'truth',
]);

/** "Most coaches feel …" becomes "Like most coaches, you feel …" once, and then "You feel …". */
function addressed(text: string, context: Context): string {
  const { kind } = context;
  if (context.kind === 'truth' && context.index > 0) return personally(text, context);
  if ((context.about !== 'audience' && context.about !== 'inner') || !SUBSTITUTES.has(context.kind))
    return personally(text, context);
  if (
    kind === 'tried' &&
    /^people (?:\w+ )/i.test(text) &&
    !/^people (?:who|around|in|at|from|with|tell|say|ask|think)\b|\b(?:you|your|them|her|him)\b/i.test(text)
  )
    return convert(`they${text.slice('people'.length)}`, 'they', 'you', context.listener.audience);
  const ofThem =
    /^(?:many|most|some|all|a lot|lots|half) of (?:them(?= (?:\w+ ){0,3}(?:think|believe|assume|are (?:sure|convinced|certain)))|(?:my|our) (?:clients|customers|students|patients|members|readers|buyers|people))\b/i.exec(
      text,
    )?.[0];
  if (ofThem && hasFiniteVerb(tokensOf(text).slice(0, 7)) && !context.listener.audience.habits.addresses)
    return convert(`they${text.slice(ofThem.length)}`, 'they', 'you', context.listener.audience);
  const subject = audienceSubject(text, context.listener.audience);
  // "They sell a smell. People buy a reason.": others than those of whom it was told.
  if (context.index > 0 && context.othersNamed && /^people$/i.test(subject?.phrase ?? ''))
    return personally(text, context);
  if (!subject || (context.kind === 'truth' && /^an? /i.test(text))) return personally(text, context);
  const tokens = tokensOf(text);
  const rest = textOf(tokens.slice(tokens.findIndex((_, index) => index >= subject.verbAt)));
  const stand = subject.singular ? genderOf(rest) : 'they';
  const asTheirs = subject.singular ? inOneGender(rest, stand === 'he' ? 'he' : 'she') : rest;
  const you = convert(
    `${stand}${asTheirs.startsWith("'") ? '' : ' '}${asTheirs}`,
    stand,
    'you',
    context.listener.audience,
  );
  const [typical = ''] = /\b(?:average|typical|usual|ordinary|normal) /i.exec(subject.phrase) ?? [];
  const noun = typical.toLowerCase() + singularOf(subject.phrase.toLowerCase().split(' ').at(-1) ?? '');
  if (subject.generic || context.listener.named.has(noun)) return you;
  context.listener.named.add(noun);
  if (kind === 'future' || kind === 'shift') return you;
  if (/^(?:(?:the|these|those) \S+s|people)$/i.test(subject.phrase)) return you;
  const phrase = lowered(subject.phrase);
  if (/^the (?!typical|average|usual|ordinary|normal)(?:\S+ ){0,2}\S+[^s]$/i.test(phrase)) return you;
  // "A bush built one weekend at a time": made so, and nobody who did it.
  if (/^an?\b/i.test(phrase) && /^(?:built|made|run|kept|held|laid|left|cut|put|set)\b/i.test(rest))
    return personally(text, context);
  if (/^an?\b/i.test(phrase)) return `As ${phrase}, ${you}`;
  return `Like ${/^(?:most|many|all|every|each|the|a|an|some|so)\b/.test(phrase) ? phrase : `most ${phrase}`}, ${you}`;
}

/** "The plumber loses his evenings": where it is told, who one is, or else "she". */
const genderOf = (text: string): 'she' | 'he' =>
  /\b(?:he|him|his|himself)\b/i.test(text) && !/\b(?:she|her|herself)\b/i.test(text) ? 'he' : 'she';

const FORMS = {
  she: { poss: 'her', acc: 'her', self: 'herself' },
  he: { poss: 'his', acc: 'him', self: 'himself' },
} as const;

/** One of the audience, of whom it goes on in the plural or in either gender, always in the same. */
function inOneGender(text: string, nom: 'she' | 'he'): string {
  const { poss, acc, self } = FORMS[nom];
  const oneself = text
    .replace(/(?<!\p{L})their(?!\p{L})/giu, poss)
    .replace(/(?<!\p{L})they're(?!\p{L})/giu, `${nom}'s`)
    .replace(/(?<!\p{L})they(?!\p{L})/giu, nom)
    .replace(/(?<!\p{L})them(?!\p{L})/giu, acc)
    .replace(/\b(?:himself|themselves|themself)\b/gi, self);
  return nom === 'he'
    ? oneself
    : oneself.replace(/(?<!\p{L})(?:his|him)(?!\p{L})/giu, acc).replace(/(?<!\p{L})he(?!\p{L})/giu, nom);
}

const ONE_OF_THEM =
  /^(?:one|person|man|woman|dad|father|mum|mom|mother|wife|husband|guy|girl|boy|parent|friend|kid|human|coach|owner)$/;

const OTHERS =
  /^(?:client|customer|guest|boss|husband|wife|partner|dog|cat|horse|team|child|son|daughter|body|phone|house|bloke)$/;

/** "Coaches who feel invisible" → "You're one of the coaches who feel invisible". */
export function leadIn(text: string, context: Context): string | null {
  const [, people] = /^((?:[\w-]+ ){0,4}[\w-]+) who\b/i.exec(text) ?? [];
  if (!people || context.about !== 'audience') return null;
  const head = people.split(' ').at(-1)?.toLowerCase() ?? '';
  if (
    /^(?:a|an|the)\b/i.test(people) &&
    context.kind !== 'future' &&
    !ONE_OF_THEM.test(head) &&
    !context.listener.audience.nouns.has(head)
  )
    return null;
  if (context.kind === 'future' && OTHERS.test(head) && !context.listener.audience.nouns.has(head)) return null;
  if (/^(?:a|an|the|someone|somebody|anyone|one)\b/i.test(people)) {
    return text.includes(',') || text.split(' ').length > 12 ? capitalised(text) : `You're ${lowered(text)}`;
  }
  const ours =
    context.listener.audience.nouns.has(singularOf(head)) || (context.field === 'audiencePain' && context.index === 0);
  if (!ours || !/s$|people|women|men|children/.test(head) || formOf(text) !== 'noun') return null;
  return `You're one of the ${lowered(text).replace(/^(?:most|many|all|those|the) /i, '')}`;
}
