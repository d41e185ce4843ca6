// The calculator of landed costs: what its address gives, errors beside fields, and formulas with the numbers filled in.
import { describe, expect, test } from 'vitest';
import { supplierCode } from '../../../contract/landed-cost/hs-code.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { LANGS } from '../../../contract/lang.ts';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import { machineTypeOf } from '../../../drawings/families.ts';
import { calculate } from '../../../src/components/landed-cost/calculator.ts';
import { costRows, stackOf } from '../../../src/components/landed-cost/cost-rows.ts';
import { HS_LIST, searchHsList } from '../../../src/components/landed-cost/hs-list.ts';
import { rateTable } from '../../../src/components/landed-cost/rate-table.ts';
import { PROFILES } from '../../../tools/demo/profiles.ts';

const TODAY = '2026-11-24';
const common = { state: 'example', checked: TODAY } as const;
const RULES: Rule[] = [
  { ...common, kind: 'tariff', id: 'sws', hs: [''], charge: 'sws', percent: 10 },
  { ...common, kind: 'valuation', id: 'v-freight', item: 'freight', percent: 20 },
  { ...common, kind: 'valuation', id: 'v-insurance', item: 'insurance', percent: 1.125 },
];
const calculated = (query: string, rules = RULES, lang: 'en' | 'zh-Hans' = 'en') =>
  calculate(new URLSearchParams(query), rules, TODAY, lang);

const ARTICLE =
  'hsCode=8422.40&amount=40,000&incoterm=FOB&freight=1600&insurance=400&exchangeRate=90&bcdPercent=7.5%25&igstPercent=18';

test('the example of the article on duty, line by line', () => {
  const { result, errors } = calculated(ARTICLE);
  expect(errors).toEqual({});
  if (!result) throw new Error('no result');
  const rows = costRows(result.input, result.estimate, 'en');
  expect(rows.map(({ line, formula, high }) => [line, formula, high])).toEqual(
    expect.arrayContaining([
      ['price', 'USD 40,000 × 90', 360_000_000],
      ['assessableValue', '₹36,00,000 + ₹1,44,000 + ₹36,000', 378_000_000],
      ['bcd', '₹37,80,000 × 7.5%', 28_350_000],
      ['sws', '₹2,83,500 × 10%', 2_835_000],
      ['igst', '(₹37,80,000 + ₹2,83,500 + ₹28,350) × 18%', 73_653_300],
      ['duties', '₹2,83,500 + ₹28,350 + ₹7,36,533', 104_838_300],
    ]),
  );
  const parts = stackOf(result.estimate.high);
  expect(parts.map(([part]) => part)).toEqual(['machine', 'transport', 'duty', 'igst']);
  expect(parts.reduce((sum, [, paise]) => sum + paise, 0)).toBe(result.estimate.high.landed);
});

test('a price that has the duties: its parts add up, and the value is what is left of it', () => {
  const { result } = calculated(ARTICLE.replace('FOB', 'DDP'));
  if (!result) throw new Error('no result');
  const rows = costRows(result.input, result.estimate, 'en');
  expect(rows.find(({ line }) => line === 'assessableValue')?.formula).toMatch(/^₹36,00,000 − ₹/);
  const parts = stackOf(result.estimate.high);
  expect(parts.reduce((sum, [, paise]) => sum + paise, 0)).toBe(result.estimate.high.landed);
});

test('goods that may not be imported have the rules instead of a result', () => {
  const ban: Rule = {
    ...{ ...common, kind: 'compliance', id: 'ban', hs: ['8422'], family: 'dgft' },
    ...{
      status: 'prohibited',
      scheme: { en: 'x', 'zh-Hans': 'x' },
      asks: { en: 'x', 'zh-Hans': 'x' },
    },
  };
  expect(calculated(ARTICLE, [...RULES, ban])).toMatchObject({
    result: null,
    errors: {},
    prohibitedBy: [ban],
  });
});

test('full-width digits, Indian groups, signs and labels give the same result', () => {
  const typed = new URLSearchParams(ARTICLE);
  typed.set('hsCode', 'HS Code: ８４２２．４０\u200b');
  typed.set('amount', '＄４０，０００');
  typed.set('freight', '1,600.00');
  typed.set('exchangeRate', '₹ ９０');
  typed.set('bcdPercent', '７．５％');
  const { result, errors } = calculated(String(typed));
  expect(errors).toEqual({});
  expect(result).toEqual(calculated(ARTICLE).result);
});

