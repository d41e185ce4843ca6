// A buyer's Products tab: the products saved in the account, and those viewed on this device.
import { type ReactNode, useEffect, useState } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { startFavourites } from '../../stores/favourites/favourites.ts';
import { forgetViewed, readViewed, restoreViewed } from '../../stores/viewed.ts';
import { showUndoToast } from '../../toasts/undo-toast.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { DenseTable } from '../../ui/list/DenseTable.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { GridSkeleton } from '../catalog/ProductGrid.tsx';
import { TabLink } from '../dashboard-tabs/TabLink.tsx';
import type { FavouriteCard } from './sort-favourites.ts';
import { useFavouriteCards } from './use-favourite-cards.ts';
import { type ProductLine, useLineColumns } from './use-line-columns.tsx';
import { useViewedCards } from './use-viewed-cards.ts';

/** The whole list is in the Saved tab. */
const MAX_SAVED_LINES = 30;

function Saved({ list }: { readonly list: ReturnType<typeof useFavouriteCards> }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const columns = useLineColumns(t('favourites:table.saved'));
  const noteOf = ({ favourite, card }: FavouriteCard): string => {
    if (!card || card.price === favourite.price) return '';
    return favourite.price === null
      ? t('favourites:wasQuote')
      : t('favourites:priceWas', { price: formatMoney(lang, favourite.price) });
  };
  if (list.status === 'loading') return <GridSkeleton />;
  if (list.status === 'failed')
    return (
      <EmptyState
        heading="h3"
        title={t('favourites:failed')}
        text={t('favourites:failedText')}
        action={
          <button type="button" className="btn btn-quiet" onClick={list.retry}>
            {t('favourites:retry')}
          </button>
        }
      />
    );
  const lines = list.cards
    .filter(({ favourite }) => list.savedIds.has(favourite.id))
    .map(
      (item): ProductLine => ({
        id: item.favourite.id,
        name: item.card?.name ?? item.favourite.name,
        card: item.card,
        at: item.favourite.savedAt,
        note: noteOf(item),
      }),
    );
  if (lines.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={t('favourites:empty')}
        text={t('favourites:emptyText')}
        action={
          <a className="btn btn-primary" href={href('/products')}>
            {t('favourites:browse')}
          </a>
        }
      />
    );
  return (
    <DenseTable
      label={t('favourites:title')}
      columns={columns}
      rows={lines.slice(0, MAX_SAVED_LINES)}
      keyOf={({ id }) => id}
    />
  );
}

function Viewed({ onChange }: { readonly onChange: () => void }) {
  const t = useT();
  const lang = useLang();
  const [viewed] = useState(readViewed);
  const cards = useViewedCards(lang, viewed);
  const columns = useLineColumns(t('favourites:table.viewed'));
  const body = (): ReactNode => {
    if (viewed.length > 0 && cards === null) return <ListSkeleton />;
    const lines = viewed.flatMap(({ id, at }): ProductLine[] => {
      const card = cards?.get(id) ?? null;
      return card ? [{ id, name: card.name, card, at, note: '' }] : [];
    });
    if (lines.length === 0)
      return <p className="notice text-muted">{t('favourites:viewed.empty')}</p>;
    return (
      <>
        <DenseTable
          label={t('favourites:viewed.title')}
          columns={columns}
          rows={lines}
          keyOf={({ id }) => id}
        />
        <button
          type="button"
          className="btn btn-bare justify-self-start"
          onClick={() => {
            forgetViewed();
            onChange();
            void showUndoToast(t('favourites:viewed.cleared'), {
              text: t('favourites:undo'),
              run: () => {
                restoreViewed(viewed);
                onChange();
              },
            });
          }}
        >
          {t('favourites:viewed.clear')}
        </button>
      </>
    );
  };
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="viewed">
      <h2 id="viewed" className="text-lg">
        {t('favourites:viewed.title')}
      </h2>
      {body()}
    </section>
  );
}

/** Needs the namespaces of the dashboard, and favourites. */
export default function BuyerProducts() {
  const t = useT();
  const lang = useLang();
  const list = useFavouriteCards(lang);
  const [viewedChanges, setViewedChanges] = useState(0);
  useEffect(startFavourites, []);
  return (
    <div className="grid grid-cols-1 gap-8">
      <section className="grid grid-cols-1 gap-3" aria-labelledby="saved">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="saved" className="text-lg">
            {t('favourites:title')}
          </h2>
          <TabLink className="btn btn-bare btn-small" to="saved">
            {t('favourites:viewed.cards')}
          </TabLink>
        </div>
        <Saved list={list} />
      </section>
      {/* It would move when the height of the list above it is known. */}
      {list.status !== 'loading' && (
        <Viewed key={viewedChanges} onChange={() => setViewedChanges((count) => count + 1)} />
      )}
    </div>
  );
}
