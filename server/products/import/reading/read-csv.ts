// Rows of a CSV file: its separator, and quotes that are never closed.
import { streamCsvRows } from 'hucre/csv';
import { fieldErrorWithNumber } from '../../../../contract/messages.ts';
import { TableError } from './table.ts';

const SEPARATORS = [',', ';', '\t'] as const;
const QUOTE = '"';

/** The separator that the first lines contain most often outside of quotes. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((each) => head.split(each).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const linesIn = (text: string): number => text.split(/\r\n?|\n/).length;

/** Position behind the quote that ends the field; the end of the text where it is never closed. */
function endOfQuoted(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf(QUOTE, at);
    if (at < 0) return text.length + 1;
    if (text[at + 1] !== QUOTE) return at + 1;
  }
}

/** Without its end, a quoted field swallows all that follows, up to the next quote. Throws TableError with the line of such a field. */
function requireClosedQuotes(text: string, separator: string, firstLine: number): void {
  const isEnd = (each: string | undefined): boolean =>
    each === undefined || each === separator || each === '\n' || each === '\r';
  for (let at = text.indexOf(QUOTE); at >= 0; at = text.indexOf(QUOTE, at)) {
    if (!isEnd(text[at - 1])) {
      at += 1;
      continue;
    }
    const end = endOfQuoted(text, at);
    let next = end;
    while (text[next] === ' ') next += 1;
    if (end > text.length || !isEnd(text[next])) {
      const line = firstLine - 1 + linesIn(text.slice(0, at));
      throw new TableError(fieldErrorWithNumber('importOpenQuote', line));
    }
    at = end;
  }
}

/** With the numbers that a spreadsheet gives to the rows. Throws TableError. */
export function* readCsvRows(text: string): Generator<readonly [no: number, values: unknown[]]> {
  const content = text.replace(/^\uFEFF/, '');
  // Spreadsheets write the separator into a first line of its own.
  const [, declared = null, rest = content] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(content) ?? [];
  const separator = declared ?? separatorOf(rest);
  let no = declared === null ? 1 : 2;
  requireClosedQuotes(rest, separator, no);
  for (const row of streamCsvRows(rest, { delimiter: separator })) yield [no++, row];
}
