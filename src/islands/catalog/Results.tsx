// Result area of the product list: products, empty state, error state or skeleton.
import { lazy, type RefObject, Suspense } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { formatCount } from '../../ui/format/number.ts';
import { ListBody, useRangeText } from '../../ui/list/ListBody.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useCatalogStore } from '../product-list/catalog-context.ts';
import type { CatalogPage } from '../product-list/catalog-read.ts';
import { withResultWords } from '../product-list/filter-words.ts';
import { CardViewSwitch } from './CardViewSwitch.tsx';
import { SortBar } from './filters/SortBar.tsx';
import { LazyPart, ProductTable, ViewSwitch } from './lazy-table.tsx';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';

/**
 * Rarely shown, so not part of the main bundle. The server imports them directly, and only they are inside a Suspense
 * boundary: React sends content that arrives late or is too large with inline scripts, which the page's content
 * security policy forbids.
 */
const EmptyResults = import.meta.env.SSR
  ? (await import('./EmptyResults.tsx')).default
  : lazy(() => withResultWords(import('./EmptyResults.tsx')));
const FailedResults = import.meta.env.SSR
  ? (await import('./FailedResults.tsx')).default
  : lazy(() => withResultWords(import('./FailedResults.tsx')));

/** Lazy likewise: few searches have notes. */
const SearchNotes = import.meta.env.SSR
  ? (await import('./SearchNotes.tsx')).default
  : lazy(() => withResultWords(import('./SearchNotes.tsx')));

const hasNotes = ({ products, match, readAs }: CatalogPage): boolean =>
  products.length > 0 && (readAs !== null || match === 'some' || match === 'nearest');

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
        <p ref={statusLine} tabIndex={-1} className="min-h-5 text-sm text-muted tabular-nums">
          {loadingText ||
            (page && state.status !== 'failed' && rangeText(page.pagination, page.products.length))}
          {!loadingText && page?.corrected && (
            <span className="ms-3 text-ink">
              {t('catalog:results.corrected', { search: page.corrected })}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:contents">
          <LazyPart>{view.filters.type && page?.facets && <ViewSwitch />}</LazyPart>
          {!page?.cells && <CardViewSwitch />}
          <SortBar />
        </div>
      </div>
      <LazyPart>{page && !loadingText && hasNotes(page) && <SearchNotes page={page} />}</LazyPart>
      <ListBody
        view={view}
        texts="catalog:pages"
        rowsOf={({ products }) => products}
        className={`grid gap-6 transition-opacity ${isLate ? 'opacity-50' : ''}`}
        skeleton={isLate && <GridSkeleton />}
        failed={(error) => (
          <Suspense>
            <FailedResults error={error} />
          </Suspense>
        )}
        empty={({ pagination }) => (
          <Suspense>
            <EmptyResults pagination={pagination} />
          </Suspense>
        )}
      >
        {(shown) => (
          <>
            <LazyPart>{shown.cells && <ProductTable page={shown} cells={shown.cells} />}</LazyPart>
            {!shown.cells && (
              <ProductGrid
                products={shown.products}
                canInquire={canInquire}
                eager={2}
                isBesideFilters={isBesideFilters}
              />
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}
