import type { FieldName } from '#framework/framework.ts';
import { isForeign } from '../grammar/foreign.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { pastVerbs, plainVerbs, withReason } from '../grammar/plain-verbs.ts';
import { asking } from '../persons/audience.ts';
import { conditionsJoined, isExcludedToo, notForThese, readAmongOthers, stillNotFor } from './among-others.ts';
import { asMeant } from './as-meant.ts';
import { asWritten, isLeftAsWritten, MEMBERS, type Said, verbatim } from './as-written.ts';
import { sayer, withoutAttribution } from './attributed.ts';
import { type Piece, piecesOf } from './clean.ts';
import { clauseSentence } from './complete-clause.ts';
import { OTHERS_WILL, thoughtOf } from './complete-thought.ts';
import { type Context, type Listener, ofListener, pastAfter, pastBefore, personally } from './context.ts';
import { canNot, doneBySeller, HAVING, METHOD_DOES, withListener, withUnsaidDeeds } from './elided.ts';
import { withoutFillers } from './fillers.ts';
import { STATIVE } from './fit-condition.ts';
import { fittingTemplate, OF_THINGS } from './fit-template.ts';
import { isHalfOf } from './half-of.ts';
import { isDoneByHelped } from './helped.ts';
import { isInIngAlike } from './in-ing-alike.ts';
import { isSure } from './is-sure.ts';
import { isWhole } from './is-whole.ts';
import { joinFragments } from './join-fragments.ts';
import { deedsJoined, notDone, pairJoined, rowJoined } from './joined-deeds.ts';
import { jotted } from './jotted.ts';
import { COMPLETIONS, FIELD_COMPLETIONS, KINDS, type Templates } from './kinds.data.ts';
import { laterDone } from './later-done.ts';
import { inMirror } from './mirror.ts';
import { notForCase, notForRow } from './not-for-row.ts';
import { isNotedAsTyped, isNounInRow, NOTED_AS_TYPED } from './notes.ts';
import { offeredWhole } from './offered-whole.ts';
import { opensElided } from './opens-elided.ts';
import { everybodyDoes, isBlamedByOthers, isTheirsToo } from './others-doing.ts';
import { saidByThemselves, withoutAnswering, withSeller, withSubject } from './own-answer.ts';
import { isOwnExcuse } from './own-excuse.ts';
import { inOwnWords } from './own-words.ts';
import { owned } from './owned.ts';
import { peopleDoing } from './people-doing.ts';
import { ableToo, asSentence, capitalised, contracted, excludedRow, lowered, notDoneToo } from './realise.ts';
import { inSecondPerson, ofOneself, saidBySeller } from './second-person.ts';
import { ASKED_CLIENT } from './seller-did.ts';
import { specialNoun } from './special-noun.ts';
import { actedThen, goesOnShortly, standsAlone } from './stands-alone.ts';
import { ADVISES, NOT_THE_THING, OFFERED } from './stands-as-advice.ts';
import { BECAME, isBareThing, isDoubtful, isOwnThought, lacksArticle, thatOf } from './telegraphic.ts';
import { saidToThose } from './those-who-listen.ts';
import { thoughtOrSaid } from './thought-or-said.ts';
import { notDoneSince, nowDoing, sellersWay, toldBeside, toldInIng, wasToldOf, withNameOnce } from './told-in-ing.ts';
import { isToldThought } from './told-shortly.ts';
import { turnedAlike } from './turned-alike.ts';
import {
  befallen,
  doneByListener,
  FEELS_LIKE,
  found,
  goesOnOfOther,
  isCry,
  isElidedToo,
  isNoOrder,
  isOfAnother,
  isReckoned,
  isSaidOfAThing,
  MEANT,
} from './unsaid-subject.ts';

/**
 * Turns an answer into sentences said to the listener. `variant` chooses among equal ways of completing a fragment; where it is
 * `named`, a lead that ends with a colon stands before it, and a bare noun needs no verb.
 */
