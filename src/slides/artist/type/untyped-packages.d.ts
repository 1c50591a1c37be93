declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, `position` counted in UTF-16 units. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'wawoff2/build/decompress_binding.js' {
  const binding: { onRuntimeInitialized?: () => void; decompress(file: Uint8Array): Uint8Array | false };
  export default binding;
}
