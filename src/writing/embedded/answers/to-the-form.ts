import type { FieldName } from '#framework/framework.ts';
import { KINDS } from './kinds.data.ts';
import { capitalised } from './realise.ts';
import { withoutRunUp } from './run-ups.ts';

/** Without what only runs up to the answer, which nobody would miss. */
export const asAnswered = (field: FieldName, answer: string): string =>
  withoutRunUp(field, withoutWordsToTheForm(field, answer));

/** What one who talks says to the form before they answer it: the room, which has not heard its question, hears only the answer. */
export function withoutWordsToTheForm(field: FieldName, answer: string): string {
  const [kind] = KINDS[field];
  const asked =
    kind === 'name' ? answer : withoutClosing(withoutPutOff(kind === 'thought' ? answer : answer.replace(SIGHED, '')));
  const said = /^(?:thought|name|story|proof|fact)$/.test(kind) ? '' : (TO_THE_FORM.exec(asked)?.[0] ?? '');
  const told = said === '' ? asked : capitalised(asked.slice(said.length));
  if (/^(?:thought|name)$/.test(kind)) return told;
  const announced = told.replace(ANNOUNCED, '');
  if (kind === 'story') return announced;
  const own = announced
    .replace(SEARCHING, '')
    .replace(SEARCHING_ON, (_, letter: string) => letter.toUpperCase())
    .replace(IF_ASKED, '');
  return SAID_AS_A_LINE.has(field) ? own.replace(HOW_TO_SAY, '') : own;
}

