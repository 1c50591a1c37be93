import { useRef } from 'react';

/**
 * For a menu whose entries open dialogs: the choice takes effect when the menu is gone and its button has the focus again,
 * so that closing the dialog brings the focus back to that button.
 */
export function useMenuChoice<Choice>(onChoice: (choice: Choice) => void) {
  const chosen = useRef<Choice>(undefined);
  return {
    choose: (choice: Choice) => () => {
      chosen.current = choice;
    },
    actWhenClosed: () => {
      if (chosen.current !== undefined) onChoice(chosen.current);
      chosen.current = undefined;
    },
  };
}
