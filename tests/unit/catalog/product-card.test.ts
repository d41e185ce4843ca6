// Product card: the fields of spec §2, and what it shows in place of a missing one.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listProducts } from '../../../contract/catalog/products.ts';
import { readReply } from '../../../contract/reply.ts';
import '../../../src/i18n/index.ts';
import ProductCards from '../../../src/islands/catalog/ProductCards.tsx';
import { cardOf } from '../../../src/islands/product-list/catalog-card.ts';

/** Card of a row that a backend sends. */
function markupOf(row: object): string {
  const { products } = readReply(listProducts, [{ _id: 'a', ...row }]);
  const props = {
    lang: 'en',
    products: products.map(cardOf),
    canInquire: true,
    rupees: 0,
  } as const;
  return renderToStaticMarkup(createElement(ProductCards, props));
}

const textOf = (row: object): string =>
  markupOf(row)
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

test('title, name, short description and attributes are shown together', () => {
  const text = textOf({
    title: 'Lathe CK6140, swing 400 mm',
    name: 'Lathe CK6140',
    sort_description: 'For shafts and flanges.',
    attributes: [{ key: 'swing', name: 'Swing', text: '400 mm', isKey: true }],
    stock: 'In stock',
  });
  for (const part of [
    'Lathe CK6140',
    ', swing 400 mm',
    'For shafts and flanges.',
    'Swing',
    '400 mm',
  ])
    expect(text).toContain(`|${part}|`);
  expect(text).toContain('|In stock|');
});

test('missing fields have the fallbacks of the spec', () => {
  const text = textOf({ title: 'T only' });
  for (const part of [
    'T only',
    'No description',
    'No short description',
    'Uncategorized',
    'N/A',
    '-',
    'Available',
  ])
    expect(text).toContain(`|${part}|`);
});

test('a stock that is only a number is labelled, one in words for screen readers only', () => {
  expect(textOf({ name: 'Mill', stock: '50' })).toContain('|Stock |50|');
  expect(markupOf({ name: 'Mill', stock: '50' })).toContain('<span>Stock </span>');
  expect(markupOf({ name: 'Mill', stock: 'In stock' })).toContain(
    '<span class="sr-only">Stock </span>',
  );
});
