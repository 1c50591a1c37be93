import { Avatar as Primitive } from 'radix-ui';
import type { CurrentUser } from '../contract.ts';
import { initialsOf } from '../initials.ts';

/** The user's picture, or two letters while there is none or it cannot be loaded. */
export function Avatar({ user }: { user: CurrentUser }) {
  return (
    <Primitive.Root
      data-section="8"
      className="inline-flex size-9 select-none items-center justify-center overflow-hidden rounded-full bg-tint"
    >
      {user.profileImageUrl && <Primitive.Image src={user.profileImageUrl} alt="" className="size-full object-cover" />}
      <Primitive.Fallback className="font-semibold text-hue text-note">{initialsOf(user)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
