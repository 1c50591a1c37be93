import { useEffect, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';

type SlidePictureProps = {
  /** Null where there is no picture: then its words stand in the frame. */
  src: string | null;
  /** What the slide says; it is the picture's text and stands in for it. */
  title: string;
  /** Beside a text that says the same. */
  decorative?: boolean;
  lazy?: boolean;
  /** A drawing of the same slide that is there sooner; it is asked for only when the picture takes its time. */
  meanwhile?: string | undefined;
  className?: string;
};

/** A slide in its frame. A new picture fades in over the one before it; one that cannot be loaded is not shown. */
export function SlidePicture({
  src,
  title,
  decorative = false,
  lazy = false,
  meanwhile,
  className,
}: SlidePictureProps) {
  const [pictures, setPictures] = useState<{ now: string | null; before: string | null }>({ now: src, before: null });
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  if (pictures.now !== src) setPictures({ now: src, before: loaded === pictures.now ? pictures.now : pictures.before });
  const { before } = pictures;
  const isShown = src !== null && src !== broken;
  const isLate = useIsLate(src, loaded === src);
  const standsIn = before ?? (isLate && meanwhile !== src ? meanwhile : undefined);

  return (
    <span className={classNames('slide-frame block', className)}>
      {!isShown && <StandIn title={title} isDecorative={decorative} />}
      {standsIn && isShown && (
        <img
          src={standsIn}
          alt=""
          aria-hidden="true"
          loading={lazy ? 'lazy' : 'eager'}
          onError={() => setPictures({ now: src, before: null })}
        />
      )}
      {isShown && (
        <img
          key={src}
          src={src}
          alt={decorative ? '' : title}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
          className={loaded === src ? 'has-come' : 'is-coming'}
        />
      )}
    </span>
  );
}

/** After so many milliseconds a picture is taking its time. */
const lateAfter = 300;

function useIsLate(src: string | null, hasCome: boolean): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!src || hasCome) return;
    const timer = setTimeout(() => setLate(src), lateAfter);
    return () => clearTimeout(timer);
  }, [src, hasCome]);
  return src !== null && late === src;
}

function StandIn({ title, isDecorative }: { title: string; isDecorative: boolean }) {
  return (
    <span
      aria-hidden={isDecorative || undefined}
      className="on-stage absolute inset-0 flex items-center bg-stage p-[8cqw] font-bold font-display text-[7cqw] text-stage-lead leading-[1.1] [font-stretch:86%] [overflow-wrap:anywhere]"
    >
      <span className="line-clamp-3">{title}</span>
    </span>
  );
}
