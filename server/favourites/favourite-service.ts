// Service for favourites: saves, merges and removes products of one account, at most MAX_FAVOURITES.
import type { Product } from '../../contract/catalog/product.ts';
import {
  MAX_FAVOURITE_NAME_LENGTH,
  MAX_FAVOURITES,
} from '../../contract/favourites/favourite-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import type { CardCache } from '../catalog/card-cache.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { favouritesRepository, type SavedProduct } from './favourite-queries.ts';

export interface MergedFavourites {
  readonly favourites: SavedProduct[];
  /** Number of products that did not fit. */
  readonly notAdded: number;
}

export function favouriteService(db: Db, cards: CardCache) {
  const publicCards = async (ids: readonly string[], lang: Lang): Promise<Product[]> => {
    const nos = await favouritesRepository(db).publicNos(ids);
    return (await cards.byNos(nos, lang)).map(([, card]) => card);
  };

  /** Adds products with the account locked, so that two calls at once cannot exceed the limit. */
  const addMissing = (
    userId: string,
    products: readonly SavedProduct[],
  ): Promise<MergedFavourites> =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, userId);
      const repository = favouritesRepository(tx);
      const saved = await repository.list(userId);
      const savedIds = new Set(saved.map(({ id }) => id));
      const missing = [
        ...new Map(
          products.filter(({ id }) => !savedIds.has(id)).map((each) => [each.id, each]),
        ).values(),
      ].toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
      const added = missing.slice(0, Math.max(0, MAX_FAVOURITES - saved.length));
      await repository.add(userId, added);
      return {
        favourites: await repository.list(userId),
        notAdded: missing.length - added.length,
      };
    });

  return {
    list: (userId: string) => favouritesRepository(db).list(userId),
    remove: (userId: string, id: string) => favouritesRepository(db).remove(userId, id),
    acknowledge: (userId: string, id: string) => favouritesRepository(db).acknowledge(userId, id),
    /** Current cards of the public products among these. */
    publicCards,

    /** Throws productNotFound or favouritesFull. */
    async add(userId: string, id: string, lang: Lang): Promise<void> {
      const [card] = await publicCards([id], lang);
      if (!card) throw new HttpError('productNotFound');
      const { notAdded } = await addMissing(userId, [
        {
          id,
          name: card.name.slice(0, MAX_FAVOURITE_NAME_LENGTH),
          price: card.price,
          savedAt: new Date().toISOString(),
        },
      ]);
      if (notAdded > 0) throw new HttpError('favouritesFull');
    },

    /** Adds products that were saved on a device. A time in the future becomes the present. */
    merge(userId: string, products: readonly SavedProduct[]): Promise<MergedFavourites> {
      const now = Date.now();
      return addMissing(
        userId,
        products.map((each) => ({
          ...each,
          savedAt: new Date(Math.min(now, Date.parse(each.savedAt))).toISOString(),
        })),
      );
    },
  };
}
export type FavouriteService = ReturnType<typeof favouriteService>;
