// Customs exchange rates as rules: from a CSV file, such as the list of ICEGATE or two columns typed by hand, or from single rates.
import { FOREIGN_CURRENCIES, type Rule } from './rule.ts';
import { RuleFileError, readRuleFiles } from './rule-file.ts';

export type ForeignCurrency = (typeof FOREIGN_CURRENCIES)[number];

/** One publication of rates. */
interface ExchangeList {
  /** What errors call it. */
  readonly name: string;
  /** Day from which the rates hold, and day on which they were read, YYYY-MM-DD. */
  readonly from: string;
  readonly read: string;
  /** Where they were published. */
  readonly url: string;
  readonly state: 'verified' | 'reported';
}

export interface QuotedRate {
  readonly currency: ForeignCurrency;
  /** For one unit of the currency. */
  readonly rupees: number;
  /** The words of the source. */
  readonly quote: string;
}

/** A rule has the day in its id, so that the rate of today stays in force until the day of the next one. Throws a RuleFileError. */
export function exchangeRules(
  rates: readonly QuotedRate[],
  { name, from, read, url, state }: ExchangeList,
): Rule[] {
  if (rates.length === 0)
    throw new RuleFileError([
      `${name}: no rate of ${FOREIGN_CURRENCIES.join(', ')}; write a line for each, such as USD,93.40`,
    ]);
  const content = rates.map(({ currency, rupees, quote }) => ({
    id: `exchange-${currency.toLowerCase()}-${from}`,
    ...{ kind: 'exchange', state, checked: read, from, currency, rupees },
    source: { title: `Customs exchange rates from ${from}`, url, quote, read },
  }));
  return readRuleFiles([{ name, content }]);
}

const cellsOf = (line: string): readonly string[] =>
  line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
const isNumber = (cell: string): boolean => /^\d+(?:\.\d+)?$/.test(cell);

/**
 * The rates for imported goods, each with the line of the file as its quotation; other currencies are left out. The column is the one
 * whose heading says "import", or the first number. Throws a RuleFileError.
 */
export function readExchangeFile({
  text,
  ...list
}: Omit<ExchangeList, 'state'> & { readonly text: string }): Rule[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\uFEFF/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const headings = lines.map(cellsOf).find((cells) => !cells.some(isNumber)) ?? [];
  const importColumn = headings.findIndex((cell) => /import/i.test(cell));
  const rates = lines.flatMap((line): QuotedRate[] => {
    const cells = cellsOf(line);
    const currency = FOREIGN_CURRENCIES.find((each) => cells.includes(each));
    const rate = importColumn === -1 ? cells.find(isNumber) : cells[importColumn];
    if (!currency || rate === undefined) return [];
    return [{ currency, rupees: Number(rate), quote: line }];
  });
  return exchangeRules(rates, { ...list, state: 'verified' });
}