export function say(field: FieldName, answer: string, to: Listener, variant: number, named = false): Said | null {
  const listener: Listener = { ...to, audience: asking(saidBySeller(to.audience, KINDS[field][0], answer), field) };
  const [kind] = KINDS[field];
  const written = asMeant(field, saidToThose(field, answer, to), to.audience);
  const told = withoutFillers(piecesOf(written), field, listener.audience.pronoun).map((piece) =>
    field === 'oneBeliefTheyShare' ? { ...piece, text: withoutAnswering(piece.text, field, 'truth') } : piece,
  );
  if (kind === 'thought' && OTHERS_WILL.test(told[0]?.text ?? ''))
    return { sentences: [`"${told.map(verbatim).join(' ')}"`], form: 'quote', sure: true };
  const sayIt = (pieces: readonly Piece[]) => sayRead(pieces, { field, answer, listener, variant, named });
  return kind === 'thought' || kind === 'blame' ? inOwnWords(told, listener, sayIt) : sayIt(told);
}

type Asked = { field: FieldName; answer: string; listener: Listener; variant: number; named: boolean };

function sayRead(told: readonly Piece[], { field, answer, listener, variant, named }: Asked): Said | null {
  const [kind, about] = KINDS[field];
  const excluded = field === 'whoIsThisNotFor' ? notForRow(told) : null;
  const notedDown = excluded ?? jotted(told, field, listener);
  if (notedDown) return notedDown;
  const pieces = kind === 'thought' ? withoutAttribution(told) : told;
  const first = pieces[0];
  if (!first) return null;
  const form = formOf(first.text, first.end === '?');
  if (isForeign(answer)) return { sentences: pieces.map(verbatim), form: 'clause', sure: true };
  if (field === 'crashRealizationMoment' && isOwnThought(pieces.map(({ text }) => text).join('. ')))
    return { sentences: [`"${pieces.map(verbatim).join(' ')}"`], form: 'quote', sure: true };
  const heard = kind === 'cost' && pieces.length === 1 && form !== 'gerund' ? sayer(first.text) : null;
  if (heard) return { sentences: [asSentence(heard, first.end)], form: 'clause', sure: true };
  if (isLeftAsWritten(pieces, field, listener)) return asWritten(sellersWay(pieces, kind), field, form, listener);
  const thought = kind === 'thought' ? thoughtOf(pieces, listener.audience, field) : null;
  if (thought) return { sentences: thought, form: 'quote', sure: !isToldThought(thought, listener.told ?? false) };
  const joined = pieces.some(({ text }) => /^\p{L}+ of (?:it|them)\b/u.test(text))
    ? pieces
    : joinFragments(pieces, kind, field);
  let past = pastBefore(about, listener);
  const othersNamed = /\b(?:they|them|their|she|he)\b/i.test(answer);
  const said = joined.flatMap((piece, index) => {
    const context: Context = {
      field,
      kind,
      about,
      listener,
      variant: variant + index,
      past,
      othersNamed,
      many: joined.length > 1,
      named: named && index === 0,
      answer,
      index,
    };
    const sentence = sayPiece(piece, context);
    past = pastAfter(piece, past, listener);
    return sentence === '' ? [] : [field === 'ninetyDayMirror' ? inMirror(sentence) : sentence];
  });
  const turned = turnedAlike(said, joined, field, listener);
  const whole = offeredWhole(kind === 'proof' ? withNameOnce(turned) : turned, joined, kind, listener);
  if (!whole || isHalfOf(whole, joined, listener.audience))
    return { sentences: joined.map(verbatim), form, sure: false };
  const sentences = kind === 'notFit' ? notForThese(whole, joined) : whole;
  if (kind === 'blame' && isBlamedByOthers(sentences)) return { sentences: joined.map(verbatim), form, sure: false };
  return sentences.length === 0
    ? null
    : {
        sentences: conditionsJoined(sentences, answer),
        form,
        sure: isSure(sentences, field, listener),
      };
}

