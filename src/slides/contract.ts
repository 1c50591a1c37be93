import { z } from 'zod';
import { artNames, fontPairNames, layoutNames, themeNames } from './look.ts';
import { slidePurposes } from './slide-text.ts';

const rowId = z.coerce.number().int().positive().max(2_147_483_647);
export const deckParams = z.object({ deckId: rowId });
export const slideParams = z.object({ deckId: rowId, slideId: rowId });

/** Text as a database can keep it: without U+0000 and without halves of characters. */
const storable = () => z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed());

const figureSchema = z.object({ value: storable().trim().min(1).max(24), label: storable().trim().max(120) });
const quoteSchema = z.object({ text: storable().trim().min(1).max(400), by: storable().trim().max(80) });
const choiceSchema = z.object({
  layout: z.enum(layoutNames),
  art: z.enum(artNames),
  seed: z.number().int().nonnegative().max(2_147_483_647),
});

/** One of the designs a slide may show; `url` is the picture's address, which changes when the picture does. */
const slideOptionSchema = z.object({
  url: z.string(),
  ...choiceSchema.shape,
  /** Said when an image provider failed and the artist drew this option instead; null otherwise. */
  notice: z.string().nullable(),
});

export const slideSchema = z.object({
  id: z.number(),
  sectionReference: z.number(),
  purpose: z.enum(slidePurposes),
  label: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** The bullets, one a line. */
  content: z.string(),
  figure: z.object({ value: z.string(), label: z.string() }).nullable(),
  quote: z.object({ text: z.string(), by: z.string() }).nullable(),
  speakerNotes: z.string(),
  /** Hidden slides stay in the deck and are passed over on stage and in exports. */
  hidden: z.boolean(),
  /** False for a slide that a person added: it cannot be written anew. */
  isFromScript: z.boolean(),
  imageOptions: z.array(z.string()),
  selectedImageUrl: z.string().nullable(),
  /** The design behind each address in `imageOptions`, in the same order. */
  options: z.array(slideOptionSchema),
  /** The drawing of a slide without image options, an SVG; it shows the slide as it stands now. */
  drawingUrl: z.string(),
  layout: z.enum(layoutNames),
  art: z.enum(artNames),
});
export type Slide = z.infer<typeof slideSchema>;

const brandSchema = z.object({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour is written like #1A7F5A.')
    .nullable(),
  fonts: z.enum(fontPairNames).nullable(),
  logo: z
    .string()
    .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]+$/, 'The logo has to be a PNG or JPEG picture.')
    .max(700_000, 'The logo has at most 500 kB.')
    .nullable(),
});

export const deckSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  title: z.string(),
  slides: z.array(slideSchema),
  metadata: z.object({ theme: z.enum(themeNames), brand: brandSchema }),
  /** Whether a person changed anything of it or chose images since it was made. */
  isEdited: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Deck = z.infer<typeof deckSchema>;
/** GET /api/projects/{id}/slides: the newest deck first; a deck that is still being drawn is not among them. */
export const decksSchema = z.array(deckSchema);
/** GET /api/projects/{id}/cached-images; the id is the newest deck's, or null when nothing was generated. */
export const cachedImagesSchema = z.object({
  id: z.number().nullable(),
  projectId: z.number(),
  title: z.string(),
  slides: z.array(slideSchema),
});

/*
 * Every call below that changes a deck answers the whole deck as it stands then (`deckSchema`): a picture's address changes
 * with what it shows, also with its page number. Adding a slide and cleaning up have answers of their own.
 */

/** PATCH /api/slide-decks/{deckId}: a look over the whole deck at once. */
export const changeDeckSchema = z.object({
  title: storable().trim().min(1, 'A deck needs a title.').max(200).optional(),
  theme: z.enum(themeNames).optional(),
  brand: brandSchema.partial().optional(),
});