describe('before it can compute', () => {
  test('the empty page has no errors, and FOB, dollars and one machine as a start', () => {
    expect(calculated('port=mundra&incoterm=CIF')).toMatchObject({
      values: { incoterm: 'CIF', currency: 'USD', quantity: '1', hsCode: '', port: 'mundra' },
      ...{ errors: {}, result: null },
    });
  });

  test.each([
    [
      'hsCode=84&amount=1',
      { hsCode: 'An HS code has 4 to 12 digits; dots and spaces are allowed.' },
    ],
    ['hsCode=845811&amount=-5', { amount: expect.stringContaining('number') }],
    ['hsCode=845811&amount=1e30', { amount: expect.stringContaining('number') }],
    ['hsCode=845811&amount=5&bcdPercent=101', { bcdPercent: expect.stringContaining('100') }],
    ['hsCode=845811&amount=5&currency=JPY', { currency: 'Choose USD, CNY, EUR or INR.' }],
    [
      'hsCode=845811&amount=5&packedLength=100',
      { packedWeight: expect.stringContaining('all four') },
    ],
    ['hsCode=845811&amount=5&pinCode=99', { pinCode: expect.stringContaining('six digits') }],
    ['hsCode=845811&amount=5&quantity=1.5', { quantity: expect.stringContaining('whole') }],
    [
      'hsCode=845811&amount=5&currency=INR&exchangeRate=90',
      { exchangeRate: 'A price in rupees needs no exchange rate.' },
    ],
  ])('%s has its error beside the field, and keeps what was typed', (query, errors) => {
    const state = calculated(query);
    expect(state.errors).toMatchObject(errors);
    expect(state.result).toBeNull();
    for (const [name, value] of new URLSearchParams(query))
      expect(state.values).toHaveProperty(name, value);
  });

  test('rates that no verified rule has are asked for, in the language of the reader', () => {
    const { errors, result } = calculated('hsCode=845811&amount=5', RULES, 'zh-Hans');
    expect(Object.keys(errors)).toEqual(['bcdPercent', 'igstPercent', 'exchangeRate']);
    expect(errors.bcdPercent).toContain('基本关税');
    expect(result).toBeNull();
  });

  test('an EXW price needs the charges up to the ship', () => {
    const { errors } = calculated(ARTICLE.replace('FOB', 'EXW'));
    expect(Object.keys(errors)).toEqual(['exportCharges']);
  });
});

test('listed freight and port charges are used where the reader gives none', () => {
  const range = { ...common, port: 'mundra', unit: '20ft' } as const;
  const texts = { en: 'x', 'zh-Hans': 'x' };
  const listed: Rule[] = [
    { ...range, kind: 'freight', id: 'f', fromPort: texts, low: 1000, high: 2000 },
    { ...range, kind: 'port', id: 'p', item: 'all', what: texts, low: 20_000, high: 30_000 },
  ];
  const query = `${ARTICLE.replace('freight=1600&', '')}&port=mundra`;
  const { result } = calculated(query, [...RULES, ...listed]);
  expect(result?.estimate.low?.freight).toBe(9_000_000);
  expect(result?.estimate.high).toMatchObject({ freight: 18_000_000, otherCharges: 3_000_000 });
  expect(calculated(ARTICLE, [...RULES, ...listed]).result?.estimate.ranges.freight).toBeNull();
});

test('listed freight is in dollars, so a price in yuan uses it only with the rate of the dollar', () => {
  const freight: Rule = {
    ...{ ...common, kind: 'freight', id: 'f', fromPort: { en: 'x', 'zh-Hans': 'x' } },
    ...{ port: 'nhavaSheva', unit: '20ft', low: 1000, high: 2000 },
  };
  const query = ARTICLE.replace('freight=1600&', '').replace('exchangeRate=90', 'exchangeRate=12');
  const { result } = calculated(`${query}&currency=CNY`, [...RULES, freight]);
  expect(result?.estimate.ranges.freight).toBeNull();
  expect(result?.estimate.assumptions).toContain('freightAssumed');
  const dollar: Rule = { ...common, kind: 'exchange', id: 'usd', currency: 'USD', rupees: 90 };
  const known = calculated(`${query}&currency=CNY`, [...RULES, freight, dollar]).result;
  expect(known?.estimate.high.freight).toBe(18_000_000);
});

test('a rate of another currency is not used', () => {
  const dollar: Rule = { ...common, kind: 'exchange', id: 'usd', currency: 'USD', rupees: 90 };
  const query = ARTICLE.replace('&exchangeRate=90', '');
  expect(calculated(query, [...RULES, dollar]).result).not.toBeNull();
  expect(Object.keys(calculated(`${query}&currency=CNY`, [...RULES, dollar]).errors)).toEqual([
    'exchangeRate',
  ]);
});

