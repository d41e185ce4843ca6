// Base of every dashboard list: result range, rows or empty and error states, and pagination.
import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../FollowLink.tsx';
import { formatCount, formatNumber } from '../format/number.ts';
import { useAfter } from '../use-after.ts';
import type { ListingKind, ListingStore, Problem } from './listing.ts';
import { Outline } from './Outline.tsx';
import { Pager } from './Pager.tsx';
import type { Page } from './page-list.ts';

interface Paged {
  readonly page: string;
}

interface Props<Filters, Shown> {
  readonly store: ListingStore<Filters, Shown>;
  readonly address: Pick<ListingKind<Filters, never>, 'addressOf' | 'changed' | 'none'>;
  readonly label: string;
  /** Content next to the result range. */
  readonly beside?: ReactNode;
  readonly rows: (shown: Shown) => ReactNode;
  /** Empty state; `filtered` tells whether filters are active. */
  readonly empty: (filtered: boolean) => ReactNode;
  readonly failed: (problem: Problem) => ReactNode;
}

/** No loading indicator for replies faster than this. */
const LATE_MS = 120;
const SLOW_MS = 8_000;

export function TabList<Filters extends Paged, Shown extends Page<unknown>>(
  props: Props<Filters, Shown>,
) {
  const { store, address, label, beside, rows, empty, failed } = props;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const line = useRef<HTMLParagraphElement>(null);
  const filters = useStore(store.$filters);
  const listing = useStore(store.$listing);
  const loading = listing.status === 'loading';
  const late = useAfter(loading, LATE_MS);
  const slow = useAfter(loading, SLOW_MS);
  const shown = listing.status === 'ready' ? listing.page : listing.last;

  const pageOf = (page: number): Filters =>
    address.changed(filters, { page: String(page) } as Partial<Filters>);
  const hrefOf = (page: number): string => href(`/dashboard${address.addressOf(pageOf(page))}`);
  const turnTo = (page: number): void => {
    store.choose({ page: String(page) } as Partial<Filters>);
    line.current?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  };

  const said = (): string => {
    if (late) return t(slow ? 'dashboard:list.slow' : 'dashboard:list.loading');
    if (listing.status === 'failed' || !shown || shown.rows.length === 0) return '';
    const { page, limit, total, capped } = shown.pagination;
    const first = (page - 1) * limit + 1;
    return t('dashboard:list.range', {
      first: formatNumber(lang, first),
      last: formatNumber(lang, first + shown.rows.length - 1),
      total: formatCount(lang, total, capped),
    });
  };

  const body = (): ReactNode => {
    if (listing.status === 'failed') return failed(listing.problem);
    if (!shown) return late && <Outline />;
    const { page, totalPages } = shown.pagination;
    if (shown.rows.length === 0 && page > 1)
      return (
        <div className="notice grid justify-items-start gap-3">
          <p>{t('dashboard:list.past', { page: formatNumber(lang, page) })}</p>
          <FollowLink className="btn btn-quiet" href={hrefOf(1)} onFollow={() => turnTo(1)}>
            {t('dashboard:list.firstPage')}
          </FollowLink>
        </div>
      );
    if (shown.rows.length === 0)
      return empty(address.addressOf(filters) !== address.addressOf(address.none));
    return (
      <div className={`grid grid-cols-1 gap-6 transition-opacity ${late ? 'opacity-50' : ''}`}>
        {rows(shown)}
        <Pager
          page={page}
          totalPages={totalPages}
          hrefOf={hrefOf}
          onPage={turnTo}
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
          ref={line}
          tabIndex={-1}
          role="status"
          className="min-h-5 text-sm text-muted tabular-nums"
        >
          {said()}
        </p>
        {beside}
      </div>
      {body()}
    </section>
  );
}
