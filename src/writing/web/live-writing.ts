/** A section that is being written, or that waits for its turn. `since` is the moment in ms its first word was expected. */
export type LiveSection = { phase: 'waiting' | 'writing'; text: string; since: number };

export type LiveWriting = {
  sections: ReadonlyMap<number, LiveSection>;
  /** Is a complete script under way, and has the person asked to stop it? */
  script: 'idle' | 'writing' | 'stopping';
};

export type LiveAction =
  | { type: 'script-began'; sectionNumbers: readonly number[] }
  | { type: 'section-began'; sectionNumber: number; at: number }
  | { type: 'text'; sectionNumber: number; text: string }
  | { type: 'section-ended'; sectionNumber: number }
  | { type: 'script-followed'; remaining: readonly number[]; at: number }
  | { type: 'script-stopping' }
  | { type: 'script-ended' };

export const nothingLive: LiveWriting = { sections: new Map(), script: 'idle' };

const waiting: LiveSection = { phase: 'waiting', text: '', since: 0 };

/** What the manuscript shows while the writer works. */
export function nextLive(live: LiveWriting, action: LiveAction): LiveWriting {
  const sections = new Map(live.sections);
  switch (action.type) {
    case 'script-began':
      return { script: 'writing', sections: new Map(action.sectionNumbers.map((number) => [number, waiting])) };
    case 'section-began':
      return {
        ...live,
        sections: sections.set(action.sectionNumber, { phase: 'writing', text: '', since: action.at }),
      };
    case 'text': {
      const present = live.sections.get(action.sectionNumber);
      if (!present) return live;
      const text = present.text + action.text;
      return { ...live, sections: sections.set(action.sectionNumber, { ...present, phase: 'writing', text }) };
    }
    case 'section-ended':
      sections.delete(action.sectionNumber);
      return { ...live, sections };
    case 'script-followed':
      return { script: live.script === 'stopping' ? 'stopping' : 'writing', sections: followed(live, action) };
    case 'script-stopping':
      return { ...live, script: 'stopping' };
    case 'script-ended':
      return nothingLive;
  }
}

/** From afar only the order is known: the first that remains is being written, its words are not seen. */
function followed(live: LiveWriting, { remaining, at }: { remaining: readonly number[]; at: number }) {
  return new Map(
    remaining.map((number, index): [number, LiveSection] => {
      if (index > 0) return [number, waiting];
      return [number, { phase: 'writing', text: '', since: live.sections.get(number)?.since || at }];
    }),
  );
}
