import type { FieldName } from '#framework/framework.ts';
import { type Form, formOf } from '../grammar/forms.ts';
import { OF_ONESELF, saidOfThought } from './attributed.ts';
import type { Piece } from './clean.ts';
import { isCertain, type Listener } from './context.ts';
import { KINDS } from './kinds.data.ts';
import { asSentence, capitalised, lowered } from './realise.ts';
import { ASIDE } from './remarked.ts';
import { isToldShortly, tellsOfSomebody, unquoted } from './told-shortly.ts';
import { befallen, isUnsaidOffer } from './unsaid-subject.ts';

/**
 * An answer as it is said to the listener: whole sentences, ready to stand alone. Where it is not `sure` whom the author means, they
 * are the author's own, in the third person, which wants a sentence before them that says so.
 */
export type Said = { sentences: readonly string[]; form: Form; sure: boolean };

/** Whether an answer is said as its author wrote it, since it is not certain who is who in it, or its project is told so. */
export const isLeftAsWritten = (pieces: readonly Piece[], field: FieldName, listener: Listener): boolean =>
  // "I quit telling people I made them. They would say …": the seller's own days.
  (KINDS[field][0] === 'cost' &&
    /^(?:(?:well|oh|so)[, ]+)*I (?:remember|used to|quit|stopped)\b/i.test(pieces[0]?.text ?? '')) ||
  // "They hear water running and plug it.": asked for a cause, it may be beavers.
  (field === 'realRootCause' &&
    listener.audience.pronoun === 'you' &&
    /^they (?!(?:don't|never|haven't|think|believe|want|try)\b)/i.test(pieces[0]?.text ?? '') &&
    !pieces.some(({ text }) => /\byou/i.test(text))) ||
  !isCertain(pieces, field, listener) ||
  isToldShortly(pieces, field, listener) ||
  hasRemark(pieces, field, listener) ||
  // "Like getting her to eat": in a picture nobody is the one who goes unsaid.
  (KINDS[field][0] === 'picture' &&
    listener.audience.unsaid &&
    tellsOfSomebody(unquoted(pieces.map(({ text }) => text))));

/** "What if it's too late? One of them wrote that on the form.": what the speaker adds to a thought, where others are told of. */
const hasRemark = (pieces: readonly Piece[], field: FieldName, { told }: Listener): boolean =>
  KINDS[field][0] === 'thought' &&
  told === true &&
  pieces.some((piece, index) => (index > 0 ? !isThought(piece, index) : SHE_SAYS.test(piece.text)));

/** "I could do that myself, she says, and I say yes": said by her, and not all of it. */
const SHE_SAYS = /, (?:they|she|he) (?:(?:always|all|usually) )?(?:says?|said|tells? me|asks?)\b/i;

/** In the author's own words; a thought that is not told of anybody is still one. */
export function asWritten(pieces: readonly Piece[], field: FieldName, form: Form, listener: Listener): Said {
  const [kind] = KINDS[field];
  const told = pieces
    .flatMap((piece) => (kind === 'thought' ? asideParted(piece) : piece))
    .map((piece): Piece => ({ ...piece, text: befallen(piece.text) }));
  const sentences = told.map((piece, index) =>
    kind === 'picture' && index === 0 && /^like an? /i.test(piece.text)
      ? asSentence(`It's ${lowered(piece.text)}`, piece.end)
      : kind === 'notFit' && MEMBERS.test(piece.text)
        ? asSentence(`This isn't for ${lowered(piece.text)}`, piece.end)
        : verbatim(
            kind === 'notFit' && index === 0
              ? { ...piece, text: piece.text.replace(/^not (?=for\b)/i, "It's not ") }
              : piece,
          ),
  );
  const toldShortly = isToldShortly(pieces, field, listener);
  // "It's usually the husband. "How much?"": what is thought has quote marks of its own.
  const hasQuote =
    kind === 'thought' && !pieces[0]?.text.startsWith('"') && pieces.some(({ text }) => /^"[^"]+"$/.test(text));
  // '"All kids do that." It's what everyone tells them': half of it has its own.
  const isQuoted = pieces.length > 1 && /^"[^"]+"$/.test(pieces[0]?.text ?? '');
  if (
    kind === 'thought' &&
    !hasQuote &&
    !isQuoted &&
    (!toldShortly || OF_ONESELF.test(pieces[0]?.text ?? '')) &&
    !TELLS_WHAT_THEY_THINK.test(pieces[0]?.text ?? '')
  ) {
    const said = told.findIndex((piece, index) =>
      listener.told ? !isThought(piece, index) : index > 0 && saidOfThought(piece.text),
    );
    const thought = sentences
      .slice(0, said === -1 ? undefined : said)
      .map((one) => (/^what if\b/i.test(one) ? one.replace(/\.$/, '?') : one));
    const remarks = said === -1 ? [] : sentences.slice(said);
    if (thought.length > 0)
      return { sentences: [`"${thought.join(' ')}"`, ...remarks], form: 'quote', sure: remarks.length === 0 };
  }
  const whole = sentences.join(' ');
  const sure =
    !hasQuote &&
    !isUnsaidOffer(pieces, kind, listener) &&
    (saysForItself(whole, field, toldShortly, listener) || (!toldShortly && !tellsOfSomebody(whole)));
  if (field === 'corePhilosophy' && formOf(pieces[0]?.text ?? '') === 'that')
    sentences.splice(0, 1, `I believe ${lowered(sentences[0] ?? '')}`);
  return { sentences: kind === 'belief' ? sentences.map(believedOnly) : sentences, form, sure };
}

