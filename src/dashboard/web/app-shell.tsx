import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { AppActionsContext } from './app-actions.ts';
import { CommandMenu } from './command-menu.tsx';

const TemplatesDialog = lazy(() => import('#projects/web/templates.dialog.tsx'));

/** Around every signed-in screen: the command menu and the dialogs that open from anywhere. */
export default function AppShell() {
  const [commandsOpen, setCommandsOpen] = useState(false);
  const [templatesOpen, setTemplatesOpen] = useState(false);
  const actions = useMemo(
    () => ({ openTemplates: () => setTemplatesOpen(true), openCommandMenu: () => setCommandsOpen(true) }),
    [],
  );
  useCommandKey(() => setCommandsOpen((open) => !open));

  return (
    <AppActionsContext value={actions}>
      <Outlet />
      <CommandMenu open={commandsOpen} onOpenChange={setCommandsOpen} />
      {templatesOpen && (
        <Suspense>
          <TemplatesDialog open onOpenChange={setTemplatesOpen} />
        </Suspense>
      )}
    </AppActionsContext>
  );
}

function useCommandKey(toggle: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);
}
