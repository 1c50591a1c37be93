/** "If you want it by Friday no. If you gag at ears also no (you can bring Vicks)": for whom it is not was asked, and "no" says just that. */
export const noIf = (answer: string): string =>
  answer.replace(IF_THEN_NO, (_, joint: string, when: string, also: string | undefined, at: number) =>
    at > 0 && also ? `${joint}also not ${when}` : `${joint}not ${when}`,
  );

const IF_THEN_NO =
  /(?<=^|[.!?]\s+)((?:and |or )?)(if [^.!?]*?),? (?:(?:(also)|then|still|again|sorry|def|definitely|same|hard|big),? )?(?:no|nope|nah)(?=[.!]|$| \()/gi;
