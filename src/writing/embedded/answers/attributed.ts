import { formOf } from '../grammar/forms.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import type { Audience } from '../persons/audience.ts';
import { CALLED_BY_KINSHIP } from '../persons/person.data.ts';
import { convert } from '../persons/person.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Piece } from './clean.ts';
import { capitalised, lowered } from './realise.ts';

/** A thought without the words that say whose it is. */
export const withoutAttribution = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece, index) => {
    const text =
      index > 0 && (/^I (?:get|hear) (?:that|this|it)\b/i.test(piece.text) || UNSAID.test(piece.text))
        ? piece.text
        : withoutLead(piece.text.replace(SAYING_LIKE, ''));
    const thought = index === pieces.length - 1 ? (ATTRIBUTED.exec(text) ?? TOLD_AFTER.exec(text))?.[1] : undefined;
    return { ...piece, text: thought ?? text };
  });

/** "What they're scared of is what if …", "the real fear is that …": said as what they think. */
const withoutLead = (text: string): string => {
  const [, thought = ''] = LEADS.map((lead) => lead.exec(text)).find((found) => found !== null) ?? [];
  if (/^I (?:\p{L}+ )?(?:get|hear) (?:it|that|this)\b/iu.test(text) && OF_ONESELF.test(thought)) return thought;
  if (!/^what if I\b/i.test(thought) && /\b(?:they|them|their)\b/i.test(thought) && /\b(?:I|me|my)\b/.test(thought))
    return text;
  // "What they're frightened of is that I'll spoil it": behind "that" it is the speaker who might.
  if (
    /^I\b/.test(thought) &&
    /\b(?:they|she|he)(?:'re|'s| are| is) \p{L}+ (?:of )?is that $/iu.test(text.slice(0, -thought.length))
  )
    return text;
  // "I hear this one a lot, they say well we're sailors": said of themselves already.
  if (/\b(?:I|I'm|we|we're|my|our|you)\b/.test(thought)) return thought;
  // "What she's afraid of is that he'll stay away and then she'd know": who is afraid is who knows.
  const one = /\b(she|he)(?='|\b)/i.exec(text.slice(0, -thought.length))?.[1]?.toLowerCase();
  return /^(?:clause|question|quote|that|bare)$/.test(formOf(thought)) || ASKED.test(thought)
    ? `${one ? `${one} thinks` : 'they think'} ${thought}`
    : text;
};

const ASKED = /^(?:what|why|who|how|where|when|will|can|am|do|does|is|should)\b/i;
const SEARCHING =
  /(?:(?:well|so|and|but|oh|you know|honestly|i (?:think|mean|guess|suppose|reckon|imagine|expect)|i'd (?:say|guess|imagine)|usually|mostly|basically|deep down|underneath(?: it(?: all)?)?)[, ]+)*/
    .source;
const LEADS: readonly RegExp[] = [
  /what (?:they|she|he)(?:'re|'s| are| is)? (?:really |most |all |always )*(?:scared|afraid|frightened|terrified|worried|ashamed|thinking|saying|fears?|thinks?|hears?|says?|wonders?|worr(?:y|ies)|tells? (?:themselves|herself|himself))(?: of| about)?(?: to (?:me|us|themselves))?(?:, [^,]+,)? is(?:, and [^,]{3,40},)? (?:always |usually |just )?(?:that )?(.+)/,
  /the (?:real |big |main |deepest |biggest |actual )?(?:fear|worry|doubt|thought|question|objection|excuse|line|voice)(?:, [^,]+,)? is (?:always |usually |just )?(?:that )?(.+)/,
  /(?:underneath(?: it(?: all)?)?,? )?it's (?:always |usually |mostly |just )?(?:(?:some|a) (?:version|variation) (?:of|on) |(?=what if ))(.+)/,
  /(?:nobody|no one)(?: ever)? (?:says|admits|asks)(?: it| this| that)?(?: out loud| aloud)?,? but (?:they|she|he)(?: all| always| mostly| secretly)? (?:thinks?|wonders?)(?: that)? (.+)/,
  // "If he was honest with you it'd be what if I do it and the old lads laugh"
  /if (?:they|she|he)(?:'d be| was| were|'re|'s| is) (?:really |being )?honest(?: with (?:you|me|themselves|himself|herself))?,? (?:(?:they|she|he)'d say,? |it'd be,? |it's,? )(.+)/,
  // "They won't say it but it's what if I can't hear it"
  /(?:they|she|he|nobody|no one)(?: won't| don't| doesn't| never|'d never| would never| wouldn't|'ll never)?(?: ever)? (?:says?|admits?)(?: it| that| so)?(?: out loud| aloud)?,? but (?:I think )?(?:really )?it's (?:really )?,?(?=(?:what|why|am|will|can|do|I)\b)(.+)/,
  /(?:they|people|clients)(?:'ll)? (?:all |always |mostly )?(?:say|ask|tell me|think) (?:(?:exactly )?the same|this|one)(?: thing)?(?: to me| to themselves)?, (?:they (?:say|think|go|ask) )?(.+)/,
  /(?:they|people|clients)(?:'ll)? (?:always |usually |mostly |all )?say (?:that )?(?=I(?:'d|'ll| would| can't| don't| haven't| have to| need)\b)(.+)/,
  // "It's always the same guy too, the treasurer, he says, I can't take that to the board"
  /[^"]{5,70}, (?:he|she)(?:'ll)? (?:always |just )?(?:says?|goes?|tells? me),? (?:oh |well )?(?=(?:I|we|I'\p{L}+|we've|we're|my|our)\b)(.+)/u,
  /(?:it's )?always the same (?:one|thing|line|question)[,:] (.+)/,
  /(?:they|people|clients|customers)(?:'ll)? (?:say|tell|ask)(?: to)? (?:me|us) (?:always |mostly |usually |often )?(?:the same|this|one thing)(?: thing)?[,:] (?:that )?(.+)/,
  /it's (?:not|never) [^,"]+, (?:it's (?:not|never) [^,"]+, )?it's (?=(?:am|will|what|do|can|why|how) (?:I|if)\b)(.+)/,
  /it's (?:not|never|usually|mostly|always|often) [^"]{3,50}?,? and (?:he|she|they) (?:says?|goes|go|tells? me),? (?:that |(?:so|well|oh|but) )?(?=(?:I|we)\b)(.+)/,
  /I (?:always |usually |mostly |often |does |do |keep (?:on )?)?(?:get|hear|getting|hearing)(?: (?:it|that|this)(?: one)?)?(?: (?!from\b)[^,"]{2,40})?, (?:but |well |oh )*(?:they (?:say|go|tell me)(?: that)? |it's (?=(?:I|we|what|how|why|oh|well|but)\b))?(?:but |well |oh )*(?!and\b)(.+)/,
  /[^,"]{3,40}, (?:they|people|clients)(?:'ll)? (?:always |usually |mostly |all )?(?:say|ask|go|tell me)(?: that)? (.+)/,
].map((lead) => new RegExp(`^${SEARCHING}${lead.source}$`, 'isu'));

/** "…, is what they say to themselves, or I used to anyway": who says it is no part of it; "know what it is what I have" goes on. */
const ATTRIBUTED =
  /^"?(.+?[^\s",](?:(?<!\b(?:it|this|which|what))|(?="?, )))"?,? (?:(?:or )?at least |(?:but|and|so) )?(?:is|that's|that is|it's) (?:(?:usually|mostly|always|basically|pretty much|more or less) )?(?:what|how|the way|the (?:thought|line|excuse|one)) (?:they|she|he|people|most|nobody|no one|everybody|everyone|all of them|my \p{L}+|I|we|you)\b.*\b(?:say|tell|told|think|thought|ask|put|hear|heard|get|go|had|have|used to|thinking|saying)s?\b.*$/isu;

/** "Everybody's busy, they tell me every single time": whoever says it says nothing of themselves there. */
const TOLD_AFTER =
  /^"?(?!.*\b(?:they|she|he|them|their)\b.*, (?:they|she|he) )(.+?[^\s",])"?, (?:they|she|he|people|clients)(?:'ll|'d| will)? (?:(?:always|all|usually|just|keep|often) )*(?:say|says|tell|tells|saying|reckon|reckons|claim|go)(?: (?:me|us|themselves|to me|to themselves))?(?: (?:every|all|most|each|again|nearly|almost)(?: \S+){0,3})?$/isu;

/** "Usually they say something like oh, …": only what comes then is said. */
const SAYING_LIKE =
  /^(?:(?:(?:i think|i guess|well|so|and|oh)[, ]+)*it (?:goes|sounds)(?: something)? like[:,] |something (?:like|along the lines of)[:,] |(?:(?:well|oh|and|so|usually|mostly|often|normally|always|i think|i guess)[, ]+)*(?:they|she|he|people|clients|customers|most(?: of them)?|it'll be|it's)(?:'ll|'d| will| would)? (?:(?:usually|mostly|always|often|all|just|normally|tend to|will) )*(?:(?:say|think|go|tell (?:me|themselves)|ask|mutter|come out with)s? )?(?:something|stuff|things|a thing) (?:like|along the lines of)[:,]? )(?:(?:oh|well|ooh|ah)[, ]+)?(?=\S+ \S)/iu;

/** Many who speak as one, and one who has no name. */
const SPEAKS_AS_ONE = /^(?:committee|board|council|family|team|staff|office|bank|club|village|boss|head)$/;

/** "My clients say to me: I was a farmer": many who say it of themselves, in their own words. */
const SAY_OF_THEMSELVES =
  /^((?:my |our |some |many |most )?(?:clients|customers|students|patients|people|\p{L}{3,}s) (?:(?:always|often|all) )?(?:say|tell)(?: to)?(?: me| us)?): ((?:now |once |before )?(?:I|I'm|I've|my|we)\b[^"]+)$/iu;

/** 'Committee: "what do we pay him for?"': who says it. */
export const sayer = (text: string): string | null => {
  const [, many, thought] = SAY_OF_THEMSELVES.exec(text) ?? [];
  if (many && thought) return `${many}, "${capitalised(thought)}"`;
  const [, who, said] = /^((?:\p{L}+ ){0,2}\p{L}\p{Ll}+): (".+")$/u.exec(text) ?? [];
  const last = who?.toLowerCase().split(' ').at(-1) ?? '';
  if (!said || !who || !(isPerson(singularOf(last)) || SPEAKS_AS_ONE.test(last))) return null;
  const one =
    !OWNED_OR_NAMED.test(who) &&
    (needsArticle(lowered(who)) || (!/s$/.test(last) && isPerson(last) && !CALLED_BY_KINSHIP.has(last)));
  return `${one ? `the ${lowered(who)}` : who} ${/[^s]s$|people|\band\b/.test(who) ? 'say' : 'says'}, ${said.replace(/^"\p{Ll}/u, (open) => open.toUpperCase())}`;
};

/** "Your baby father", "de man": an article stands there already, or what is in its place. */
const OWNED_OR_NAMED = /^(?:your|my|our|his|her|their|the|an?|one|this|that|some|every|d[aei]) /i;

/** "Scared they'd all go and he'd have to admit it": to whom the listener is "he", they are others. */
export const whoFears = (body: string, { pronoun }: Audience): 'she' | 'he' | 'they' => {
  if (pronoun === 'she' || pronoun === 'he')
    return tokensOf(body).some(({ lower }) => lower === pronoun) ? pronoun : 'they';
  return /^she/i.test(body) ? 'she' : /^he/i.test(body) ? 'he' : 'they';
};

/** What is thought, without the words that say so. */
export const thoughtOnly = (text: string, audience: Audience): string =>
  feared(text.replace(BEFORE_SAYING, 'they ').replace(TO_THINK, '').replace(TO_TELL, 'telling '), audience);

/** "To think if I was any good they'd wait": only what is thought. */
const TO_THINK =
  /^to (?=(?:(?:keep )?(?:think|believe|say)(?:ing)? (?!of\b|about\b|goodbye\b|no\b|yes\b|hello\b)|(?:keep )?tell(?:ing)? (?:your|my|them|him|her)sel))/i;

/** "To tell everyone that love needs no words": as it is where one is telling it. */
const TO_TELL = /^to tell (?=(?:everyone|everybody|people|(?:the|your|their|her|his|my) \p{L}+)\b)/iu;

/** "They will look me in the eye and say …": only what is said is the thought. */
const BEFORE_SAYING =
  /^(?:they|she|he|(?:my )?(?:clients|customers|students|people))(?:'ll| will| always| often| usually| just)* (?:look|stare|sit|stand|turn|come|smile|nod|laugh)s?\b[^.,"]{0,40}? and (?=(?:say|tell me|ask)s? )/i;

/** "To find out that it's me" is feared: "What if I find out …" */
const feared = (text: string, audience: Audience): string => {
  const [, deed] =
    /^to ((?:find out|fail|lose|end up|regret|waste|disappoint|hear|discover|be (?:found out|rejected|laughed at)|look (?:stupid|silly|like)|make a (?:fool|mistake))\b.*)$/is.exec(
      text,
    ) ?? [];
  return deed ? `what if ${convert(`they ${deed.replace(/^be /, 'are ')}`, 'they', 'I', audience)}` : text;
};

/** That somebody thinks or says it, before what is thought or said. */
export const REPORTED =
  /^(?!it says (?:at|on|in|"|“))(?!just (?:say|ask)\b)(?!(?:ask|tell (?!\w+sel(?:f|ves)\b)) ?(?:any|him|her|them|around|your|the)\w*\b)(?:(?:(?:they|she|he|most of them|some of them|all of them|a lot of them|lots of them)(?:'ll|'d| will| would| may| might)?|you know|you|and|so|well|oh|ah|look|sure|secretly|deep down|the voice|it|my clients?|clients?|people)[, ]+)*(?:(?:always|often|just|secretly|quietly|really|usually|keep|keeps) )*(?:think|thinks|thinking|say|says|saying|tell|tells|telling|ask|asks|believe|believes|whisper|whispers|reckon|reckons|figure|figures|(?:go|goes|going)(?=,? (?:(?:one|two|three|four|five|six|seven|eight|nine|fourteen|twelve|a) (?:hundred|thousand|grand|and a half)|ooh|oh|ah|well|but|no|yeah|hang on|i'm|i|it's|why|for that|what|how|that's)\b))(?: (?:to )?(?:each other|one another)| to (?:me|us|you|everyone|people)|(?<=tell|tells|telling|ask|asks) (?:me|us|you|everyone|everybody|people|(?:friends|customers|clients|guests|visitors|neighbours|colleagues|parents)(?= that\b)|(?:the|my|their|her|his|your) \w+(?= that\b))|(?: to|(?<=tell|tells|telling|ask|asks)) (?:themselves|themself|herself|himself|yourself|(?:their|her|his|my) (?:friends?|sister|brother|mother|partner|husband|wife|colleagues|clients)))?(?: (?:that|things like|stuff like))?[,:]?\s+(?=\S)/i;

/** "That was a treasurer, in Troon I think", "I'm sure that's it", "Nobody's ever said it" */
const WHOSE_IT_WAS =
  /^(?:(?:he|she|they|it) (?:won't|doesn't|isn't|wouldn't|didn't|don't|aren't|hasn't)(?:, (?:by the way|you know|of course|actually))?$|that's what (?:goes|runs|went|ran) (?:round|through|on)\b|(?:and|but) I used to (?:nod|agree|laugh|believe|say|think)\b|had (?:an?|one|this) (?:\p{L}+ ){1,4}(?:say|tell me|ask)\b|(?:everybody|everyone|they all) (?:thinks?|says?) (?:that|it|so)\b|I(?:'ve| have)? never (?:once )?(?:heard|had) (?:one|any|anybody|anyone|them|a \p{L}+)(?: of them)? (?:say|admit|tell)\b|that's it,? (?:(?:nearly|almost|pretty much) )?word for word\b|I know it (?:did|was) (?:in )?mine\b|I know (?:that|this) (?:one|voice|feeling)\b|I(?:'ve| have)? had (?:that|it|this)(?: one)?(?=[.!,]|$| (?:for|too|once|myself|as well|word)\b)|from an? \p{L}+(?: \p{L}+)? (?:as well|too)$|that's what one (?:of them )?said\b|(?:an?|one|some|this|the)? ?(?:fellow|fella|bloke|chap|lad|lady|woman|man|guy)s? (?:actually |once )?(?:said|told me) (?:that|it|this)\b|that was (?:(?:an?|one|somebody|someone|my|the)\b|\p{L}+,? word for word)|or it's,? |I'm (?:pretty |quite |fairly )?sure (?:that's it|of it)\b|(?:nobody|no one|none of them)(?: ever)? (?:says|admits|tells me) (?:it|that|this)(?: one)?\b|(?:nobody|no one|none of them)(?:'s| has| have)? ever (?:said|says|say|admitted) (?:it|that|so)\b|(?:and )?the other one(?:'s| is)\b)/iu;

/**
 * "They think they'll cry. They nearly all do and I look away": of them once more, and by the speaker; or the speaker's own reply.
 */
/** Said by the speaker of a thought, and no part of it. */
export const saidOfThought = (later: string): boolean =>
  UNSAID.test(later) || WHOSE_IT_WAS.test(later) || ON_THE_THOUGHT.test(later) || ANSWERS.test(later);

export const toldBySeller = (first: string, later: string): boolean =>
  (REPORTED.test(first) &&
    (BY_THE_WAY.test(later) || (LET_ON.test(later) && !OF_ONESELF.test(first.replace(REPORTED, ''))))) ||
  // "They say it will pass in the service. I was in the service, it did not pass."
  (REPORTED.test(first) && !OF_ONESELF.test(first) && /^I (?:was|did|had|have|know|went|paid|tried)\b/.test(later)) ||
  UNSAID.test(later) ||
  WHOSE_IT_WAS.test(later) ||
  ON_THE_THOUGHT.test(later) ||
  // "What if she finds out I've no palate? They'd sooner lose the tank, some of the men."
  (OF_ONESELF.test(first) && !/\b(?:they|them)\b/i.test(first) && OF_SOME.test(later)) ||
  // "She says it'll go to Becky. Becky has told her she doesn't want it."
  // "I know how to take a photo of a kid. And they do."
  (OF_ONESELF.test(first) && !/\b(?:they|them|their)\b/i.test(first) && AGREED.test(later)) ||
  (REPORTED.test(first) && !REPORTED.test(later) && OF_HER.test(later) && !/\bI\b|"/.test(later)) ||
  (/\b(?:I|I'm|I'll|I've|my|me|they)\b/.test(first) && ANSWERS.test(later)) ||
  (!later.includes('"') &&
    (/^(?:they|she|he)(?:(?:'re| are|'s| is)? \p{L}+) (?:that )?(?:they|she|he)\b/iu.test(first)
      ? !/\b(?:I|my|we|us|our)\b/.test(first) && /\b(?:I|me|my)\b/.test(later)
      : REPORTED.test(first) &&
        (AGREED.test(later) || (!/\bI\b/.test(first) && /\b(?:we|our|us)\b/.test(first) && HAS_SEEN.test(later)))));

/** "They say you get used to it. You don't, by the way." */
const BY_THE_WAY =
  /^(?:you|it|they|that|we) (?:\p{L}+n't|do|does|are|is|will|can),? (?:by the way|actually|though|of course|at all)$/iu;

/** "And the thing is that's half true", "But not if they're drowned", "And I let them say it": what somebody else says to it. */
const LET_ON =
  /^(?:and|but|only),? (?:the thing is|not (?:if|when)|it's not|it isn't|it doesn't|it won't|I(?:'ve| have)? (?:let|leave|nod|never|smile|think|know)|that's (?:only |half |not )?(?:true|right|half))\b/i;

/** What some of them would rather do. */
const OF_SOME = /^(?:some|most|half|many|a lot) of (?:them|the \p{L}+) would\b/iu;

/** "They say to me, oh it'll come up": by an author who calls the listener "you", it is told of some. */
export const BY_SOME =
  /^(?:(?:and|so|well|oh),? )?(?:they|people|clients)(?:'ll)? (?:(?:all|always|usually|mostly|just) )?(?:say|tell (?:me|you|us)|go)\b/i;

/** Said of oneself. */
export const OF_ONESELF = /\b(?:I|I'\p{L}+|me|my|mine|myself)\b/u;

/** A thought that stands in quote marks as a whole. */
export const QUOTED = /^"[^"]+"$/;

/** 'They say "forty-eight for the year!"': what stands in the author's own quote marks, whoever says it. */
export const SAY_IT =
  /^(?:[^".!?]*\b(?:says?|said|asks?|thinks?|go|goes|tells? (?:me|themselves|herself|himself)|is)[,:]? )?("[^"]+")$/iu;

const OF_HER = /^\p{Lu}\p{Ll}+ [^,]*.*\b(?:told|asked|says to|said to) (?:her|him|them)\b/u;

/** "What if I sink? They don't say it." */
const UNSAID =
  /^(?:and |but |so )?then they'd (?:have to|lose|be left)\b|^(?:but |and |not that )?(?:they|she|he)(?: (?:never|hardly ever|rarely|would never|'d never)|'d never| don't| doesn't| won't| wouldn't| can't)(?: actually| quite| really| ever)? (?:say|says|tell|tells|admit|admits)\b|^(?:(?:they|she|he) )?(?:(?:always|usually|actually|really|all) )*(?:says?|said) (?:it|that|this|so)\b(?!'s)|^(?:and |but )?(?:(?:that|it) was .* who (?:said|asked|told)\b|(?:even )?my (?:own )?\p{L}+ (?:said|says|thinks|asked) (?:it|that|so|the same)\b)/iu;

/** "That's the real worry", "I've heard it in so many versions", "which is all true, by the way": said of the thought by the seller. */
const ON_THE_THOUGHT =
  /^(?:(?:and|but|well),? )?you (?:can|could|won|do|did|will)(?:'t|n't)?,(?= )|^(?:(?:and|but|well),? )?you (?:can|could|will|do)(?:'t|n't)?,? (?:honey|love|my love|dear|darling|mate|pet|my friend)\b|\bsuch a (?:good|great|handy|lovely|perfect|clever) (?:excuse|one|story)\b|^(?:(?:and|but|which|well)[, ]+)*(?:that |it )?(?:'s|is|may be|might be|sounds) (?:all |partly |half |often |sometimes |probably |even |perfectly )?(?:true|fair enough|a lie|nonsense|rubbish|an excuse|the excuse)\b|^That's (?:the|their|her|his) (?:(?:real|big|main) )?(?:one|thing|worry|word|phrase|expression)\b|^(?:and|but|well)[, ]+I (?:have|haven't|did|didn't|do|am)(?:,? (?:actually|by the way|as it happens))?$|^(?:and|but|well)[, ]+it (?:should|shouldn't|does|doesn't|is|isn't|did|will|won't|could|would)(?:,? that's the (?:thing|trouble|problem)\b|$)|^that's what you get\b|^that's what (?:they|he|she|people) (?:all |always )?(?:say|ask|tell me|go)\b|^(?:I mean,? )?I don't know (?:if|whether|that) (?:they|you|everybody|everyone)\b|^which (?:it|they|you|he|she) (?:is|are|do|does|did|can|could|was|were)\b|^That's what it is\b|^I (?:think|guess|suppose|reckon) that's (?:it|the one|what it is)\b|^I get (?:it|that|this)(?: one)? (?:every|about|once|twice|all|a lot|most|at least)\b|^And then I \b|\bI've thought it myself\b|^I(?: was|'ve been| used to be)? (?:exactly |just )?(?:frightened|scared|afraid|worried|ashamed|terrified)(?: of)? (?:exactly |just )?(?:that|the same|it)\b|^and I was (?:in|at|on) (?:that|the same) |^(?:an?|one|some) (?:[a-z]+ )?[a-z]+ (?:in|from|at|near|out of) [a-z]+ (?:said|told me|asked)\b|^(?!they |we |you |people )[a-z]+ told me (?:that|it|so)\b|^I said (?:that|it) (?:at|in|to|over) |^(?:every (?:single )?time|each time|all the time|every (?:week|month|season))$|^(?:and )?(?:then )?they (?:laugh|nod|smile|shrug|walk off|go quiet|hang up|drive off|don't call)\b|^that's what I(?:'d| would)? (?:(?:used to|always|once|also) )?(?:say|said|think|thought|tell|told)\b|^that's it,? I(?:'ve| have)? (?:heard|get|hear)\b|^that's (?:it,? |nearly |almost |pretty much |about |just about |exactly |basically )*word for word\b|^(?:and )?(?:everybody|everyone|they all) (?:nods?|laughs?|agrees?)\b|^I (?:nodded|laughed|agreed)\b|^you hear (?:that|it|this)(?: one)? (?:at|in|every|all|from|a lot)\b|^I (?:(?:used to|'d) )?(?:say|said|think|thought|believed|felt|told myself) (?:that|it|so|the same)(?: (?:too|myself|once|every)\b| for (?:[a-z]+) )|^I'd (?:say|think|hear) (?:it|that) every\b|^(?:(?:and|but|well|oh)[, ]+)*I(?:(?:'ve| have) heard| hear) (?:it|that|this|them)\b/i;

/** "And I say yes, my love, and you will", "And sometimes there is. I've sat with people through that": the speaker's answer to it. */
const ANSWERS =
  /^(?:(?:and|but|so|well)[, ]+)*(?:I(?:'ve| have)? never (?:met|seen|known|had) |(?:then )?I (?:always |usually |just )?(?:say|tell|told|said|ask|answer) |(?:sometimes|often|mostly|usually) (?:there|it|they|she|he) (?:is|are|does|do|has|have)\b)|^I(?:'ve| have)? (?:had|met|knew|know) (?:an?|one|two|some) (?:\p{L}+ ){1,2}who\b|^I've (?:sat|been|gone|seen|heard|had) .*\b(?:people|them|her|him|women|men|that one)\b/iu;

/** "They say I could get a new one for that. And they could": the speaker's answer to it. */
const AGREED =
  /^(?:(?:and|but|well|yes|yeah|no|so)[, ]+)*they (?:can|could|do|will|would),? there(?:'s| is| are)\b|^(?:(?:and|but|well|yes|yeah|no|so)[, ]+)*(?:they|she|he)(?: (?:could|can|would|might|do|does|did|are|is|have|has|will)|\p{L}+n't)(?: too| and all|, of course|, and (?:they|she|he) (?:can|could|do|does|did|has|have|will)\b[^"]*)?$/iu;

/** "They say we can't pay that. I've been to those meetings": after what "we" say, the speaker. */
const HAS_SEEN = /^I(?:'ve| have) (?:been|had|heard|seen|known|sat|got)\b(?!.*\b(?:we|our|us)\b)/i;

/** "You are afraid that I come and find nothing": said to the one who has the doubt. */
export const DOUBT_OF_YOURS =
  /^you(?:'re| are)? (?:(?:secretly|quietly|really|also|just|still) )?(?:afraid|scared|frightened|worried|fear|worry|dread|wonder|doubt|suspect) (?!if I\b.*\?)/i;

/** "… and I have said that sentence myself", "… but I mean nobody has any fun": in quote marks the speaker's words would be the listener's. */
export const SELLER_SPEAKS =
  /\b(?:and|but|so|then),? (?:then )?I (?:(?:always|usually|just) )?(?:say|tell|ask|answer|get it|have said|had that|did that)\b(?! (?:to )?myself)|\bI(?:'ve| have) (?:said|heard) (?:that|it)\b|\band I've been there\b|\bthat's (?:grand|fair enough)\b|^"(?:and |so |well )*I (?:used to (?:say|think|tell)|stood (?:there|in|at|on|with|looking))\b|\b(?:and|but) I always think\b|\bI always think,? (?:did|do|does|is|are|have|has|why|what|how) (?:he|she|they|you)\b|\bbut I mean\b|^"(?:I'd say|I think|I reckon|I suppose)(?: \p{L}+){0,2} (?:they|she|he)\b|^"You (?:will|would) (?:tell me|say)\b|^"You'll (?:tell me|say)\b|^"I had (?:one|somebody|someone|this \p{L}+|an? \p{L}+) (?:say|tell|ask)\b.*\b(?:he|she|they) (?:laughed|meant|went|said|looked|grinned|shrugged)\b|^"(?:They|I)(?:'d be| would be|'ll) (?:say|think)/iu;

/** "Is scared to ask. Would never say so.", "Fearing the sum. Suspecting it has to come out.": what somebody is like, in no words of theirs. */
export const NO_WORDS_OF_THEIRS =
  /^"(?:(?:is|was) (?:scared|afraid|worried|terrified|ashamed|sure|convinced)\b|(?:fear|suspect|call|laugh|shrugg|dread|pretend|hid|blam)ing\b[^"]*\. \p{L}+ing\b|calls it\b[^"]*\. says\b)/iu;
