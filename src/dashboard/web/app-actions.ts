import { createContext, useContext } from 'react';

export type AppActions = {
  openTemplates: () => void;
  openCommandMenu: () => void;
};

const nowhere = () => {
  throw new Error('This screen stands outside the app shell.');
};

export const AppActionsContext = createContext<AppActions>({ openTemplates: nowhere, openCommandMenu: nowhere });

/** What can be started from every signed-in screen. */
export function useAppActions(): AppActions {
  return useContext(AppActionsContext);
}
