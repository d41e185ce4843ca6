// Order of a list in its address, such as 'price.desc'. The backend gets it as two parameters, or the rows are sorted here.

/** Splits the order; without one both are ''. */
export const withSortOrder = <Filters extends { readonly sort: string }>({
  sort: sorting,
  ...filters
}: Filters): Omit<Filters, 'sort'> & { readonly sort: string; readonly order: string } => {
  const [sort = '', order = ''] = sorting.split('.');
  return { ...filters, sort, order };
};

/** The value of a row by which each order sorts. */
export type SortValues<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** Sorts all rows of a backend that does not. Without an order, and with an unknown one, the backend's order stays. */
export function sortRows<Row>(
  rows: readonly Row[],
  sorting: string,
  values: SortValues<Row>,
): readonly Row[] {
  const [sort = '', order = ''] = sorting.split('.');
  const sortValue = values[sort];
  if (!sortValue) return rows;
  const direction = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(one), sortValue(other)];
    if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
    return direction * String(a).localeCompare(String(b));
  });
}
