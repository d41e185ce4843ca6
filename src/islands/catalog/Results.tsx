// Result area of the product list: products, empty state, error state or skeleton.
import { lazy, type RefObject, Suspense } from 'react';
import { useLang, useT } from '../../i18n/react.tsx';
import { formatCount, formatNumber } from '../../ui/format/number.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useCatalog, useCatalogStore, useFilterHref, visiblePage } from './catalog-context.ts';
import type { CatalogPage } from './catalog-read.ts';
import { GridSkeleton, ProductGrid } from './ProductGrid.tsx';

/**
 * Rarely shown, so not part of the main bundle. The server imports them directly, and only they are inside a Suspense
 * boundary: React sends content that arrives late or is too large with inline scripts, which the page's content
 * security policy forbids.
 */
const EmptyResults = import.meta.env.SSR
  ? (await import('./EmptyResults.tsx')).default
  : lazy(() => import('./EmptyResults.tsx'));
const FailedResults = import.meta.env.SSR
  ? (await import('./FailedResults.tsx')).default
  : lazy(() => import('./FailedResults.tsx'));

interface Props {
  readonly canInquire: boolean;
  readonly top: RefObject<HTMLParagraphElement | null>;
  readonly toTop: () => void;
}

/** No loading indicator for replies faster than this. */
const LOADING_DELAY_MS = 120;
const SLOW_NOTICE_DELAY_MS = 8_000;

function useRangeText(page: CatalogPage | null): string {
  const t = useT();
  const lang = useLang();
  if (!page || page.products.length === 0) return '';
  const { page: pageNumber, limit, total, capped } = page.pagination;
  const first = (pageNumber - 1) * limit + 1;
  return t('catalog:results.range', {
    first: formatNumber(lang, first),
    last: formatNumber(lang, first + page.products.length - 1),
    total: formatCount(lang, total, capped),
  });
}

function Pages({ page, toTop }: { readonly page: CatalogPage; readonly toTop: () => void }) {
  const t = useT();
  const lang = useLang();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const { page: pageNumber, totalPages } = page.pagination;
  return (
    <Pager
      page={pageNumber}
      totalPages={totalPages}
      hrefOf={(to) => hrefOf({ page: String(to) })}
      onPage={(to) => {
        store.choose({ page: String(to) });
        toTop();
      }}
      words={{
        label: t('catalog:pages.label'),
        previous: t('catalog:pages.previous'),
        next: t('catalog:pages.next'),
        page: (each) => t('catalog:pages.page', { page: formatNumber(lang, each) }),
        position: t('catalog:pages.position', {
          page: formatNumber(lang, pageNumber),
          total: formatNumber(lang, totalPages),
        }),
      }}
    />
  );
}

export function Results({ canInquire, top, toTop }: Props) {
  const t = useT();
  const lang = useLang();
  const catalog = useCatalog();
  const shown = visiblePage(catalog);
  const loading = catalog.status === 'loading';
  const late = useDelayed(loading, LOADING_DELAY_MS);
  const slow = useDelayed(loading, SLOW_NOTICE_DELAY_MS);
  const range = useRangeText(shown);
  const loadingText = late ? t(slow ? 'catalog:results.slow' : 'catalog:results.loading') : '';
  const foundText =
    catalog.status === 'ready'
      ? t('catalog:results.found', {
          count: catalog.page.pagination.total,
          total: formatCount(lang, catalog.page.pagination.total, catalog.page.pagination.capped),
        })
      : '';

  return (
    <section
      className="grid grid-cols-1 gap-4"
      aria-label={t('catalog:results.label')}
      aria-busy={loading}
    >
      <p className="sr-only" role="status">
        {loadingText || foundText}
      </p>
      <p ref={top} tabIndex={-1} className="min-h-5 text-sm text-muted tabular-nums">
        {loadingText || range}
        {!loadingText && shown?.corrected && (
          <span className="ms-3 text-ink">
            {t('catalog:results.corrected', { search: shown.corrected })}
          </span>
        )}
      </p>
      {catalog.status === 'failed' ? (
        <Suspense>
          <FailedResults error={catalog.error} />
        </Suspense>
      ) : !shown ? (
        late && <GridSkeleton />
      ) : shown.products.length === 0 ? (
        <Suspense>
          <EmptyResults
            pageBeyondLast={shown.pagination.total > 0 ? shown.pagination.page : null}
          />
        </Suspense>
      ) : (
        <div className={`grid gap-6 transition-opacity ${late ? 'opacity-50' : ''}`}>
          <ProductGrid products={shown.products} canInquire={canInquire} eager={2} />
          <Pages page={shown} toTop={toTop} />
        </div>
      )}
    </section>
  );
}
