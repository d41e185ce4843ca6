// Base of every dashboard list: result range, rows or empty and error states, and pagination.
import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../FollowLink.tsx';
import { formatCount, formatNumber } from '../format/number.ts';
import { useDelayed } from '../use-delayed.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { ListDefinition, ListStore, LoadError } from './list-store.ts';
import { Pager } from './Pager.tsx';
import type { Page } from './page-list.ts';

interface Paged {
  readonly page: string;
}

interface Props<Filters, Shown> {
  readonly store: ListStore<Filters, Shown>;
  readonly urlFilters: Omit<ListDefinition<Filters, never>, 'read' | 'filtersOf'>;
  readonly label: string;
  /** Content next to the result range. */
  readonly beside?: ReactNode;
  readonly rows: (visiblePage: Shown) => ReactNode;
  /** Empty state; `filtered` is true if filters are active. */
  readonly empty: (filtered: boolean) => ReactNode;
  readonly failed: (error: LoadError) => ReactNode;
}

/** No loading indicator for replies faster than this. */
const LOADING_DELAY_MS = 120;
const SLOW_NOTICE_DELAY_MS = 8_000;

export function TabList<Filters extends Paged, Shown extends Page<unknown>>(
  props: Props<Filters, Shown>,
) {
  const { store, urlFilters, label, beside, rows, empty, failed } = props;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const filters = useStore(store.$filters);
  const listState = useStore(store.$list);
  const loading = listState.status === 'loading';
  const late = useDelayed(loading, LOADING_DELAY_MS);
  const slow = useDelayed(loading, SLOW_NOTICE_DELAY_MS);
  const visiblePage = listState.status === 'ready' ? listState.page : listState.last;

  const filtersForPage = (page: number): Filters =>
    urlFilters.patchFilters(filters, { page: String(page) } as Partial<Filters>);
  const hrefOf = (page: number): string =>
    href(`/dashboard${urlFilters.queryStringOf(filtersForPage(page))}`);
  const goToPage = (page: number): void => {
    store.choose({ page: String(page) } as Partial<Filters>);
    statusLine.current?.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    statusLine.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  const statusText = (): string => {
    if (late) return t(slow ? 'dashboard:list.slow' : 'dashboard:list.loading');
    if (listState.status === 'failed' || !visiblePage || visiblePage.rows.length === 0) return '';
    const { page, limit, total, capped } = visiblePage.pagination;
    const first = (page - 1) * limit + 1;
    return t('dashboard:list.range', {
      first: formatNumber(lang, first),
      last: formatNumber(lang, first + visiblePage.rows.length - 1),
      total: formatCount(lang, total, capped),
    });
  };

  const body = (): ReactNode => {
    if (listState.status === 'failed') return failed(listState.error);
    if (!visiblePage) return late && <ListSkeleton />;
    const { page, totalPages } = visiblePage.pagination;
    if (visiblePage.rows.length === 0 && page > 1)
      return (
        <div className="notice grid justify-items-start gap-3">
          <p>{t('dashboard:list.past', { page: formatNumber(lang, page) })}</p>
          <FollowLink className="btn btn-quiet" href={hrefOf(1)} onFollow={() => goToPage(1)}>
            {t('dashboard:list.firstPage')}
          </FollowLink>
        </div>
      );
    if (visiblePage.rows.length === 0)
      return empty(
        urlFilters.queryStringOf(filters) !== urlFilters.queryStringOf(urlFilters.emptyFilters),
      );
    return (
      <div className={`grid grid-cols-1 gap-6 transition-opacity ${late ? 'opacity-50' : ''}`}>
        {rows(visiblePage)}
        <Pager
          page={page}
          totalPages={totalPages}
          hrefOf={hrefOf}
          onPage={goToPage}
          words={{
            label: t('dashboard:list.pages'),
            previous: t('dashboard:list.previous'),
            next: t('dashboard:list.next'),
            page: (each) => t('dashboard:list.page', { page: formatNumber(lang, each) }),
            position: t('dashboard:list.position', {
              page: formatNumber(lang, page),
              total: formatNumber(lang, totalPages),
            }),
          }}
        />
      </div>
    );
  };

  return (
    <section className="grid grid-cols-1 gap-3" aria-label={label} aria-busy={loading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p
          ref={statusLine}
          tabIndex={-1}
          role="status"
          className="min-h-5 text-sm text-muted tabular-nums"
        >
          {statusText()}
        </p>
        {beside}
      </div>
      {body()}
    </section>
  );
}
