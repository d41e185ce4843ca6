// One saved product: its card with what has changed since, a note that it is no longer available, or the offer to undo its removal.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Favourite } from '../../../contract/favourites/favourites.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { $cardView } from '../../stores/card-view.ts';
import { removeFavourite, restoreFavourite } from '../../stores/favourites/favourites.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { NoPicture } from '../../ui/NoPicture.tsx';
import { cardSizes } from '../catalog/card-sizes.ts';
import { ProductCard } from '../catalog/ProductCard.tsx';
import type { FavouriteCard } from './sort-favourites.ts';

/** Returns the text about a price that has changed since; null if it is the same. */
function usePriceNote({ favourite, card }: FavouriteCard): string | null {
  const t = useT();
  const lang = useLang();
  if (card && card.price === favourite.price) return null;
  if (favourite.price !== null)
    return t('favourites:priceWas', { price: formatMoney(lang, favourite.price) });
  return card ? t('favourites:wasQuote') : null;
}

interface Props {
  readonly item: FavouriteCard;
  readonly isSaved: boolean;
}

function Unavailable({ item }: Pick<Props, 'item'>) {
  const t = useT();
  const lang = useLang();
  const { id, name } = item.favourite;
  const priceNote = usePriceNote(item);
  return (
    <article className="plate row-span-6 grid grid-rows-[auto_1fr_auto] overflow-hidden">
      <div className="opacity-60 max-sm:hidden">
        <NoPicture />
      </div>
      <div className="grid content-start gap-2 p-3">
        <p className="badge justify-self-start">{t('favourites:gone')}</p>
        <h3 className="text-sm wrap-anywhere" lang={foreignLang(name, lang)}>
          {name}
        </h3>
        {priceNote && <p className="text-xs text-muted">{priceNote}</p>}
      </div>
      <div className="writes border-t border-line p-3">
        <button
          type="button"
          className="btn btn-quiet btn-small w-full"
          aria-label={t('favourites:removeName', { name })}
          onClick={() => void removeFavourite(id)}
        >
          {t('favourites:remove')}
        </button>
      </div>
    </article>
  );
}

function Removed({ favourite, name }: { readonly favourite: Favourite; readonly name: string }) {
  const t = useT();
  return (
    <div className="plate row-span-6 grid content-center justify-items-center gap-3 p-4 text-center">
      <p className="text-sm text-muted wrap-anywhere">{t('favourites:removed', { name })}</p>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={t('favourites:undoName', { name })}
        onClick={() => void restoreFavourite(favourite)}
      >
        {t('favourites:undo')}
      </button>
    </div>
  );
}

function Saved({ item }: Pick<Props, 'item'>) {
  const { card } = item;
  const priceNote = usePriceNote(item);
  const view = useStore($cardView);
  if (!card) return <Unavailable item={item} />;
  return (
    <>
      <ProductCard
        product={card}
        sizes={cardSizes(false, view)}
        loading="lazy"
        canInquire
        heading="h3"
      />
      {priceNote && <p className="notice mt-1 px-3 py-2 text-xs">{priceNote}</p>}
    </>
  );
}

export function FavouriteItem({ item, isSaved }: Props) {
  const { favourite, card } = item;
  const place = useRef<HTMLLIElement>(null);
  const wasSaved = useRef(isSaved);
  // The button that was pressed is gone, unless another window has removed or restored the product. The first one that replaces it
  // is "Undo", or the heart of the card.
  useEffect(() => {
    if (isSaved === wasSaved.current) return;
    wasSaved.current = isSaved;
    if (document.hasFocus() && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isSaved]);
  return (
    // Below the five rows of its card, a sixth for what has changed.
    <li ref={place} className="row-span-6">
      {isSaved ? (
        <Saved item={item} />
      ) : (
        <Removed favourite={favourite} name={card?.name ?? favourite.name} />
      )}
    </li>
  );
}
