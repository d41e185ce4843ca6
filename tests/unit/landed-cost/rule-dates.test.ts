// Days of rules: when a check is overdue, and which day it is in India.
import { expect, test } from 'vitest';
import {
  hsDigits,
  lookupCode,
  mayFallUnder,
  supplierCode,
} from '../../../contract/landed-cost/hs-code.ts';
import {
  dayInIndia,
  dueDay,
  isInForce,
  isStale,
} from '../../../contract/landed-cost/rule-dates.ts';

test.each([
  // The day after the first or third Thursday that follows: customs publishes a new rate then.
  ['exchange', '2026-11-01', '2026-11-06'],
  ['exchange', '2026-11-05', '2026-11-20'],
  ['exchange', '2026-11-19', '2026-12-04'],
  ['freight', '2026-11-01', '2026-12-02'],
  ['tariff', '2026-03-01', '2026-05-31'],
  // The Budget is before the 90 days are over.
  ['tariff', '2026-12-01', '2027-02-01'],
  ['tariff', '2027-01-31', '2027-02-01'],
  ['tariff', '2027-02-01', '2027-05-03'],
  ['compliance', '2026-12-01', '2027-05-31'],
  ['port', '2026-01-01', '2026-07-01'],
  ['antiDumping', '2026-01-01', '2026-07-01'],
  ['voltage', '2026-01-01', '2026-07-01'],
] as const)('a rule of kind %s, checked on %s, is overdue on %s', (kind, checked, due) => {
  expect(dueDay({ kind, checked })).toBe(due);
  expect(isStale({ kind, checked }, due)).toBe(true);
  const dayBefore = new Date(Date.parse(due) - 86_400_000).toISOString().slice(0, 10);
  expect(isStale({ kind, checked }, dayBefore)).toBe(false);
});

test('both days of a period belong to it', () => {
  const period = { from: '2026-05-01', until: '2026-05-02' };
  const days = ['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'];
  expect(days.map((day) => isInForce(period, day))).toEqual([false, true, true, false]);
  expect(isInForce({}, '2026-05-01')).toBe(true);
});

test('the day changes at midnight in India', () => {
  expect(dayInIndia(new Date('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
  expect(dayInIndia(new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
});

test('codes', () => {
  expect(hsDigits('84.58 11.00')).toBe('84581100');
  expect(['845811', '8458110', '84581100', '8458110099'].map(lookupCode)).toEqual([
    '845811',
    '845811',
    '84581100',
    '845811',
  ]);
  expect(supplierCode('8458.1100')).toBe('845811');
  expect(mayFallUnder('845811', '8458')).toBe(true);
  expect(mayFallUnder('845811', '84581100')).toBe(true);
  expect(mayFallUnder('845811', '845812')).toBe(false);
});