describe('search for a code', () => {
  test.each([
    ['cnc lathe', '845811'],
    ['Lathes, CNC', '845811'],
    ['数控车床', '845811'],
    ['注塑机', '847710'],
    ['8446.30', '844630'],
    ['84463090', '844630'],
  ])('"%s" finds %s', (query, code) => {
    expect(searchHsList(query).map((each) => each.code)).toContain(code);
  });

  test.each(MACHINE_TYPES.map((type) => [type.id, type] as const))(
    'a %s finds its usual code by its English and by its Chinese name',
    (_, { name, hsCodes }) => {
      const [usual] = hsCodes;
      for (const lang of LANGS)
        expect(searchHsList(name[lang]).map(({ code }) => code)).toContain(usual);
    },
  );

  test('all codes of machine types are on the list, and those of demo machines are codes of their type', () => {
    const listed = new Set(HS_LIST.map(({ code }) => code));
    expect(
      MACHINE_TYPES.flatMap(({ hsCodes }) => hsCodes.filter((each) => !listed.has(each))),
    ).toEqual([]);
    for (const { family, hsCode } of Object.values(PROFILES))
      expect(machineTypeOf(family).hsCodes, family).toContain(supplierCode(hsCode));
  });

  test('all words must match, and blank finds nothing', () => {
    expect(searchHsList('lathe teapot')).toEqual([]);
    expect(searchHsList('  ')).toEqual([]);
  });

  test('every entry has six digits and both names, and no code is there twice', () => {
    for (const { code, name } of HS_LIST) {
      expect(code).toMatch(/^\d{6}$/);
      expect(name['zh-Hans']).toMatch(/\p{Script=Han}/u);
      expect(name.en).toMatch(/^[A-Z]/);
    }
    expect(new Set(HS_LIST.map(({ code }) => code)).size).toBe(HS_LIST.length);
  });

  test('who searches before giving a price sees no errors', () => {
    expect(calculated('search=lathe&incoterm=FOB').errors).toEqual({});
    // With rates for the example, which a link with a code does not show.
    const rate = { ...common, kind: 'tariff', percent: 7.5 } as const;
    const rules: Rule[] = [
      ...RULES,
      { ...rate, id: 'bcd', hs: [''], charge: 'bcd' },
      { ...rate, id: 'igst', hs: [''], charge: 'igst' },
      { ...common, kind: 'exchange', id: 'usd', currency: 'USD', rupees: 90 },
    ];
    expect(calculated('', rules).isExample).toBe(true);
    expect(calculated('hsCode=842240', rules)).toMatchObject({
      ...{ errors: {}, isExample: false, values: { hsCode: '842240' } },
    });
  });
});

test('the table of rates: a rate that no rule has is unknown, and a ban and a duty are named', () => {
  const line = { ...common, state: 'reported', kind: 'tariff' } as const;
  const hs = ['8458'];
  const texts = { en: 'x', 'zh-Hans': 'x' };
  const rules: Rule[] = [
    ...RULES,
    { ...line, hs, id: 'bcd', charge: 'bcd', percent: 7.5 },
    { ...line, hs, id: 'bcd-list', charge: 'bcd', percent: 5, condition: texts },
    { ...line, hs, id: 'igst', charge: 'igst', percent: 18 },
    { ...line, id: 'bcd-laser', hs: ['845611'], charge: 'bcd', percent: 7.5 },
    { ...common, kind: 'antiDumping', id: 'ad', hs: ['8456'], origins: ['CN'], goods: texts },
    {
      ...{ ...common, kind: 'compliance', id: 'ban', hs: ['8806'], family: 'dgft' },
      ...{ status: 'prohibited', scheme: texts, asks: texts },
    },
  ];
  const rows = rateTable(rules, TODAY).flatMap((group) => group.rows);
  expect(rows).toHaveLength(MACHINE_TYPES.length);
  const rowOf = (id: string) => rows.find(({ type }) => type.id === id);
  expect(rowOf('cnc-lathe')).toMatchObject({
    ...{ code: '845811', otherCodes: ['845891'], state: 'example', conditions: [texts] },
    ...{ rates: { bcd: { low: 5, high: 7.5 }, sws: { high: 10 }, igst: { high: 18 } } },
    ...{ hasAntiDumping: false, prohibitedCodes: [] },
  });
  expect(rowOf('fibre-laser-cutter')).toMatchObject({
    ...{ state: 'unknown', hasAntiDumping: true, rates: { igst: undefined } },
  });
  expect(rowOf('agricultural-drone')?.prohibitedCodes).toEqual(['880694', '880624']);
});
