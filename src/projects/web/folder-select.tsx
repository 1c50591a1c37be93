import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { controlLooks, Field } from '#platform/web/field.tsx';
import type { Folder } from '../contract.ts';
import { projectMessages } from './messages.ts';

type FolderSelectProps = Omit<ComponentProps<'select'>, 'id'> & { folders: readonly Folder[] };

const messages = projectMessages.folder;

/** One of the user's folders, or none (''). */
export function FolderSelect({ folders, ...rest }: FolderSelectProps) {
  const id = useId();
  return (
    <Field id={id} label={messages.label} hint={messages.hint}>
      <div className="relative">
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          className={`${controlLooks} h-12 appearance-none pr-11 pl-3.5 text-base`}
          {...rest}
        >
          <option value="">{messages.none}</option>
          {folders.map((folder) => (
            <option key={folder.id} value={folder.id}>
              {folder.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </Field>
  );
}