const slideWords = {
  label: storable().trim().max(40, 'A label has at most 40 characters.'),
  title: storable().trim().max(200, 'A title has at most 200 characters.'),
  subtitle: storable().trim().max(300, 'A subtitle has at most 300 characters.'),
  bullets: z
    .array(storable().trim().min(1).max(240, 'A bullet has at most 240 characters.'))
    .max(8, 'A slide has at most eight bullets.'),
  figure: figureSchema.nullable(),
  quote: quoteSchema.nullable(),
  speakerNotes: storable().max(20_000, 'Speaker notes have at most 20,000 characters.'),
};
/** PATCH /api/slide-decks/{deckId}/slides/{slideId}. `layout` and `art` change the design at `imageUrl`, without it the one that is shown; the picture follows. */
export const changeSlideSchema = z
  .object({
    ...slideWords,
    sectionReference: z.number().int().min(0).max(8),
    hidden: z.boolean(),
    layout: z.enum(layoutNames),
    art: z.enum(artNames),
    imageUrl: z.string().max(500),
  })
  .partial();
/** POST /api/slide-decks/{deckId}/slides: a new slide after another one, or first. */
export const addSlideSchema = z.object({
  after: z.number().int().positive().nullable(),
  purpose: z.enum(slidePurposes).default('statement'),
  title: slideWords.title.min(1, 'A slide needs a title.'),
});
export const slideAddedSchema = z.object({ slideId: z.number(), deck: deckSchema });
/*
 * Without a body: DELETE /api/slide-decks/{deckId}/slides/{slideId}; POST …/more-options (three new designs beside the present
 * ones) and POST …/regenerate (the words from the script again and three new designs), both Pro; POST …/restore takes back
 * the removal of a slide, or that a slide was regenerated, as long as no image was chosen for it since.
 */

/** PUT /api/slide-decks/{deckId}/order: the ids of all its slides. */
export const orderSlidesSchema = z.object({ slideIds: z.array(z.number().int().positive()).min(1).max(200) });

/** PATCH /api/slide-decks/{deckId}/slides/{slideId}/image */
export const selectImageSchema = z.object({ selectedImageUrl: z.string().min(1).max(500) });
/** POST /api/slide-decks/{deckId}/select-images: slide id to image address. */
export const selectImagesSchema = z.object({
  selectedImages: z.record(z.string().regex(/^\d{1,10}$/), z.string().min(1).max(500)),
});
export const cleanupAnswerSchema = z.object({ message: z.string(), remainingImages: z.number() });

/**
 * POST /api/projects/{id}/generate-slides and /generate-visual-slides: nothing, or the look to draw them in. The first answers
 * at once, the second when the slides are drawn (after 25 seconds it answers that they are still being drawn).
 */
export const generateSlidesSchema = z.object({ theme: z.enum(themeNames).optional() }).nullish();
export const generationStartedSchema = z.object({ success: z.literal(true), message: z.string() });

const completedImageSchema = z.object({
  imageUrl: z.string(),
  /** 0 is the cover. */
  sectionNumber: z.number(),
  /** Counts from 0 within the section. */
  imageIndex: z.number(),
});

/** Sections, images and percentages as whole numbers; `currentImage` counts from 1 over the whole deck, as `totalImages` does. */
export const slideProgressSchema = z.object({
  /** Counts up with every message, so that a late one is known. */
  step: z.number(),
  currentSection: z.number(),
  totalSections: z.number(),
  currentImage: z.number(),
  totalImages: z.number(),
  overallProgress: z.number(),
  sectionProgress: z.number(),
  status: z.enum(['starting', 'outlining', 'drawing', 'completed', 'cancelled', 'failed']),
  message: z.string(),
  /** What a person should know about how the slides are made: another outliner stood in. */
  notice: z.string().optional(),
  completedImages: z.array(completedImageSchema),
  /** The key slides in their order, so that the contact sheet can be laid out before the first picture. */
  sections: z.array(z.object({ sectionNumber: z.number(), title: z.string(), images: z.number() })),
});
export type SlideProgress = z.infer<typeof slideProgressSchema>;

/** GET /api/projects/{id}/slide-generation: where the latest generation stands; null when there was none. DELETE cancels it. */
export const slideGenerationSchema = z.object({ progress: slideProgressSchema.nullable() });

/** What the browser sends over /ws/progress/{projectId}. */
export const subscribeSchema = z.object({ type: z.literal('subscribe'), projectId: z.coerce.number() });
/** What the server sends over /ws/progress/{projectId}. */
export const progressMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), projectId: z.number() }),
  z.object({ type: z.literal('progress'), ...slideProgressSchema.shape }),
  z.object({ type: z.literal('complete'), slideDeck: deckSchema }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type ProgressMessage = z.infer<typeof progressMessageSchema>;
