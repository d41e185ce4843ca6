// Body of every list: the error, the skeleton, the empty state, or the rows with their pagination.
import type { ReactNode } from 'react';
import type { Pagination } from '../../../contract/pagination.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import type { LoadError } from '../../stores/load-error.ts';
import { formatCount, formatNumber } from '../format/number.ts';
import { Pager } from './Pager.tsx';
import type { ListView } from './use-list.ts';

interface Paginated {
  readonly pagination: Pagination;
}

interface PagesProps<Page> {
  readonly view: ListView<unknown, Page>;
  /** Where the texts of the pager are. */
  readonly texts: 'catalog:pages' | 'suppliers:pages' | 'dashboard:list' | 'admin:pages';
}

interface Props<Page> extends PagesProps<Page> {
  readonly rowsOf: (page: Page) => readonly unknown[];
  /** Around the rows and the pager. */
  readonly className: string;
  readonly skeleton: ReactNode;
  readonly failed: (error: LoadError) => ReactNode;
  readonly empty: (page: Page) => ReactNode;
  readonly children: (page: Page) => ReactNode;
}

export function ListBody<Page extends Paginated>(props: Props<Page>) {
  const { view, texts, rowsOf, className, skeleton, failed, empty, children } = props;
  const { state, page } = view;
  if (state.status === 'failed') return failed(state.error);
  if (!page) return skeleton;
  if (rowsOf(page).length === 0) return empty(page);
  return (
    <div className={className}>
      {children(page)}
      <ListPages view={view} texts={texts} />
    </div>
  );
}

export function ListPages<Page extends Paginated>({ view, texts }: PagesProps<Page>) {
  const t = useT();
  const lang = useLang();
  if (!view.page) return null;
  const { page, totalPages } = view.page.pagination;
  return (
    <Pager
      page={page}
      totalPages={totalPages}
      hrefOf={view.hrefOf}
      onPage={view.goToPage}
      words={{
        label: t(texts === 'dashboard:list' ? 'dashboard:list.pages' : `${texts}.label`),
        previous: t(`${texts}.previous`),
        next: t(`${texts}.next`),
        page: (each) => t(`${texts}.page`, { page: formatNumber(lang, each) }),
        position: t(`${texts}.position`, {
          page: formatNumber(lang, page),
          total: formatNumber(lang, totalPages),
        }),
      }}
    />
  );
}

/** Returns the text "1–24 of 300"; '' without rows. */
export function useRangeText(
  key: 'catalog:results.range' | 'dashboard:list.range',
): (pagination: Pagination, rows: number) => string {
  const t = useT();
  const lang = useLang();
  return ({ page, limit, total, capped }, rows) => {
    if (rows === 0) return '';
    const first = (page - 1) * limit + 1;
    return t(key, {
      first: formatNumber(lang, first),
      last: formatNumber(lang, first + rows - 1),
      total: formatCount(lang, total, capped),
    });
  };
}
