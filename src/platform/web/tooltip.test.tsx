// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip text="Saves the section">
        <button type="button">Save</button>
      </Tooltip>
      <Tooltip text="Leaves it as it was">
        <button type="button">Cancel</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const over = (name: string) => fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
function leave(name: string) {
  fireEvent.pointerLeave(screen.getByText(name), { pointerType: 'mouse', clientX: 2, clientY: 2 });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 });
}
const tip = (text: string) => screen.queryByRole('tooltip', { name: text }) ?? screen.queryAllByText(text)[0];

test('a tooltip opens after 700 ms [CONST-02]', () => {
  over('Save');
  pass(699);
  expect(tip('Saves the section')).toBeUndefined();
  pass(1);
  expect(tip('Saves the section')).toBeTruthy();
});

test('the next one opens at once within 300 ms of the last, and waits again after that [CONST-02]', () => {
  over('Save');
  pass(700);
  leave('Save');
  pass(299);
  over('Cancel');
  pass(0);
  expect(tip('Leaves it as it was')).toBeTruthy();
  leave('Cancel');
  pass(301);
  over('Save');
  pass(0);
  expect(tip('Saves the section')).toBeUndefined();
});
