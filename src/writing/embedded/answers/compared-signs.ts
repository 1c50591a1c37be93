import { nounNeedsArticle } from '../grammar/needs-article.ts';
import { isPlural } from './equals.ts';
import { inTurn } from './in-turn.ts';

const SIDES = String.raw`((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) ([<>]) ([\p{L}'-]+(?: [\p{L}'-]+(?=$|[.,;!?)]))?)(?=[^<>\n]*$)`;
const compared = (_: string, left: string, sign: string, right: string): string => {
  const thing = left.replace(/ \p{L}+ed$/u, '');
  const one = !/ /.test(left) && nounNeedsArticle(left) ? `the ${left}` : left;
  const other = nounNeedsArticle(right) ? `the ${right}` : right;
  return `${one} ${isPlural(thing) ? 'are' : 'is'} ${sign === '<' ? 'less' : 'more'} than ${other}`;
};

/**
 * "Refund if savings < fee": what is compared in a condition, or with a sign that can be no arrow. "Right answer > fast answer", "facts
 * > feelings": one is better than the other; longer rows are steps.
 */
export const comparedSigns = inTurn([
  [new RegExp(String.raw`(?<=\b(?:if|when|while|until|unless|as long as) )${SIDES}`, 'gmu'), compared],
  [new RegExp(SIDES.replace('[<>]', '<'), 'gmu'), compared],
  [
    /(?<=^|[.!?] )((?:[\p{L}\d'-]+ ){0,3}([\p{L}'-]+)) > ((?:[\p{L}\d'-]+ ){0,3}([\p{L}'-]+))(?=$|[.,!])/gmu,
    (whole, left: string, last: string, right: string, other: string) =>
      /^my (?:whole |full )?(?:fee|price)$|^(?:the )?(?:whole |full )?(?:fee|price|course)$/i.test(right)
        ? `${left} is more than ${right}`
        : last.toLowerCase() === other.toLowerCase() ||
            !/ /.test(left + right) ||
            (/^\d/.test(left) && /^\d/.test(right))
          ? `${left} ${isPlural(left) ? 'beat' : 'beats'} ${right}`
          : whole,
  ],
]);

/** The same in a picture and in what somebody believes, where nothing is done in steps, "One photo of the stop sign > a binder on your good character", and before what comes of it, "honest no > nervous yes → so …". */
export const beliefSigns = (answer: string): string =>
  answer.replace(
    /(?<=^|[.!?]\s+|\n)([\p{L}' -]{3,60}\p{L}) > ([\p{L}' -]{3,60}?)(?=[.!](?:\s|$)|\s*(?:$|\n|→|[-=]>))/u,
    (_, left: string, right: string) => `${left} ${isPlural(left) ? 'beat' : 'beats'} ${right}`,
  );
