import path from 'node:path';
import type { FileStore } from '#providers/files/file-store.ts';
import { createLocalFiles } from '#providers/files/local-files.ts';
import type { DeckOutliner } from '#slides/deck-outliner.ts';
import { createEmbeddedArtist } from '#slides/embedded-artist.ts';
import { createEmbeddedOutliner } from '#slides/embedded-outliner.ts';
import type { SlideArtist } from '#slides/slide-artist.ts';
import type { SlidePainter } from '#slides/slide-painter.ts';

type SlideMakers = {
  outliner: DeckOutliner;
  artist: SlideArtist;
  painter: SlidePainter | undefined;
  files: FileStore;
};

/** Who outlines and who draws slides, and where their pictures are kept. */
export const openSlides = (dataFolder: string): SlideMakers => ({
  outliner: createEmbeddedOutliner(),
  artist: createEmbeddedArtist(),
  painter: undefined,
  files: createLocalFiles(path.join(dataFolder, 'files')),
});
