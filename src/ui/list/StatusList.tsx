// Dashboard list that is filtered by status only, such as enquiries or orders; newest first.
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useHref, useT } from '../../i18n/react.tsx';
import { useDashboard } from '../../islands/dashboard/dashboard-context.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListFailed } from './ListFailed.tsx';
import type { TabUrlFilters } from './page-list.ts';
import { StatusFilter } from './StatusFilter.tsx';
import type { StatusFilters, StatusListStore } from './status-list.ts';
import { TabList } from './TabList.tsx';

interface Props<Row> {
  readonly store: StatusListStore<Row>;
  readonly urlFilters: TabUrlFilters<StatusFilters>;
  /** Statuses with their labels; an "all" option is added before them. */
  readonly statuses: readonly { readonly value: string; readonly label: string }[];
  readonly words: {
    readonly title: string;
    /** Shown if there are no rows at all. */
    readonly empty: string;
    readonly emptyText: string;
    /** Shown if no row has the selected status. */
    readonly noneFound: string;
    readonly failed: string;
  };
  readonly row: (row: Row) => ReactNode;
}

export function StatusList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { store, urlFilters, statuses, words, row } = props;
  const t = useT();
  const href = useHref();
  const { user } = useDashboard();
  const filters = useStore(store.$filters);
  const clear = (
    <button type="button" className="btn btn-quiet" onClick={store.clear}>
      {t('dashboard:list.clear')}
    </button>
  );
  const browse = user.role !== 'supplier' && (
    <a className="btn btn-primary" href={href('/products')}>
      {t('dashboard:products.browse')}
    </a>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2>{words.title}</h2>
      <StatusFilter
        value={filters.status}
        options={[{ value: '', label: t('dashboard:list.all') }, ...statuses]}
        hrefOf={(status) =>
          href(
            `/dashboard${urlFilters.queryStringOf(urlFilters.patchFilters(filters, { status }))}`,
          )
        }
        onChoose={(status) => store.choose({ status })}
      />
      <TabList
        store={store}
        urlFilters={urlFilters}
        label={words.title}
        rows={({ rows }) => (
          <ul className="grid grid-cols-1 gap-3">
            {rows.map((each) => (
              <li key={each.id}>{row(each)}</li>
            ))}
          </ul>
        )}
        empty={(filtered) =>
          filtered ? (
            <EmptyState heading="h3" title={words.noneFound} action={clear} />
          ) : (
            <EmptyState heading="h3" title={words.empty} text={words.emptyText} action={browse} />
          )
        }
        failed={(error) => (
          <ListFailed title={words.failed} error={error} onRetry={store.retry}>
            {filters.status && clear}
          </ListFailed>
        )}
      />
    </div>
  );
}
