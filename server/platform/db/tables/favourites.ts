// Table type of favourites: the products that an account has saved. Its rows are deleted with the account's.
import type { Generated } from 'kysely';

export interface FavouritesTable {
  user_id: string;
  /** Not a reference: the list shows a deleted product as no longer available, by its name below. */
  product_id: string;
  name: string;
  /** The price when the product was saved; null for a product sold by quote. */
  price_cents: number | null;
  saved_at: string;
  /** Price and publicity of the product when the buyer last saw it, at first when it was saved. */
  seen_price_cents: number | null;
  seen_public: Generated<number>;
}

export interface FavouriteTables {
  favourites: FavouritesTable;
}
