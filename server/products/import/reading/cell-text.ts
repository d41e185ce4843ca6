// Text of a cell's value, as a supplier reads it in the spreadsheet.
import { withoutFormulaGuard } from '../../../../contract/csv.ts';
import { IMPORT_CELL_CHARS } from '../../../../contract/products/import-limits.ts';

/** Spreadsheets store 15 significant digits: 0.1 + 0.2 is shown as 0.3. */
const NUMBER_DIGITS = 15;

export const numberText = (value: number): string =>
  String(Number(value.toPrecision(NUMBER_DIGITS)));

/** A time without a date is one of the day before the first one of a spreadsheet: a ratio such as 1:50 becomes one. */
const FIRST_YEAR = 1900;

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return date.getUTCFullYear() < FIRST_YEAR ? text.slice(11, 16) : text.slice(0, 10);
}

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (value instanceof Date) return dateText(value);
  const text = String(value).slice(0, IMPORT_CELL_CHARS).replaceAll('\0', '');
  return withoutFormulaGuard(text.trim()).trim();
};
