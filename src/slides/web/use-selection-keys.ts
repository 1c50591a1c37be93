import { useEffect, useEffectEvent } from 'react';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const radiosOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[role="radio"]')];
const isBusyElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="menu"], [role="dialog"]') !== null;

/** The row with the focus, else the first one whose designs are in view. */
function rowInHand(): number {
  const all = rows();
  const focused = all.findIndex((row) => row.contains(document.activeElement));
  return focused >= 0 ? focused : all.findIndex((row) => row.getBoundingClientRect().bottom > 160);
}

/** ↑ and ↓ go from slide to slide, the numbers choose a design of the slide one is at. */
export function useSelectionKeys(choose: (row: number, option: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || isBusyElsewhere(event.target)) return;
    const at = rowInHand();
    if (at < 0) return;
    if (/^[1-9]$/.test(event.key)) {
      choose(at, Number(event.key) - 1);
      event.preventDefault();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const all = rows();
    const isInRow = all.some((row) => row.contains(document.activeElement));
    const next = isInRow ? all[at + (event.key === 'ArrowDown' ? 1 : -1)] : all[at];
    if (!next) return;
    event.preventDefault();
    next.scrollIntoView({ block: 'nearest' });
    const radios = radiosOf(next);
    (radios.find((radio) => radio.dataset.state === 'checked') ?? radios[0])?.focus({ preventScroll: true });
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
