import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { TextArea } from '#platform/web/text-area.tsx';
import { toast } from '#platform/web/toast-list.ts';
import { autofillMessages } from './messages.ts';
import { readableEndings, readFile, UnreadableFileError, withFile } from './read-file.ts';

type AutofillInputProps = { text: string; onText: (text: string) => void; onSubmit: () => void };

const messages = autofillMessages.input;

/** Room for a text: pasted, typed, or out of files that are dropped or chosen. A file is added behind what is there. */
export function AutofillInput({ text, onText, onSubmit }: AutofillInputProps) {
  const [isOver, setIsOver] = useState(false);
  const { reading, add } = useFiles(text, onText);
  const chooser = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    setIsOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void add(event.dataTransfer.files);
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void add(event.clipboardData.files);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.files) void add([...event.target.files]);
    // The same file can be chosen again after it was mended.
    event.target.value = '';
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped anywhere here; the button does the same by keyboard.
    <div
      onDrop={drop}
      onDragOver={dragOver}
      onDragLeave={() => setIsOver(false)}
      className="flex min-h-0 flex-1 flex-col gap-3"
    >
      <TextArea
        label={messages.label}
        hint={messages.hint}
        voice="plain"
        rows={10}
        value={text}
        spellCheck={false}
        placeholder={messages.placeholder}
        aria-busy={reading !== undefined}
        onChange={(event) => onText(event.target.value)}
        onPaste={paste}
        onKeyDown={onKeyDown}
        className={classNames(
          'max-h-[min(46dvh,25rem)] overflow-y-auto leading-normal',
          isOver && 'border-dashed bg-tint! outline-2 outline-focus',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={chooser}
          type="file"
          multiple
          accept={readableEndings}
          onChange={choose}
          aria-label={messages.choose}
          tabIndex={-1}
          className="hidden"
        />
        <Button
          size="bar"
          busy={reading !== undefined}
          icon={<FileUp aria-hidden="true" className="size-4" />}
          onClick={() => chooser.current?.click()}
        >
          {messages.choose}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-40 text-muted text-note [overflow-wrap:anywhere]">
          {reading ? messages.reading(reading) : isOver ? messages.drop : messages.formats}
        </p>
        {text !== '' && (
          <div className="ml-auto flex items-center gap-2">
            <p className="tabular text-muted text-note">{messages.characters(text.length)}</p>
            <Button variant="ghost" size="small" onClick={() => onText('')}>
              {messages.clear}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Reads files one after the other; one that cannot be read is named, and the text stays as it was. */
function useFiles(text: string, onText: (text: string) => void) {
  const [reading, setReading] = useState<string>();
  const latest = useRef(text);
  latest.current = text;

  async function add(files: Iterable<File>) {
    for (const file of [...files]) {
      setReading(file.name);
      try {
        const added = await readFile(file);
        latest.current = withFile(latest.current, added, file.name);
        onText(latest.current);
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        toast({ title: autofillMessages.file.title, description: error.message, tone: 'danger' });
      } finally {
        setReading(undefined);
      }
    }
  }

  return { reading, add };
}
