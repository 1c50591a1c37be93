import { COGNITION } from '../persons/person.data.ts';
import { isFiniteAt, PERSONAL } from './finite.ts';
import { type Token, textOf } from './language.ts';
import { SUBORDINATORS } from './statement.ts';

const GERUNDS_WITH_CLAUSE = new Set(
  'thinking telling saying hearing believing feeling knowing realising realizing hoping watching seeing wondering pretending making letting wishing worrying fearing noticing wanting needing expecting understanding assuming claiming insisting explaining deciding finding discovering promising swearing forgetting remembering learning reckoning figuring supposing imagining'.split(
    ' ',
  ),
);

/** "Posting more won't help": the gerund is what the sentence is about, so it is a whole clause. */
export function gerundIsSubject(tokens: readonly Token[]): boolean {
  const means = tokens.findIndex(({ lower }) => lower === 'means');
  if (
    means > 2 &&
    isFiniteAt(tokens, means) &&
    !SUBORDINATORS.has(tokens[1]?.lower ?? '') &&
    !tokens
      .slice(2, means)
      .some(({ lower, pos }) => (SUBORDINATORS.has(lower) && lower !== 'as') || PERSONAL.has(lower) || pos === 'PUNCT')
  )
    return true;
  if (/ and \p{L}+ing [^,;]*\b(?:are|aren't) (?:not |two |different|the same|one )/u.test(textOf(tokens))) return true;
  if (
    / and \p{L}+ing\b[^,;]*?(?<!\bto )\b(?:feel|look|cost|mean|sound|take|need|go) (?:exactly |just |not )?(?:the same|a|an|like|different|more|less|time|together)\b/u.test(
      textOf(tokens),
    )
  )
    return true;
  if (
    /^\p{L}+ing the \p{L}+est (?:wins|gets|brings|pays|makes|keeps|sells|costs|takes) /u.test(
      textOf(tokens).toLowerCase(),
    )
  )
    return true;
  if (MEANS_DOING.test(textOf(tokens)) || AFTER_A_THING.test(textOf(tokens))) return true;
  if (COMES_FIRST.test(textOf(tokens)) || BEING_WHO.test(textOf(tokens))) return true;
  if ([TOOK_SOME, COMES_TO, IS_AFTER_ALL].some((form) => form.test(textOf(tokens)))) return true;
  if (IS_KINDER_THAN.test(textOf(tokens))) return true;
  if (BEATS_DOING.test(textOf(tokens)) || COSTS_DOING.test(textOf(tokens))) return true;
  if (
    /^(?:ends|begins|starts|takes|makes|means|comes|goes|beats|happens|keeps|gets|feels|works)$/.test(
      tokens[1]?.lower ?? '',
    )
  )
    return true;
  if (DOES_NOT_HELP.test(textOf(tokens))) return true;
  if (GERUNDS_WITH_CLAUSE.has(tokens[0]?.lower ?? '')) {
    return IS_SUBJECT.test(textOf(tokens)) || MAKING_IS.test(textOf(tokens));
  }
  for (const [index, token] of tokens.entries()) {
    if (index === 1 && /^(?:being|getting|having|feeling|staying|going|becoming)$/.test(tokens[0]?.lower ?? ''))
      continue;
    if (index === 0 || (index === 1 && /^(?:it|you)$/.test(token.lower))) continue;
    // "Borrowing a ring saw"
    if (
      /^(?:saw|bit|felt|ground)$/.test(token.lower) &&
      index === tokens.length - 1 &&
      tokens[index - 1]?.pos === 'NOUN'
    )
      return false;
    // "Correcting the letters night after night has taught him"
    if (/^(?:after|by|to)$/.test(token.lower) && tokens[index - 1]?.lower === tokens[index + 1]?.lower) continue;
    if (token.lower === 'as' && !PERSONAL.has(tokens[index + 1]?.lower ?? '')) continue;
    if (
      SUBORDINATORS.has(token.lower) ||
      // "Talking till the place closed", and no "counting the till"
      (token.lower === 'till' && tokens[index - 1]?.pos !== 'DET') ||
      PERSONAL.has(token.lower) ||
      /^(?:and|because|whatever|whoever|wherever|whichever|however)$/.test(token.lower) ||
      token.pos === 'PUNCT'
    )
      return false;
    if (isMadeToDo(tokens, index) || (token.lower === 'called' && !/^(?:DET|PRON)$/.test(tokens[index + 1]?.pos ?? '')))
      continue;
    if (
      isFiniteAt(tokens, index) &&
      !isContactRelative(tokens, index) &&
      tokens[index - 1]?.lower !== 'having' &&
      (token.pos === 'AUX' || tokens[index - 1]?.lower === 'one' || !/^(?:NUM|DET)$/.test(tokens[index - 1]?.pos ?? ''))
    )
      return index > 0;
  }
  return false;
}

/** "Finding the leak does not look like anything": of a thing that is found nobody would say it. */
const DOES_NOT_HELP =
  /^(?:not )?(?:find|mak|lett|watch|explain|learn|remember|forgett|promis|decid|discover)ing (?:it |them )?(?!.*\b(?:that|who|which|what|how|why|because|if|when|it|they|he|she|I|you|we) [^,]*(?:does|doesn't|won't|never|will))[^,;:"]*? (?:does not|doesn't|won't|will not|never) (?:looks?|feels?|sounds?|seems?|helps?|fix|fixes|change|changes|means?|solves?|counts?|replaces?|makes? (?:you|them|any\p{L}+|some\p{L}+))\b/iu;

/** "Writing the buy-out clause took us two evenings" */
const TOOK_SOME =
  /^\p{L}+ing [^,;:]*? (?<!\b(?:who|that|which|what|it|they|he|she|you|we|I) )(?:took|cost) (?:us|me|them|him|her|you|two|three|four|five|six|\d+|half|less|more|about|all|an? )\b/iu;
/** "Patching it is cheaper on the day", "Rewinding a motor comes to 900" */
const COMES_TO =
  /^\p{L}+ing (?:it|them) [^,;:]*? (?:is|isn't|means|makes|costs) \p{L}|^\p{L}+ing [^,;:]*? (?<!\b(?:who|that|which|what|it|there) )(?:is|comes to|makes) (?:about |over |nearly )?[$£€]?\d/iu;

/** "Talking about the end while you still like each other is a form of kindness" */
const IS_AFTER_ALL =
  /^\p{L}+ing [^,;:]*? (?:while|when|before|after|as long as) (?:you|we|they|it|she|he) (?:still |already |can |can't )?\p{L}+(?: \p{L}+){1,4} (?:is|isn't|beats|costs|takes|saves) (?:an?|the|not|how|what|why|more|less|half|no|never|worth)\b/iu;

/** "Breathing out comes first", never "doing what matters". */
const COMES_FIRST =
  /^\p{L}+ing [^,;]*(?<!\b(?:what|that|which|who|whatever|all|it|really|still|actually)) (?:comes (?:first|last)|matters)$/iu;

/** "Being the only person who can find anything feels like job security": behind what one is, and who does what, its verb. */
const BEING_WHO =
  /^(?:being|staying|becoming|having|keeping|hiring) (?:an?|the|one)\b [^,;]*?\b(?:who|that|(?:who|that) (?:nobody|everybody|everyone|always|never|still|only|just|really)) (?:can|can't|could|(?!(?:sees|thinks|knows|hears|finds|shows|hopes|feels|says (?!yes\b|no\b))\b)\p{L}+[^su]s|has|is|does|doesn't|isn't) (?!.*\b(?:who|that|what|which|when|if|because|how|says|thinks|knows|it|he|she|they)\b)[^,;]*?(?<!\b(?:and|but|or|never|always|only|still|just|really) )(?:(?:feels|looks|sounds) \p{L}|(?:costs|takes|means|makes) (?:you|them|her|him|me|an?|the|more|less|nothing|everyone|\p{L}+ing|[$£€\d]))/iu;

/** "Letting a season go by means losing visitors" */
const MEANS_DOING =
  /^\p{L}+ing\b(?:(?! (?:that|what|who|which|because|if|when|it|they|he|she|I|you|we) )[^,;])* means \p{L}{2,}ing\b/iu;

/** "Building it slowly once beats patching it for ever": one doing is set against another. */
const BEATS_DOING =
  /^\p{L}+ing (?!.*\b(?:that|who|which|because|if|when|while)\b)[^,;]* (?:beats|means|costs|saves|is|isn't|takes|brings) (?:not )?\p{L}{2,}ing\b/iu;

/** "Saying one thing well is kinder than saying everything", "Making one loaf is better than making ten" */
const IS_KINDER_THAN =
  /^(?!(?:think|believ|assum|feel|hop)ing\b)(?=(\p{L}+ing)\b)(?!.*\b(?:that|who|which|because|if|when|while)\b)[^,;:"]* (?:is|isn't|was|feels) (?:(?:a lot|much|far|always|often|no) )*(?:\p{L}+er|(?:more|less) \p{L}+|worse) than \1\b/iu;

/** "Ringing back and apologising costs them an hour": two doings are what costs it. */
const COSTS_DOING =
  /^\p{L}+ing(?!.*\b(?:that|who|which|because|if|when|while)\b)(?: [^,;]*)? and \p{L}+ing [^,;]*?\b(?:costs?|takes?|eats?) (?:them|you|him|her|me|an?|the|half|all|up|more|about|one|two|three|four|five|six|ten|hours|days|weeks|\d|[$£€])/iu;

/** "Knowing the language better than the others will do", "Wanting more makes you greedy": what is known or wanted is no subject of what follows. */
const IS_SUBJECT =
  /^\p{L}+ing (?:an?|the|more|enough|your|their) [^,;]*? than (?:the |any |your |their )?(?:\p{L}+ ){1,3}(?:will|would|is|'ll)\b|^(?:wanting|needing|hoping) (?!.*\b(?:that|who|which|what|how|they|it|he|she|I)\b)[^,;]*? (?:makes|means|gets|brings|costs|pays|is)\b|^(?:knowing|understanding|seeing|noticing) [^,;]* is (?:half|most|all|enough|everything|not|only|the (?:job|work|point|start|trick|whole)) ?/iu;

/** "Making somebody feel lovely is real work": what is made so is the subject, where nothing is told of it by a clause of its own. */
const MAKING_IS =
  /^(?:making|letting) (?!sure\b|certain\b)(?!.*\b(?:that|who|which|what|how|because|when|if|than|they|it|he|she|I|you|we)\b)[^,;]*? (?:is|isn't|means) \S/iu;

/** "Having agents say …", "hearing guests ask …", "calling it fear": what others are made or heard to do, and what it is called. */
const isMadeToDo = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:having|getting|calling|naming|hearing|watching|seeing|making|letting|helping)$/.test(tokens[0]?.lower ?? '') &&
  verb > 1 &&
  (tokens[verb]?.lower === tokens[verb]?.lemma ||
    /^(?:sat|stood|parked|stuck|tied|locked|stored|left)$/.test(tokens[verb]?.lower ?? '')) &&
  /^(?:NOUN|PROPN|PRON)$/.test(tokens[verb - 1]?.pos ?? '');

/** "To share bread is better than to bin it". */
export function infinitiveIsSubject(tokens: readonly Token[]): boolean {
  if (IS_TO_DO.test(textOf(tokens))) return true;
  if (/^(?:of|in|for|about|with|to|on|at)$/.test(tokens.findLast(({ pos }) => pos !== 'PUNCT')?.lower ?? ''))
    return false;
  const needs = tokens.findIndex(
    ({ lower }, index) =>
      index > 2 &&
      PERSONAL.has(lower) &&
      (NEEDS.has(tokens[index + 1]?.lower ?? '') ||
        (tokens[index + 1]?.lower === 'have' && tokens[index + 2]?.lower === 'to')),
  );
  if (
    needs > 0 &&
    !tokens.slice(0, needs).some(({ lower, pos }) => SUBORDINATORS.has(lower) || pos === 'PUNCT') &&
    (/^(?:NOUN|ADV|ADJ|NUM)$/.test(tokens[needs - 1]?.pos ?? '') ||
      /^(?:it|this|that)$/.test(tokens[needs - 1]?.lower ?? '') ||
      isMadeSo(tokens, needs)) &&
    /^(?:DET|ADJ|NOUN|NUM|VERB|PART)$/.test(tokens[needs + 2]?.pos ?? '')
  )
    return true;
  const verb = tokens.findIndex(({ lower }) => /^(?:is|isn't|was|means|costs|beats)$/.test(lower));
  return (
    verb > 1 &&
    (verb === 2 || !COGNITION.has(tokens[1]?.lower ?? '')) &&
    isFiniteAt(tokens, verb) &&
    !tokens
      .slice(0, verb)
      .some(({ lower, pos }) => SUBORDINATORS.has(lower) || PERSONAL.has(lower) || pos === 'PUNCT' || lower === 'and')
  );
}

/** "To look after people's money is to look after people": one deed is the other. */
const IS_TO_DO =
  /^to (?!.*\b(?:that|who|which|what|how|where|think|know|see)\b)[^,;]+ (?:is|isn't|means) (?:not )?to \p{L}/iu;

/** "To be paid you have to be fast", but not "to be told you have to". */
const isMadeSo = (tokens: readonly Token[], needs: number): boolean =>
  /^(?:be|get)$/.test(tokens[needs - 2]?.lower ?? '') &&
  !/^(?:told|taught|shown|reminded|asked|assured|convinced|sure|certain|afraid|aware)$/.test(
    tokens[needs - 1]?.lower ?? '',
  );

/** "To finish badly you need cheap wood": what comes before is what it is needed for. */
const NEEDS: ReadonlySet<string> = new Set(['need', 'needs', 'must', 'should']);

/** "Being the pharmacy the whole town trusts": two noun phrases side by side before the verb, the second is its subject. */
const isContactRelative = (tokens: readonly Token[], verb: number): boolean =>
  tokens.some(
    (token, index) =>
      index > 1 &&
      index < verb &&
      /^(?:the|my|your|their|our|his|her|a|an|nobody|everyone|everybody|people|clients|customers|patients|parents|guests)$/.test(
        token.lower,
      ) &&
      (tokens[index - 1]?.pos === 'NOUN' ||
        (tokens[index - 1]?.pos === 'ADJ' && tokens[index - 2]?.pos === 'DET') ||
        /thing$/.test(tokens[index - 1]?.lower ?? '')),
  );

/** "Looking after a thing begins with not being afraid of it": no "after" that tells when. */
const AFTER_A_THING =
  /^(?:look|runn|go|com|tak)ing (?:up )?after (?:an?|the|your|it|them|some\p{L}+)(?: \p{L}+){0,2} (?:begins|starts|means|is|isn't|takes|comes|needs|costs|makes)\b/iu;
