import type { ImageModel, PictureSize } from '#providers/image-model/image-model.ts';
import { picturePrompt } from './picture-prompt.ts';
import type { SlidePainter } from './slide-painter.ts';

/** As near to the shape of a slide as the models' multiples of 64 allow. */
const pictureSize: PictureSize = { width: 1344, height: 768 };

/** Has an image model paint what a slide is about. */
export function createModelPainter({ model }: { model: ImageModel }): SlidePainter {
  return {
    paint: ({ text, purpose, look }, signal = new AbortController().signal) =>
      model.paint(picturePrompt({ text, purpose }, look), { ...pictureSize, signal }),
  };
}
