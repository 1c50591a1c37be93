import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { menuRowLooks } from './menu.tsx';
import { chooseTheme, themeNames, themes, useTheme } from './theme.ts';

/** The theme's three choices as rows of a menu; the menu stays open, so that one sees what one chose. */
export function ThemeMenuItems() {
  const theme = useTheme();
  return (
    <DropdownMenu.RadioGroup
      aria-label="Theme"
      value={theme}
      onValueChange={(value) => {
        const chosen = themes.find((one) => one === value);
        if (chosen) chooseTheme(chosen);
      }}
    >
      {themes.map((one) => (
        <DropdownMenu.RadioItem
          key={one}
          value={one}
          className={menuRowLooks}
          onSelect={(event) => event.preventDefault()}
        >
          <span className="inline-flex size-[18px] items-center justify-center">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" className="size-4" />
            </DropdownMenu.ItemIndicator>
          </span>
          {themeNames[one]}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
