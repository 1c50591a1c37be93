import { apiRequest } from '#platform/web/api-client.ts';
import type { ThemeName } from '../look.ts';
import { readDeck, type ShownDeck, type ShownSlide, type SlideId } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { inverseOf, type SlideChange, typedIn, withChange } from './slide-fields.ts';
import type { Draft } from './use-slide-drafts.ts';

/** What a change answered, and what undoes it. */
export type Edited = { deck: ShownDeck; undo?: () => Promise<ShownDeck>; addedId?: SlideId };
export type Edit = {
  call: () => Promise<Edited>;
  /** The deck as it will be, shown until the answer comes. */
  foresee?: (deck: ShownDeck) => ShownDeck;
  /** It changes the words of a slide that may be in hand. */
  rewrites?: true;
  /** What was typed for it, to be kept should it fail. */
  typed?: { id: SlideId; draft: Draft };
  /** Said when it is done; a change of words is not worth a message. */
  told?: string;
};
export type BrandChange = Partial<ShownDeck['look']['brand']>;
export type LookChange = { theme?: ThemeName; brand?: BrandChange };

const { edits: messages } = slidesMessages;

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  return (await apiRequest(method, path, body)).json();
}

const mapSlide = (deck: ShownDeck, id: SlideId, change: (slide: ShownSlide) => ShownSlide): ShownDeck => ({
  ...deck,
  slides: deck.slides.map((slide) => (slide.id === id ? change(slide) : slide)),
});

/** Every change one can make to a deck, each with its undo. */
export function deckEdits(deck: ShownDeck) {
  const path = `/api/slide-decks/${deck.id}`;
  const pathOf = (id: SlideId) => `${path}/slides/${id}`;
  const patch = async (id: SlideId, change: SlideChange) => readDeck(await send('PATCH', pathOf(id), change));
  const order = async (slideIds: readonly SlideId[]) => readDeck(await send('PUT', `${path}/order`, { slideIds }));
  const look = async (change: LookChange) => readDeck(await send('PATCH', path, change));
  const remove = async (id: SlideId) => readDeck(await send('DELETE', pathOf(id)));
  const restore = async (id: SlideId) => readDeck(await send('POST', `${pathOf(id)}/restore`));

  return {
    change: (slide: ShownSlide, change: SlideChange, told?: string): Edit => ({
      call: async () => ({
        deck: await patch(slide.id, change),
        undo: () => patch(slide.id, inverseOf(change, slide)),
      }),
      foresee: (present) => mapSlide(present, slide.id, (one) => withChange(one, change)),
      typed: { id: slide.id, draft: typedIn(change, slide) },
      ...(told ? { told } : {}),
    }),

    add: (after: SlideId | null): Edit => ({
      call: async () => {
        const answer = await send('POST', `${path}/slides`, { after, title: messages.newTitle });
        const { slideId, deck: added } = answer as { slideId: SlideId; deck: unknown };
        return { deck: readDeck(added), undo: () => remove(slideId), addedId: slideId };
      },
      told: messages.added,
    }),

    remove: (slide: ShownSlide): Edit => ({
      call: async () => ({ deck: await remove(slide.id), undo: () => restore(slide.id) }),
      foresee: (present) => ({ ...present, slides: present.slides.filter(({ id }) => id !== slide.id) }),
      told: messages.removed,
    }),

    order: (slideIds: readonly SlideId[]): Edit => ({
      call: async () => ({ deck: await order(slideIds), undo: () => order(deck.slides.map(({ id }) => id)) }),
      foresee: (present) => ({
        ...present,
        slides: slideIds.flatMap((wanted) => present.slides.filter(({ id }) => id === wanted)),
      }),
      told: messages.moved,
    }),

    look: (change: LookChange): Edit => ({
      call: async () => ({ deck: await look(change), undo: () => look(lookBefore(change, deck)) }),
      foresee: (present) => ({
        ...present,
        look: { theme: change.theme ?? present.look.theme, brand: { ...present.look.brand, ...change.brand } },
      }),
      told: messages.lookChanged,
    }),

    moreOptions: (slide: ShownSlide): Edit => ({
      call: async () => ({ deck: readDeck(await send('POST', `${pathOf(slide.id)}/more-options`)) }),
      told: messages.moreOptions,
    }),

    regenerate: (slide: ShownSlide): Edit => ({
      call: async () => {
        const drawn = readDeck(await send('POST', `${pathOf(slide.id)}/regenerate`));
        return { deck: drawn, undo: () => restore(slide.id) };
      },
      rewrites: true,
      told: messages.regenerated,
    }),
  };
}

function lookBefore(change: LookChange, { look }: ShownDeck): LookChange {
  const brand = Object.fromEntries(Object.entries(look.brand).filter(([name]) => name in (change.brand ?? {})));
  return { ...(change.theme ? { theme: look.theme } : {}), ...(change.brand ? { brand } : {}) };
}

/** The ids in order after one slide went to another's place. */
export function movedIds(slides: readonly { id: SlideId }[], from: number, to: number): SlideId[] {
  const ids = slides.map(({ id }) => id);
  const [moved] = ids.splice(from, 1);
  if (moved !== undefined) ids.splice(to, 0, moved);
  return ids;
}
