// The market's live figures: counted once in ten minutes, and again after a failure.
import { expect, test } from 'vitest';
import type { MarketFigures } from '../../../contract/suppliers/market-figures.ts';
import { cacheMarketFigures } from '../../../server/suppliers/figures/market-figures.ts';

const MINUTE_MS = 60_000;
const figures = (products: number): MarketFigures => ({
  verifiedSuppliers: 0,
  products,
  machineTypes: 0,
  countries: 0,
  enquiries: 0,
  answerHours: null,
  at: '',
});

test('requests share a count for ten minutes', async () => {
  let now = 0;
  let counts = 0;
  const read = cacheMarketFigures(
    () => Promise.resolve(figures(++counts)),
    () => now,
  );
  await Promise.all([read(), read()]);
  now = 9 * MINUTE_MS;
  expect((await read()).products).toBe(1);
  now = 10 * MINUTE_MS;
  expect((await read()).products).toBe(2);
});

test('a failure is not repeated', async () => {
  let counts = 0;
  const read = cacheMarketFigures(
    () => (++counts === 1 ? Promise.reject(new Error('no database')) : Promise.resolve(figures(7))),
    () => 0,
  );
  await expect(read()).rejects.toThrow('no database');
  expect((await read()).products).toBe(7);
});
