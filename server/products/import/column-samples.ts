// Samples of a column's values, for a supplier to recognize it.

/** Values looked through for samples, samples shown of a column, and the characters of each. */
const SEARCHED_VALUES = 50;
const SAMPLES = 3;
const SAMPLE_CHARS = 60;

/** The first different values of a column, shortened. */
export function sampleValues(
  rows: readonly { readonly cells: readonly string[] }[],
  index: number,
): string[] {
  const values = new Set<string>();
  let found = 0;
  for (const { cells } of rows) {
    const value = cells[index] ?? '';
    if (value === '') continue;
    found += 1;
    values.add(value);
    if (values.size === SAMPLES || found === SEARCHED_VALUES) break;
  }
  return [...values].map((value) => value.slice(0, SAMPLE_CHARS));
}
