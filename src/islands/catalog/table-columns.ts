// Columns of the product table and of its CSV file: name, price, supplier, and the attributes of the machine type.
import type { AttributeFacet } from '../../../contract/catalog/facets.ts';
import { priceBasisText } from '../../i18n/price-basis.ts';
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

/** `landedText`: the text of a landed price; null where the table has prices at the factory only. */
export const columnsOf = (
  t: TranslateFunction,
  facets: readonly AttributeFacet[],
  landedText: ((range: readonly [number, number]) => string) | null,
): Column[] => [
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
  ...(landedText
    ? [
        {
          key: 'landed',
          header: t('results:landed.label'),
          sort: 'landed',
          isNumber: true,
          read: ({ product: { landed } }: Row) => (landed ? landedText(landed) : null),
        },
      ]
    : []),
  {
    key: 'priceBasis',
    header: t('priceBasis:label'),
    sort: null,
    isNumber: false,
    read: ({ product: { price, priceBasis } }) =>
      price === null ? null : priceBasisText(t, priceBasis),
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
