/** "Looked at 40 invoices", "went through my notes", "Weighed the bins of nine kitchens": what the seller did to know it. */
export const isFinding = (text: string): boolean =>
  !READ_OFF.test(text) && (LOOKED_INTO.test(text) || FOUND_OUT.test(text));
/** "Tested 8.2 going in": what it came to, and nobody's deed. */
export const READ_OFF = /^(?:tested|measured|read|weighed|scored) \d[\d.,]*%?(?: (?:going|coming|in|out|at|on)\b|$)/i;
export const LOOKED_INTO =
  /^(?:went through|looked (?:at|through)|talked to|spoke to|called|rang|read|compared|sat (?:with|through)|worked with|taught|coached|trained|treated|helped|watched|mapped|tested|opened(?: up)?|measured|graded|counted|surveyed|interviewed|analy[sz]ed|reviewed|tracked|flooded|pulled|visited|fixed|repaired|cleaned|built|inspected|photographed|weighed|timed|asked|checked) (?:\d|more than|over|about|all|every|two|three|four|five|ten|a hundred|my |the \p{L}+ of \d)/iu;
export const FOUND_OUT =
  /^(?:weigh|tim|ask|check|measur|count|survey|interview|analy[sz]|review|track|test|compar|mapp|inspect|record|logg|poll|film|sampl|audit)ed (?=(?:the|my|our|all|every|each|both|one|an?|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b)/i;
