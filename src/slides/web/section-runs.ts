/** For each slide: does its section begin here, and does the next slide go on with it? */
type SectionRun = { isFirst: boolean; goesOn: boolean };

export function sectionRuns(slides: readonly { sectionReference: number }[]): SectionRun[] {
  return slides.map(({ sectionReference }, index) => ({
    isFirst: slides[index - 1]?.sectionReference !== sectionReference,
    goesOn: slides[index + 1]?.sectionReference === sectionReference,
  }));
}
