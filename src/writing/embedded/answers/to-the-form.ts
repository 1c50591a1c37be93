import type { FieldName } from '#framework/framework.ts';
import { KINDS } from './kinds.data.ts';
import { capitalised } from './realise.ts';

/** What one who talks says to the form before they answer it: the room, which has not heard its question, hears only the answer. */
export function withoutWordsToTheForm(field: FieldName, answer: string): string {
  const [kind] = KINDS[field];
  const said = /^(?:thought|name|story|proof|fact)$/.test(kind) ? '' : (TO_THE_FORM.exec(answer)?.[0] ?? '');
  const told = said === '' ? answer : capitalised(answer.slice(said.length));
  return /^(?:thought|name|story)$/.test(kind) ? told : told.replace(SEARCHING, '');
}

/** "The church charged extra. Let me think. There was a skip once": said while one looks for more. */
const SEARCHING =
  /(?<=[.!?] )(?:let me think|where was I|what else(?: is there)?|I'm rambling|sorry,? I'm rambling)[.?!] (?=\S+ \S)/gi;

/** "Oh, I don't know about mirrors. I'd say …", "That's a hard one. …" */
const TO_THE_FORM =
  /^(?:(?:oh|well|hmm|ah|so|right|okay|ok|um)[, ]+)*(?:I (?:don't|do not|wouldn't) know (?:(?:much )?about (?:mirrors?|films?|movies?|scenes?|metaphors?|philosoph\p{L}+|timers?|hooks?|symptoms?)|(?:what|how) to (?:say|put|write) (?:here|there))|I'm (?:no|not) (?:(?:very |much |really )?good (?:at|with) (?:these|this|films?|words|stories|writing)|much of a (?:writer|poet|philosopher))|(?:that's|this is|now that's|that is) (?:an? |such a )(?:(?:very|really) )?(?:hard|tough|good|tricky|difficult|funny) (?:one|question)(?: to (?:answer|put))?|good question|I(?:'ve| have) never (?:thought about|thought of|been asked) (?:it|that)(?: (?:like|before|in) ?(?:that|this way)?)?)[.!] (?=\S+ \S+ \S)/iu;
