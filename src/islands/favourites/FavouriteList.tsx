// List of saved products, of the device or of the account, with its orders.
import { type ReactNode, useEffect, useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { browserApi } from '../../api/browser.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { startHearts } from '../../scripts/hearts.ts';
import { startMorph } from '../../scripts/morph.ts';
import { readCardView } from '../../stores/card-view.ts';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { type DollarRate, loadDollarRate } from '../../ui/prices/dollar-rate.ts';
import { RupeeRate } from '../../ui/prices/Price.tsx';
import { PriceNote, PriceSwitch } from '../../ui/prices/PriceSwitch.tsx';
import { GridSkeleton } from '../catalog/ProductGrid.tsx';
import { DeviceHint } from './DeviceHint.tsx';
import { FavouriteItem } from './FavouriteItem.tsx';
import { FAVOURITE_SORTS, type FavouriteSort, sortFavourites } from './sort-favourites.ts';
import { startCompareBoxes } from './start-compare-boxes.ts';
import { useFavouriteCards } from './use-favourite-cards.ts';

const PAGE_SIZE = 30;

interface SortProps {
  readonly sort: FavouriteSort;
  readonly onSort: (sort: FavouriteSort) => void;
}

function SortSelect({ sort, onSort }: SortProps) {
  const t = useT();
  return (
    <label className="flex items-center gap-2 text-sm">
      {t('favourites:sort.label')}
      <select
        className="input w-auto min-w-0"
        value={sort}
        onChange={({ target }) =>
          onSort(FAVOURITE_SORTS.find((each) => each === target.value) ?? 'saved')
        }
      >
        {FAVOURITE_SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`favourites:sort.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function useDollarRate(lang: Lang): DollarRate | null {
  const [rate, setRate] = useState<DollarRate | null>(null);
  useEffect(() => void loadDollarRate(browserApi(lang)).then(setRate), [lang]);
  return rate;
}

/** Needs the namespaces catalog, common, favourites, prices and taxonomy. */
export default function FavouriteList() {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const list = useFavouriteCards(lang);
  const [sort, setSort] = useState<FavouriteSort>('saved');
  useEffect(() => {
    startHearts();
    startMorph();
  }, []);
  useEffect(startCompareBoxes, []);
  useEffect(readCardView, []);
  const rate = useDollarRate(lang);
  const [limit, setLimit] = useState(PAGE_SIZE);

  const content = (): ReactNode => {
    if (list.status === 'loading') return <GridSkeleton />;
    if (list.status === 'failed')
      return (
        <EmptyState
          title={t('favourites:failed')}
          text={t('favourites:failedText')}
          action={
            <button type="button" className="btn btn-quiet" onClick={list.retry}>
              {t('favourites:retry')}
            </button>
          }
        />
      );
    if (list.cards.length === 0)
      return (
        <EmptyState
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
      <>
        <DeviceHint />
        <ul className="card-grid" data-edit={t('edit')}>
          {sortFavourites(list.cards, sort, lang)
            .slice(0, limit)
            .map((item) => (
              <FavouriteItem
                key={item.favourite.id}
                item={item}
                isSaved={list.savedIds.has(item.favourite.id)}
              />
            ))}
        </ul>
        {list.cards.length > limit && (
          <button
            type="button"
            className="btn btn-quiet justify-self-center"
            onClick={() => setLimit(limit + PAGE_SIZE)}
          >
            {t('favourites:more')}
          </button>
        )}
      </>
    );
  };

  const isEmpty = list.status === 'ready' && list.cards.length === 0;
  const count = list.status === 'ready' ? list.savedIds.size : 0;
  return (
    <section
      className={`grid grid-cols-1 ${isEmpty ? '' : 'gap-4'}`}
      aria-label={t('favourites:title')}
      aria-busy={list.status === 'loading'}
    >
      {/* Without a list there is nothing to count or to sort. */}
      <div
        className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${isEmpty ? '' : 'min-h-11'}`}
      >
        <p className="text-sm text-muted tabular-nums" role="status">
          {list.status === 'loading' && t('favourites:loading')}
          {list.status === 'ready' &&
            list.cards.length > 0 &&
            t('favourites:count', { count, total: formatNumber(lang, count) })}
        </p>
        {list.status === 'ready' && list.cards.length > 0 && (
          <PriceSwitch lang={lang} rate={rate} />
        )}
        {list.status === 'ready' && list.cards.length > 1 && (
          <SortSelect sort={sort} onSort={setSort} />
        )}
      </div>
      <RupeeRate value={rate?.rupees ?? 0}>{content()}</RupeeRate>
      {!isEmpty && <PriceNote lang={lang} rate={rate} />}
    </section>
  );
}
