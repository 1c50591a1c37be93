import { ArrowLeft, Download, GalleryThumbnails, Images, LayoutGrid, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { toast } from '#platform/web/toast-list.ts';
import { slidesMessages } from './messages.ts';

const messages = slidesMessages.viewer;

type ViewerHeadProps = {
  projectId: number;
  projectName: string;
  count: number;
  isGrid: boolean;
  onGrid: (isGrid: boolean) => void;
  /** The picture of the slide in view, to be taken along. */
  exported: { url: string | null; fileName: string };
};

/** The way back, the deck's name and what can be done with the whole of it. */
export function ViewerHead({ projectId, projectName, count, isGrid, onGrid, exported }: ViewerHeadProps) {
  const title = messages.title(projectName);
  return (
    <header className="sticky top-0 z-20 border-b bg-bg">
      <div className="flex h-14 items-center gap-2 px-3 md:gap-3 md:px-5">
        <Link to={paths.home} aria-label="Pitchwright" className="hidden rounded-small md:inline-flex">
          <Logo nameHidden />
        </Link>
        <Link
          to={paths.project(projectId)}
          className="inline-flex h-11 shrink-0 items-center gap-2 rounded-control px-2 font-medium text-muted text-sm hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5 md:size-4" />
          <span className="max-lg:sr-only">{messages.back}</span>
        </Link>
        <span aria-hidden="true" className="hidden h-6 w-px bg-line-strong lg:block" />
        <div className="flex min-w-0 flex-1 items-baseline gap-3 lg:pl-1.5">
          <h1 title={title} className="display line-clamp-2 text-[1.0625rem] md:line-clamp-1">
            {title}
          </h1>
          <p className="tabular shrink-0 text-muted text-sm max-[30rem]:text-xs">{messages.count(count)}</p>
        </div>
        {count > 0 && (
          <div className="hidden shrink-0 items-center gap-1 md:flex lg:gap-2">
            <DeckActions isGrid={isGrid} onGrid={onGrid} exported={exported} projectId={projectId} />
          </div>
        )}
        {count > 0 && (
          <Button asChild variant="primary" className="max-md:hidden">
            <Link to={paths.imageSelection(projectId)}>
              <Images aria-hidden="true" className="size-4" />
              {messages.select}
            </Link>
          </Button>
        )}
      </div>
      {count > 0 && (
        <div className="flex items-center justify-between gap-1 border-t px-2 py-1 md:hidden">
          <DeckActions isGrid={isGrid} onGrid={onGrid} exported={exported} projectId={projectId} />
          <Button asChild variant="primary" size="bar">
            <Link to={paths.imageSelection(projectId)}>{messages.select}</Link>
          </Button>
        </div>
      )}
    </header>
  );
}

const signOnly = 'max-lg:size-10 max-lg:px-0 touch:max-lg:size-11';

function DeckActions({
  projectId,
  isGrid,
  onGrid,
  exported,
}: Pick<ViewerHeadProps, 'projectId' | 'isGrid' | 'onGrid' | 'exported'>) {
  const Sign = isGrid ? GalleryThumbnails : LayoutGrid;
  return (
    <>
      <Button
        onClick={() => onGrid(!isGrid)}
        className={signOnly}
        icon={<Sign aria-hidden="true" className="size-4" />}
      >
        <span className="max-lg:sr-only">{isGrid ? messages.slide : messages.grid}</span>
      </Button>
      <Button
        variant="ghost"
        onClick={() => void copyAddress(projectId)}
        className={`${signOnly} text-text!`}
        icon={<Share2 aria-hidden="true" className="size-4" />}
      >
        <span className="max-lg:sr-only">{messages.share}</span>
      </Button>
      {exported.url && (
        <Button asChild variant="ghost" className={`${signOnly} text-text!`}>
          <a href={exported.url} download={exported.fileName}>
            <Download aria-hidden="true" className="size-4" />
            <span className="max-lg:sr-only">{messages.export}</span>
          </a>
        </Button>
      )}
    </>
  );
}

async function copyAddress(projectId: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${window.location.origin}${paths.slides(projectId)}`);
    toast(messages.shared);
  } catch {
    toast(messages.shareFailed);
  }
}
