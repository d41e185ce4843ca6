// Queries for favourites: the products that an account has saved.
import type { Favourite } from '../../contract/favourites/favourites.ts';
import { toDollars, toPriceCents } from '../../contract/money.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/** A favourite whose time is known. */
export type SavedProduct = Favourite & { readonly savedAt: string };

export const favouritesRepository = (db: DbOrTx) => ({
  /** The last saved first. */
  async list(userId: string): Promise<SavedProduct[]> {
    const rows = await db
      .selectFrom('favourites')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('saved_at', 'desc')
      .orderBy('product_id')
      .execute();
    return rows.map(({ product_id, name, price_cents, saved_at }) => ({
      id: product_id,
      name,
      price: price_cents === null ? null : toDollars(price_cents),
      savedAt: saved_at,
    }));
  },

  async add(userId: string, products: readonly SavedProduct[]): Promise<void> {
    if (products.length === 0) return;
    await db
      .insertInto('favourites')
      .values(
        products.map(({ id, name, price, savedAt }) => ({
          user_id: userId,
          product_id: id,
          name,
          price_cents: toPriceCents(price),
          saved_at: savedAt,
          seen_price_cents: toPriceCents(price),
        })),
      )
      .execute();
  },

  async remove(userId: string, productId: string): Promise<void> {
    await db
      .deleteFrom('favourites')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute();
  },

  /** Stores the current price and state of the product as those that the user has seen. */
  async acknowledge(userId: string, productId: string): Promise<void> {
    const product = await db
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', productId)
      .where(isPublicProduct)
      .executeTakeFirst();
    await db
      .updateTable('favourites')
      .set(product ? { seen_public: 1, seen_price_cents: product.price_cents } : { seen_public: 0 })
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute();
  },

  /** Numbers of the public products among these, in the order of the ids. */
  async publicNos(ids: readonly string[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('products')
      .select(['no', 'id'])
      .where('id', 'in', ids)
      .where(isPublicProduct)
      .execute();
    const byId = new Map(rows.map(({ id, no }) => [id, no]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});
