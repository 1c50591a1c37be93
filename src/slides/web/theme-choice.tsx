import { RadioGroup } from 'radix-ui';
import { type ThemeRecipe, themeRecipes } from '../artist/themes.data.ts';
import { type ThemeName, themeNames } from '../look.ts';

type ThemeChoiceProps = {
  labelledBy: string;
  value: ThemeName | undefined;
  /** Offered as well when nothing has to be chosen; choosing it answers undefined. */
  anyLabel?: string;
  onChange: (theme: ThemeName | undefined) => void;
};

const any = 'any';
const colorOf = ([lightness, chroma, hue]: ThemeRecipe['ground']): string => `oklch(${lightness} ${chroma} ${hue})`;
const nameOf = (theme: ThemeName): string => theme.charAt(0).toUpperCase() + theme.slice(1);

/** The eight themes as small slides. */
export function ThemeChoice({ labelledBy, value, anyLabel, onChange }: ThemeChoiceProps) {
  return (
    <RadioGroup.Root
      aria-labelledby={labelledBy}
      value={value ?? any}
      onValueChange={(chosen) => onChange(themeNames.find((theme) => theme === chosen))}
      className="grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-3.5 gap-y-3"
    >
      {anyLabel && (
        <Choice value={any} name={anyLabel}>
          <span className="grid size-full grid-cols-4">
            {themeNames.map((theme) => (
              <span
                key={theme}
                className="flex items-center justify-center"
                style={{ background: colorOf(themeRecipes[theme].ground) }}
              >
                <span className="size-1.5 rounded-full" style={{ background: colorOf(themeRecipes[theme].accent) }} />
              </span>
            ))}
          </span>
        </Choice>
      )}
      {themeNames.map((theme) => (
        <Choice key={theme} value={theme} name={nameOf(theme)}>
          <ThemeSample recipe={themeRecipes[theme]} />
        </Choice>
      ))}
    </RadioGroup.Root>
  );
}

function Choice({ value, name, children }: { value: string; name: string; children: React.ReactNode }) {
  return (
    <RadioGroup.Item value={value} aria-label={name} className="group rounded-badge text-left outline-offset-4">
      <span className="chosen-frame block aspect-video overflow-hidden rounded-badge border">{children}</span>
      <span className="mt-2 block truncate text-muted text-xs group-data-[state=checked]:font-semibold group-data-[state=checked]:text-text">
        {name}
      </span>
    </RadioGroup.Item>
  );
}

function ThemeSample({ recipe }: { recipe: ThemeRecipe }) {
  const { ground, surface, ink, muted, accent, second } = recipe;
  const bar = (color: typeof ground, width: string, height: string) => (
    <span className="block rounded-[1px]" style={{ background: colorOf(color), width, height }} />
  );
  return (
    <span aria-hidden="true" className="flex size-full" style={{ background: colorOf(ground) }}>
      <span className="flex flex-1 flex-col justify-center gap-1 pl-2.5">
        {bar(accent, '30%', '2px')}
        {bar(ink, '90%', '5px')}
        {bar(ink, '60%', '5px')}
        {bar(muted, '75%', '2px')}
      </span>
      <span
        className="m-1.5 flex w-[32%] flex-col overflow-hidden rounded-[3px]"
        style={{ background: colorOf(surface) }}
      >
        <span className="h-3/5" style={{ background: colorOf(accent) }} />
        <span className="flex-1" style={{ background: colorOf(second) }} />
      </span>
    </span>
  );
}
