/** Marks a question as required, for the eye and the ear. */
export function Asterisk() {
  return (
    <span className="text-hue">
      <span aria-hidden="true">*</span>
      <span className="sr-only">(required)</span>
    </span>
  );
}
