// Frame of every list in the admin area: total count, rows or empty and error states, and pagination.
import type { ReactNode } from 'react';
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { useT } from '../../i18n/react.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListBody, ListPages } from '../../ui/list/ListBody.tsx';
import { useList } from '../../ui/list/use-list.ts';
import type { AdminList as AdminListStore } from './admin-list.ts';
import { Failed, useErrorText } from './Failed.tsx';

const SKELETON_ROWS = [1, 2, 3, 4, 5];

interface Props<Name extends string, Row> {
  readonly list: AdminListStore<Name, Row>;
  /** Text for the number of results: "12 users". */
  readonly formatTotal: (total: number) => string;
  readonly empty: ReactNode;
  /** Shown if loading fails without a reason. */
  readonly failed?: Parameters<ReturnType<typeof useErrorText>>[1];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function AdminList<Name extends string, Row>(props: Props<Name, Row>) {
  const { list, formatTotal, empty, failed = ADMIN_TOASTS.failed, children } = props;
  const t = useT();
  const errorText = useErrorText();
  const view = useList(list, {
    path: location.pathname,
    texts: { loading: t('admin:state.loading'), slow: t('admin:state.slow') },
  });
  const { state, page } = view;
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={view.isLoading}>
      <p
        ref={view.statusLine}
        tabIndex={-1}
        className="min-h-5 text-sm text-muted tabular-nums"
        role="status"
      >
        {view.loadingText ||
          (page && state.status !== 'failed' && formatTotal(page.pagination.total))}
      </p>
      <ListBody
        view={view}
        texts="admin:pages"
        rowsOf={({ rows }) => rows}
        className={`grid grid-cols-1 gap-4 transition-opacity ${view.isLate ? 'opacity-60' : ''}`}
        skeleton={<ListSkeleton />}
        failed={(error) => <Failed text={errorText(error, failed)} onRetry={list.retry} />}
        empty={({ pagination }) =>
          pagination.total > 0 ? (
            <>
              <PageOutOfRange onFirst={() => view.goToPage(1)} />
              <ListPages view={view} texts="admin:pages" />
            </>
          ) : (
            empty
          )
        }
      >
        {({ rows }) => children(rows)}
      </ListBody>
    </div>
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
