type Named = { firstName: string | null; lastName: string | null; email: string | null };

/** "Maya Okafor", or the e-mail when there is no name. */
export function displayName({ firstName, lastName, email }: Named): string {
  const name = [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name || (email ?? '');
}

/** Two letters for the avatar: of first and last name, else the first two of the e-mail, else "U". */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const first = firstName?.trim().at(0);
  const last = lastName?.trim().at(0);
  if (first && last) return (first + last).toUpperCase();
  return email?.trim().slice(0, 2).toUpperCase() || 'U';
}