/** "I couldn't spend that on myself, and then in the next breath they tell me …": the thought, and what the speaker says of it. */
function asideParted(piece: Piece): readonly Piece[] {
  const [, thought, aside] = ASIDE.exec(piece.text) ?? [];
  return thought && aside
    ? [
        { ...piece, text: thought, end: '.' },
        { ...piece, text: capitalised(aside) },
      ]
    : [piece];
}

/** "Believing the client has the words", "noticing that they never existed": said as it was typed, only what is believed or seen. */
export function believedOnly(sentence: string): string {
  const [, believed = ''] = BELIEVING.exec(sentence) ?? [];
  return formOf(believed) === 'clause'
    ? capitalised(believed)
    : sentence.replace(THEY_THINK, ', you $1').replace(TOLD_THEM, 'you');
}
/** "You believe that mud is for lubrication, they think it's grease": one and the same. */
const THEY_THINK = /(?<=^You (?:think|believe) (?!.*\p{L}{2,}[^s'u]s,)[^.]*), they (?:all )?(think|believe|reckon)\b/u;
/** "You believe that it's the soil, because that's what everybody tells them": the one who believes it. */
const TOLD_THEM =
  /(?<=^You (?:think|believe) [^.]*\b(?:everybody|everyone|people) (?:(?:always|has|have) )?(?:tells?|told|taught|teach(?:es)?) )them\b/u;
const BELIEVING =
  /^(?:believing|thinking|noticing|reali[sz]ing|seeing|understanding|learning|knowing) (?:that )?((?!.*, (?:and|so) (?:that|either|\p{L}+ing)\b).+)$/isu;

/** Whether what is told of others needs no sentence before it that says so. */
function saysForItself(whole: string, field: FieldName, toldShortly: boolean, { told }: Listener): boolean {
  const [kind] = KINDS[field];
  if (kind === 'notFit' && /^(?:It's not|This isn't) (?:for|if) (?!(?:her|him|them|she|he|they)\b)/.test(whole))
    return true;
  if (field === 'planBeliefCallback') return !toldShortly && !/\b(?:they|she|he)\b/i.test(whole);
  return !toldShortly && (told ? kind === 'truth' && /\byou\b/i.test(whole) : speaksToYou(whole));
}

/** "What if I'm the one who sinks?", and not "They don't say it", nor what the speaker adds ("I've sat with people through that"). */
const isThought = ({ text, end }: Piece, index: number): boolean =>
  !text.includes('"') &&
  !SHE_SAYS.test(text) &&
  !(index > 0 && saidOfThought(text)) &&
  (index === 0
    ? (OF_ONESELF.test(text) &&
        !/^(?:that )?(?:they|she|he)\b.*\b(?:say|tell|think|ask|wonder|worr)|^I \w+ (?:that |what |it's )?(?:they|she|he)\b/i.test(
          text,
        )) ||
      !tellsOfSomebody(text)
    : end === '?' ||
      // "It's only the weak ones going. I'd rather lose them now."
      /^I(?:'d rather|'ll just| just need| don't need| can't (?:just|ask|let|tell)) /.test(text) ||
      (!/^(?:and |but )?(?:it's|that's) (?:an? )?(?:\p{L}+ )?(?:thing|fair|real|true|one|question|worry)\b/iu.test(
        text,
      ) &&
        !tellsOfSomebody(text) &&
        !/\b(?:people|one of|clients?|customers?|nearly all|every time|(?:said|told|asked|says|tells|asks|say|tell) (?:that |it )?(?:to )?me)\b/i.test(
          text,
        )));

/** "You already pay for tools that never reached half of their life": before anybody else is told of, and not "if you want it in weeks". */
const speaksToYou = (text: string): boolean =>
  /(?<!\b(?:if|when|as|like|do|mind|what|how) )\byou(?! (?:know|see|add|can see)\b)(?:r|rs|rself)?\b/i.test(
    text.replace(/"[^"]*"/g, '').split(/\b(?:they|she|he)\b/i)[0] ?? '',
  );

/** "They think they're not cut out for it", "I think deep down they fear I'll laugh", "it's usually the husband, and he says …": what somebody thinks is told of them. */
const TELLS_WHAT_THEY_THINK =
  /^(?:(?:and|but|so|well|oh|you know|(?:deep down|underneath|secretly|honestly|mostly|usually|really|maybe|i (?:believe|think|reckon|guess)(?: what it is)?))[, ]+)*(?:they|she|he)(?:'re|'s|'ll|'d| are| is| will| would)? (?:(?:always|often|really|just|secretly|all|still|mostly) )*(?:think|feel|say|tell|wonder|worry|fear|believe|ask|hope|know|scared|afraid|worried|ashamed|convinced|sure)|^I (?:\p{L}+ )?(?:think|believe|reckon|guess|suspect|suppose) (?:(?:that|what|deep|down|underneath|secretly|really|mostly|maybe|honestly)[, ]+){0,3}they\b|^I (?:(?:does|do|always|often|usually|keep|mostly|just) )?hear(?:ing)?\b|^it(?:'s| is) (?:usually|always|mostly|often|normally|generally) (?:the|their|his|her) \p{L}+,? (?:and|who)\b/iu;

/** "Managers who don't have a say": whom one does not take, whatever is told of them. */
export const MEMBERS = /^\p{L}+s who (?!.*\b(?:should|will|won't)\b)/iu;

export const verbatim = (piece: Piece): string => asSentence(piece.text, piece.end);
