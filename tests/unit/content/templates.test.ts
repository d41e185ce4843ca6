// Documents to fill in: their positions in the list, and the clauses that protect a payment, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { template } from '../../../src/content/schemas/template.ts';

const FOLDER = new URL('../../../src/content/templates/', import.meta.url);
const templates = readdirSync(FOLDER).map((file) => ({
  name: file.replace('.yaml', ''),
  text: readFileSync(new URL(file, FOLDER), 'utf8').replace(/\s+/g, ' '),
  data: template.parse(load(readFileSync(new URL(file, FOLDER), 'utf8'))),
}));

/** The patterns that the document's text does not match. */
const missing = (name: string, patterns: readonly RegExp[]): RegExp[] => {
  const found = templates.find((each) => each.name === name);
  return patterns.filter((pattern) => !pattern.test(found?.text ?? ''));
};

test('each document has its own position in the list, from 1 without gaps', () => {
  const positions = templates.map(({ data }) => data.order).sort((one, other) => one - other);
  expect(positions).toEqual(templates.map((_, at) => at + 1));
});

describe('clauses that protect a payment', () => {
  test.each(['purchase-contract', 'proforma-invoice', 'contract-amendment'])(
    '%s: a changed account is valid only after a call to a known number',
    (name) => expect(missing(name, [/confirmed (?:it )?by phone/, /电话/])).toEqual([]),
  );

  test.each(['purchase-contract', 'proforma-invoice', 'contract-annex-taxes-and-guarantees'])(
    '%s: the last payment has a latest date',
    (name) => expect(missing(name, [/latest date/i, /最迟日期/])).toEqual([]),
  );

  test('the guarantee is on first demand, under URDG 758, and begins with the receipt of the advance', () => {
    const patterns = [/first complying demand/, /首次相符索赔/, /URDG 758/, /credited/, /入账/];
    expect(missing('advance-payment-guarantee', patterns)).toEqual([]);
  });
});
