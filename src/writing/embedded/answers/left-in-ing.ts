import { formOf } from '../grammar/forms.ts';
import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs, thirdVerbs } from '../grammar/plain-verbs.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { convert } from '../persons/person.ts';
import { asFinite } from './absolutes.ts';
import type { Listener } from './context.ts';
import { asBesides, thenFirst } from './joined-deeds.ts';
import type { Kind } from './kinds.data.ts';
import { capitalised, lowered } from './realise.ts';

const NOT_DOING =
  /^(?:Don't (?!worry|panic|ask|get me|forget|let|tell me)|Haven't |Can't |Won't |Weren't |Didn't )(?!you\b)\p{L}(?!.*\byou)/iu;

/** What is left in -ing or in the third person beside what was turned: "Or writing it for a fortnight", "their own spelling", "told them". */
export function withLeftovers(sentences: readonly string[], kind: Kind, { audience }: Listener): readonly string[] {
  const [first = ''] = sentences;
  if (kind === 'fit') return sentences.map(asCondition);
  if (kind === 'cost' && sentences.length === 1 && SPENT_ON.test(first)) return [asSpent(first)];
  if (kind === 'cost' && HEARD.test(first))
    return sentences.map((one, at) => (at === 0 ? `You ${plainVerbs(lowered(one, true))}` : asAnotherDoes(one)));
  // "You're lifting the blender out and the pot coming up with it"
  if (kind === 'scene' && /^You're \p{L}+ing\b/u.test(first))
    return sentences.map((one, at) =>
      (at === 0
        ? one
            .replace(AND_THING_DOING, (_, thing: string) => ` and ${thing} ${/[^s'u]s$/.test(thing) ? 'are' : 'is'} `)
            .replace(COMING_UP, ' and $1is $2')
            .replace(/ and it is (?=\p{L}{2,}ing\b)/u, " and it's ")
        : one
      )
        .replace(
          OTHER_DOING,
          (_, who: keyof typeof DOES, doing: string) => `${DOES[who]}${who === 'Them' ? "'re" : "'s"} ${doing}`,
        )
        .replace(
          COMING_WITH,
          (_, many: string) => ` and ${many} ${/^(?:one|another)$/i.test(many) ? 'is' : 'are'} coming `,
        )
        .replace(STANDING_THERE, (_, who: string, doing: string) =>
          AT_ONE_BLOW.test(doing) ? doesBeside(who, doing) : `${who} ${/[^s']s$/.test(who) ? 'are' : 'is'} ${doing}`,
        )
        .replace(/ and (both|all|two|three|four|half) (\p{L}+s) (?=\p{L}{2,}ing\b)/u, ' and $1 $2 are ')
        .replace(/(?<=^Your [^.]*), and (your \p{L}+) (?=\p{L}{3,}ing\b)/u, ', and $1 is '),
    );
  const turns = kind === 'loop' && sentences.length === 1 ? inTurns(first) : null;
  if (turns) return [turns];
  if (!sentences.some((one) => /^(?:You|(?:Every|Each) \p{L}+(?: [^,.]+ing [^,.]+,)? you) /u.test(one)))
    return sentences;
  if (kind === 'loop') return sentences.map((one) => withTurns(inTurns(one) ?? thenAgain(one)));
  return sentences.map((given) => {
    // "You snap at each other. Don't talk on the drive home.", "Weren't slow. You were in the way."
    if (NOT_DOING.test(given) && /^(?:cost|state|truth|belief)$/.test(kind)) return `You ${lowered(given, true)}`;
    const one = given.replace(FOLLOWS_THEM, 'you');
    if (kind === 'desire' && SOME_OF_THEM.test(one) && !OF_OTHERS.test(first))
      return convert(one, 'they', 'you', audience, true).replace(/\bof them(?!\p{L})/u, 'of you');
    // "You want to pour a swirl, cutting it next morning and every bar looking like the one on the label"
    const [, wish, next = '', how = '', others] = WISHED_TOO.exec(one) ?? [];
    if (wish && others) return `${wish}, ${plainVerbs(next)}${how} and have ${others}`;
    // "You want to rear the herd, not just feeding the calves"
    if (kind === 'desire' && NOT_JUST_DOING.test(one))
      return one.replace(NOT_JUST_DOING, (_, just: string, doing: string) => `, not ${just} ${plainVerbs(doing)}`);
    // "You want your kid to work a summer with you and aren't embarrassed"
    if (kind === 'desire')
      return (
        one
          // "You want to lift a plant and him going quiet"
          .replace(
            /(?<=^You want to [^.]*) and (him|her|them|nobody|everybody) (\p{L}{2,}ing)\b|(?<=^You want to (?!(?:see|hear|watch|feel|find|smell|have|know)\b)(?:(?! with\b)[^.])*?),? and ((?:the|your|my) \p{L}+|somebody|someone|people) ((?!being\b)\p{L}{3,}ing)\b(?! (?!(?:in|out|up|down|on|off|back|over|round|there|too)\b)\p{L}+[.]?$)/u,
            (_, who = '', doing = '', other = '', does = '') =>
              ` and have ${who}${other} ${plainVerbs(`${doing}${does}`, true)}`,
          )
          .replace(/(?<=^You want .*) and aren't (?=(?!\p{L}+ing\b)\p{L})/u, ', without being ')
      );
    // "(You cut the same hole.) Nobody telling them to, true."
    if (NOBODY_TELLING.test(one))
      return one.replace(
        NOBODY_TELLING,
        (_, who: string, how: string, doing: string) => `${who}${how} ${thirdPersonOf(baseOf(`${doing}ing`))} you`,
      );
    // "And before that spending $6,800 on a new mill"
    const [, spending] = /^(?:(?:And|Or|Then) )?(?:and )?before that,? (\p{L}+ing .+)$/isu.exec(one) ?? [];
    if (spending) return `${one.startsWith('And') ? 'And before' : 'Before'} that you ${pastVerbs(spending)}`;
    // "Over a summer, losing about two full weeks"
    const [, when, losing] =
      /^((?:Over|In|Across) (?:an?|the|one|every|each) \p{L}+),? ((?:los|spend|wast|pay)ing .+)$/su.exec(one) ?? [];
    if (when && losing) return `${when} you ${plainVerbs(losing)}`;
    // 'Saying "I mostly do woodwinds" and passing the trombones on'
    if (/^(?:Saying|Telling people|Answering),? "[^"]+" and \p{L}+ing /u.test(one))
      return `You ${plainVerbs(lowered(one, true))}`;
    // "Also calling everything that goes missing the angels' share"
    const [, also] = /^(?:And )?also (\p{L}+ing .+)$/isu.exec(one) ?? [];
    if (also) return `You also ${plainVerbs(also)}`;
    const [, and, still, doing] = /^(And|But) (still|always) (\p{L}+ing .+)$/su.exec(one) ?? [];
    if (and && doing) return `${and} you're ${still} ${doing}`;
    // "You keep sixty birds and not one of them landing on you"
    if (NOT_ONE.test(one))
      return one.replace(
        NOT_ONE,
        (_, comma: string, many: string, doing: string) =>
          `${comma} and ${many} ${/^(?:both|all|half|most|some)/i.test(many) ? plainVerbs(doing) : thirdVerbs(doing)}`,
      );
    // "You do a double batch and it going stale", "you get the rousies to help and them eating it"
    const beside = /^You \p{L}/u.test(one)
      ? one.replace(AND_IT_DOING, (_, it: string, doing: string) =>
          ` and ${it === 'them' ? `they ${plainVerbs(doing)}` : `${it === 'him' ? 'he' : it === 'her' ? 'she' : 'it'} ${thirdVerbs(doing)}`}`.replace(
            / it is (?=\p{L})/u,
            " it's ",
          ),
        )
      : one;
    if (beside !== one && !SEES.test(one)) return beside;
    const [, joint, deed] = /^(Or|And|Then|Plus|But) ((?!being\b|having\b)\p{L}+ing .+)$/su.exec(one) ?? [];
    return joint && deed
      ? `${joint} you ${plainVerbs(deed)}`
      : (asFinite(one, false) ?? ofListeners(asBesides(thenComes(one)), kind));
  });
}

const NOBODY_TELLING =
  /^((?:And |But )?(?:nobody|no one|everybody|everyone|somebody|someone))((?: ever| even| really| once)?) (tell|ask|show|teach|warn|help|push|thank|stopp|forc|mak|pay|believ|want|need|hurry|rush)ing (?:them|you)\b/iu;

/** "You swap microtomes and find the lines following them over": after the one who looks. */
const FOLLOWS_THEM = /(?<=^You .*\b(?:find|see|hear|notice) (?:the|that|your|it)\b[^,.]* (?:follow|chas)ing )them\b/u;
const NOT_JUST_DOING = /(?<=^You want to .*), not (just|only) (\p{L}{3,}ing)\b/u;
const WISHED_TOO =
  /^(You want to [^,]+), (\p{L}{3,}ing)( [^,]*?) and ((?:every|each|all|the|nobody|everybody) [^,]*?\p{L}{2,}ing\b.*)$/su;

/** "You're turning the cushion over and the pattern running the wrong way" */
const AND_THING_DOING =
  /(?<=^You're (?!(?:see|watch|hear|notic|feel|smell|find|look|listen)ing\b)\p{L}+ing (?:(?! with\b)[^.,:"])*) and ((?:the|your) (?:\p{L}+ )?\p{L}+) (?=\p{L}{3,}ing (?:the|an?|your|in|on|at|off|over|away|back|through|to|from|into|for|like|again|already|round|across)\b)/u;
const COMING_UP =
  / and ((?:(?:the|my|your) \p{L}+|it) )((?:just |still )?\p{L}{2,}ing (?:up|down|out|off|away|back|over)\b)/u;

/** "(Pulling one box) and four coming with it" */
const COMING_WITH =
  / and (one|two|three|four|five|six|another|the others|the rest) coming (?=with|down|after|off|out|up)/u;

/** "Your first school reports going all down the stairs": among what one is at, others are at it. */
const STANDING_THERE =
  /^((?:Your|The|Next door's) (?:(?!(?:is|are|was)\b|\p{L}+ing\b)\p{L}+ ){0,2}(?!(?:is|are|was)\b|\p{L}+ing\b)\p{L}+) ((?:just |still |already )?\p{L}{2,}ing\b)/u;
const AT_ONE_BLOW = /^(?:stopp|start|dropp|gett|notic|see|fall|tripp|slamm)ing\b/;

const NOT_ONE =
  /(?<=^(?:You|(?:Every|Each) [^.:"]*\byou) [^.,:"]*)(,?) and ((?:not (?:a single )?one|every (?:single )?one|none|neither|both|all|one|each|half|most|some) of (?:them|those|you)) (\p{L}{2,}ing\b[^,]*)/u;
const AND_IT_DOING =
  /,? and (it|them|him|her(?= (?:say|tell|ask|laugh|cry|shout|look|com)ing\b)) (\p{L}{2,}ing\b[^,]*)/u;
const SEES = /^You (?:see|hear|watch|notice|find|feel|imagine|picture|remember|hate|love|like|dread|mind)\b/;

/** "You want to have looked after these people": some of whom are these. */
const OF_OTHERS = /\b(?:people|them|they|those|these)\b/i;
const SOME_OF_THEM = /^(?:Loads|Lots|Most|Many|Some|Half|A lot) of them\b/;

/** "Having had six lessons. Still not wanting to give up": under which condition it fits. */
const asCondition = (sentence: string, at: number): string =>
  sentence
    .replace(/^Having had (?=\p{L})/u, at > 0 ? "And if you've had " : 'Having had ')
    .replace(/^And still ((?!not\b)\p{L}+ing\b.*)$/su, (whole, liking: string) =>
      at > 0 ? `And if you still ${plainVerbs(liking)}` : whole,
    )
    .replace(
      /(?<= if you\b.*)\bhave (?=(?:lost|had|made|sold|bought|paid|done|spent|missed|thrown|binned)\b[^,]*(?<!\bthe) last (?:year|month|season|winter|summer|spring|autumn)\b)/gu,
      '',
    )
    .replace(/(?<= if you have .*), having (?=\p{L})/gu, ', ')
    .replace(/(?<= if you .*)\bstill not (?=\p{Ll})/u, "still don't ");

const SPENT_ON =
  /^(?:Spending|Paying|Losing|Wasting) (?:(?:about|around|over|nearly) )?[£$€]\d(?!.* and (?!(?:los|spend|pay|wast)ing\b)\p{L}+ing\b)/u;

const asSpent = (sentence: string): string =>
  `You ${sentence.replace(/^\p{L}+|(?<=, and )(?:los|spend|pay|wast)ing\b/gu, (doing) => plainVerbs(doing.toLowerCase()))}`;

/** "Hearing the FD say …" */
const HEARD = /^(?:Hearing|Overhearing|Seeing) (?:the|an?|your|old|somebody|someone|people|them|\p{Lu}\p{L}+) /u;

/** "the rim comes back", "the others come back": what somebody or something else does. */
const doesBeside = (who: string, doing: string): string => {
  const base = baseOf(doing.toLowerCase());
  return `${who} ${/[^s]s$/.test(who) ? base : thirdPersonOf(base)}`;
};

/** "And the partner at home asking about the bill" */
const asAnotherDoes = (sentence: string): string =>
  asFinite(
    sentence.replace(
      /^And (the \p{L}+(?: (?:in|at|from) (?:the )?\p{L}+)?) (\p{L}+ing)\b/u,
      (_, who: string, doing: string) => `And ${doesBeside(who, doing)}`,
    ),
    false,
  ) ?? sentence;

/** "(You get six good ones) and then the rim coming back", "and then starting again" */
const thenComes = (sentence: string): string =>
  sentence
    .replace(
      / and then (it|the \p{L}+[^\P{L}s]) (\p{L}{2,}ing)\b/gu,
      (_, what: string, doing: string) => ` and then ${doesBeside(what, doing)}`,
    )
    .replace(/(?<=^You .*,? and then )(\p{L}{2,}ing)\b/u, (doing) => plainVerbs(doing));

/** Of the listener is told in the third person still. */
function ofListeners(sentence: string, kind: Kind): string {
  if (kind === 'cost')
    return sentence.replace(
      /(,?) plus (?=(?:buy|pay|spend|lose|hire|use|rent|replace|throw|tip|bin|dump|scrap|refund|redo|give|send|drive|write) )/g,
      '$1 plus you ',
    );
  if (kind === 'blame') return sentence.replace(/(?<!\p{L})(?:their|her|his) own\b/gu, 'your own');
  return kind === 'cause' && !/\byou\b/.test(sentence)
    ? sentence.replace(/\b(told|taught|shown|asked|warned) them(?!\p{L})/gu, '$1 you')
    : sentence;
}

/** "Saying "after summer", then it getting cooler, forgetting about it, then November arriving": what happens, and what one does then. */
function withTurns(sentence: string): string {
  let happened = false;
  return sentence
    .replace(/ and there being (?=\p{L})/gu, " and there's ")
    .replace(IT_IS_THEN, (whole, before: string, verb: string) =>
      PLAIN_VERBS.has(verb) ? `${before} and you ${verb}` : whole,
    )
    .split(/(?<=,) /)
    .map((part) => {
      const told = part.replace(HAPPENS, (_, joint: string, what: string, doing: string) =>
        `${joint} ${doesBeside(what, doing)}`.replace(/(?<!\p{L})it is$/u, "it's"),
      );
      const isAnother = told !== part;
      // "The lorry turns up late and go straight back": who acts is named again.
      const went = isAnother
        ? told
            .replace(
              / and (go|start|keep|put|do|pack|pull|take) (?=(?:straight |right )?(?:back|on|it|the|your|up|out)\b)/u,
              ' and you $1 ',
            )
            .replace(AND_THINKING, (_, doing: string) => ` and you ${plainVerbs(doing)}`)
            .replace(WHILE_AT_IT, " while you're ")
        : told;
      const again =
        happened && !isAnother && /^\p{Ll}+ /u.test(part) && formOf(part) === 'bare' ? thenFirst(`you ${told}`) : went;
      const [, deed] = happened ? (/^and (\p{L}{2,}ing\b.*)$/su.exec(again) ?? []) : [];
      happened = isAnother;
      return deed ? `and you ${plainVerbs(deed)}` : again;
    })
    .join(' ');
}
/** "Then it's the first match and load the plough": after what it is, who acts is named again. */
const IT_IS_THEN = /(, (?:and )?then (?:it's|there's) [^,]*?) and (\p{Ll}+)(?= (?:the|an?|it|them|your|all)\b)/gu;
/** "(Then the maize dries) while attending a funeral": it is another who attends. */
const WHILE_AT_IT = / while (?=\p{L}{3,}ing (?:an?|the|your|my|to|for|at|on|two|three)\b)/u;
/** "(Then the letter comes) and thinking about nothing else": of one who can. */
const AND_THINKING =
  / and ((?:think|forgett|feel|tell|promis|hop|worry|swear|ly|hid|decid|wonder|panick|cry|pretend)ing\b)/u;
const HAPPENS =
  /\b([Tt]hen|and) (it|nothing|nobody|\p{Lu}\p{Ll}+|the (?:\p{L}+ )?(?!(?:is|are|was|were|been|keeps?|starts?|stops?|goes|comes|not|never|still|always)\b)\p{L}+) (?!(?:morning|evening)\b)(\p{L}{2,}ing)\b/gu;

/** "Easter coming, the clocks going forward, getting it right by luck": what happens, and what one does, each in its turn; null elsewhere. */
function inTurns(sentence: string): string | null {
  const [, row = '', end = ''] = /^(.*?)([.!?…]*)$/su.exec(sentence) ?? [];
  const items = row.split(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/).map((item, at) => {
    const [, joint = '', rest = ''] = /^((?:and |then |but |so )*)(.*)$/isu.exec(item) ?? [];
    const [, who = '', doing = '', on = ''] = TURN.exec(rest) ?? [];
    const isDeed = formOf(rest) === 'gerund' && /^(?:not |never )?\p{L}{2,}ing\b/iu.test(rest);
    return { at, joint, who: isDeed ? '' : who, doing, on, deed: isDeed ? rest : '' };
  });
  if (
    items.length < 3 ||
    !items.some(({ who }) => who !== '') ||
    items.some(({ who, deed }) => who === '' && deed === '')
  )
    return null;
  const said = items.map(({ at, joint, who, doing, on, deed }) =>
    who !== ''
      ? `${joint}${doesBeside(who, doing)}${on}`
          .replace(/(?<!\p{L})it is (?=\p{L})/u, "it's ")
          .replace(WHILE_AT_IT, " while you're ")
          .replace(/(?<=\bit's [^,]*) and (\p{L}{2,}ing)\b/u, (_, next: string) => ` and you ${plainVerbs(next)}`)
      : `${joint}${at === 0 || items[at - 1]?.deed === '' ? `${at === items.length - 1 && joint === '' ? 'and ' : ''}you ` : ''}${plainVerbs(lowered(deed, true))}`,
  );
  return `${capitalised(said.join(', '))}${end}`;
}
const TURN =
  /^((?:the|your|my|an?|some\p{L}*|every\p{L}*|nobody|nothing|it|no|another|spring|summer|autumn|winter|(?-i:\p{Lu})\p{L}+day) ?(?:(?!\p{L}+ing\b)\p{L}+ ?){0,2}(?<=\p{L})|(?-i:\p{Lu})\p{Ll}+(?<!ing)) (?<!\b(?:is|are|was|were) )(?!(?:morn|even)ing\b)(\p{L}{2,}ing)\b(.*)$/isu;

/** "Then summer coming, the edges behaving, forgetting about it till June": what happens, and what one does then. */
const thenAgain = (sentence: string): string => {
  const [, happens = sentence, doing = ''] =
    /^(.*), (?:and )?((?!being\b|having\b)\p{L}{3,}ing\b[^,]*)$/su.exec(sentence) ?? [];
  const told = asFinite(happens, false);
  return told === null ? sentence : `${told}${doing && `, and you ${plainVerbs(doing)}`}`;
};

/** "You sleep through. Him coming down in the same pyjamas.", "I cut one. Him saying slice it thin.": others do it as one does oneself. */
export const othersToo = (sentences: readonly string[]): readonly string[] => {
  if (sentences.some((one) => /^You \p{L}/u.test(one)))
    return sentences.map((one) =>
      one
        .replace(OTHER_DOING, (_, who: keyof typeof DOES, doing: string) =>
          who === 'Them' ? `They ${plainVerbs(doing)}` : `${DOES[who]} ${thirdNot(doing)}`,
        )
        // "He looks at the phone and you hoping he stays looking at it"
        .replace(
          /(?<=^(?:He|She|They) [^.]* and you )(not )?(\p{L}{3,}ing)\b/u,
          (_, not = '', doing = '') => `${not && "don't "}${plainVerbs(doing)}`,
        ),
    );
  return sentences.some((one) => /^I \p{L}/u.test(one))
    ? sentences
        .map((one) =>
          one
            .replace(OTHER_DOING, (_, who: keyof typeof DOES, done: string) => `${DOES[who]} ${pastVerbs(done)}`)
            .replace(
              /(?<=^(?:He|She|They|I|My) .*) and (it|nothing|nobody|the \p{L}+[^\P{L}s])( just| still)? ((?!morn|even|noth)\p{L}{2,}ing)\b/u,
              (_, what: string, just = '', doing = '') => ` and ${what}${just} ${pastVerbs(doing)}`,
            ),
        )
        .map((one) => asFinite(one, true) ?? one)
        .map(saidNothing)
    : sentences;
};
/** "Not moving when you open the door" → "doesn't move …" */
const thirdNot = (doing: string): string =>
  doing.startsWith('not ') ? `doesn't ${plainVerbs(doing.slice(4))}` : thirdVerbs(doing);

/** "(She asked could I write it down,) and me saying "just ring us"" */
export const AND_ME_DOING = /(?<=^(?:I|She|He|They|My) [^"]*)(,? and )me (\p{L}{2,}ing)\b/u;
const OTHER_DOING =
  /^(Him|Them|Her(?= \p{L}+ing (?:that|it|what|in|down|up|out|back|home|to|at|on|off|over|through)\b)) ((?:not |never )?\p{L}{2,}ing\b.*)$/su;
const DOES = { Him: 'He', Her: 'She', Them: 'They' } as const;

/** "She put it back. Not saying anything.": who goes on. */
const saidNothing = (sentence: string, at: number, all: readonly string[]): string => {
  const [who] = /^(?:He|She)\b/.exec(all[at - 1] ?? '') ?? [];
  return who && /^(?:Not|Never) \p{L}+ing\b/u.test(sentence)
    ? `${who} ${pastVerbs(lowered(sentence, true))}`
    : sentence;
};
