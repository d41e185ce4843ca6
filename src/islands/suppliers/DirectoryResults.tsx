// Result area of the supplier directory: cards, empty state, error state or skeleton.
import { useRef } from 'react';
import { SUPPLIER_SORTS } from '../../../contract/suppliers/supplier-query.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { serverMessage } from '../../stores/server-message.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { formatNumber } from '../../ui/format/number.ts';
import { EmptyStateDrawing } from '../../ui/list/EmptyStateDrawing.tsx';
import type { ListState, LoadError } from '../../ui/list/list-store.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { FORM_ID } from './DirectoryForm.tsx';
import { SupplierCard } from './SupplierCard.tsx';
import type { DirectoryStore } from './suppliers.ts';
import type { DirectoryPage } from './suppliers-read.ts';
import { type Filters, patchFilters, queryStringOf } from './suppliers-url.ts';

/** No loading indicator for replies faster than this. */
const LOADING_DELAY_MS = 120;

interface Props {
  readonly store: DirectoryStore;
  readonly filters: Filters;
  readonly listState: ListState<DirectoryPage>;
}

export function DirectoryResults({ store, filters, listState }: Props) {
  const t = useT();
  const lang = useLang();
  const statusLine = useRef<HTMLParagraphElement>(null);
  const late = useDelayed(listState.status === 'loading', LOADING_DELAY_MS);
  const page = listState.status === 'ready' ? listState.page : listState.last;
  const total = page?.pagination.total ?? 0;
  const statusText = late
    ? t('suppliers:results.loading')
    : page && listState.status !== 'failed'
      ? t('suppliers:results.showing', {
          shown: formatNumber(lang, total),
          total: formatNumber(lang, Math.max(total, page.stats?.suppliers ?? 0)),
        })
      : '';

  const goToPage = (pageNumber: number): void => {
    store.choose({ page: String(pageNumber) });
    statusLine.current?.focus({ preventScroll: true });
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    statusLine.current?.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  };

  return (
    <section aria-label={t('suppliers:results.label')} aria-busy={listState.status === 'loading'}>
      <div className="mb-4 flex items-end justify-between gap-3">
        <p
          className="min-w-0 flex-1 py-2 font-semibold tabular-nums"
          role="status"
          tabIndex={-1}
          ref={statusLine}
        >
          {statusText}
        </p>
        <Select
          id={FORM_ID}
          name="sort"
          form={FORM_ID}
          className="w-44 sm:w-56"
          label={t('suppliers:form.sort')}
          options={SUPPLIER_SORTS.map((value) => ({
            value: value === 'newest' ? '' : value,
            label: t(`suppliers:sort.${value}`),
          }))}
          value={filters.sort}
          fieldError={listState.status === 'failed' ? listState.error.fields.sort : undefined}
          onChange={({ target }) => store.choose({ sort: target.value })}
        />
      </div>
      {listState.status === 'failed' ? (
        <Failed error={listState.error} store={store} filters={filters} />
      ) : page === null ? (
        <DirectorySkeleton />
      ) : total === 0 || page.suppliers.length === 0 ? (
        <Empty store={store} />
      ) : (
        <Cards page={page} dimmed={late} filters={filters} onPage={goToPage} />
      )}
    </section>
  );
}

interface CardsProps {
  readonly page: DirectoryPage;
  readonly dimmed: boolean;
  readonly filters: Filters;
  readonly onPage: (page: number) => void;
}

const GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Cards({ page, dimmed, filters, onPage }: CardsProps) {
  const t = useT();
  const href = useHref();
  const { page: pageNumber, totalPages } = page.pagination;
  return (
    <div className={dimmed ? 'opacity-60' : ''}>
      <ul className={`${GRID} mb-6`}>
        {page.suppliers.map((supplier) => (
          <li key={supplier.id}>
            <SupplierCard supplier={supplier} />
          </li>
        ))}
      </ul>
      <Pager
        page={pageNumber}
        totalPages={totalPages}
        words={{
          label: t('suppliers:pages.label'),
          previous: t('suppliers:pages.previous'),
          next: t('suppliers:pages.next'),
          page: (each) => t('suppliers:pages.page', { page: each }),
          position: t('suppliers:pages.position', { page: pageNumber, total: totalPages }),
        }}
        hrefOf={(each) =>
          href(`/suppliers${queryStringOf(patchFilters(filters, { page: String(each) }))}`)
        }
        onPage={onPage}
      />
    </div>
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
  readonly filters: Filters;
}

function Failed({ error, store, filters }: FailedProps) {
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
          href={href(`/suppliers${queryStringOf(filters)}`)}
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
          <div className="skeleton h-12" />
          <div className="skeleton h-11" />
        </li>
      ))}
    </ul>
  );
}
