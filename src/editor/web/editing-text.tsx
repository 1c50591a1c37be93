import { type ClipboardEvent, type DragEvent, type FormEvent, useLayoutEffect, useRef } from 'react';
import { fillEditable, placeCaret, plainParagraphs, textOfEditable, timeEditable } from './editable-text.ts';
import type { Point } from './reading-text.tsx';

type EditingTextProps = {
  label: string;
  /** The text to start with; later changes of it are the person's own and are not put back. */
  initialText: string;
  startsAt: number;
  /** Where the caret goes; without it the field does not take the focus. */
  caretAt: Point | 'end' | undefined;
  onText: (text: string) => void;
};

/** The text of a section under the person's hands, set exactly as it was read. It takes plain words only. */
export function EditingText({ label, initialText, startsAt, caretAt, onText }: EditingTextProps) {
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
