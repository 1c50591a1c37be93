import type { Context } from './context.ts';

/** "Wife tells the school …" in a note is the listener's own wife. */
export const owned = (text: string, { about, kind, listener }: Context): string =>
  about === 'audience' || kind === 'list'
    ? text
        .replace(/(?<=[:,] )own (?=\p{Ll}+(?: \p{Ll}+)?(?:,|$))/gu, /^(?:fit|notFit)$/.test(kind) ? '$&' : 'your own ')
        .replace(
          /\b(?:on|by|in|with|of|for|from|at|\p{L}+ing|hear|see|trust|lose|find|use|hearing|seeing|trusting|losing|finding|using) (?=own (?!an?\b|the\b|it\b)\p{Ll})/giu,
          (before) => `${before}${OWNERS[listener.audience.pronoun]} `,
        )
        .replace(
          /^(wife|husband|boss|mom|mum|mother|father|dad|partner|son|daughter|kids|landlord|mother-in-law|sister|brother|girlfriend|boyfriend|neighbou?rs|colleagues)(?='s \w| (?:\w+s|\w+ed|don't|doesn't|won't|never|always|still|keep|ask|say|think|tell|stop|roll|look|want|has|is|are)\b)/i,
          (noun) => `${OWNERS[listener.audience.pronoun]} ${noun.toLowerCase()}`,
        )
    : text;

/** The pronoun that owns, in the person in which the author speaks of the listener. */
const OWNERS = { they: 'their', she: 'her', he: 'his', I: 'my', you: 'your' } as const;