function sayPiece(given: Piece, context: Context): string {
  const { kind, listener, about } = context;
  const [deed, beside] = toldBeside(given.text);
  if (beside)
    return asSentence(
      `${sayPiece({ ...given, text: deed, end: '.' }, context).replace(/\.$/, '')}${beside}`,
      given.end,
    );
  // "Going through my last 60 families, I found that …"
  if (/^(?:fact|proof|story|credential)$/.test(kind) && /^\p{L}+ing\b[^,.]*, (?:I|we) \p{L}/u.test(given.text))
    return asSentence(given.text, given.end);
  const own =
    (kind === 'fact' || kind === 'proof') && context.index === 0
      ? withSeller(given.text, kind, context.answer)
      : saidByThemselves(given.text, context);
  const piece = {
    ...given,
    text: withUnsaidDeeds(
      owned(withoutAnswering(ofOneself(found(befallen(own), context), context), context.field, kind), context),
      context,
    ),
  };
  const heard = opensElided(piece.text) && about !== 'speaker' ? 'elided' : formOf(piece.text, piece.end === '?');
  const read = isElidedToo(piece.text, heard, context) ? 'elided' : heard;
  if (
    isNoOrder(piece, kind) ||
    isCry(piece.text, context.index) ||
    NOTED_AS_TYPED.test(piece.text) ||
    isReckoned(piece.text, read) ||
    MEANT.test(piece.text) ||
    isOfAnother(piece.text, read, context) ||
    isTheirsToo(context) ||
    isSaidOfAThing(piece.text, read, context)
  )
    return asSentence(personally(piece.text, context), piece.end);
  if (about === 'audience' && ASKED_CLIENT.test(piece.text))
    return asSentence(`I ${lowered(piece.text, true)}`, piece.end);
  const excludes = notForCase(piece, context);
  if (excludes) return excludes;
  // "Bucket under tap 6. Been there since March": of what was named before.
  if (context.index > 0 && /^been (?!\p{L}+ing\b)/iu.test(piece.text)) return asSentence(piece.text, piece.end);
  const shown =
    kind === 'cost' && /ing\b.*"/.test(piece.text)
      ? peopleDoing(piece.text, context)
      : everybodyDoes(piece.text, context);
  if (shown) return asSentence(shown, piece.end);
  const form = thatOf(piece.text, readAmongOthers(piece.text, read, context), context);
  if (form === 'question') return asSentence(personally(piece.text, context), '?');
  if (form === 'quote') return asSentence(piece.text, piece.end);
  if (kind === 'fit' && /^(?:it'?s |it is )?not for (?:you\b|\w)/i.test(piece.text))
    return asSentence(`It isn't ${piece.text.replace(/^(?:it'?s |it is )?not /i, '')}`, piece.end);
  const text =
    kind === 'fit' || kind === 'notFit'
      ? piece.text
          .replace(/^they who\b/i, 'those who')
          .replace(/^who (?=[a-z]+s )/i, 'anyone who ')
          .replace(
            /^(?:it'?s )?(?:not )?for (?!(?:her|him|them|you|that|this|which)\b)(?!.*, and it'?s not for\b)(?=\w)/i,
            context.index > 0 && (form === 'clause' || /^not\b.*, either$/i.test(piece.text)) ? '$&' : '',
          )
      : piece.text;
  if (
    context.index > 0 &&
    (kind === 'fit' || kind === 'notFit') &&
    /^for (?!you\b|(?:her|him|them|me|us|that|this|which)\b)\w/i.test(piece.text) &&
    form !== 'clause'
  )
    return asSentence(`${kind === 'fit' ? 'And' : 'Or'} ${lowered(piece.text)}`, piece.end);
  const [, otherwise] = kind === 'notFit' && context.index > 0 ? (/^or (\p{L}+ing .*)$/iu.exec(text) ?? []) : [];
  if (otherwise)
    return asSentence(
      `Or if you ${STATIVE.test(otherwise) ? plainVerbs(otherwise) : `'re ${otherwise}`}`.replace("you 're", "you're"),
      piece.end,
    );
  const [, otherwiseDoes] = context.index > 0 ? (/^or (\p{L}+[^su]s \p{L}.*)$/iu.exec(text) ?? []) : [];
  const one = otherwiseDoes && formOf(`she ${otherwiseDoes}`) === 'clause' ? otherwiseDoes : null;
  const other = one && kind === 'notFit' ? withListener(one, 'she', listener.audience) : null;
  if (other && other !== one) return asSentence(`Or if you ${other}`, piece.end);
  const excluded =
    text !== piece.text ||
    ((kind === 'fit' || kind === 'notFit') &&
      /^(?:anyone|anybody|people|those|everyone|someone|somebody)\b/i.test(text)) ||
    (kind === 'notFit' && MEMBERS.test(text));
  if (context.field === 'identityCost' && BECAME.test(text) && form === 'noun')
    return asSentence(text.replace(BECAME, 'From $1 to $2'), piece.end);
  const shaped = excluded ? 'noun' : actedThen(text, context, form);
  const doing =
    form === 'gerund' &&
    /^(?:(?:not|never|still) )?(?!being\b)\p{L}+ing\b(?!.*, (?:s?he|they|we|I) \p{L})/iu.test(text);
  const befell = form === 'gerund' && /^(?:not )?being (?!able\b)[^,]*(?:, and \p{L}+ing\b.*)?$/iu.test(text);
  const told =
    kind === 'proof' &&
    !listener.audience.habits.notes &&
    context.index > 0 &&
    !goesOnOfOther(context) &&
    (((doing || befell) && (!isInIngAlike(context.answer) || isDoneByHelped(text, context.answer))) ||
      /^(?:elided|past|bare)$/.test(form));
  const inIng = /^(?:proof|fact)$/.test(kind) && context.index > 0 ? toldInIng(text, context) : null;
  if (inIng) return asSentence(inIng, piece.end);
  const goesOn = kind === 'proof' && context.index > 0 ? laterDone(text, context.answer) : null;
  if (goesOn) return asSentence(goesOn, piece.end);
  const subjected = told
    ? withSubject(
        notDoneSince(text) ?? nowDoing(text) ?? (doing || befell ? pastVerbs(deedsJoined(lowered(text, true))) : text),
        context.answer,
        wasToldOf(context),
      )
    : null;
  if (subjected) return asSentence(subjected, piece.end);
  if (/\w\(.*\)/.test(text)) return asSentence(kind === 'notFit' ? piece.text : text, piece.end);
  if (kind === 'fit' && OFFERED.test(text))
    return clauseSentence(text.replace(/\bits for\b/i, "it's for"), piece.end, context);
  if ((kind === 'notFit' || kind === 'fit') && ADVISES.test(text))
    return asSentence(personally(text, context), piece.end);
  if (
    kind === 'notFit' &&
    (/^(?:it|this)(?:'s not| is not| isn't) (?:really |just )?for [^,]*, (?:I|it|there|that|and I)\b/i.test(
      piece.text,
    ) ||
      /^for .*\b(?:I am|I'm|we are|we're|there (?:is|are))\b/i.test(piece.text))
  )
    return asSentence(piece.text, piece.end);
  if (
    kind === 'notFit' &&
    (NOT_THE_THING.test(piece.text) ||
      /.{8}\b(?:(?:this|it) (?:isn't|ain't|is not|won't|will|'ll)|you (?:don't|do not) need me)\b/i.test(text))
  )
    return asSentence(piece.text, piece.end);
  const [, sum, whatFor] = /^([$£€][\d.,]+[kKmM]?): (.+)$/.exec(text) ?? [];
  if (sum && whatFor && kind === 'cost') return asSentence(`We're talking about ${sum}, ${whatFor}`, piece.end);
  // "To start just cut one in half and text me the picture"
  const [, start, first] =
    kind === 'entry' ? (/^(to (?:start|begin)(?: with| off)?),? ((?:just|simply) \p{L}.*)$/iu.exec(text) ?? []) : [];
  if (start && first) return asSentence(personally(`${start}, ${first}`, context), piece.end);
  if (
    shaped === 'infinitive' &&
    /^to (?:(?:start|begin|book|join|enrol|sign up)(?: with)?,|(?:\p{L}+ ){0,2}\p{L}+:)\s/iu.test(text)
  )
    return asSentence(personally(text, context), piece.end);
  if (shaped === 'noun' && (/^[^:]{2,40}:\s/.test(text) || (isDoubtful(text) && kind !== 'fit' && !MEMBERS.test(text))))
    return asSentence(personally(excluded ? piece.text : text, context), piece.end);
  if (isOwnExcuse(text, context)) return `You tell yourself, "${asSentence(text, piece.end)}"`;
  if ((kind === 'notFit' || kind === 'fit') && shaped === 'bare' && context.index > 0 && !piece.bullet)
    return asSentence(text, piece.end);
  if (kind === 'story' && context.index > 0 && goesOnShortly(text)) return asSentence(text, piece.end);
  if (shaped === 'clause') return clauseSentence(text, piece.end, context);
  return stillNotFor(fragmentSentence(text, piece, shaped, ofListener(text, form, context)), piece.text);
}

function fragmentSentence(text: string, piece: Piece, form: Form, context: Context): string {
  const { kind, index } = context;
  if (isNotedAsTyped(text, form, context) || isWhole(text, form, context))
    return asSentence(personally(text, context), piece.end);
  const special = specialNoun(text, form, context);
  if (special) return asSentence(special, piece.end);
  if (
    form === 'bare' &&
    context.field === 'yourDifferentApproach' &&
    !context.many &&
    !/^(?:help|teach|show|guide|coach|train|give|walk)\b/i.test(text)
  ) {
    return asSentence(
      /\byour?\b/i.test(text) ? personally(text, context) : `We ${lowered(personally(text, context))}`,
      piece.end,
    );
  }
  if (form === 'bare' && context.field === 'yourDifferentApproach' && context.many) {
    const mine =
      /^(?:help|teach|show|guide|coach|train|give|walk|make|let) (?:him|her|them)\b/i.test(text) ||
      /^(?:teach|train|coach|work on|work with|treat|show)\b/i.test(text);
    return asSentence(mine ? `I ${lowered(personally(text, context))}` : personally(text, context), piece.end);
  }
  if (index > 0 && kind !== 'story' && form === 'past' && wordCount(text) < 3) return asSentence(text, piece.end);
  const brief =
    wordCount(text) <= 4 &&
    (form === 'adjective' ||
      form === 'like' ||
      (form === 'infinitive' && kind !== 'notFit' && kind !== 'scene') ||
      isNounInRow(text, form, context));
  const first = piecesOf(context.answer)[0]?.text ?? '';
  if (isExcludedToo(text, form, context)) return asSentence(`Or for ${lowered(text)}`, piece.end);
  const anew =
    (kind === 'notFit' || kind === 'fit') && /^(?:anyone|anybody|people|those) /i.test(text) && /\byou\b/i.test(first);
  if (
    index > 0 &&
    ((form === 'noun' && !anew) ||
      brief ||
      (kind === 'desire' && (form === 'infinitive' || (form === 'gerund' && wordCount(text) <= 3))))
  )
    return asSentence(personally(text, context), piece.end);
  const turned = inSecondPerson(text, form, context);
  const converted = /\w+s, all of them\b/i.test(text)
    ? turned.replace(/\ball of you(?!\p{L})/iu, 'all of them')
    : turned;
  if (kind === 'loop' && form === 'bare' && /, .*, /.test(text) && !/, (?:and|then) /.test(text))
    return asSentence(converted, piece.end);
  const x =
    form === 'noun' && kind === 'loop'
      ? lowered(converted)
      : form === 'noun' || form === 'gerund'
        ? excludedRow(lowered(converted, form === 'gerund'), kind)
        : form === 'adjective' || form === 'bare' || form === 'elided' || form === 'past'
          ? ableToo(notDoneToo(lowered(converted, form !== 'adjective'), form))
          : lowered(converted);
  if (form === 'elided' && context.about === 'audience' && (OF_THINGS.test(text) || FEELS_LIKE.test(text)))
    return asSentence(`It ${lowered(personally(text, context))}`, piece.end);
  if (/^(?:past|elided)$/.test(form) && /\b(?:myself|mine)\b/i.test(text))
    return asSentence(`${/^been\b/i.test(text) ? "I've" : 'I'} ${lowered(text, true)}`, piece.end);
  const mine = form === 'elided' ? doneBySeller(text, kind, context.listener.audience) : null;
  if (mine || (form === 'elided' && kind === 'approach' && !METHOD_DOES.test(text) && !doneByListener(text, context)))
    return asSentence(mine ?? text, piece.end);
  if (form === 'elided' && doneByListener(text, context))
    return asSentence(
      `You ${lowered(withListener(personally(text, context), 'she', context.listener.audience) ?? text)}`,
      piece.end,
    );
  const unknown =
    form === 'elided' &&
    converted === text &&
    (context.about === 'audience' || kind === 'list') &&
    !canNot(text, context) &&
    !(context.about === 'audience' && HAVING.test(text));
  if (unknown || standsAlone(text, form, context))
    return asSentence(form === 'infinitive' || form === 'elided' ? text : converted, piece.end);
  if (context.named && form === 'noun' && kind !== 'fit' && kind !== 'notFit' && !/^(?:not|no)\b/i.test(x))
    return asSentence(x, piece.end);
  const template = thoughtOrSaid(x, form, kind) ?? fittingTemplate(x, form, context) ?? templateFor(context, form);
  const isBare = form === 'noun' && kind !== 'picture' && (lacksArticle(text) || isBareThing(text));
  if (isBare && /^[^:]*[^:] \{x\}/.test(template)) return asSentence(converted, piece.end);
  if (
    kind === 'entry' &&
    index > 0 &&
    form === 'gerund' &&
    !/\b(?:I|we|my|our|is|gets|costs|means|makes|gives|saves|takes|brings|secures|holds|won't|can)\b/.test(x)
  )
    return asSentence(plainVerbs(x, true), piece.end);
  // "(The panel from the fold.) Never hot in its life": how a thing is.
  const isHow = form === 'adjective' && /\bits\b/i.test(text) && /^You're\b/.test(template);
  const amongThings = kind === 'state' && context.field !== 'whatNotWorking' && formOf(first) === 'noun';
  const besides = kind === 'notFit' && formOf(first) === 'gerund';
  const isDeed = index > 0 && form === 'gerund' && !besides && (amongThings || /^(?!You're).*\{[^b]/.test(template));
  if (isHow || isDeed) return asSentence(converted, piece.end);
  const sentence = template
    .replace('{x}', () => x)
    .replace('{base}', () =>
      plainVerbs(
        notDone(rowJoined(/^(?:future|cost|state|tried|offer)$/.test(kind) ? pairJoined(x) : x, kind === 'notFit')),
        /\bto \{base\}/.test(template),
      ),
    )
    .replace('{X}', () => capitalised(converted))
    .replace('{Q}', () => capitalised(converted));
  return asSentence(contracted(withReason(sentence)), piece.end);
}

function templateFor(context: Context, form: Form): string {
  const own: Templates = FIELD_COMPLETIONS[context.field] ?? {};
  const all: Templates = COMPLETIONS[context.kind];
  const options = own[form] ?? own.any ?? all[form] ?? all.any ?? ['{X}.'];
  return options[context.variant % options.length] ?? '{X}.';
}
