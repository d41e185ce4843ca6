// Lead times and warranties that suppliers write as text.
import { expect, test } from 'vitest';
import { durationDays } from '../../../src/components/compare/durations.ts';

test.each([
  ['25 days', 25],
  ['Made to order, 20 days', 20],
  ['按单生产，交期 35 天', 35],
  ['4–6 weeks', 42],
  ['2 to 3 months', 91.2],
  ['18 个月', 547.2],
  ['1 year', 365],
  ['30个工作日', 42],
  ['约 3 周', 21],
])('%s', (text, days) => {
  expect(durationDays(text)).toBeCloseTo(days);
});

test.each([
  'In stock',
  'On request',
  '12 months, spindle 24 months',
  'more than 30 days',
  '20',
  '5 units',
  '',
])('no single duration: %s', (text) => {
  expect(durationDays(text)).toBeNull();
});
