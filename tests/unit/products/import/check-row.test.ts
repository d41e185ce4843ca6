// Check of a row: pictures, prices, repeated headings, and cells that are made to take long.
import { expect, test } from 'vitest';
import { IMAGES_PER_PRODUCT } from '../../../../contract/limits.ts';
import { findMachineType } from '../../../../contract/machine-types/index.ts';
import { checkRow, picturesIn } from '../../../../server/products/import/check-row.ts';

const type = findMachineType('cnc-lathe');
if (!type) throw new Error('the machine type does not exist');

const check = (row: Readonly<Record<string, string>>, targets: readonly string[]) => {
  const columns = Object.keys(row).map((header, index) => ({
    header,
    samples: [],
    target: targets[index] ?? 'specification',
    unit: null,
  }));
  return checkRow(Object.values(row), { type, columns, language: 'en', hasZip: false });
};

test.each([
  ['https://a.example/1,https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
  ['https://a.example/1 ,  https://a.example/2', ['https://a.example/1', 'https://a.example/2']],
  ['https://a.example/1,2 \n HTTP://a.example/3', ['https://a.example/1,2', 'HTTP://a.example/3']],
  ['lathe  1.jpg ， b.PNG;c|d；e', ['lathe 1.jpg', 'b.PNG', 'c', 'd', 'e']],
  ['a, b.webp,c', ['a, b.webp', 'c']],
])('pictures in %s', (cell, pictures) => {
  expect(picturesIn(cell)).toEqual(pictures);
});

test.each(['12500 USD', 'US$ 12,500', '$12500', '12500美元'])('the price %s', (price) => {
  const { content } = check({ Name: 'Lathe', Price: price }, ['name', 'priceRange']);
  expect(content?.priceCents).toBe(1_250_000);
});

const BLANKS = ' '.repeat(9_990);

test('cells with long runs of blanks or separators take milliseconds', () => {
  const start = performance.now();
  for (const cell of [`a${BLANKS}b`, `a,${BLANKS}b`, `a${' \n'.repeat(4_995)}b`])
    check({ Name: 'Lathe', Price: cell, Picture: cell }, ['name', 'priceRange', 'images']);
  expect(performance.now() - start).toBeLessThan(1_000);
});

test('a column of pictures has one warning for names of files; too many pictures are one error', () => {
  const few = check({ Name: 'Lathe', Picture: 'a;b;c' }, ['name', 'images']);
  const textsOf = ({ issues }: typeof few) =>
    issues.filter(({ field }) => field === 'images').map(({ kind, text }) => [kind, text]);
  expect(textsOf(few)).toEqual([['warning', 'importNoZip']]);
  expect(few.pictures).toHaveLength(3);
  const many = 'a;'.repeat(IMAGES_PER_PRODUCT + 1);
  expect(textsOf(check({ Name: 'Lathe', Picture: many }, ['name', 'images']))).toEqual([
    ['error', 'imagesOnCreate'],
  ]);
});

test('of two specifications with the same heading the second one is reported', () => {
  const label = 'a'.repeat(100);
  const { content, issues } = check({ Name: 'Lathe', [`${label}1`]: 'x', [`${label}2`]: 'y' }, [
    'name',
  ]);
  expect(content?.specifications).toEqual({ [label]: 'x' });
  expect(issues).toContainEqual({
    kind: 'warning',
    column: 2,
    field: 'specification',
    text: 'importColumnTwice',
  });
});
