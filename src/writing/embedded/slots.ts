import type { Answers } from '#framework/framework.ts';
import type { SectionRequest } from '../script-writer.ts';
import { piecesOf, spokenText } from './answers/clean.ts';
import { say } from './answers/complete.ts';
import type { Listener } from './answers/context.ts';
import { capitalised } from './answers/realise.ts';
import { spokenAudience } from './answers/spoken-audience.ts';
import { bareName } from './answers/spoken-name.ts';
import { threadsOf } from './frames/threads.ts';
import { wordCount } from './grammar/forms.ts';
import { numberWord, partsOf } from './parts.ts';

/** Bare words that may stand inside a frame's sentence. A name that is no name (a whole sentence) is left out. */
export function namesOf(request: SectionRequest, answers: Answers, listener: Listener): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const name = bareName(request.projectName || (answers.projectName ?? ''));
  if (name) names.set('projectName', /\p{Lu}/u.test(name) ? withArticle(name) : titled(name));
  const plan = bareName(answers.planName ?? '');
  if (plan) names.set('planName', /\p{Lu}/u.test(plan) ? plan : titled(plan));
  const audience = saidOfAudience(request.targetAudience);
  if (audience)
    names.set(
      wordCount(audience) <= 14 && !/[.:] |, .*(?:, |\d)/.test(audience) ? 'audience' : 'longAudience',
      audience,
    );
  const echo = voiceEcho(answers, listener);
  if (echo) names.set('voiceEcho', echo);
  const person = proofName(answers.planProofStory ?? '');
  if (person) names.set('proofName', person);
  const count = answers.planParts ? partsOf(answers.planParts, answers.planPartDetails ?? '').parts.length : 0;
  if (count > 1) names.set('partCount', numberWord(count));
  for (const [slot, fact] of [
    ['freeStep', freeStep(answers.priceEntryStep ?? '')],
    ['wayOut', wayOut(`${answers.supportSafety ?? ''} ${answers.priceEntryStep ?? ''}`)],
  ] as const)
    if (fact) names.set(slot, fact);
  for (const [slot, thread] of threadsOf(answers)) names.set(slot, thread);
  return names;
}

/** In words; more is a description that no sentence carries. */
const longestAudience = 60;

/** Who it is for, as far as a listener can take it in: the people, without the notes on them and what is told of them besides. */
function saidOfAudience(targetAudience: string): string {
  const [first = ''] = piecesOf(targetAudience).map(({ text }) => text);
  const [whom = '', alone = ''] = [targetAudience, first].map((text) =>
    // "Braille staff at councils: schools and small units": no notes on them, but more of them.
    (
      spokenAudience(text)
        .replace(/: (?=[^:\d]*$)/, ', ')
        // "St. Philip and Christ Church": the stop of a name's first word ends nothing.
        .split(/: |(?<=[.!?])(?<!\b(?:St|Ste|Mt|Ft|Pt|Mr|Mrs|Ms|Dr|Sgt|Capt|Rev)\.) (?=[\p{Lu}\d][^()]*$)/u)[0] ?? ''
    ).replace(/(?<=\p{L}{4})\.$/u, ''),
  );
  const said = withoutNotes(wordCount(whom) > longestAudience ? alone : whom);
  return wordCount(said) > longestAudience ? '' : said;
}

/** "Barbers about three years in, came up through a salon, grand with scissors": whom it is for, up to what is only noted of them. */
function withoutNotes(whom: string): string {
  // A comma within a bracket parts nothing.
  const parts = whom.split(/, (?![^()]*\))/);
  // "People who play the oboe, came back to it late, and have never made a reed": all of it is of them.
  if (/^people who /.test(whom)) return whom;
  const end = parts.findIndex((part, at) => at > 0 && NOTED.test(part));
  if (end === -1) return whom;
  const named = parts.slice(0, end).join(', ');
  // "Fellas, fifty five to seventy, who got granddad's tractor": which of them it is stands behind the note.
  const which = parts.slice(end).find((part) => /^(?:who|whose) /.test(part));
  return which && !/ (?:who|whose|with) /.test(named) ? `${named} ${which}` : named;
}
const NOTED =
  /^(?:mostly|mainly|usually|often|nearly|almost|retired|grand|good|handy|up here|down here|now|then|so|they|it|that|there|a (?:lot|few)|most|some|half|\d+ (?:to|or) \d+$|sixty|fifty|forty|thirty|came|come|bought|got|did|done|been|never|still|just|always|used|been)\b/i;

/** The whole sentence in their head in quote marks; null for one too long to say again. */
function voiceEcho(answers: Answers, listener: Listener): string | null {
  const said = say('voiceInTheirHead', answers.voiceInTheirHead ?? '', { ...listener, named: new Set() }, 0);
  const [quote = ''] = said?.sentences ?? [];
  if (said?.form !== 'quote') return null;
  const inner = /^"([^"]+)"$/.exec(quote)?.[1]?.replace(INTERJECTION, '') ?? '';
  const [whole = ''] = capitalised(inner).match(/^(?:\b(?:Mr|Mrs|Ms|Dr|St)\.|[^.!?])+[!?]?/) ?? [];
  const count = wordCount(whole);
  return count >= 3 && count <= 11 && !/[;:]/.test(whole) ? `"${whole.trim()}"` : null;
}

/** What anybody says before anything: "Oh my God, …". */
const INTERJECTION =
  /^(?:(?:oh|ah|ugh|omg|argh|aargh|hmm|well|okay|ok|right|so|yeah|yes|no|god|christ|jesus|gosh|great|brilliant|lovely|sigh|seriously|honestly|not again|here we go(?: again)?|for (?:god|heaven|goodness|pete)'s sake|(?:oh )?my (?:god|gosh|goodness|word)|oh (?:god|no|dear|well|great|come on|for god's sake)|(?:good|dear) (?:god|lord|grief))\b(?:[,.!…–-]+\s*|\s+(?=why|what|how|not\b))(?=\S))+/i;

