// Section of the admin area that is a list: title, filter, total count, rows or empty and error states, and pagination.
import type { ReactNode } from 'react';
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { useT } from '../../i18n/react.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import type { TextFilters } from '../../ui/list/filter-codec.ts';
import { ListBody, ListPages } from '../../ui/list/ListBody.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { useList } from '../../ui/list/use-list.ts';
import type { AdminList as AdminListStore } from './admin-list.ts';
import type { View } from './admin-view.ts';
import { Failed, useErrorText } from './Failed.tsx';

interface Props<Name extends string, Row> {
  readonly view: View;
  readonly list: AdminListStore<Name, Row>;
  /** A filter with few options, beside the title. */
  readonly filter?: {
    readonly name: Name;
    readonly label: string;
    readonly none?: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  /** Beside the filter. */
  readonly sort?: ReactNode;
  /** Further filters, below the title. */
  readonly form?: ReactNode;
  /** Text for the number of results: "12 users". */
  readonly formatTotal: (total: number, filters: TextFilters<Name>) => string;
  readonly empty: (filters: TextFilters<Name>) => Parameters<typeof EmptyState>[0];
  /** Shown if loading fails without a reason. */
  readonly failed?: Parameters<ReturnType<typeof useErrorText>>[1];
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function AdminList<Name extends string, Row>(props: Props<Name, Row>) {
  const { list, filter, formatTotal, empty, failed = ADMIN_TOASTS.failed, children } = props;
  const t = useT();
  const errorText = useErrorText();
  const view = useList(list, {
    path: location.pathname,
    texts: { loading: t('admin:state.loading'), slow: t('admin:state.slow') },
  });
  const { filters, state, page } = view;
  const title = <h2 className="text-lg max-md:sr-only">{t(`admin:views.${props.view}`)}</h2>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {filter ? (
        <div className="flex flex-wrap items-end justify-between gap-3">
          {title}
          <Select
            {...filter}
            id={`admin-${props.view}`}
            value={filters[filter.name]}
            onChange={({ target }) =>
              list.choose({ [filter.name]: target.value } as Partial<TextFilters<Name>>)
            }
            fieldError={state.status === 'failed' ? state.error.fields[filter.name] : undefined}
          />
          {props.sort}
        </div>
      ) : (
        title
      )}
      {props.form}
      <div className="grid grid-cols-1 gap-4" aria-busy={view.isLoading}>
        <p
          ref={view.statusLine}
          tabIndex={-1}
          className="min-h-5 text-sm text-muted tabular-nums"
          role="status"
        >
          {view.loadingText ||
            (page && state.status !== 'failed' && formatTotal(page.pagination.total, filters))}
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
              <EmptyState {...empty(filters)} />
            )
          }
        >
          {({ rows }) => children(rows)}
        </ListBody>
      </div>
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