/** "It's like, no I'll save that for the other question.": what is left for another question of the form, alone in its sentence. */
const withoutPutOff = (answer: string): string => answer.replace(PUT_OFF, '');
const PUT_OFF =
  /(?<=^|[.!?] )[^.!?"]{0,40}\b(?:I'll|I'd|I should|let me|I(?:'ve)?(?: already)?|we'll) (?:save|keep|leave|put|answer|answered|said|wrote|told|get to|come (?:back )?to)\b[^.!?"]{0,40}\b(?:the|that|this|another|a) (?:(?:other|next|last|later|earlier|previous|different) )?(?:question|box|part of the form)\b[^.!?"]{0,20}[.!?](?: |$)(?=\S|$)/gi;

/** "Oh boy. Okay. So you're at your mother in law's" */
const SIGHED =
  /^(?:(?:oh (?:boy|gosh|dear|god|lord|man|my (?:gosh|god|goodness|word))|okay|ok|right|all right|alright|hmm|gosh|goodness|phew|well)[.!]+ )+(?:so (?=(?:you|it|they|there|the)\b))?(?=\S+ \S+ \S)/i;

/** "So that, I'd say that.", "Something like that.", "…, that's how I'd see it": how one who was asked closes an answer. */
const withoutClosing = (answer: string): string =>
  answer
    .replace(AS_I_SEE, '')
    .replace(AND_LEAVE, '.')
    .replace(NOT_ALOUD, '$1')
    .replace(CLOSING, '$1')
    .replace(AGAIN_THAT, (whole, what: string, at: number) =>
      answer.slice(0, at).toLowerCase().includes(what.toLowerCase()) ? '' : whole,
    );
const AS_I_SEE =
  /, (?:and )?that's (?:how|what|where) I'd (?:see|put|say|picture|imagine|describe|answer)(?: (?:it|that|them))?(?=[,.!]|$)/gi;
/** "That's what my teacher said to me and I'd leave it at that" */
const AND_LEAVE =
  /,? and I(?:'d|'ll| would) (?:just )?(?:leave|stop|end|finish)(?: it)?(?: (?:at that|there|with that|on that))[.!]?$/i;
/** "I'm not going to say that in front of people though.": of the answer, to nobody but the form. */
const NOT_ALOUD =
  /(\w[.!?]"?) (?:(?:but|and|though|only|well)[, ]+)*(?:I(?:'m not (?:going to|gonna)|'d never| would never| wouldn't|'d not| won't|'ll not| can't| couldn't) (?:ever )?(?:say|tell|read|use|put|admit|repeat)|(?:please )?(?:don't|do not) (?:say|read|use|put|quote|repeat)) (?:that|it|this|them that|that (?:bit|part|one|line)|this (?:bit|part|one|line)) (?:in front of (?:people|anyone|anybody|everyone|everybody|others|(?:a|the|my|any|all those|all these)(?: \p{L}+)? (?:rooms?|crowds?|audiences?|class|groups?|hall|camera|cameras|congregation|people|customers|clients|board|public))|(?:on|from) (?:a |the )?stage|in public|to (?:a|the) (?:whole )?(?:room|crowd|hall|audience)|in (?:a|the) (?:speech|talk|script|pitch)|over (?:a|the) microphone)(?:,? (?:though|mind|mind you|obviously|of course|please))?[.!]?$/iu;
const CLOSING =
  /(\w[.!?]"?) (?:(?:(?:so|and|yeah|yes)[, ]+)+(?:it's |I'd say )?(?:that|this)(?:,? (?:I'd say(?: that)?|really|basically|I (?:think|guess|suppose)(?: so)?))?|(?:(?:so|yeah|or)[, ]+)?something (?:like that|along those lines)|(?:so|and) yeah|I(?:'ll| will) leave it (?:at that|there)|that(?:'d be|'s| would be) (?:about )?it,? (?:more or less|pretty much|roughly)|(?:I think )?that's (?:about (?:it|all)|all I(?:'ve| have) got)(?:,? (?:I think|really|basically))?|I(?:'ve| have)(?: already)? (?:said|told you) (?:that|it|this)(?: already| before| above)?)[.!]?$/i;
/** "It's Sunday night. … So it's that, Sunday night." */
const AGAIN_THAT = /(?<=\w[.!?]) So (?:it's |yeah,? )?that, ([^.!?,]{3,40})[.!]?$/;

/** "The church charged extra. Let me think. There was a skip once": said while one looks for more. */
const SEARCHING =
  /(?<=[.!?] )(?:let me think(?: what[^.?!]{0,30})?|where was I|what else(?: is there)?|I'm rambling|sorry,? I'm rambling)[.?!] (?=\S+ \S)/gi;

/** "Oh everything. Let's see, they get the projector out" */
const SEARCHING_ON = /(?<=[.!?] )(?:and )?(?:let's see|let me (?:think|see)|what else), (\p{L})/giu;

/** "It's the grandkids, if you want to know.": said to the one who asks. */
const IF_ASKED = /,? if you (?:really )?(?:want to|wanna|must) know(?: the truth)?(?=[.!,])/gi;

/** "Bucket first. That's it, I'd just say bucket first and go on home": how it is to be said, behind what is said. */
const SAID_AS_A_LINE: ReadonlySet<FieldName> = new Set([
  'corePhilosophy',
  'patternBreakingTruth',
  'oneBeliefTheyShare',
  'oneBeliefsAndPlanCallback',
  'planBeliefCallback',
]);
const HOW_TO_SAY =
  /(?<=\w.{12,}), (?:and )?I(?:'d|'ll| would)(?: just| probably| always)? (?:leave|end|finish|close|stop)(?: (?:them|it|him|her|you|off))?(?: (?:with|on|at|there) ?(?:that|there|it)?)?[.!]?$|(?<=\w[.!?]) (?:(?:that's it|and|so|yeah|then),? )*(?:that's (?:how|what|where|the line) I'd|I(?:'d|'ll| would)(?: just| probably| always)?) (?:say|finish|end|leave|close|stop|go out)\b[^.!?"]*[.!?]?$|(?<=\w[.!?]) that's (?:me(?: done)?|what I (?:always |usually )?(?:say|tell them|finish with|end with|leave them with))\b[^.!?"]*[.!?]?$/i;

const RUNNING_UP = '^(?:(?:oh|well|hmm|ah|so|right|okay|ok|um|and)[, ]+)*';

/**
 * "So here's the one I always tell, it's a Thursday", "there was this one, and I'll just tell it the way he told me, you've got it on the
 * trailer", "okay here's where I was going with it, it's a bicycle tube"
 */
const ANNOUNCED = new RegExp(
  String.raw`${RUNNING_UP}(?:here's (?:the (?:one|thing|way|story|part|bit)|what|where|how|one)(?: [^,.:;!?"]{1,40})?|there(?:'s| was) (?:this|the) one(?: time)?,? (?:and |but |so )*I'll (?:just )?tell (?:it|you)(?: [^,.:;!?"]{1,40})?)[,.:] (?=(?:I|it|you|they|there|she|he|we|the|that)(?:'\p{L}+)? \S)`,
  'iu',
);

/** "Oh, I don't know about mirrors. I'd say …", "That's a hard one. …", "well let me think, it'd be Labor Day" */
const TO_THE_FORM = new RegExp(
  String.raw`${RUNNING_UP}(?:not an? (?:actual|real|literal|proper) (?:crash|film|movie)(?:[,.][^.!?"]{0,50})?[.!] (?=\S+ \S+ \S)|I don't do (?:mirrors?|films?|movies?|metaphors?)\b[^.,!?]{0,12}[.,] (?:but )?(?=\S+ \S+ \S)|I don't know (?:much )?about (?:mirrors?|films?|movies?|scenes?|metaphors?)\b[^.!?"]{0,60}, but (?:I'd say |I think |I suppose )?(?=\S+ \S+ \S)|(?:I (?:don't|do not|wouldn't) know (?:(?:much )?about (?:mirrors?|films?|movies?|scenes?|metaphors?|philosoph\p{L}+|timers?|hooks?|symptoms?)|(?:what|how) to (?:say|put|write) (?:here|there))|I'm (?:no|not) (?:(?:very |much |really )?good (?:at|with) (?:these|this|films?|words|stories|writing)|much of a (?:writer|poet|philosopher))|(?:that's|this is|now that's|that is|that one's) (?:(?:an? |such a )(?:(?:very|really) )?(?:hard|tough|good|tricky|difficult|funny|easy) (?:one|question)|easy)(?: to (?:answer|put))?|good question|I hate (?:this|that) (?:one|question)|where (?:do|would|should) I (?:even )?(?:start|begin)|how long have you got|how (?:would|do|shall|can|should) I (?:put|say) (?:it|this|that)|I(?:'ve| have) never (?:thought about|thought of|been asked) (?:it|that)(?: (?:like|before|in) ?(?:that|this way)?)?|let(?: me|'s) (?:think|see)(?: (?:what|how|about|who) [^,.!?]{0,30})?)[.!] (?=\S+ \S+ \S)|let me (?:think|see)(?: (?:now|here|about (?:it|that)))?, (?=\S+ \S+ \S)|(?:that's|(?:that|this) one's) (?:easy|simple|hard)(?: enough)?(?:, I(?: was|'ve been) there(?: for (?:it|that))?[,.]|,) (?=\S+ \S+ \S))`,
  'iu',
);
