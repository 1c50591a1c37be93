import { frameworkSections } from '#framework/framework.ts';
import { Caret } from '#platform/web/caret.tsx';
import { classNames } from '#platform/web/class-names.ts';
import type { SampleSentence, SectionSoFar } from '../sample-script.ts';
import { landingMessages } from './messages.ts';

type SectionOnSheetProps = { section: SectionSoFar; isEarlier: boolean; isLast: boolean };

/** A section of the sample: its words at the left, the question behind the tinted ones in the margin. */
export function SectionOnSheet({ section, isEarlier, isLast }: SectionOnSheetProps) {
  const name = frameworkSections.find(({ number }) => number === section.section)?.name;
  const answered = section.sentences.find(({ answer }) => answer);
  return (
    <div
      data-section={section.section}
      className="grid gap-x-5 border-mark border-l-[3px] pb-4.5 pl-3 md:grid-cols-[1fr_100px] md:pl-5"
    >
      <div>
        <h3 className="type-section-label mb-1 text-hue">
          {section.section} {name}
        </h3>
        <p className={classNames('font-script text-[20px] leading-[1.45]', isEarlier && 'text-faint')}>
          {section.sentences.map((sentence) => (
            <Sentence key={sentence.text} sentence={sentence} />
          ))}
          {isLast && <Caret />}
        </p>
      </div>
      {answered && (
        <p className="mt-1 text-xs md:mt-7">
          <strong className="block font-semibold text-hue">{landingMessages.sample.answer}</strong>
          <span className="text-muted">{answered.answer}</span>
        </p>
      )}
    </div>
  );
}

function Sentence({ sentence }: { sentence: SampleSentence }) {
  if (!sentence.answer) return <>{sentence.text} </>;
  return (
    <>
      <mark className="box-decoration-clone bg-tint px-0.5 py-px text-inherit">{sentence.text}</mark>{' '}
    </>
  );
}
