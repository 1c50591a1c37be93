import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { ArrowUpRight, FileText, LayoutTemplate, LogOut, Moon, PanelsTopLeft, Plus, Sun } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';
import { paths, serverPaths } from '#app/paths.ts';
import { isPro } from '#plans/access.ts';
import { DialogSurface } from '#platform/web/dialog-surface.tsx';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';
import { chooseTheme } from '#platform/web/theme.ts';
import { projectCardSchema } from '#projects/contract.ts';
import { useAppActions } from './app-actions.ts';

type CommandMenuProps = { open: boolean; onOpenChange: (open: boolean) => void };

const namedProjects = z.array(projectCardSchema.pick({ id: true, name: true }));

/** Projects, screens and actions by typing; opens with Ctrl/⌘ K from every signed-in screen. */
export function CommandMenu({ open, onOpenChange }: CommandMenuProps) {
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { openTemplates } = useAppActions();
  const projects = useQuery({
    queryKey: ['/api/projects'],
    select: (answer) => namedProjects.parse(answer),
    enabled: open,
  });

  function run(action: () => void) {
    onOpenChange(false);
    action();
  }

  return (
    <DialogSurface open={open} onOpenChange={onOpenChange} size="medium" className="md:mt-[12dvh]">
      <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
      <Command label="Search or jump to" loop className="flex min-h-0 flex-col">
        <Command.Input
          placeholder="A project, a screen, an action"
          className="h-14 w-full shrink-0 border-b bg-transparent px-5 text-base outline-none placeholder:text-faint"
        />
        <Command.List className="min-h-0 overflow-y-auto p-2 md:max-h-[420px] [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-note">
          <Command.Empty className="px-3 py-8 text-center text-muted text-sm">Nothing goes by that name.</Command.Empty>
          <Command.Group heading="Actions">
            <Entry icon={<Plus />} onSelect={() => run(() => navigate(paths.newScript))}>
              Generate New Script
            </Entry>
            <Entry icon={<LayoutTemplate />} onSelect={() => run(openTemplates)}>
              Start from a template
            </Entry>
            <Entry icon={<Sun />} onSelect={() => run(() => chooseTheme('light'))}>
              Light theme
            </Entry>
            <Entry icon={<Moon />} onSelect={() => run(() => chooseTheme('dark'))}>
              Dark theme
            </Entry>
            <Entry icon={<LogOut />} onSelect={() => run(() => navigateBrowser(serverPaths.logout))}>
              Log out
            </Entry>
          </Command.Group>
          <Command.Group heading="Screens">
            <Entry icon={<PanelsTopLeft />} onSelect={() => run(() => navigate(paths.home))}>
              Dashboard
            </Entry>
            {!isPro(user) && (
              <Entry icon={<ArrowUpRight />} onSelect={() => run(() => navigate(paths.subscribe))}>
                Upgrade to Pro
              </Entry>
            )}
          </Command.Group>
          {projects.data && projects.data.length > 0 && (
            <Command.Group heading="Projects">
              {projects.data.map(({ id, name }) => (
                <Entry
                  key={id}
                  value={`${name} ${id}`}
                  icon={<FileText />}
                  onSelect={() => run(() => navigate(paths.project(id)))}
                >
                  {name}
                </Entry>
              ))}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </DialogSurface>
  );
}

type EntryProps = { icon: ReactNode; value?: string; onSelect: () => void; children: ReactNode };

function Entry({ icon, value, onSelect, children }: EntryProps) {
  return (
    <Command.Item
      {...(value ? { value } : {})}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-badge px-3 text-sm data-[selected=true]:bg-sunk touch:min-h-11"
    >
      <span aria-hidden="true" className="shrink-0 text-muted [&>svg]:size-[18px]">
        {icon}
      </span>
      <span className="min-w-0 truncate">{children}</span>
    </Command.Item>
  );
}
