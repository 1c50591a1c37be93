import { Images, Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { countImages } from '../deck.ts';
import { pictureOf, type ShownDeck } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';

type DeckSummaryProps = { projectId: number; deck: ShownDeck; mayView: boolean; onView: () => void };

const messages = slidesMessages.tab;

/** The deck there is: its slides in a row, what is still to choose, and the ways on. */
export function DeckSummary({ projectId, deck, mayView, onView }: DeckSummaryProps) {
  const { pending } = countImages(deck.slides);
  const view = (
    <>
      <Presentation aria-hidden="true" className="size-4" />
      {messages.view}
    </>
  );
  return (
    <section className="flex flex-col gap-4 border-b pb-7">
      <ol aria-label={messages.title} className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {deck.slides.map((slide, index) => (
          <li key={slide.id} data-section={slide.sectionReference}>
            <SlidePicture
              src={pictureOf(slide)}
              title={`${index + 1}. ${slide.title}`}
              lazy
              className="rounded-[4px]"
            />
            <span aria-hidden="true" className="mt-1 block h-[3px] bg-mark" />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <p className="tabular w-full text-sm">
          <span className="font-semibold">{messages.deck(deck.slides.length)}</span>
          <span className="text-muted">, {pending > 0 ? messages.pending(pending) : messages.chosen}</span>
        </p>
        {mayView ? (
          <Button asChild variant="neutral" size="bar">
            <Link to={paths.slides(projectId)}>{view}</Link>
          </Button>
        ) : (
          <Button variant="neutral" size="bar" onClick={onView}>
            {view}
          </Button>
        )}
        <Button asChild size="bar">
          <Link to={paths.imageSelection(projectId)}>
            <Images aria-hidden="true" className="size-4" />
            {messages.choose}
          </Link>
        </Button>
        <Button asChild variant="ghost" size="bar">
          <Link to={paths.images(projectId)}>{messages.manage}</Link>
        </Button>
      </div>
    </section>
  );
}
