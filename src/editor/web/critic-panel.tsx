import { CornerDownRight } from 'lucide-react';
import { Leaders } from '#platform/web/leaders.tsx';
import type { Project } from '#projects/contract.ts';
import { critiqueSection } from '#writing/critic.ts';
import { layManuscript } from '../manuscript.ts';
import { type Lit, litElement } from './lit-sentence.ts';
import { editorMessages } from './messages.ts';
import type { SectionView } from './section-views.ts';

type CriticPanelProps = {
  project: Project;
  view: SectionView;
  lit: Lit | undefined;
  onLight: (lit: Lit) => void;
};

const messages = editorMessages.critic;

/** What a listener would stumble over in the section as it stands; a press goes to the sentence. */
export function CriticPanel({ project, view, lit, onLight }: CriticPanelProps) {
  const { section, sectionNumber, draft, live } = view;
  // Words that are being typed or written are judged when they stand.
  if (draft || live || section.content.trim() === '') return null;
  const sentences = layManuscript({ ...section, startsAt: 0 }).flatMap((paragraph) => paragraph.sentences);
  const answers = { ...project.originalFormData, projectName: `${project.name} ${project.targetAudience}` };
  const { readingEase, repeated, claims } = critiqueSection(sentences, answers);

  function goTo(places: readonly number[]) {
    const at = lit?.sectionNumber === sectionNumber ? lit.place : -1;
    const place = places.find((next) => next > at) ?? places[0];
    if (place === undefined) return;
    onLight({ sectionNumber, place });
    requestAnimationFrame(() => litElement()?.scrollIntoView({ block: 'center' }));
  }

  return (
    <section aria-labelledby="critic-heading" className="mt-7 border-t pt-6">
      <h3 id="critic-heading" className="mb-3 font-semibold text-sm">
        {messages.title}
      </h3>
      {readingEase !== undefined && (
        <Leaders entries={[{ name: messages.ease, value: `${messages.easeWords(readingEase)}, ${readingEase}` }]} />
      )}
      <Remarks
        title={messages.repeated}
        remarks={repeated.map(({ phrase, places }) => ({ words: `“${phrase}”`, places }))}
        onGoTo={goTo}
      />
      <Remarks
        title={messages.claims}
        remarks={claims.map(({ figure, place }) => ({ words: figure, places: [place] }))}
        onGoTo={goTo}
      />
      {repeated.length + claims.length === 0 && <p className="mt-3 text-muted text-sm">{messages.nothing}</p>}
    </section>
  );
}

type RemarksProps = {
  title: string;
  remarks: readonly { words: string; places: readonly number[] }[];
  onGoTo: (places: readonly number[]) => void;
};

function Remarks({ title, remarks, onGoTo }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 mb-1 text-muted text-sm">{title}</h4>
      <ul>
        {remarks.map(({ words, places }) => (
          <li key={`${words} ${places[0]}`}>
            <button
              type="button"
              onClick={() => onGoTo(places)}
              className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-start gap-2 rounded-small px-2 py-1.5 text-left hover:bg-surface touch:min-h-11"
            >
              <CornerDownRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-faint" />
              <span className="min-w-0 flex-1 font-script text-base leading-snug [overflow-wrap:anywhere]">
                {words}
              </span>
              {places.length > 1 && (
                <span className="tabular pt-0.5 text-faint text-xs">{messages.times(places.length)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
