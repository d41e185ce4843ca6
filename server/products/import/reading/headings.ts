// Headings of a table: which row they are in, or which two rows, and the text of each.
import type { FileRow } from './table.ts';

/** Titles, addresses and notes above the headings, and the headings; they are searched in as many rows. */
export const MAX_ROWS_ABOVE = 10;
/** Rows that show how wide the table is. */
const SAMPLE_ROWS = 30;
/** A row with fewer of the table's columns is a title. */
const MIN_FILLED_SHARE = 0.75;
/** Between the heading of a group and that of its column. */
export const GROUP_SEPARATOR = ' · ';

export interface Headings {
  /** Index of the first row of headings. */
  readonly at: number;
  readonly rowCount: 1 | 2;
  readonly texts: readonly string[];
}

const cellOf = (row: FileRow, column: number): string => row.cells[column] ?? '';

const filledCount = ({ cells }: FileRow): number => cells.filter((cell) => cell !== '').length;

const isNumber = (text: string): boolean => /^[\d\s.,:%$¥€₹+-]+$/.test(text);

const areTexts = ({ cells }: FileRow): boolean =>
  !cells.some((cell) => cell !== '' && isNumber(cell));

interface Group {
  readonly first: number;
  /** Index behind its last column. */
  readonly end: number;
}

/** Headings that stand over several columns: merged cells, or without any in the row, a text before blank cells. */
function groupsOf(top: FileRow, bottom: FileRow): readonly Group[] {
  if (top.spans && top.spans.size > 0)
    return [...top.spans].map(([first, width]) => ({ first, end: first + width }));
  const width = Math.max(top.cells.length, bottom.cells.length);
  return top.cells.flatMap((cell, first) => {
    let end = first + 1;
    while (end < width && cellOf(top, end) === '' && cellOf(bottom, end) !== '') end += 1;
    return cell !== '' && end > first + 1 ? [{ first, end }] : [];
  });
}

/** Whether `top` has the headings of groups and `bottom` those of their columns. */
function areTwoRows(top: FileRow, bottom: FileRow | undefined): bottom is FileRow {
  if (!bottom || !areTexts(bottom)) return false;
  const groups = groupsOf(top, bottom);
  const isInGroup = (column: number): boolean =>
    groups.some(({ first, end }) => column >= first && column < end);
  const hasColumns = groups.some(
    ({ first, end }) => bottom.cells.slice(first, end).filter((cell) => cell !== '').length > 1,
  );
  const others = top.cells.flatMap((cell, column) =>
    cell !== '' && !isInGroup(column) ? [{ cell, below: cellOf(bottom, column) }] : [],
  );
  // A heading beside the groups has nothing below it, or is merged with the cell below.
  if (!hasColumns || others.some(({ cell, below }) => below !== '' && below !== cell)) return false;
  return others.length > 0 || (groups.length > 1 && (top.spans?.size ?? 0) > 0);
}

function joined(top: FileRow, bottom: FileRow): readonly string[] {
  const groups = groupsOf(top, bottom);
  const width = Math.max(top.cells.length, bottom.cells.length);
  return Array.from({ length: width }, (_, column) => {
    const group = groups.find(({ first, end }) => column >= first && column < end);
    const above = cellOf(top, group?.first ?? column);
    const below = cellOf(bottom, column);
    return above === below || above === '' || below === ''
      ? above || below
      : above + GROUP_SEPARATOR + below;
  });
}

/** Index of the row of headings: the first one that has most columns of the table, else the first one with several cells. */
function findHeadings(rows: readonly FileRow[]): number {
  const above = rows.slice(0, MAX_ROWS_ABOVE);
  const width = Math.max(...rows.slice(0, SAMPLE_ROWS).map(filledCount));
  const first = above.findIndex((row) => filledCount(row) > 1);
  const wide = above.findIndex(
    (row, at) =>
      areTwoRows(row, rows[at + 1]) ||
      (filledCount(row) > 1 &&
        filledCount(row) >= width * MIN_FILLED_SHARE &&
        (at === first || areTexts(row))),
  );
  return Math.max(0, wide < 0 ? first : wide);
}

/** The headings in the row that a supplier has chosen, or where they seem to be. Null where the table has no such row. */
export function headingsOf(
  rows: readonly FileRow[],
  chosenRow: number | undefined,
): Headings | null {
  const at =
    chosenRow === undefined
      ? findHeadings(rows)
      : rows.slice(0, MAX_ROWS_ABOVE).findIndex(({ no }) => no === chosenRow);
  const [top, bottom] = [rows[at], rows[at + 1]];
  if (!top) return null;
  return areTwoRows(top, bottom)
    ? { at, rowCount: 2, texts: joined(top, bottom) }
    : { at, rowCount: 1, texts: top.cells };
}
