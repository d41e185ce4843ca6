// Result area of the product list: products, empty state, error state or skeleton.
import type { RefObject } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { ListBody, useRangeText } from '../../ui/list/ListBody.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useCatalogStore } from '../product-list/catalog-context.ts';
import type { CatalogPage } from '../product-list/catalog-read.ts';
import { CardViewSwitch } from './CardViewSwitch.tsx';
import { SortBar } from './filters/SortBar.tsx';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';
import {
  EmptyResults,
  FailedResults,
  LandedPrice,
  ProductTable,
  SearchNotes,
  ViewSwitch,
} from './result-parts.tsx';
import { ShownPriceSwitch } from './ShownPriceSwitch.tsx';

const hasNotes = ({ products, match, readAs, withoutLandedPrice }: CatalogPage): boolean =>
  Boolean(withoutLandedPrice) ||
  (products.length > 0 && (readAs !== null || match === 'some' || match === 'nearest'));

interface Props {
  readonly canInquire: boolean;
  readonly statusLine: RefObject<HTMLParagraphElement | null>;
  /** Whether wide windows have the column of filters beside the results. */
  readonly isBesideFilters: boolean;
}

export function Results({ canInquire, statusLine, isBesideFilters }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const rangeText = useRangeText('catalog:results.range');
  const view = useList(useCatalogStore(), {
    path: href('/products'),
    texts: { loading: t('catalog:results.loading'), slow: t('catalog:results.slow') },
    statusLine,
  });
  const { state, page, loadingText, isLate } = view;
  const foundText = (): string => {
    if (state.status !== 'ready') return '';
    const { total, capped } = state.page.pagination;
    return t('catalog:results.found', { count: total, total: formatCount(lang, total, capped) });
  };
  return (
    <section
      className="grid grid-cols-1 gap-4"
      aria-label={t('catalog:results.label')}
      aria-busy={view.isLoading}
    >
      <p className="sr-only" role="status">
        {loadingText || foundText()}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          ref={statusLine}
          tabIndex={-1}
          className="min-h-5 text-sm text-muted tabular-nums max-sm:flex-auto"
        >
          {loadingText ||
            (page && state.status !== 'failed' && rangeText(page.pagination, page.products.length))}
          {!loadingText && page?.corrected && (
            <span className="ms-3 text-ink">
              {t('catalog:results.corrected', { search: page.corrected })}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:contents">
          {view.filters.type && page?.facets && <ViewSwitch />}
          {!page?.cells && <CardViewSwitch />}
          <ShownPriceSwitch />
          <SortBar />
        </div>
      </div>
      {page && !loadingText && hasNotes(page) && <SearchNotes page={page} />}
      <ListBody
        view={view}
        texts="catalog:pages"
        rowsOf={({ products }) => products}
        className={`grid gap-6 transition-opacity ${isLate ? 'opacity-50' : ''}`}
        skeleton={isLate && <GridSkeleton />}
        failed={(error) => <FailedResults error={error} />}
        empty={({ pagination }) => <EmptyResults pagination={pagination} />}
      >
        {(shown) => (
          <>
            {shown.cells && <ProductTable page={shown} cells={shown.cells} />}
            {!shown.cells && (
              <ProductGrid
                products={shown.products}
                canInquire={canInquire}
                eager={2}
                isBesideFilters={isBesideFilters}
                // A page of the other switch position may still be shown.
                LandedPrice={shown.products[0]?.landed === undefined ? undefined : LandedPrice}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
