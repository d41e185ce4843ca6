// Columns of the product table and of its CSV file: name, price, supplier, and the attributes of the machine type.
import type { AttributeFacet } from '../../../contract/catalog/products.ts';
import type { TranslateFunction } from '../../i18n/translator.ts';
import type { CardProduct } from '../product-list/catalog-card.ts';
import type { AttributeCells } from '../product-list/catalog-read.ts';

export interface Row {
  readonly product: CardProduct;
  readonly cells: AttributeCells;
}

export interface Column {
  readonly key: string;
  /** With the unit. */
  readonly header: string;
  /** Value of the filter `sort`; null where the server has no such order. */
  readonly sort: string | null;
  readonly isNumber: boolean;
  readonly read: (row: Row) => string | number | null;
}

export const nameOf = ({ name, title }: CardProduct, t: TranslateFunction): string =>
  name || title || t('catalog:card.noName');

export const columnsOf = (t: TranslateFunction, facets: readonly AttributeFacet[]): Column[] => [
  {
    key: 'name',
    header: t('results:table.name'),
    sort: 'name',
    isNumber: false,
    read: ({ product }) => nameOf(product, t),
  },
  {
    key: 'price',
    header: t('results:table.price'),
    sort: 'price',
    isNumber: true,
    read: ({ product }) => product.price,
  },
  {
    key: 'supplier',
    header: t('results:table.supplier'),
    sort: null,
    isNumber: false,
    read: ({ product }) => product.supplier?.name ?? null,
  },
  ...facets.map(({ key, name, unit, choices }): Column => {
    const isNumber = choices.length === 0;
    return {
      key: `attr.${key}`,
      header: unit === null ? name : t('filters:panel.withUnit', { name, unit }),
      sort: isNumber ? `attr.${key}` : null,
      isNumber,
      read: ({ cells }) => cells[key] ?? null,
    };
  }),
];
