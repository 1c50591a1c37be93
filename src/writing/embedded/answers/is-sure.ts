import type { FieldName } from '#framework/framework.ts';
import { isNeverListener } from '../persons/habits.ts';
import { IN_ING, type Listener, thirdsIn } from './context.ts';
import { KINDS } from './kinds.data.ts';
import { tellsOfThem, tellsOfUnnamed, withoutYouKnow } from './unnamed.ts';

/** Whether it needs no sentence before it that says of whom it is told. */
export function isSure(sentences: readonly string[], field: FieldName, listener: Listener): boolean {
  const [kind, about] = KINDS[field];
  if (/^(?:fit|notFit)$/.test(kind) || !(about === 'audience' || /^(?:offer|entry|list)$/.test(kind))) return true;
  // Who they are stands in the scene before.
  if (field !== 'crashRealizationMoment' && isOfNobodyNamed(sentences, listener)) return false;
  return isOnlyOfOthers(sentences, listener) || !tellsOfUnnamed(sentences.join(' '), listener.audience, listener.told);
}

/** "Taking those five alone, with him allowed to ask": all of whom it tells in -ing are others for certain, so the listener does it. */
const isOnlyOfOthers = (sentences: readonly string[], { audience: { habits } }: Listener): boolean =>
  sentences.some((text) => thirdsIn(text).length > 0) &&
  sentences.every((text) => thirdsIn(text).every((third) => IN_ING.test(text) && isNeverListener(habits, third)));

/** "She wants that her work counts.", by an author who says "you" elsewhere: who she is has not been said. */
const isOfNobodyNamed = (sentences: readonly string[], { audience }: Listener): boolean =>
  audience.habits.addresses &&
  (/^(?:In \p{L}+ \p{L}+ )?(?:she|he|they)\b/iu.test(sentences[0] ?? '') || tellsOfThem(sentences.join(' '))) &&
  !sentences.some((text) => /\byour?\b/i.test(withoutYouKnow(text)));
