/** "If you're out all day this is for you": whom it is for is said already. */
export const OFFERED =
  /^if\b.+ (?:(?:this|it)(?: is|'?s) (?:\w+ )?for (?:you|them|her|him)\b|(?:they|you|she|he)(?:'re| are|'s| is) (?:in|welcome|invited)$|(?:they|you|she|he) belongs?\b|(?:that|this|it)(?:'?s| is) (?:you|u|them|her|him)$|(?:come (?:along|in|on in|and)|(?:message|ring|call|text|email|phone|write to) me|get in touch|drop me|let's talk)\b)/i;

/**
 * "For people who want it finished by Sunday it is not the right thing", "not worth it for two a week", "anybody who's had a flare-up
 * wants to see their own nurse": what says itself that it is not meant.
 */
export const NOT_THE_THING =
  /^(?:any|some)(?:one|body)\b(?!.*\b(?:thinks?|believes?|says?|expects?|reckons?)\b).*(?<!\b(?:who|that|and|or|but|he|she|they|it|still|just|really)) (?:should|must|ought to|is better off|wants to (?:see|talk|ask|speak))\b|^not (?:worth\b|\p{L}+ing (?:with |for )?(?:that|it|those|them)\b)|^for .{8,}(?<!\b(?:that|because|if|when|think|thinks|know|say|says|and|but|who)),? (?:this|it)(?: is not|'s not| isn't| won't| would not| wouldn't| is (?:probably |really )?(?:the wrong|too))\b/iu;

/** "If you can't afford it don't buy it": the condition has its own advice. "Go now to the hall, take one article": what one had better do. */
export const ADVISES =
  /^(?:I'd say )?(?:now )?go (?:now )?(?:to|into|out|down|up|and|look|check|count|ask|stand|open|take|pick)\b|^(?!if\b)[^()]*\b(?:come|ring|talk|write|speak|call)(?: back)?(?: to)? me\b|^if\b.{6,}?(?<!\b(?:you|they|we|I|who|that|and|but|or|just|really|still|simply|people|parents|clients|kids|things|he|she))[, ] ?(?:please\b|(?:don't|do not) (?!you\b)|(?<!\b(?:to|will|can|could|would|should|must|might|never|always|often|ever) )(?:go (?:and |to )?(?:see|find|ask|read|watch|hire) |(?<!s )come back (?:after|when|once|later|next|in)\b)|go elsewhere|look elsewhere|walk away|stop reading|save your|keep your money)|^if (?:you|they|he|she)(?:'re| are|'s| is)? (?:(?:just|only|really) )?(?:wants?|needs?|after|looking for) (?!.*\b(?:to|who|that|which|what|how|can|could|will|would|should|let|(?<!for )(?:you|they|he|she)|people|somebody|someone)\b.* (?:(?:ring|buy|hire|call|phone|get|find|ask|try|book|order) (?:it|them|one|an?|the|somebody|someone|your)|go (?:(?:and )?see|to))\b)[^.!?]*(?<!\b(?:and|or|but|never|not|just|only|\p{L}+s)[, ]+|n't )\b(?:(?:ring|buy|hire|call|phone|get|find|ask|try|book|order) (?:it|them|one|an?|the|somebody|someone|your)|go (?:(?:and )?see|to))\b/iu;
