import type { FieldName } from '#framework/framework.ts';
import type { Audience } from '../persons/audience.ts';
import type { Piece } from './clean.ts';
import { KINDS } from './kinds.data.ts';
import { capitalised } from './realise.ts';

const OPENER =
  "(?:right,? )?(?:so )?if (?:i'm|i am|i'm being) honest(?: about (?:it|that|this))?|(?:honestly|basically|actually)\\?|so(?=,| okay | anybody| anyone| if | it | you | we | she | he | there| that's| this | my | the | basically| honestly| actually| i | i'm | it's | they| what| yeah| the thing| picture| imagine| then)|let me (?:think|see)(?=,)|well(?=,| (?:right now|now|today|put|look|take|go|count|add|think)(?! (?:out|away|on))\\b| in | an? | it| they| you| we | i | he | she | he's| she's| the | there| that| this| so| what| if| when| basically| honestly)|oh(?=,| it| they| you| she| he| i'd| i | we | there| that| an? | the | about )|ah(?=,)|hmm(?=,)|okay|ok|right(?=,| so | okay )|yeah|basically|honestly|actually|like(?! when)|look(?=,| (?:if(?! (?:you|they) (?:want|like)\\b)|i|they|we|it(?! up)|he|she)\\b)|um|uh|erm|anyway|i mean(?! it\\b)|you know(?! (?:what|how|who|where|when|why|the|it)\\b)|i guess|i suppose|i reckon|i imagine|i'd guess|i expect(?! (?:to|you|them|him|her|it to)\\b)|i think(?! about| of| too)|i(?:'d)? (?:say|mean) (?:this|that|it) (?:with love|with respect|kindly|lovingly|gently)(?! because| since| as\\b)(?:,? but)?|i'd say(?! (?:(?:it|this|that)(?!'s| is| was| isn't| has| comes| costs| takes)|so|to|no|yes|hello|sorry|the same)\\b)|i would say(?! (?:(?:it|this|that)(?!'s| is| was| isn't| has| comes| costs| takes)|so|to|no|yes|hello|sorry|the same)\\b)|i feel like|to be honest|(?:and |but )i (?:say|mean) (?:this|that|it) (?:with love|with respect|kindly|lovingly|gently)|with (?:all due )?(?:love|respect)(?=,)|the thing is(?: that)?|(?:from what i (?:hear|see|gather|know)|as far as i (?:know|can (?:see|tell)))(?=,| (?:it|they|you|we|she|he|the|there|that|most|nobody)\\b)|what (?:i|we) do(?: differently| then| there)?(?: is)?(?=,? (?:i|we) )|what i (?:see|hear|notice)(?: all the time| a lot| most| often)? is(?: that)?";
const FILLER = new RegExp(`^(?:(?:${OPENER})[, ]+)+(?!(?:and|or) )(?=\\S+ \\S)`, 'i');

