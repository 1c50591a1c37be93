import { classNames } from './class-names.ts';

/** The mark, a mirrored pilcrow, and the name. `onStage` turns the mark paper-white. */
export function Logo({ onStage = false, nameHidden = false }: { onStage?: boolean; nameHidden?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 30 30" className="size-[30px]">
        <rect width="30" height="30" rx="7" className={onStage ? 'fill-paper' : 'fill-logo-ground'} />
        <path
          d="M7 6.5h3v17.5H7zM12 6.5h5.8a5.2 5.2 0 0 1 0 10.4H15V24h-3z"
          className={onStage ? 'fill-ink' : 'fill-amber'}
        />
        <path d="M15 14.2h2.4a2.5 2.5 0 0 0 0-5H15z" className={onStage ? 'fill-paper' : 'fill-amber'} />
      </svg>
      <span className={classNames('type-bar-title', nameHidden && 'sr-only')}>Pitchwright</span>
    </span>
  );
}