/** The name a proof story opens with: "Daniel, an accountant, …". */
function proofName(told: string): string | null {
  const story = told.replace(/^(?:(?:well|so|oh|ok|okay|yes|yeah|right|now|honestly|um)[, ]+)+/i, '');
  const [, called] =
    /^(?:[Tt]here was|I had|[Oo]ne of my|[Mm]y|[Aa]n?|[Tt]his)\b[^.,]{0,40}, (\p{Lu}\p{Ll}{2,}), /u.exec(
      story.trim(),
    ) ?? [];
  if (called) return called;
  const [, name] =
    /^(?:my (?:client|student|friend) |our client )?(\p{Lu}\p{Ll}{2,}(?: and \p{Lu}\p{Ll}{2,})?)(?=,| (?:was|had|went|came|is|has|teaches|runs|cut|spent|started|wrote|did|lost|could|sat|slept|met|from)\b)/u.exec(
      story.trim(),
    ) ?? [];
  return name &&
    !TRADE.test(name) &&
    !/^(?:The|This|After|When|Before|One|In|My|She|He|They|It|For|Two|Three|Former|Last|Every|Our|With|Week|There|Then|That|These|Those|What|At|On|As|We|You|And|So|But|Most|Some|Since|Until)\b/.test(
      name,
    )
    ? name
    : null;
}

/** "Dairy, Allgäu, 210 staff", "Man from Leeds": what they run or are, and no name. */
const TRADE =
  /^(?:Man|Woman|Lady|Gentleman|Fella|Fellow|Lad|Lass|Girl|Boy|Chap|Bloke|Person|Someone|Somebody|Farmer|\p{L}*(?:shop|house|school|yard|works|mill|farm|club|land)|Dairy|Bakery|Brewery|Winery|Nursery|Surgery|Grocery|Joinery|Foundry|Laundry|Factory|Hotel|Hostel|Clinic|Salon|Studio|Gym|Pub|Bar|Café|Cafe|Garage|Practice|Firm|Lab|Agency|Charity|Museum|Choir|Parish|Couple|Family|Team|Company|Client|Restaurant|Bistro|Butcher|Baker|Florist|Plumber|Dentist|Roofer|Joiner|Builder|Potter|Teacher)$/u;

/** "free twenty-minute pace test": a first step that costs nothing. */
const freeStep = (entry: string): string | null =>
  /(?<!\bnot |\bno )\bfree (?:[\p{L}\p{N}-]+ ){0,3}?(?:call|chat|session|consultation|consult|trial|test|visit|lesson|class|audit|assessment|review|check|taster|demo|quote|walk|tour|evening|workshop|meeting|conversation|survey)\b/u.exec(
    spokenText(entry),
  )?.[0] ?? null;

/** What one may fall back on, where the answers promise it. */
function wayOut(terms: string): string | null {
  if (
    /\b(?:no|not|non|never|without)[ -]+(?:\w+ )?(?:refund|money back|cancel|guarantee)|n't (?:refund|cancel)/i.test(
      terms,
    )
  )
    return null;
  // "I refund half of the fee"
  if (
    /\b(?:half|part|some|third|quarter|\d+ ?%|minus|less|except)\b[^.]*\brefund|\brefund\p{L}* (?:you )?(?:half|part|some|an? |\d+ ?%)/iu.test(
      terms,
    )
  )
    return null;
  if (/\bmoney[- ]back\b|\bmoney is (?:back|returned)\b|\brefund/i.test(terms)) return 'the promise of your money back';
  if (/\bcancel (?:any ?time|whenever|monthly)\b/i.test(terms)) return 'the freedom to cancel';
  return null;
}

/** A name typed without any capital gets those of a title. */
function titled(name: string): string {
  if (wordCount(name) > 6) return name;
  return name.replace(/(^|[\s-])(\p{Ll})(\S*)/gu, (word, before: string, letter: string, rest: string, at: number) =>
    at > 0 && /^(?:of|the|a|an|and|to|in|for|with|on|or)$/.test(letter + rest)
      ? word
      : before + letter.toUpperCase() + rest,
  );
}

/**
 * "TrueBake service contract", "Oak kiln course for the small sawmills", "Green sand webinar, jobbing foundries": a name that says what it
 * is, in small letters, is spoken with its article, and without what stands behind its comma.
 */
function withArticle(name: string): string {
  const [, head = '', rest = ''] = /^([^,]+?)((?: (?:for|in|on|with|at) [^,]+)?)(?:, .*)?$/u.exec(name) ?? [];
  return SAYS_WHAT_IT_IS.test(head) && /\p{Ll}/u.test(head.split(' ').at(-1)?.charAt(0) ?? '')
    ? `the ${head}${rest}`
    : name.replace(/^The (?=\p{Ll})/u, 'the ');
}
const SAYS_WHAT_IT_IS =
  /^(?!(?:the|an?|my|our|your|their|this|one)\b)\p{L}\S*(?: (?!(?:the|an?|my|our|your|to|for|of|in|on|with|it|is|that)\b)\S+)* (?:course|contract|programme|program|service|workshop|school|club|clinic|class|retreat|audit|package|method|system|bootcamp|academy|training|sessions?|weekend|project|membership|agreement|check|scheme|round|visit|tour|webinar|talk|lesson|seminar|masterclass)$/iu;
