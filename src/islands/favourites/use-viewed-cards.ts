// Hook that loads the current cards of the viewed products.
import { useEffect, useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import type { Viewed } from '../../stores/viewed.ts';
import { type Cards, fetchCards } from './use-favourite-cards.ts';

/** null while they are loading; products that could not be loaded have no card. */
export function useViewedCards(lang: Lang, viewed: readonly Viewed[]): Cards | null {
  const [cards, setCards] = useState<Cards | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: Cards): void => {
      if (isCurrent) setCards(loaded);
    };
    fetchCards(
      lang,
      viewed.map(({ id }) => id),
    ).then(show, () => show(new Map()));
    return () => {
      isCurrent = false;
    };
  }, [lang, viewed]);
  return cards;
}
