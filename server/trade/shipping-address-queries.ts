// Queries of the addresses that a buyer has ordered to, the one used last first.
import {
  MAX_SHIPPING_ADDRESSES,
  type ShippingAddress,
} from '../../contract/trade/shipping-addresses.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export const selectShippingAddresses = (db: DbOrTx, userId: string): Promise<ShippingAddress[]> =>
  db
    .selectFrom('shipping_addresses')
    .select(['id', 'address', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHIPPING_ADDRESSES)
    .execute();

/** Stores the address as the one used last, and deletes those beyond the maximum. */
export async function storeShippingAddress(
  tx: DbOrTx,
  userId: string,
  address: string,
): Promise<void> {
  const used_at = new Date().toISOString();
  await tx
    .insertInto('shipping_addresses')
    .values({ id: monotonicId(), user_id: userId, address, used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ used_at }))
    .execute();
  const latest = (await selectShippingAddresses(tx, userId)).map(({ id }) => id);
  await tx
    .deleteFrom('shipping_addresses')
    .where('user_id', '=', userId)
    .where('id', 'not in', latest)
    .execute();
}

export async function deleteShippingAddress(db: DbOrTx, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('shipping_addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
