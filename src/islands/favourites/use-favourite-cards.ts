// The saved products of this visit with their current cards. A product that is removed stays in its place, so that the removal can
// be undone there.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { FAVOURITES_PER_CALL } from '../../../contract/favourites/favourite-limits.ts';
import { type Favourite, listFavouriteProducts } from '../../../contract/favourites/favourites.ts';
import type { Lang } from '../../../contract/lang.ts';
import { browserApi } from '../../api/browser.ts';
import { $favourites, loadFavourites } from '../../stores/favourites/favourites.ts';
import { type CardProduct, cardOf } from '../product-list/catalog-card.ts';
import type { FavouriteCard } from './sort-favourites.ts';

/** By id; null where the product is not public. */
export type Cards = ReadonlyMap<string, CardProduct | null>;

export type FavouriteCards =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly cards: readonly FavouriteCard[];
      /** Ids that are saved now. */
      readonly savedIds: ReadonlySet<string>;
    };

export async function fetchCards(lang: Lang, ids: readonly string[]): Promise<Cards> {
  const cards = new Map<string, CardProduct | null>(ids.map((id) => [id, null]));
  for (let first = 0; first < ids.length; first += FAVOURITES_PER_CALL) {
    const query = { ids: ids.slice(first, first + FAVOURITES_PER_CALL).join() };
    const { products } = await browserApi(lang).call(listFavouriteProducts, { query });
    for (const product of products) cards.set(product.id, cardOf(product));
  }
  return cards;
}

export function useFavouriteCards(lang: Lang): FavouriteCards {
  const state = useStore($favourites);
  const [seen, setSeen] = useState<ReadonlyMap<string, Favourite>>(new Map());
  const [cards, setCards] = useState<Cards>(new Map());
  const [failed, setFailed] = useState(false);
  const loading = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (state.status === 'ready')
      setSeen((earlier) => {
        const added = state.favourites.filter(({ id }) => !earlier.has(id));
        if (added.length === 0) return earlier;
        return new Map([...earlier, ...added.map((each) => [each.id, each] as const)]);
      });
    // The session has changed.
    else setSeen(new Map());
  }, [state]);

  const missing = [...seen.keys()].filter((id) => !cards.has(id)).join();
  useEffect(() => {
    const ids = missing.split(',').filter((id) => id !== '' && !loading.current.has(id));
    if (ids.length === 0 || failed) return;
    loading.current = new Set([...loading.current, ...ids]);
    fetchCards(lang, ids)
      .then(
        (fetched) => setCards((earlier) => new Map([...earlier, ...fetched])),
        () => setFailed(true),
      )
      .finally(() => {
        loading.current = new Set([...loading.current].filter((id) => !ids.includes(id)));
      });
  }, [missing, failed, lang]);

  if (state.status === 'failed' || failed)
    return {
      status: 'failed',
      retry: () => {
        setFailed(false);
        if (state.status === 'failed') void loadFavourites();
      },
    };
  const isSeen = state.status === 'ready' && state.favourites.every(({ id }) => seen.has(id));
  if (state.status === 'loading' || !isSeen || missing !== '') return { status: 'loading' };
  return {
    status: 'ready',
    cards: [...seen.values()].map((favourite) => ({
      favourite,
      card: cards.get(favourite.id) ?? null,
    })),
    savedIds: new Set(state.favourites.map(({ id }) => id)),
  };
}
