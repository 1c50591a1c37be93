import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { highlight, readCaretSentence } from './caret-sentence.ts';
import { fillEditable, placeCaret, plainParagraphs, textOfEditable, timeEditable } from './editable-text.ts';
import type { SentenceInFocus } from './lit-sentence.ts';
import type { Point } from './reading-text.tsx';

type EditingTextProps = {
  label: string;
  /** The text to start with; later changes of it are the person's own and are not put back. */
  initialText: string;
  startsAt: number;
  /** Where the caret goes; without it the field does not take the focus. */
  caretAt: Point | 'end' | undefined;
  /** The sentences as they were written, with the answers behind them. */
  written: readonly SentenceInFocus[];
  onText: (text: string) => void;
  /** The caret moved into another sentence, or out of all of them. */
  onSentence: (sentence: SentenceInFocus | undefined) => void;
};

/** The text of a section under the person's hands, set exactly as it was read. It takes plain words only. */
export function EditingText({ label, initialText, startsAt, caretAt, written, onText, onSentence }: EditingTextProps) {
  const field = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser owns the text from here on
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    fillEditable(element, initialText);
    timeEditable(element, startsAt);
    if (caretAt) placeCaret(element, caretAt === 'end' ? undefined : caretAt);
    // React's own onBeforeInput is another event, older than this one.
    element.addEventListener('beforeinput', refuseFormats);
    return () => element.removeEventListener('beforeinput', refuseFormats);
  }, []);

  const followCaret = useEffectEvent(() => {
    if (!field.current || document.activeElement !== field.current) return;
    const found = readCaretSentence(field.current, written);
    highlight(found?.range);
    onSentence(found?.sentence);
  });
  useEffect(() => {
    document.addEventListener('selectionchange', followCaret);
    return () => {
      document.removeEventListener('selectionchange', followCaret);
      highlight(undefined);
    };
  }, []);

  function read(event: FormEvent<HTMLDivElement>) {
    timeEditable(event.currentTarget, startsAt);
    onText(textOfEditable(event.currentTarget));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot be set like the manuscript it replaces
    <div
      ref={field}
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      className="manuscript outline-none"
      onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
      onPaste={pastePlainText}
      onDrop={refuseDrop}
      onInput={read}
    />
  );
}

function refuseFormats(event: InputEvent) {
  if (event.inputType.startsWith('format')) event.preventDefault();
}

function refuseDrop(event: DragEvent) {
  event.preventDefault();
}

function pastePlainText(event: ClipboardEvent) {
  event.preventDefault();
  document.execCommand('insertText', false, plainParagraphs(event.clipboardData.getData('text/plain')));
}
