// Customs exchange rates from a CSV file, such as the list of ICEGATE or two columns typed by hand: "USD,93.40".
import { FOREIGN_CURRENCIES, type Rule } from './rule.ts';
import { RuleFileError, readRuleFiles } from './rule-file.ts';

interface ExchangeFile {
  /** What errors call it. */
  readonly name: string;
  readonly text: string;
  /** Day from which the rates hold, and day on which they were read, YYYY-MM-DD. */
  readonly from: string;
  readonly read: string;
  /** Where they were published. */
  readonly url: string;
}

const cellsOf = (line: string): readonly string[] =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
const isNumber = (cell: string): boolean => /^\d+(?:\.\d+)?$/.test(cell);

/**
 * The rates for imported goods as rules, with the line of the file as their quotation; other currencies are left out. The column is
 * the one whose heading says "import", or the first number. Throws a RuleFileError.
 */
export function readExchangeFile({ name, text, from, read, url }: ExchangeFile): Rule[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\uFEFF/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const headings = lines.map(cellsOf).find((cells) => !cells.some(isNumber)) ?? [];
  const importColumn = headings.findIndex((cell) => /import/i.test(cell));
  const content = lines.flatMap((line) => {
    const cells = cellsOf(line);
    const currency = FOREIGN_CURRENCIES.find((each) => cells.includes(each));
    const rate = importColumn === -1 ? cells.find(isNumber) : cells[importColumn];
    if (!currency || rate === undefined) return [];
    return [
      {
        // The rate of today stays in force until that day.
        id: `exchange-${currency.toLowerCase()}${from > read ? '-next' : ''}`,
        ...{ kind: 'exchange', state: 'verified' },
        ...{ checked: read, from, currency, rupees: Number(rate) },
        source: { title: `Customs exchange rates from ${from}`, url, quote: line, read },
      },
    ];
  });
  if (content.length === 0)
    throw new RuleFileError([
      `${name}: no rate of ${FOREIGN_CURRENCIES.join(', ')}; write a line for each, such as USD,93.40`,
    ]);
  return readRuleFiles([{ name, content }]);
}
