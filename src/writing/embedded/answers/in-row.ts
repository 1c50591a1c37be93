const short = new Intl.ListFormat('en-GB');
const long = { and: new Intl.ListFormat('en-US'), or: new Intl.ListFormat('en-US', { type: 'disjunction' }) };

/** "Jobs, quotes and bills": short things in a row. */
export const inRow = (items: readonly string[]): string => short.format(items);

/** "You wait, you hope, and you pay": longer ones, which want a breath before the last. */
export const inLongRow = (items: readonly string[], joined: 'and' | 'or' = 'and'): string => long[joined].format(items);
