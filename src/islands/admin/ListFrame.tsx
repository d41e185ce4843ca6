// Frame of every list in the admin area: total count, skeleton, empty and error states, pagination.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { useT } from '../../i18n/react.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { useAfter } from '../../ui/use-after.ts';
import { type AdminList, type Asked, type Rows, totalOf } from './admin-list.ts';
import { Failed, useProblemText } from './Failed.tsx';

/** No loading indicator for replies faster than this. */
const LATE_MS = 120;
const SLOW_MS = 8_000;
const OUTLINES = [1, 2, 3, 4, 5];

interface Props<Name extends string, Row> {
  readonly list: AdminList<Name, Row>;
  /** Text for the number of results: "12 users". */
  readonly found: (total: number) => string;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListFrame<Name extends string, Row>(props: Props<Name, Row>) {
  const { list, found, empty, children } = props;
  const t = useT();
  const problemText = useProblemText();
  const unsaid = list.view === 'users' ? ADMIN_TOASTS.usersFailed : ADMIN_TOASTS.failed;
  const listing = useStore(list.$listing);
  useEffect(() => list.start(), [list]);
  const top = useRef<HTMLParagraphElement>(null);
  const loading = listing.status === 'loading';
  const late = useAfter(loading, LATE_MS);
  const slow = useAfter(loading, SLOW_MS);
  const page: Rows<Row> | null = listing.status === 'ready' ? listing.page : listing.last;
  const total = page ? totalOf(page) : 0;
  const said = page && listing.status !== 'failed' ? found(total) : '';

  const turnTo = (number: number): void => {
    list.choose({ page: String(number) } as Partial<Asked<Name>>);
    top.current?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    top.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  };

  const shown = () => {
    if (listing.status === 'failed')
      return <Failed text={problemText(listing.problem, unsaid)} onRetry={list.retry} />;
    if (!page) return <Outline />;
    if (page.rows.length > 0) return children(page.rows);
    if (total > 0) return <Past onFirst={() => turnTo(1)} />;
    return empty;
  };

  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={loading}>
      <p ref={top} tabIndex={-1} className="min-h-5 text-sm text-muted tabular-nums" role="status">
        {late ? t(slow ? 'admin:state.slow' : 'admin:state.loading') : said}
      </p>
      <div className={`transition-opacity ${late && page ? 'opacity-60' : ''}`}>{shown()}</div>
      {page?.pagination && listing.status !== 'failed' && (
        <Pages {...page.pagination} list={list} onPage={turnTo} />
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
      hrefOf={(to) => list.hrefAfter({ page: String(to) } as Partial<Asked<Name>>)}
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

function Past({ onFirst }: { readonly onFirst: () => void }) {
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

function Outline() {
  return (
    <div className="grid gap-3" aria-hidden>
      {OUTLINES.map((each) => (
        <div key={each} className="skeleton h-20" />
      ))}
    </div>
  );
}
