// Plain fields of a product as columns of its row, and back (contract/catalog/product-fields.ts).
import { mapFields } from '../../contract/catalog/product-fields.ts';
import { PLAIN_COLUMNS, type PlainRow, type PlainValues } from '../platform/db/tables/catalog.ts';

export type PlainColumn = (typeof PLAIN_COLUMNS)[keyof typeof PLAIN_COLUMNS];

export const plainValuesOf = (row: PlainRow): PlainValues =>
  mapFields(PLAIN_COLUMNS, (column) => row[column]) as PlainValues;

export const plainColumnsOf = (values: PlainValues): PlainRow =>
  Object.fromEntries(
    Object.entries(PLAIN_COLUMNS).map(([field, column]) => [
      column,
      values[field as keyof PlainValues],
    ]),
  ) as PlainRow;
