// Batches of a long list, each small enough for one statement.

/** Neither engine takes more than 32,000 values in one statement, and no row has more than 60. */
const ROWS_PER_STATEMENT = 500;

export const batches = <Item>(items: readonly Item[], size = ROWS_PER_STATEMENT): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
