import { formOf } from '../grammar/forms.ts';

/** "Mind the pennies, keep the pounds": what one does in the first half has its fruit in the second, and nobody is told of it. */
export const isMaxim = (text: string): boolean =>
  MAXIM.test(text) && text.split(', ').every((half) => formOf(half) === 'bare');

const MAXIM =
  /^(?!(?:need|want|lack|hope|wish|think|believe|reckon|assume|expect|feel|trust|suppose|guess|hate|love|like|prefer)\b)\p{L}+ (?:\p{L}+ ){0,3}\p{L}+, (?!(?:and|but|or|then|so|not|don't|need|want|hope)\b)\p{L}+ (?:\p{L}+ ){0,3}\p{L}+$/iu;
