import {
  ChevronDown,
  GalleryHorizontalEnd,
  ListChecks,
  MessageCircleQuestion,
  ScanText,
  ScrollText,
} from 'lucide-react';
import { fieldCount } from '#framework/framework.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#platform/web/menu.tsx';
import type { Project } from '#projects/contract.ts';

type TabMenuProps = {
  project: Project;
  onSections: () => void;
  onAnswers: () => void;
  onAutofill: () => void;
  onInterview: () => void;
  onSlides: () => void;
  className?: string;
};

/** The dropdown of the editor's tabs; each entry says how far it is. */
export function TabMenu({
  project,
  onSections,
  onAnswers,
  onAutofill,
  onInterview,
  onSlides,
  className,
}: TabMenuProps) {
  return (
    <Menu>
      <MenuTrigger
        aria-label="Editor tabs: Script Sections"
        className={classNames(
          'group flex h-11 items-center gap-2.5 rounded-control border border-ctl bg-raised px-3 font-medium text-sm md:h-9',
          className,
        )}
      >
        <ScrollText aria-hidden="true" className="size-4" />
        Script Sections
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 transition-transform duration-150 group-data-[state=open]:rotate-180"
        />
      </MenuTrigger>
      <MenuContent align="start" sideOffset={4}>
        <MenuItem icon={<ScrollText />} aria-current="page" className="bg-sunk font-medium" onSelect={onSections}>
          Script Sections
          <Count>
            {project.sectionsCompleted} of {project.totalSections}
          </Count>
        </MenuItem>
        <MenuItem icon={<ListChecks />} onSelect={onAnswers}>
          Framework Answers
          <Count>
            {project.answered} of {fieldCount}
          </Count>
        </MenuItem>
        <MenuItem icon={<ScanText />} onSelect={onAutofill}>
          Smart Autofill
        </MenuItem>
        <MenuItem icon={<GalleryHorizontalEnd />} onSelect={onSlides}>
          Slides
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<MessageCircleQuestion />} onSelect={onInterview}>
          Answer as an interview
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

function Count({ children }: { children: React.ReactNode }) {
  return <span className="tabular ml-auto pl-3 text-faint text-xs">{children}</span>;
}
