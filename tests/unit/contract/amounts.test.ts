// Amounts in the wording of data sheets, price lists and Chinese keyboards; wording that could mean two amounts is not read.
import { expect, test } from 'vitest';
import { amountsIn } from '../../../contract/machine-types/amounts.ts';
import { typedNumber } from '../../../contract/typed/typed-number.ts';

test.each([
  ['12500', 12_500],
  ['12,500.50', 12_500.5],
  ['12,00,000', 1_200_000],
  ['1,20,000.50', 120_000.5],
  ['12.000,50', 12_000.5],
  ['1.234.567', 1_234_567],
  ['1’200', 1_200],
  ["1'200'000", 1_200_000],
  ['12 500', 12_500],
  ['12\u00a0500', 12_500],
  ['１２，５００．５', 12_500.5],
  ['1，200', 1_200],
  ['3.2万', 32_000],
  ['１．２ 亿', 120_000_000],
  ['\u200b12500\ufeff', 12_500],
  ['−75', -75],
  ['-0.5', -0.5],
])('the number %s is %d', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test.each([
  ...['', ' ', '.5', '9,5', '1,5', '12,00', '1,200,50', '1.200,300', '1,00,000,000', '200，300'],
  ...['1.2E+04', '12 50', '1/2', '5-6', '7.5+1.5', '12 lakh', 'x', '1万2', '9'.repeat(31)],
])('"%s" is not one number', (text) => {
  expect(typedNumber(text)).toBeNull();
});

test.each([
  ['1440±20 r/min', [1_440], 'rpm'],
  ['1440 ± 20 r/min', [1_440], 'rpm'],
  ['2500±50kg', [2_500], 'kg'],
  ['2500kg ±2%', [2_500], 'kg'],
  ['100 mm (±0.5 mm)', [100], 'mm'],
  ['50+/-1 Hz', [50], 'Hz'],
  ['±0.02 mm', [0.02], 'mm'],
  ['重复定位精度±0.02mm', [0.02], 'mm'],
  ['Φ52mm', [52], 'mm'],
  ['φ 52 mm', [52], 'mm'],
  ['Ø52mm', [52], 'mm'],
  ['DC24V', [24], 'V'],
  ['三相AC380V', [380], 'V'],
  ['约500kg', [500], 'kg'],
  ['最大回转直径500mm', [500], 'mm'],
  ['３８０Ｖ', [380], 'V'],
  ['１，２００ｋｇ', [1_200], 'kg'],
  ['1，200kg', [1_200], 'kg'],
  ['1’200 r/min', [1_200], 'rpm'],
  ['12,00,000 kg', [1_200_000], 'kg'],
  ['12.000,50 kg', [12_000.5], 'kg'],
  ['2万瓶/小时', [20_000], 'bottles/h'],
  ['3-5万瓶/小时', [30_000, 50_000], 'bottles/h'],
  ['5000～1万瓶/时', [5_000, 10_000], 'bottles/h'],
  ['850㎜', [850], 'mm'],
  ['1200㎏', [1_200], 'kg'],
  ['80–2,500 rpm', [80, 2_500], 'rpm'],
  ['850 × 500 mm', [850, 500], 'mm'],
  ['-75 °C', [-75], '°C'],
  ['7.5+1.5kW (total 9 kW)', [9], 'kW'],
])('%s is %j %s', (text, numbers, unit) => {
  expect(amountsIn(text)[0]).toMatchObject({ numbers, unit });
});

test('a voltage with a tolerance and a frequency is two amounts', () => {
  expect(amountsIn('AC380V±10% 50Hz')).toMatchObject([
    { numbers: [380], unit: 'V' },
    { numbers: [50], unit: 'Hz' },
  ]);
  expect(amountsIn('380V/50Hz/3P')).toMatchObject([
    { numbers: [380], unit: 'V' },
    { numbers: [50], unit: 'Hz' },
    { numbers: [3], unit: null },
  ]);
});

test.each([
  ...['7.5+1.5kW', '7.5kW+1.5kW', '7.5kW + 750W', '5.5+5.5+2.2 kW', '9,5 kW', '200，300 mm'],
  ...['220V/380V', '220/380 V', '50/60Hz', '7.5/11/15 kW', '7.5kW/11kW', '7.5、11kW'],
  ...['7.5，11，15 kW', '12 500 kg', '1/2 hp', '1e3 kg', 'CK6150', '1.200,300 kg'],
])('"%s" has no amount with a unit', (text) => {
  expect(amountsIn(text).filter(({ unit }) => unit !== null)).toEqual([]);
});
