// Devices that a person has signed in from: browser, system and network, which decide whether a sign-in is from a new place.
import { hash } from 'node:crypto';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { equalityOperator } from '../session-queries.ts';
import type { Device } from './device.ts';

/** How long a device stays known after the last sign-in from it. */
const KNOWN_DEVICE_MS = 180 * 24 * 60 * 60_000;

/** `place`: network, as exact as a town (server/platform/http/network.ts). */
export type SignInDevice = Device & { readonly place: string };

/** Records a sign-in. Returns whether the person has not signed in from such a device and place lately. */
export async function recordDevice(
  tx: DbOrTx,
  { id, memberId }: Person,
  { place, browser, system }: SignInDevice,
): Promise<boolean> {
  const now = new Date();
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .where('seen_at', '<=', new Date(now.getTime() - KNOWN_DEVICE_MS).toISOString())
    .execute();
  const mark = hash('sha256', [memberId ?? id, place, browser, system].join('\0'));
  const seen_at = now.toISOString();
  const known = await tx
    .updateTable('known_devices')
    .set({ seen_at })
    .where('mark', '=', mark)
    .returning('mark')
    .executeTakeFirst();
  if (known) return false;
  await tx
    .insertInto('known_devices')
    .values({ mark, user_id: id, member_id: memberId, seen_at })
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ seen_at }))
    .execute();
  return true;
}

/** Product names, such as "Firefox, Windows"; '' if unknown. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(', ');
