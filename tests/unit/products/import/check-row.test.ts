// Check of a row: pictures, prices, amounts in the wording of data sheets, repeated headings, and cells that are made to take long.
import { expect, test } from 'vitest';
import { IMAGES_PER_PRODUCT } from '../../../../contract/limits.ts';
import { findMachineType } from '../../../../contract/machine-types/index.ts';
import type { Unit } from '../../../../contract/machine-types/units.ts';
import { checkRow, picturesIn } from '../../../../server/products/import/check-row.ts';

const type = findMachineType('cnc-lathe');
if (!type) throw new Error('the machine type does not exist');

const check = (
  row: Readonly<Record<string, string>>,
  targets: readonly string[],
  unit: Unit | null = null,
) => {
  const columns = Object.keys(row).map((header, index) => ({
    header,
    samples: [],
    target: targets[index] ?? 'specification',
    unit,
  }));
  return checkRow(
    { cells: Object.values(row), notes: [] },
    { type, columns, language: 'en', hasZip: false },
  );
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

const checkPrice = (price: string) => check({ Name: 'Lathe', Price: price }, ['name', 'price']);
/** Without those of fields that the row lacks. */
const issuesOf = ({ issues }: ReturnType<typeof check>, field: string) =>
  issues.filter((each) => each.field === field).map(({ kind, text }) => [kind, text]);

test.each([
  ...['12500 USD', 'US$ 12,500', '$12500', '$12 500', '12500美元', 'US $12,500 / Set'],
  ...['12,500.00/台', '12.500,00', '1.25万美元', '１２５００', '12500 per unit', '12,500\u200b'],
])('the price %s', (price) => {
  expect(checkPrice(price).content?.priceCents).toBe(1_250_000);
});

const checkBasis = (basis: string) =>
  check({ Name: 'Lathe', Terms: basis }, ['name', 'priceBasis']);

test.each([
  ['FOB Ningbo', 'FOB-CNNGB'],
  ['FOB NINGBO PORT', 'FOB-CNNGB'],
  ['fob ningbo, China', 'FOB-CNNGB'],
  ['离岸价 宁波', 'FOB-CNNGB'],
  ['FOB宁波港', 'FOB-CNNGB'],
  ['FOB Tianjin (Xingang)', 'FOB-CNTXG'],
  ['FOB 广州南沙', 'FOB-CNNSA'],
  ['Shanghai', 'FOB-CNSHA'],
  ['EXW Foshan', 'EXW'],
  ['Ex-works', 'EXW'],
  ['出厂价', 'EXW'],
])('the price basis %s', (cell, basis) => {
  expect(checkBasis(cell).content?.priceBasis).toBe(basis);
});

test.each(['FOB', 'CIF Mumbai', 'FOB Hamburg'])('the price basis %s is an error', (cell) => {
  expect(issuesOf(checkBasis(cell), 'priceBasis')).toEqual([['error', 'priceBasis']]);
});

test('a price in the Indian notation', () => {
  expect(checkPrice('$12,00,000').content?.priceCents).toBe(120_000_000);
});

test.each(['0', '0.00', '$0', '0.004', '面议', '价格面议', 'Negotiable', 'POA', '-', 'N/A'])(
  'the price %s is for sale by quote',
  (price) => {
    const checked = checkPrice(price);
    expect(checked.content?.priceCents).toBeNull();
    expect(issuesOf(checked, 'price')).toEqual([]);
  },
);

test.each(['US $4,800 - 5,200 / Set', '4800~5200', '5200起', 'from 5200', '≥5200'])(
  'the price range %s is left out with a warning',
  (price) => {
    const checked = checkPrice(price);
    expect(checked.content?.priceCents).toBeNull();
    expect(issuesOf(checked, 'price')).toEqual([['warning', 'importPriceRange']]);
  },
);

test.each([
  ['¥12000', 'productPriceCurrency'],
  ['12000元', 'productPriceCurrency'],
  ['RMB 12000', 'productPriceCurrency'],
  ['Rs. 12,00,000', 'productPriceCurrency'],
  ['12.000', 'productPriceThousands'],
  ['9,5', 'productPrice'],
  ['12,00', 'productPrice'],
  ['1.2E+04', 'productPrice'],
  ['12 lakh', 'productPrice'],
  ['-5', 'productPrice'],
  ['98%', 'productPrice'],
  ['2026-02-03', 'importDate'],
])('the price %s is refused: %s', (price, text) => {
  const checked = checkPrice(price);
  expect(issuesOf(checked, 'price')).toEqual([['error', text]]);
  expect(checked.content).toBeNull();
});

test.each([
  ['1 Set', 1],
  ['1台', 1],
  ['≥2台', 2],
  ['5套起订', 5],
  ['1 Piece', 1],
  ['10 pcs', 10],
  ['1,000', 1_000],
  ['１０', 10],
])('the minimum order %s', (moq, quantity) => {
  const { content } = check({ Name: 'Lathe', MOQ: moq }, ['name', 'minOrderQuantity']);
  expect(content?.minOrderQuantity).toBe(quantity);
});

const ATTRIBUTES = {
  主轴转速: 'attribute.spindle-speed',
  重量: 'attribute.weight',
  功率: 'attribute.power',
  主轴孔径: 'attribute.spindle-bore',
  电压: 'attribute.voltage',
} as const;

test.each([
  ['主轴转速', '1440±20 r/min', 1_440],
  ['主轴转速', '80～2500转/分', 2_500],
  ['主轴转速', '1’200 r/min', 1_200],
  ['主轴转速', '0.2万 r/min', 2_000],
  ['重量', '2500±50kg', 2_500],
  ['重量', '1，200kg', 1_200],
  ['重量', '约 ３.２ 吨', 3_200],
  ['重量', '12 500', 12_500],
  ['功率', '7.5kW\u200b', 7.5],
  ['重量', '2500±50', 2_500],
  ['电压', 'AC380V±10% 50Hz', '380'],
  ['电压', '３８０Ｖ', '380'],
  ['电压', '380', '380'],
  ['电压', '380V 50/60Hz', '380'],
] as const)('%s %s is %s', (header, cell, value) => {
  const checked = check({ 名称: 'Lathe', [header]: cell }, ['name', ATTRIBUTES[header]]);
  const key = ATTRIBUTES[header].replace('attribute.', '');
  expect(checked.content?.attributes).toEqual({ [key]: value });
});

test.each([
  ['500±5', 'mm', 500],
  ['约 50', 'cm', 500],
  ['Φ52', 'mm', 52],
  ['80~2500', 'mm', 2_500],
  ['50 cm', 'mm', 500],
] as const)('a bore of %s under a heading in %s is %s mm', (cell, unit, value) => {
  const { content } = check({ 名称: 'Lathe', 孔径: cell }, ['name', ATTRIBUTES.主轴孔径], unit);
  expect(content?.attributes).toEqual({ 'spindle-bore': value });
});

test.each([
  ['功率', '7.5+1.5kW'],
  ['功率', '7.5kW/11kW'],
  ['电压', '220V/380V'],
  ['电压', '220/380V'],
] as const)('%s %s is imported as a specification, with a warning', (header, cell) => {
  const checked = check({ 名称: 'Lathe', [header]: cell }, ['name', ATTRIBUTES[header]]);
  expect(checked.content).toMatchObject({ attributes: {}, specifications: { [header]: cell } });
  expect(issuesOf(checked, ATTRIBUTES[header])).toEqual([['warning', 'importSeveral']]);
});

test.each([
  ...['2026-02-03', '2026/2/3', '2月3日', '2026年2月3日', '3-Feb', 'Feb-03', '02/03/2026'],
])('the date %s in a column of numbers is an error', (cell) => {
  const checked = check({ 名称: 'Lathe', 功率: cell }, ['name', ATTRIBUTES.功率]);
  expect(issuesOf(checked, ATTRIBUTES.功率)).toEqual([['error', 'importDate']]);
});

test.each([
  ['功率', '9,5 kW', 'attributeNumber'],
  ['功率', 'ask us', 'attributeNumber'],
  ['重量', '40 mm', 'attributeUnit'],
  ['电压', '333 V', 'attributeChoice'],
] as const)('%s %s is an error', (header, cell, text) => {
  const checked = check({ 名称: 'Lathe', [header]: cell }, ['name', ATTRIBUTES[header]]);
  expect(issuesOf(checked, ATTRIBUTES[header])).toEqual([['error', text]]);
});

const BLANKS = ' '.repeat(9_990);

test('cells with long runs of blanks or separators take milliseconds', () => {
  const start = performance.now();
  for (const cell of [`a${BLANKS}b`, `a,${BLANKS}b`, `a${' \n'.repeat(4_995)}b`])
    check({ Name: 'Lathe', Price: cell, Picture: cell }, ['name', 'price', 'images']);
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
