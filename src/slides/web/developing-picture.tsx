import { useState } from 'react';
import { Skeleton } from '#platform/web/skeleton.tsx';

type DevelopingPictureProps = {
  /** The picture drawn last; null before the first. */
  url: string | null;
  title: string;
};

/** The latest picture, developed from its top behind an amber line while the next one is drawn. */
export function DevelopingPicture({ url, title }: DevelopingPictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) {
    return (
      <div className="slide-frame rounded-card">
        {title ? (
          <p className="on-stage absolute inset-0 flex items-center bg-stage p-[8cqw] font-bold font-display text-[7cqw] text-stage-lead leading-[1.1] opacity-70 blur-[1.5px] [font-stretch:86%]">
            <span className="line-clamp-3">{title}</span>
          </p>
        ) : (
          <Skeleton className="absolute inset-0 bg-line!" />
        )}
      </div>
    );
  }
  return (
    <div key={url} className="slide-frame developing rounded-card">
      <img src={url} alt="" aria-hidden="true" className="blur-[14px]" onError={() => setBroken(url)} />
      <img src={url} alt={title} className="developed" onError={() => setBroken(url)} />
      <span aria-hidden="true" className="developing-edge" />
    </div>
  );
}
