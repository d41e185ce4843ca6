// Plain fields of a product as columns of its row, and back (contract/catalog/product-fields.ts).
import { mapFields } from '../../contract/catalog/product-fields.ts';
import {
  PLAIN_COLUMNS,
  type PlainValues,
  type ProductsTable,
} from '../platform/db/tables/catalog.ts';

type PlainColumn = (typeof PLAIN_COLUMNS)[keyof typeof PLAIN_COLUMNS];

export const plainValuesOf = (row: Pick<ProductsTable, PlainColumn>): PlainValues =>
  mapFields(PLAIN_COLUMNS, (column) => row[column]) as PlainValues;

export const plainColumnsOf = (values: PlainValues): Pick<ProductsTable, PlainColumn> =>
  Object.fromEntries(
    Object.entries(PLAIN_COLUMNS).map(([field, column]) => [
      column,
      values[field as keyof PlainValues],
    ]),
  ) as Pick<ProductsTable, PlainColumn>;
