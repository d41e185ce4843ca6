// Hostile requests generated from the contract, over every call and role; `npm run attack -- --hostile` sends 100,000 of them.
import { expect, test } from 'vitest';
import { histogramOf, sendHostile } from '../../../tools/attack/hostile/run.ts';
import { sharedMarket } from '../market.ts';

const REQUESTS = 5_000;
const SEED = 1;
const market = await sharedMarket(60);

test('generated requests cause no 5xx, no leaked data, few 429, and reach every handler', async () => {
  const { app, env } = market;
  const report = await sendHostile(app, env, { requests: REQUESTS, seed: SEED });
  expect(report.failures).toEqual([]);
  expect(report.unreached, histogramOf(report)).toEqual([]);
  expect(report.refusedShare).toBeLessThanOrEqual(0.05);
  expect(report.planted.length).toBeGreaterThan(30);
}, 600_000);
