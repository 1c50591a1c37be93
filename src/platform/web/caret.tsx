/** The writer's caret after the last word. */
export function Caret() {
  return (
    <span aria-hidden="true" className="ml-px inline-block h-[1em] w-0.5 animate-caret bg-caret align-[-0.15em]" />
  );
}
