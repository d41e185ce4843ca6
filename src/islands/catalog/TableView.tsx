// Table of the products of one machine type, with a CSV download; and the switch between cards and table.

import Download from 'lucide-react/icons/download';
import { useContext } from 'react';
import { csvOf } from '../../../contract/csv.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { foreignLang } from '../../i18n/script.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { formatLakh } from '../../ui/format/lakh.ts';
import { formatExact } from '../../ui/format/number.ts';
import { Price, RupeeRate } from '../../ui/prices/Price.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useCatalogStore, useFilterHref, useFilters } from '../product-list/catalog-context.ts';
import type { CatalogPage } from '../product-list/catalog-read.ts';
import { type Filters, orderOf, sortOf } from '../product-list/catalog-url.ts';
import { CompareBox } from './CompareBox.tsx';
import { Heart } from './Heart.tsx';
import { type Column, columnsOf, type Row } from './table-columns.ts';

export function ViewSwitch() {
  const t = useT();
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const { view, page } = useFilters();
  return (
    <ul className="flex" aria-label={t('results:table.view')}>
      {(['cards', 'table'] as const).map((each) => {
        const patch = { view: each === 'table' ? each : '', page };
        const isShown = view === patch.view;
        return (
          <li key={each}>
            <FollowLink
              className={`btn ${isShown ? 'border-ink bg-ink text-paper' : 'btn-quiet'}`}
              href={hrefOf(patch)}
              rel="nofollow"
              aria-current={isShown ? 'true' : undefined}
              onFollow={() => store.choose(patch)}
            >
              {t(`results:table.${each}`)}
            </FollowLink>
          </li>
        );
      })}
    </ul>
  );
}

const sortPatch = (sort: string, filters: Filters): Partial<Filters> => {
  const isSorted = sortOf(filters) === sort;
  const first = orderOf({ ...filters, sort, order: '' });
  const other = first === 'asc' ? 'desc' : 'asc';
  return { sort, order: isSorted && orderOf(filters) === first ? other : first };
};

const STUCK = 'sticky bg-plate';

function PriceHeader({ text }: { readonly text: string }) {
  const t = useT();
  if (!useContext(RupeeRate)) return text;
  return (
    <>
      <span className="usd">{text}</span>
      <span className="inr">{t('results:table.rupees')}</span>
    </>
  );
}

function HeaderCell({ column, isFirst }: { readonly column: Column; readonly isFirst: boolean }) {
  const store = useCatalogStore();
  const hrefOf = useFilterHref();
  const filters = useFilters();
  const { key, sort, isNumber } = column;
  const header = key === 'price' ? <PriceHeader text={column.header} /> : column.header;
  const order = sort !== null && sortOf(filters) === sort ? orderOf(filters) : null;
  return (
    <th
      scope="col"
      className={`${STUCK} top-0 border-b border-line-strong p-2 align-bottom font-semibold ${isFirst ? 'start-0 z-20 max-w-40 min-w-40 sm:max-w-64 sm:min-w-64' : 'z-10'} ${isNumber ? 'min-w-24 text-end' : 'text-start'}`}
      aria-sort={order ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort === null ? (
        header
      ) : (
        <FollowLink
          className="link inline-flex min-h-6 items-center"
          href={hrefOf(sortPatch(sort, filters))}
          rel="nofollow"
          onFollow={() => store.choose(sortPatch(sort, filters))}
        >
          {header}
          {order && <span aria-hidden>{order === 'asc' ? ' ▲' : ' ▼'}</span>}
        </FollowLink>
      )}
    </th>
  );
}

function Cell({ column, row }: { readonly column: Column; readonly row: Row }) {
  const lang = useLang();
  const value = column.read(row);
  const text = typeof value === 'number' ? formatExact(lang, value) : (value ?? '–');
  return (
    <td
      className={`border-b border-line p-2 ${column.isNumber ? 'text-end whitespace-nowrap tabular-nums' : 'min-w-32'}`}
      lang={foreignLang(text, lang)}
    >
      {typeof value === 'number' && column.key === 'price' ? <Price dollars={value} /> : text}
    </td>
  );
}

interface Props {
  readonly page: CatalogPage;
  readonly cells: NonNullable<CatalogPage['cells']>;
}

export function ProductTable({ page: { products, facets, pagination }, cells }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const { type, price } = useFilters();
  const landedText = price ? (range: readonly [number, number]) => formatLakh(lang, range) : null;
  const columns = columnsOf(t, facets?.attributes ?? [], landedText);
  const rows = products.map((product, at): Row => ({ product, cells: cells[at] ?? {} }));
  const csv = (): string =>
    csvOf([
      columns.map(({ header }) => header),
      ...rows.map((row) => columns.map(({ read }) => read(row))),
    ]);
  const save = () => {
    const name = `${type.replace(/[^a-z0-9-]+/gi, '')}-${pagination.page}.csv`;
    saveFile(new Blob([csv()], { type: 'text/csv;charset=utf-8' }), name);
  };
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <section
        // Focused links are not scrolled under the head or the first column.
        className="plate max-h-[85dvh] scroll-ps-44 scroll-pt-32 overflow-auto overscroll-x-contain text-sm sm:scroll-ps-68"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A scrollable region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        aria-label={t('results:table.label')}
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} isFirst={column === first} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const name = String(first.read(row));
              return (
                <tr key={row.product.id}>
                  <th
                    scope="row"
                    className={`${STUCK} start-0 max-w-40 border-e border-b border-line p-2 text-start font-semibold sm:max-w-64`}
                    lang={foreignLang(name, lang)}
                  >
                    <Heart id={row.product.id} label={t('catalog:card.save', { name })} />
                    <a
                      className="link"
                      href={href(`/product/${encodeURIComponent(row.product.id)}`)}
                      data-prefetch
                    >
                      {name}
                    </a>
                    <CompareBox
                      id={row.product.id}
                      name={name}
                      label={t('catalog:card.compare')}
                      picture={row.product.image === null ? '' : mediaUrl(row.product.image)}
                    />
                  </th>
                  {others.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <div className="only-scripted flex flex-wrap items-center gap-2">
        <button type="button" className="btn btn-quiet" onClick={save}>
          <Download aria-hidden />
          {t('results:table.save')}
        </button>
        {/* Browsers inside apps do not save what a page has made. Only a file needs the byte order mark. */}
        <CopyButton text={() => csv().slice(1)} name={t('results:table.table')} />
      </div>
    </div>
  );
}
