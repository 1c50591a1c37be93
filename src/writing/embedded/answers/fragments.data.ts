/** What somebody has rather than what they are: "patience", "at least ten clients". */
export const BROUGHT =
  /^(?:(?:at least|more than|over|up to) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)\b|(?:(?:some|a little|a bit of|plenty of) )?(?:patience|courage|curiosity|willingness|humou?r|commitment|honesty|discipline|stamina|ambition)\b|an? (?:open mind|sense of|willingness|bit of)\b)/i;

/** What somebody is after, where this is not for them: "a quick fix". */
export const WANTED =
  /^(?:an? )?(?:quick|magic|easy|instant|overnight|cheap|fast) (?:fix(?:es)?|pills?|wands?|answers?|solutions?|results?|wins?|tricks?|success|money)\b|^(?:shortcuts?|miracles?|tricks|hacks)\b/i;

/** "03:10", "Tuesday evening, her kitchen", "On Sundays nobody works": when it is, and nothing one has or wants. */
export const TIMED =
  /^(?:\d{1,2}[:.]\d\d\b|(?:day|minute) \d+\b|(?:(?:early|late|next|last|a|one) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|night|afternoon|lunchtime))?(?=[,.:]| \d|$| (?:I|you|they|we|he|she|it) )|(?:late |early |mid-)(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|right now\b|oh\b|of an? \w+day\b|on \w+days? (?:nobody|no one|everybody|everyone|I|you|they|we|he|she|it|there|the)\b|underneath(?: it| all)* (?:I|you|they|we|he|she|what)\b)/i;

/** "Work done", "Invoice sent": a thing and what has become of it. */
export const FINISHED = /^[\p{L}-]+ (?:done|sent|gone|paid|booked|closed|signed|cancelled|missed|over)$/iu;

/** "Three evenings a week she rides", "My groomers all think": somebody does something, whatever stands before it. */
export const TOLD_CLAUSE =
  /^(?:\S+ ){1,4}(?:a|every|each) (?:day|week|month|year) (?:I|you|they|she|he|we) [a-z]+|^(?:my|the|most|many|all|some|their|your)\b.{0,30} (?:all |just |still )?(?:think|thinks|believe|believes|reckon|reckons|assume|assumes) /i;

/** "Taped pencils to the rudder strings of 24 coxes and counted": done to find something out. */
export const AND_COUNTED =
  /^\p{L}\p{Ll}+ed [^,.:]+ and (?:asked|counted|measured|timed|weighed|tested|waited|watched|listened|logged)(?=[:,]|$| (?:\d|the|how|what|every|each|them|it)\b)/u;

/** "To be forty-three and still be called the young one": a second verb, of which the first says nothing. */
export const BE_AND_BE = /(?:,|,? (?:and|or|but))(?: (?:still|never|always|not|even|then|yet))* (?:to|be) /;

/** "To buy a book, to record a video": what was tried, and no aim. */
export const DEEDS = /, (?:and )?to \p{Ll}/u;

/** "…, and the caretaker coming out to help": somebody else does it. */
export const ANOTHER_DOES =
  /, (?:nothing|nobody|no (?!longer\b)\p{L}+) (?:\p{L}+ )?\p{L}+ing\b|^(?![Hh]aving\b)(?:(?!\bwith\b).)*,? and (?:nothing|nobody|no one) (?:left|in|there|to|home|about|around|out|on|at|by)\b|, and (?:the|an?|their|his|her|my|your|some) (?:[\p{L}-]+ )?[\p{L}-]+ \p{L}+ing\b|,? and (?:neither|none|both|one|all|each|some) of \p{L}+ \p{L}+ing\b|, (?:and )?me (?:in|on|at|never|always|there|with|beside|\p{L}+ing)\b/u;

/** "Thinking it needs a bigger saw": what one takes to be so. */
export const BELIEVED =
  /^(?:think|believ|assum|reckon|figur|suppos|imagin|trust|hop|feel|expect|know|rely|count|see|treat|look|blam|reali[sz])\w*\b/i;

/** "Unloading station, the woman who …", "loading dock behind the brewery" */
export const PLACE =
  /^\p{L}+ing (?:\p{L}+, (?:the|an?|my|one|two) \p{L}|(?:dock|bay|lot|room|shed|floor|hall|station|yard|area|table|deck|pen|parlou?r|barn|rink|range|track|ground|site|counter|desk)\b(?! (?:the|an?)\b))/iu;

/** What one does who is helped. */
export const BY_LISTENER =
  /^(?:ring|call|text|phon|messag|send|ask|show|gett|hav|keep|bring|borrow|book)ing\b(?!.*\b(?:you|your|me \p{L}+ing)\b)/iu;

/** "Thanking me", "saying it to me": done by somebody else. */
export const DONE_TO_ME =
  /^(?!.*\b(?:I|I'd|I'm|my)\b)(?:\p{L}+ing me\b|(?!hav|lett|mak|gett|hear|see|watch|find|feel)\p{L}+ing\b[^,]* (?:to|at) me\b)/iu;

/** "(The red tags.) Still hissing": what a thing does, named before it. */
export const STILL_THERE =
  /^still (?:hiss|leak|dripp|humm|beep|flash|blink|tick|rattl|smok|rust|rott|buzz|flicker|steam|glow|squeak|spinn|gathering dust|unopened)(?:ing)?(?=$|[,.]| (?:in|on|at|under|behind|from|away)\b)/i;

/** "Sold the Tajima and gone back to the front desk": what stands for a deed only behind "have". */
export const PARTICIPLE =
  /(?:^|\band |, )(?:(?:then|probably|just|only) )?(?:gone|given|taken|become|begun|come back|done|driven|written|grown|fallen|thrown|chosen|worn|torn|known|flown|spoken|eaten|let (?!go\b)\p{L}+ go)\b/iu;

/** "Still cutting reports until the paper closed": it would be over by now. */
export const TILL_IT_ENDED =
  /\b(?:until|till) (?:the|my|they|it|he|she|I|we|someone|somebody) (?:\p{L}+ )?(?:closed|died|shut|ended|folded|stopped|failed|broke|quit|left|ran|went|gave|sold|retired|collapsed|burned|burnt|sacked|fired)\b/iu;
