import { Search, X } from 'lucide-react';
import { IconButton } from '#platform/web/icon-button.tsx';
import { dashboardMessages } from './messages.ts';

type SearchFieldProps = { value: string; onChange: (value: string) => void };

const { label, placeholder } = dashboardMessages.search;

export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <search className="relative w-full md:w-[340px]">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        className="h-11 w-full rounded-control border border-ctl bg-surface pr-11 pl-10.5 text-[0.9375rem] placeholder:text-muted"
      />
      {value && (
        <IconButton
          label="Empty the search"
          size="small"
          onClick={() => onChange('')}
          className="absolute! top-1.5 right-1.5"
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </search>
  );
}
