import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#platform/server/config.ts';
import type { FileStore } from '#providers/files/file-store.ts';
import { createLocalFiles } from '#providers/files/local-files.ts';
import type { TextModel } from '#providers/text-model/text-model.ts';
import type { DeckOutliner } from '#slides/deck-outliner.ts';
import { createEmbeddedArtist } from '#slides/embedded-artist.ts';
import { createEmbeddedOutliner } from '#slides/embedded-outliner.ts';
import { createModelPainter } from '#slides/model-painter.ts';
import { createModelOutliner } from '#slides/outline/model/model-outliner.ts';
import type { SlideArtist } from '#slides/slide-artist.ts';
import type { SlidePainter } from '#slides/slide-painter.ts';

type SlideMakers = {
  outliner: DeckOutliner;
  artist: SlideArtist;
  painter: SlidePainter | undefined;
  files: FileStore;
};

/** Who outlines, draws and paints slides, and where their pictures are kept. */
export async function openSlides(config: Config, log: Logger, model?: TextModel): Promise<SlideMakers> {
  const embedded = createEmbeddedOutliner();
  return {
    outliner: model ? createModelOutliner({ model, embedded }) : embedded,
    artist: createEmbeddedArtist(),
    painter: await openPainter(config, log),
    files: createLocalFiles(path.join(path.resolve(config.dataFolder), 'files')),
  };
}

async function openPainter({ imageModel }: Config, log: Logger): Promise<SlidePainter | undefined> {
  if (!imageModel) return undefined;
  // 50 MB that only those need who have a model.
  const { createImageModel } = await import('#providers/image-model/create-image-model.ts');
  const model = createImageModel({
    ...imageModel,
    onFailure: ({ code }, detail) => log.warn({ code, detail }, 'the image model failed'),
  });
  log.info(`pictures are painted by ${model.name}`);
  return createModelPainter({ model });
}
