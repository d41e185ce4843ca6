// CSV file of a table, for spreadsheets.

export type CsvCell = string | number | null;

/** A spreadsheet would run such a text as a formula: OWASP, "CSV Injection". */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

const cellText = (cell: CsvCell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A cell without the apostrophe that csvOf() or another program has put before it. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** With a byte order mark, without which Excel reads Chinese in the wrong encoding. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
