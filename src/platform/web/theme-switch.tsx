import { Monitor, Moon, Sun } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { chooseTheme, type Theme, themeNames, themes, useTheme } from './theme.ts';

const signs: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor };

/** Light, dark or as the machine is set; kept in this browser. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <RadioGroup.Root
      aria-label="Theme"
      value={theme}
      onValueChange={(value) => {
        const chosen = themes.find((one) => one === value);
        if (chosen) chooseTheme(chosen);
      }}
      orientation="horizontal"
      className="inline-flex rounded-control bg-sunk p-0.5"
    >
      {themes.map((one) => {
        const Sign = signs[one];
        return (
          <RadioGroup.Item
            key={one}
            value={one}
            aria-label={themeNames[one]}
            className="touch-area inline-flex h-8 w-10 items-center justify-center rounded-small text-muted hover:text-text data-[state=checked]:bg-raised data-[state=checked]:text-text data-[state=checked]:shadow-[0_0_0_1px_var(--line-strong)]"
          >
            <Sign aria-hidden="true" className="size-4" />
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