/** "So basically …", "Honestly I think …": what one says while looking for words. Stories keep their own tone. */
export function withoutFillers(
  pieces: readonly Piece[],
  field: FieldName,
  main: Audience['pronoun'],
): readonly Piece[] {
  const [kind] = KINDS[field];
  if (kind === 'thought')
    return pieces.map((piece, index) =>
      index > 0 && /^well\b/i.test(piece.text) ? piece : { ...piece, text: ownThought(piece.text) },
    );
  if (kind === 'proof' || kind === 'fact' || kind === 'picture') return pieces;
  return pieces.filter(isNoAffirmation).map((piece, index) => {
    const opened =
      index === 0
        ? piece.text.replace(/^(?:and|so and|well and|okay and|ok and|okay so|ok so),? (?=\S+ \S)/i, '')
        : piece.text;
    // Who is told of at the crash is whose crash was told before, unless that was the listener.
    const isNew =
      index === 0 && kind !== 'story' && (field !== 'crashRealizationMoment' || main === 'she' || main === 'he');
    const introduced = (isNew ? withTeller(opened) : opened).replace(NOT_MEANT_SO, "I'm not ");
    const said = introduced
      .replace(TOPIC, '')
      .replace(/\b(and|but|or) I (?:suppose|guess|reckon) (?=(?:the|an?|your|their|her|his|my)\b)/gi, '$1 ')
      .replace(/\b(?:sort|kind) of (?=think|believe|feel|want|hope)/gi, '')
      .replace(TOLD_BY_THEM, '$1')
      .replace(
        /, (?:they|she|he) (?:(?:always|often|all|usually) )?tells? me (?=(?:that's|that is|it's|it is)\b)/gi,
        ', people tell me ',
      )
      .replace(/(?<!\b(?:left|middle|centre|center)), right, (?=(?:so|and|but|because|it|they|you|the)\b)/gi, ', ')
      .replace(/(?<!\bwhich), I (?:guess|suppose)(?=,|$)/gi, '');
    if (/^(?:state|tried)$/.test(kind) && WHAT_THEY_DO.test(said))
      return { ...piece, text: said.replace(WHAT_THEY_DO, 'They ') };
    // "Pointing at the visitor badges": what one can point at.
    if (field === 'fingerPointableCostClose' && /^pointing (?:at|to) \S/i.test(said))
      return { ...piece, text: capitalised(said.replace(/^pointing (?:at|to) /i, '')) };
    if (kind === 'story') return { ...piece, text: said };
    if (kind === 'list' && index === 0 && /^then (?:it's|there's|you|we|I)\b/i.test(said))
      return { ...piece, text: said.slice(5) };
    const filler = FILLER.exec(said)?.[0] ?? '';
    if (/\bthink[, ]+$/i.test(filler) && /^and\b/i.test(said.slice(filler.length))) return { ...piece, text: said };
    // "My trade thinks so. I reckon he ought to set it himself.": whose view it is.
    const opposes = field === 'corePhilosophy' && /\bI (?:reckon|think|suppose|say)\b/i.test(filler);
    // "I'd stopped saying I was a driver. I'd say oh I've got an engine.": what was said.
    if (/\bsay[, ]+oh\b/i.test(said.slice(0, filler.length + 3)) || SAYS_OF_ONESELF.test(said))
      return { ...piece, text: said };
    if (index > 0 && (opposes || /^so $/i.test(filler) || TAKEN_BACK.test(said))) return { ...piece, text: said };
    if (
      (index > 0 || kind === 'desire') &&
      /^like (?:its?|they|he|she|you|ur|we|there|the|an?|your|my|his|her|somebody|someone)\b/i.test(said)
    )
      return { ...piece, text: said };
    // "You want kids to know the van. Like running out with no shoes on": they would run.
    if (
      index > 0 &&
      kind === 'desire' &&
      /^like \p{L}{2,}ing\b/iu.test(said) &&
      OTHERS_TO.test(pieces[index - 1]?.text ?? '')
    )
      return { ...piece, text: said };
    if (/^like (?:i'?m|i am) an? /i.test(said) || AS_THEY_DO.test(said)) return { ...piece, text: said };
    // "Bin the brush. Like actually bin it.": said once more, and meant.
    if (index > 0 && /^like actually \S/i.test(said)) return { ...piece, text: capitalised(said.slice(5)) };
    // "They want to sit through one service. I mean you want to take your hand off the fader.": what was said, said better.
    if (index > 0 && /^I mean,? you\b/i.test(said)) return { ...piece, text: said };
    // "I don't know why nobody does. Actually I do": it takes back what was said before.
    if (index > 0 && /\bactually\b/i.test(filler)) return { ...piece, text: said };
    return /^(?:(?:like|look) (?:an?|the|what|at|how|that)|you know) /i.test(said) && !/,/.test(filler)
      ? { ...piece, text: said }
      : { ...piece, text: said.slice(filler.length) };
  });
}

/** "(I think they're scared of it.) I do.": without "I think", which goes, there is nothing that one does. */
const isNoAffirmation = ({ text }: Piece, at: number, pieces: readonly Piece[]): boolean =>
  at === 0 ||
  !/^(?:(?:well|oh|honestly|and)[, ]+)*I (?:really |honestly )?think\b/i.test(pieces[at - 1]?.text ?? '') ||
  !/^(?:yes,? )?I (?:(?:really|honestly|truly|genuinely) )?do(?: think so)?$/i.test(text);

/** "(I stopped telling people I marbled.) I'd say I bind books, and if they saw the trough …": what was said to people. */
const SAYS_OF_ONESELF =
  /^I'd (?:just |always )?say I'll\b|^I'd (?:just |always )?say I(?:'m| am)? [^,]*, (?:and|but) if (?:they|he|she|anybody|somebody|people)\b/i;

/** "You can't be angry. Well you can", "it's ninety more alarms. Well, seventy-seven" */
const TAKEN_BACK =
  /^well,? (?:you|they|it|she|he|I|we) (?:can|do|does|did|are|is|will|would|might|could)(?: \p{L}+)?(?:,|$)|^well,? (?:about |nearly |more like )?(?:\d|(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/iu;

/** "Well my clients, they get a surveyor in": named, and then spoken of. */
const TOPIC =
  /^(?:(?:well|so|and|oh|honestly)[, ]+)*(?:(?:my|our|these|those|most|the|all) )?(?:clients|customers|people|women|men|owners|students|patients|parents|couples|folks), (?=they\b)/i;

/** "(You called him lazy.) Not trying to be mean, I did it too": the seller is not. */
const NOT_MEANT_SO =
  /^not (?=(?:trying to be|being|meaning to be) (?:mean|rude|harsh|funny|nasty|unkind|cruel|difficult|clever|awkward)\b|(?:judging|blaming|knocking|slagging|criticising|criticizing)\b)/i;

/** "He said to me, I'm the one who let it fall": one man once did; "she said to me, one of them, …": one of them. */
const withTeller = (text: string): string =>
  text.replace(ONE_TOLD_ME, (_, who: string, told: string, ofThem?: string) =>
    ofThem ? `One of them ${told}` : `${/^he/i.test(who) ? 'A man' : 'A woman'} ${told}`,
  );

const ONE_TOLD_ME =
  /^(he|she) ((?:once |actually |even |just )?(?:said to|told|asked|wrote to) me)\b(, one of them(?=,))?/i;

/** "She lies awake, she actually told me that, and listens", "what dawned on her, she told me afterwards, was …": how one knows. */
const TOLD_BY_THEM =
  /(?:,| [-–—]) (?:they|she|he) (?:(?:actually|even|once|always|often) )*(?:told|tells?) me (?:that|this|so|afterwards|later|once|in the end)(,)(?! (?:they|she|he) (?:said|says|goes))/gi;

/** "What they do is search the name again": the deed itself. */
const WHAT_THEY_DO =
  /^(?:(?:well|so|and|oh)[, ]+)*what they(?: (?:usually|mostly|always|all|then))? do(?: (?:about it|then|instead|now|first))? is,? (?:they )?(?=\p{Ll})/iu;

const OTHERS_TO =
  /\b(?:want|wants|need|love|like) (?:(?:their|your|the|all|every|other) )*(?:people|\p{L}+s|somebody|someone|everybody|everyone) to \p{L}+/iu;
/** "Like they do at home": what it is compared with, and no searching for words. */
const AS_THEY_DO = /^like (?:they|you|we|she|he|it) (?:do|does|did|used to|once|have|had)\b/i;

/** "I think deep down it's, what if …": how the speaker comes to the thought is no part of it. */
const ownThought = (text: string): string =>
  text
    .replace(/^(?:I think )?what it is,? is,? (?=(?:they|she|he|what|I)\b)/i, 'I think ')
    .replace(
      /^I (?:think|suppose|guess|reckon),? and (?:they|she|he)(?:'d| would)? never (?:say|says|admit|admits) (?:it|that|so),? (?:it's (?:more like|really|probably)?,? )?(?=(?:what if|why|how|I)\b)/i,
      '',
    )
    .replace(
      /^I (?:think|suppose|guess|reckon|imagine)[, ]+(?:deep down,? |underneath(?: it(?: all)?)?,? |really,? |maybe,? )?(?:(?:the|my) \p{L}+'s|(?:they|she|he)(?:'re|'s| are| is)) (?:(?:really|just|secretly|all) )*(?:thinking|wondering|asking)[, ]+(?=(?:what|why|how|if|I)\b)/iu,
      '',
    )
    .replace(
      /^I (?:think|suppose|guess|reckon|imagine)[, ]+(?:they|she|he) (?:\p{L}+ )?(?:thinks?|says?|believes?)(?: that)? (?=(?:I|I'\p{L}+|my|it|it's|what|why)\b)/iu,
      '',
    )
    .replace(
      /^(?:they|she|he)(?:'s|'re| is| are) (?:(?:really|all|just|secretly) )*(?:thinking|wondering)(?: to themselves)?[,:]? (?=(?:what|why|how|if|I)\b)/i,
      '',
    )
    .replace(
      /^what (?:they|she|he)(?:'s|'re| is| are)? (?:(?:really|actually|secretly|all) )*(?:thinking|afraid of|scared of|asking|worried about|wondering)(?:, [^,]+(?:, [^,]+)?,)? (?:is|are)[,:]? (?:that )?(?=(?:what if|I|I'\p{L}+|my|why|how)\b)/iu,
      '',
    )
    .replace(
      /^what I (?:(?:mostly|usually|always|often) )?(?:hear|get)(?: a lot| most)? is,? (?:that )?(?=\S+ \S)/i,
      '',
    )
    .replace(/^(?:well|oh)[, ]+(?=(?:they|she|he|it's|I|you)\b)/i, '')
    .replace(
      /^(?:(?:well|so|and|but|okay|ok|honestly|um|uh)[, ]+)*(?:i (?:think|suppose|guess|reckon|imagine)[, ]+)?(?:deep down|underneath|at the bottom|probably|really|mostly|secretly)?[, ]*(?:it's|it is|it'd be|it comes down to|the fear is|it's always|it's like|it's just)(?: (?:something|stuff|things) like| like| that)?[,:]+ (?=\S+ \S)/i,
      '',
    );
