// Id and role of the signed-in account in a reply, read without the contract's schemas: for scripts of static pages (decision 019).
import type { Role } from '../accounts/user.ts';

interface SessionAccount {
  readonly id: string;
  readonly role: Role;
}

/** Backends have several names for suppliers; an unknown role becomes buyer, which has fewer rights. */
export const roleNamed = (name: string): Role =>
  /^(?:supplier|manufacturer|vendor|seller)s?$/i.test(name) ? 'supplier' : 'buyer';

/** null where the id or the role is missing. */
export function readSessionAccount(user: unknown): SessionAccount | null {
  const { id, _id = id, role, userType = role } = Object(user) as Record<string, unknown>;
  return _id && userType ? { id: String(_id), role: roleNamed(String(userType)) } : null;
}
