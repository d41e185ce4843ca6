// Result area of the supplier directory: cards, empty state, error state or skeleton.
import { DEFAULT_SUPPLIER_SORT, SUPPLIER_SORTS } from '../../../contract/catalog/catalog-limits.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import type { LoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyStateDrawing } from '../../ui/list/EmptyStateDrawing.tsx';
import { ListBody } from '../../ui/list/ListBody.tsx';
import type { ListView } from '../../ui/list/use-list.ts';
import { FORM_ID } from './DirectoryForm.tsx';
import { SupplierCard } from './SupplierCard.tsx';
import type { DirectoryStore } from './suppliers.ts';
import type { DirectoryPage } from './suppliers-read.ts';
import { type Filters, queryStringOf } from './suppliers-url.ts';

interface Props {
  readonly store: DirectoryStore;
  readonly view: ListView<Filters, DirectoryPage>;
}

/** Positions of the shown suppliers, such as "31-60". */
const shownRange = (
  { suppliers, pagination }: DirectoryPage,
  format: (position: number) => string,
): string => {
  const first = (pagination.page - 1) * pagination.limit + 1;
  const last = first + suppliers.length - 1;
  return last < first ? '0' : last === first ? format(last) : `${format(first)}-${format(last)}`;
};

const GRID = 'grid gap-3 md:grid-cols-2 xl:grid-cols-3';

export function DirectoryResults({ store, view }: Props) {
  const t = useT();
  const lang = useLang();
  const { filters, state, page, loadingText } = view;
  const shownText = (): string => {
    if (!page || state.status === 'failed') return '';
    const { total } = page.pagination;
    return t('suppliers:results.showing', {
      shown: shownRange(page, (each) => formatNumber(lang, each)),
      total: formatNumber(
        lang,
        page.suppliers.length ? total : Math.max(total, page.stats?.suppliers ?? 0),
      ),
    });
  };
  return (
    <section aria-label={t('suppliers:results.label')} aria-busy={view.isLoading}>
      <div className="mb-3 flex items-end justify-between gap-3 md:mb-4">
        <p
          className="min-w-0 flex-1 py-2 font-semibold tabular-nums"
          role="status"
          tabIndex={-1}
          ref={view.statusLine}
        >
          {loadingText || shownText()}
        </p>
        <Select
          id={FORM_ID}
          name="sort"
          form={FORM_ID}
          className="w-40 sm:w-56"
          labelClass="max-md:sr-only"
          label={t('suppliers:form.sort')}
          options={SUPPLIER_SORTS.map((value) => ({
            value: value === DEFAULT_SUPPLIER_SORT ? '' : value,
            label: t(`suppliers:sort.${value}`),
          }))}
          value={filters.sort}
          fieldError={state.status === 'failed' ? state.error.fields.sort : undefined}
          onChange={({ target }) => store.choose({ sort: target.value })}
        />
      </div>
      <ListBody
        view={view}
        texts="suppliers:pages"
        rowsOf={({ suppliers }) => suppliers}
        className={view.isLate ? 'opacity-60' : ''}
        skeleton={<DirectorySkeleton />}
        failed={(error) => <Failed error={error} store={store} />}
        empty={() => <Empty store={store} />}
      >
        {({ suppliers }) => (
          <ul className={`${GRID} mb-6`}>
            {suppliers.map((supplier) => (
              <li key={supplier.id}>
                <SupplierCard supplier={supplier} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}

function Empty({ store }: { readonly store: DirectoryStore }) {
  const t = useT();
  const href = useHref();
  return (
    <div className="plate grid-paper grid justify-items-center gap-3 px-4 py-12 text-center">
      <EmptyStateDrawing className="h-32 w-auto" />
      <h2 className="text-lg">{t('suppliers:results.empty')}</h2>
      <p className="max-w-form text-muted">{t('suppliers:results.emptyText')}</p>
      <FollowLink className="btn btn-primary" href={href('/suppliers')} onFollow={store.clear}>
        {t('suppliers:form.clear')}
      </FollowLink>
    </div>
  );
}

interface FailedProps {
  readonly error: LoadError;
  readonly store: DirectoryStore;
}

function Failed({ error, store }: FailedProps) {
  const t = useT();
  const href = useHref();
  const title = t('suppliers:results.failed');
  const texts = new Set(Object.values(error.fields));
  const message = serverMessage(error);
  if (texts.size === 0 && message !== null) texts.add(message);
  else if (error.code === 'network') texts.add(t('suppliers:results.network'));
  return (
    <div className="notice notice-red grid justify-items-start gap-2" role="alert">
      <h2 className="text-lg">{title}</h2>
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="flex flex-wrap gap-2">
        <FollowLink
          className="btn btn-quiet"
          href={href(`/suppliers${queryStringOf(store.$filters.get())}`)}
          onFollow={store.retry}
        >
          {t('suppliers:results.retry')}
        </FollowLink>
        <FollowLink className="btn btn-bare" href={href('/suppliers')} onFollow={store.clear}>
          {t('suppliers:form.clear')}
        </FollowLink>
      </div>
    </div>
  );
}

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

function DirectorySkeleton() {
  return (
    <ul className={GRID} aria-hidden>
      {SKELETON_CARDS.map((each) => (
        <li key={each} className="plate grid gap-3 p-4">
          <div className="flex gap-3">
            <div className="skeleton size-12" />
            <div className="skeleton h-12 flex-1" />
          </div>
          <div className="skeleton h-5" />
        </li>
      ))}
    </ul>
  );
}
