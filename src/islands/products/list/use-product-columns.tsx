// Columns of the supplier's product table, and the menu of a row.

import { useStore } from '@nanostores/react';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { DateCell } from '../../../ui/list/DateCell.tsx';
import type { Column } from '../../../ui/list/DenseTable.tsx';
import { type MenuItem, RowMenu } from '../../../ui/RowMenu.tsx';
import { ProductStatus } from '../../../ui/StatusBadge.tsx';
import { nameOf, ProductName } from './ProductName.tsx';
import { useProducts } from './products-context.ts';

/** Only an active product can be deactivated, and only an inactive one activated. */
const TOGGLE_ACTIONS: ReadonlyMap<string, 'activate' | 'deactivate'> = new Map([
  ['active', 'deactivate'],
  ['inactive', 'activate'],
]);

function Choose({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const { store } = useProducts();
  const selected = useStore(store.$selected);
  const { id } = product;
  const toggle = (): void =>
    store.select(
      selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id],
    );
  return (
    // Large touch target around the checkbox.
    <label className="writes grid place-content-center p-3 md:-m-2">
      <input
        type="checkbox"
        className="size-5"
        checked={selected.has(id)}
        onChange={toggle}
        aria-label={t('myProducts:bulk.choose', {
          name: nameOf(product) || t('dashboard:products.unnamed'),
        })}
      />
    </label>
  );
}

function Actions({ product }: { readonly product: MyProduct }) {
  const t = useT();
  const href = useHref();
  const { store, act, showDetails, setPrices } = useProducts();
  const isBusy = useStore(store.$busy).has(product.id);
  const toggleAction = TOGGLE_ACTIONS.get(product.status);
  const path = encodeURIComponent(product.id);
  const reads: MenuItem[] = [
    { label: t('myProducts:products.details'), onSelect: () => showDetails(product) },
    ...(product.status === 'active'
      ? [{ label: t('myProducts:details.public'), href: href(`/product/${path}`) }]
      : []),
  ];
  const writes: MenuItem[] = [
    { label: t('myProducts:products.setPrice'), onSelect: () => setPrices([product]) },
    ...(toggleAction
      ? [
          {
            label: t(`myProducts:products.${toggleAction}`),
            onSelect: () => act(toggleAction, [product]),
          },
        ]
      : []),
    {
      label: t('myProducts:products.delete'),
      isDanger: true,
      onSelect: () => act('delete', [product]),
    },
  ];
  const edit = { label: t('myProducts:products.edit'), href: href(`/products/edit/${path}`) };
  const items = isViewer() ? reads : [edit, ...reads, ...writes];
  const name = nameOf(product) || t('dashboard:products.unnamed');
  return <RowMenu label={t('dashboard:list.menu', { name })} items={items} isBusy={isBusy} />;
}

export function useProductColumns(): readonly Column<MyProduct>[] {
  const t = useT();
  const lang = useLang();
  return [
    {
      key: 'choose',
      label: t('myProducts:bulk.label'),
      isLabelHidden: true,
      phone: 'start',
      cell: (product) => <Choose product={product} />,
    },
    {
      key: 'name',
      label: t('myProducts:products.name'),
      sorts: 'asc',
      phone: 'main',
      cell: (product) => <ProductName product={product} />,
    },
    {
      key: 'status',
      label: t('myProducts:products.status'),
      phone: 'hidden',
      cell: ({ status }) => <ProductStatus status={status} />,
    },
    {
      key: 'price',
      label: t('myProducts:products.price'),
      sorts: 'desc',
      isNumber: true,
      phone: 'hidden',
      cell: ({ price }) =>
        price === null ? t('suppliers:product.noPrice') : formatMoney(lang, price),
    },
    {
      key: 'views',
      label: t('myProducts:products.views'),
      sorts: 'desc',
      isNumber: true,
      phone: 'hidden',
      cell: ({ views }) => formatNumber(lang, views),
    },
    {
      key: 'inquiries',
      label: t('myProducts:products.recent'),
      sorts: 'desc',
      isNumber: true,
      phone: 'hidden',
      cell: ({ recentInquiries }) =>
        recentInquiries === null ? '-' : formatNumber(lang, recentInquiries),
    },
    {
      key: 'changed',
      label: t('myProducts:products.changed'),
      sorts: 'desc',
      phone: 'hidden',
      isWide: true,
      cell: ({ updatedAt, createdAt }) => <DateCell at={updatedAt ?? createdAt} />,
    },
    {
      key: 'actions',
      label: t('dashboard:list.actions'),
      isLabelHidden: true,
      phone: 'end',
      cell: (product) => <Actions product={product} />,
    },
  ];
}
