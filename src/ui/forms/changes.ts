// Comparison of a form's values with others: stored ones, or those of a draft.

/** Returns the entries of `after` that differ from those of `before`. A new file differs from every stored path. */
export const changedEntries = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
