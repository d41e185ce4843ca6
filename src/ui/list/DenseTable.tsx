// Table of dense rows that readers compare: sortable columns and a sticky header; on a phone each row is two lines beside its picture.
import type { ReactNode } from 'react';
import { FollowLink } from '../FollowLink.tsx';

/** Place of a column on phones: start, main or end of the row. Other columns are hidden; the main one repeats their values. */
type PhonePlace = 'start' | 'main' | 'end' | 'hidden';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  /** Whether only screen readers get the label, as above check boxes and buttons. */
  readonly isLabelHidden?: boolean;
  /** First direction of a column by which the rows can be sorted. */
  readonly sorts?: 'asc' | 'desc';
  readonly isNumber?: boolean;
  readonly phone: PhonePlace;
  /** Column of wider windows only. */
  readonly isWide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface Sorting {
  /** Column and direction, such as 'price.desc'. */
  readonly value: string;
  readonly hrefOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorting | undefined;
  readonly rowClass?: (row: Row) => string;
}

const PHONE_CLASSES: Readonly<Record<PhonePlace, string>> = {
  start: 'max-md:px-0',
  main: 'max-md:min-w-0 max-md:flex-1',
  end: 'max-md:ps-0',
  hidden: 'max-md:hidden',
};

const reversed = (direction: string): string => (direction === 'asc' ? 'desc' : 'asc');

function SortLink<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting }) {
  const [sortedKey, direction = ''] = sorting.value.split('.');
  const isSorted = sortedKey === column.key;
  const next = `${column.key}.${isSorted ? reversed(direction) : column.sorts}`;
  return (
    <FollowLink
      className="inline-flex min-h-9 items-center gap-1 hover:underline"
      href={sorting.hrefOf(next)}
      onFollow={() => sorting.onChoose(next)}
    >
      {column.label}
      {isSorted && <span aria-hidden>{direction === 'asc' ? '↑' : '↓'}</span>}
    </FollowLink>
  );
}

const ariaSortOf = (key: string, { value }: Sorting) => {
  const [sortedKey, direction] = value.split('.');
  if (sortedKey !== key) return undefined;
  return direction === 'asc' ? 'ascending' : 'descending';
};

const classOf = <Row,>({ phone, isNumber, isWide }: Column<Row>): string =>
  [
    'px-2 md:first:ps-3 md:last:pe-3',
    PHONE_CLASSES[phone],
    isNumber ? 'text-end tabular-nums md:pe-5' : 'text-start',
    isWide ? 'max-lg:hidden' : '',
  ].join(' ');

export function DenseTable<Row>({ label, columns, rows, keyOf, sorting, rowClass }: Props<Row>) {
  return (
    <table className="w-full border border-line bg-plate text-sm max-md:block" aria-label={label}>
      <thead className="max-md:hidden">
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={`sticky top-(--header) z-10 h-10 border-b border-line bg-well text-xs font-semibold whitespace-nowrap ${classOf(column)}`}
              aria-sort={column.sorts && sorting && ariaSortOf(column.key, sorting)}
            >
              {column.sorts && sorting ? (
                <SortLink column={column} sorting={sorting} />
              ) : (
                <span className={column.isLabelHidden ? 'sr-only' : ''}>{column.label}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={`h-16 border-t border-line max-md:flex max-md:h-auto max-md:min-h-16 max-md:items-center ${rowClass?.(row) ?? ''}`}
            data-row={keyOf(row)}
          >
            {columns.map((column) => (
              <td key={column.key} className={`py-1 ${classOf(column)}`}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
