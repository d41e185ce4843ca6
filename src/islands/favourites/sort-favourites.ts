// Orders of the list of saved products.
import type { Favourite } from '../../../contract/favourites/favourites.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { CardProduct } from '../product-list/catalog-card.ts';

export const FAVOURITE_SORTS = ['saved', 'name', 'cheapest', 'dearest'] as const;
export type FavouriteSort = (typeof FAVOURITE_SORTS)[number];

/** A saved product with its card of now; null where it is not public any more. */
export interface FavouriteCard {
  readonly favourite: Favourite;
  readonly card: CardProduct | null;
}

const nameOf = ({ favourite, card }: FavouriteCard): string => card?.name ?? favourite.name;

/** Products without a price come last in either direction. */
const comparePrices = (one: FavouriteCard, other: FavouriteCard, direction: 1 | -1): number => {
  const [price, otherPrice] = [one.card?.price ?? null, other.card?.price ?? null];
  if (price === null || otherPrice === null)
    return Number(price === null) - Number(otherPrice === null);
  return direction * (price - otherPrice);
};

const COMPARISONS: Readonly<
  Record<FavouriteSort, (lang: Lang) => (one: FavouriteCard, other: FavouriteCard) => number>
> = {
  saved: () => (one, other) =>
    Date.parse(other.favourite.savedAt ?? '') - Date.parse(one.favourite.savedAt ?? ''),
  name: (lang) => (one, other) => nameOf(one).localeCompare(nameOf(other), lang),
  cheapest: () => (one, other) => comparePrices(one, other, 1),
  dearest: () => (one, other) => comparePrices(one, other, -1),
};

export const sortFavourites = (
  cards: readonly FavouriteCard[],
  sort: FavouriteSort,
  lang: Lang,
): readonly FavouriteCard[] => cards.toSorted(COMPARISONS[sort](lang));
