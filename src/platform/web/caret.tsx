/** The writer's caret after the last word. */
export function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-px inline-block h-[1.1em] w-0.5 translate-y-[0.2em] animate-caret bg-caret"
    />
  );
}
