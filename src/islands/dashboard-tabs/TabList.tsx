// Frame of every dashboard list: result range, rows or empty and error states, and pagination.
import type { ReactNode } from 'react';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { ListBody, useRangeText } from '../../ui/list/ListBody.tsx';
import { ListFailed } from '../../ui/list/ListFailed.tsx';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import type { ListStore } from '../../ui/list/list-store.ts';
import type { Page } from '../../ui/list/page.ts';
import { useList } from '../../ui/list/use-list.ts';

interface Words {
  readonly title: string;
  /** Shown if there are no rows at all. */
  readonly empty: string;
  readonly emptyText: string;
  /** Shown if no row matches the filters. */
  readonly noneFound: string;
  readonly noneFoundText?: string;
  readonly failed: string;
}

interface Props<Filters, Row> {
  readonly store: ListStore<Filters, Page<Row>>;
  readonly words: Words;
  /** Button of the empty list. */
  readonly emptyAction: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function TabList<
  Filters extends { readonly page: string },
  Row extends { readonly id: string },
>({ store, words, emptyAction, children }: Props<Filters, Row>) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const rangeText = useRangeText('dashboard:list.range');
  const view = useList(store, {
    path: href('/dashboard'),
    texts: { loading: t('dashboard:list.loading'), slow: t('dashboard:list.slow') },
  });
  const { state, page, isLate } = view;
  const clear = (
    <button type="button" className="btn btn-quiet" onClick={store.clear}>
      {t('dashboard:list.clear')}
    </button>
  );

  const empty = ({ pagination }: Page<Row>): ReactNode => {
    if (pagination.page > 1)
      return (
        <div className="notice grid justify-items-start gap-3">
          <p>{t('dashboard:list.past', { page: formatNumber(lang, pagination.page) })}</p>
          <FollowLink
            className="btn btn-quiet"
            href={view.hrefOf(1)}
            onFollow={() => view.goToPage(1)}
          >
            {t('dashboard:list.firstPage')}
          </FollowLink>
        </div>
      );
    return store.isFiltered() ? (
      <EmptyState heading="h3" title={words.noneFound} text={words.noneFoundText} action={clear} />
    ) : (
      <EmptyState heading="h3" title={words.empty} text={words.emptyText} action={emptyAction} />
    );
  };

  return (
    <section
      className="relative grid grid-cols-1 gap-3"
      aria-label={words.title}
      aria-busy={view.isLoading}
    >
      {/* On phones the filters have the counts, and what is said while a page loads covers the edge of the list. */}
      <p
        ref={view.statusLine}
        tabIndex={-1}
        role="status"
        className={`min-h-5 text-sm text-muted tabular-nums ${view.loadingText ? 'max-md:absolute' : 'max-md:sr-only'}`}
      >
        {view.loadingText ? (
          <span className="badge">{view.loadingText}</span>
        ) : (
          page && state.status !== 'failed' && rangeText(page.pagination, page.rows.length)
        )}
      </p>
      <ListBody
        view={view}
        texts="dashboard:list"
        rowsOf={({ rows }) => rows}
        className={`grid grid-cols-1 gap-6 transition-opacity ${isLate ? 'opacity-50' : ''}`}
        skeleton={isLate && <ListSkeleton />}
        failed={(error) => (
          <ListFailed title={words.failed} error={error} onRetry={store.retry}>
            {store.isFiltered() && clear}
          </ListFailed>
        )}
        empty={empty}
      >
        {({ rows }) => <div className="grid grid-cols-1 gap-3">{children(rows)}</div>}
      </ListBody>
    </section>
  );
}
