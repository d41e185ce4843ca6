// Frame of every list in the admin area: total count, skeleton, empty and error states, pagination.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { useT } from '../../i18n/react.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { type AdminFilters, type AdminList, type AdminRows, totalOf } from './admin-list.ts';
import { Failed, useErrorText } from './Failed.tsx';

/** No loading indicator for replies faster than this. */
const LOADING_DELAY_MS = 120;
const SLOW_NOTICE_DELAY_MS = 8_000;
const SKELETON_ROWS = [1, 2, 3, 4, 5];

interface Props<Name extends string, Row> {
  readonly list: AdminList<Name, Row>;
  /** Text for the number of results: "12 users". */
  readonly formatTotal: (total: number) => string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListFrame<Name extends string, Row>(props: Props<Name, Row>) {
  const { list, formatTotal, empty, children } = props;
  const t = useT();
  const errorText = useErrorText();
  const fallback = list.view === 'users' ? ADMIN_TOASTS.usersFailed : ADMIN_TOASTS.failed;
  const listState = useStore(list.$list);
  useEffect(() => list.start(), [list]);
  const top = useRef<HTMLParagraphElement>(null);
  const loading = listState.status === 'loading';
  const late = useDelayed(loading, LOADING_DELAY_MS);
  const slow = useDelayed(loading, SLOW_NOTICE_DELAY_MS);
  const page: AdminRows<Row> | null =
    listState.status === 'ready' ? listState.page : listState.last;
  const total = page ? totalOf(page) : 0;
  const totalText = page && listState.status !== 'failed' ? formatTotal(total) : '';

  const goToPage = (pageNumber: number): void => {
    list.choose({ page: String(pageNumber) } as Partial<AdminFilters<Name>>);
    top.current?.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    top.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  const content = () => {
    if (listState.status === 'failed')
      return <Failed text={errorText(listState.error, fallback)} onRetry={list.retry} />;
    if (!page) return <ListSkeleton />;
    if (page.rows.length > 0) return children(page.rows);
    if (total > 0) return <PageOutOfRange onFirst={() => goToPage(1)} />;
    return empty;
  };

  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={loading}>
      <p ref={top} tabIndex={-1} className="min-h-5 text-sm text-muted tabular-nums" role="status">
        {late ? t(slow ? 'admin:state.slow' : 'admin:state.loading') : totalText}
      </p>
      <div className={`transition-opacity ${late && page ? 'opacity-60' : ''}`}>{content()}</div>
      {page?.pagination && listState.status !== 'failed' && (
        <Pages {...page.pagination} list={list} onPage={goToPage} />
      )}
    </div>
  );
}

interface PagesProps<Name extends string, Row> {
  readonly list: AdminList<Name, Row>;
  readonly page: number;
  readonly totalPages: number;
  readonly onPage: (page: number) => void;
}

function Pages<Name extends string, Row>(props: PagesProps<Name, Row>) {
  const { list, page, totalPages, onPage } = props;
  const t = useT();
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      hrefOf={(to) => list.hrefAfter({ page: String(to) } as Partial<AdminFilters<Name>>)}
      onPage={onPage}
      words={{
        label: t('admin:pages.label'),
        previous: t('admin:pages.previous'),
        next: t('admin:pages.next'),
        page: (each) => t('admin:pages.page', { page: each }),
        position: t('admin:pages.position', { page, total: totalPages }),
      }}
    />
  );
}

function PageOutOfRange({ onFirst }: { readonly onFirst: () => void }) {
  const t = useT();
  return (
    <EmptyState
      title={t('admin:state.past')}
      text={t('admin:state.pastText')}
      action={
        <button type="button" className="btn btn-quiet" onClick={onFirst}>
          {t('admin:state.first')}
        </button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden>
      {SKELETON_ROWS.map((each) => (
        <div key={each} className="skeleton h-20" />
      ))}
    </div>
  );
}
