// Hostile requests generated from the contract, over every call and role; HOSTILE_REQUESTS=100000 sends more than the suite does,
// HOSTILE_SEED others.
import { expect, test } from 'vitest';
import { sharedMarket } from '../market.ts';
import { histogramOf, sendHostile } from './hostile/run.ts';

const requests = Number(process.env.HOSTILE_REQUESTS ?? 5_000);
const seed = Number(process.env.HOSTILE_SEED ?? 1);
const TIMEOUT_MS_PER_REQUEST = 120;
const market = await sharedMarket(60);

test(
  'generated requests cause no 5xx, no leaked data, few 429, and reach every handler',
  async () => {
    const { app, env } = market;
    const report = await sendHostile(app, env, { requests, seed });
    expect(report.failures).toEqual([]);
    expect(report.unreached, histogramOf(report)).toEqual([]);
    expect(report.refusedShare).toBeLessThanOrEqual(0.05);
    expect(report.planted.length).toBeGreaterThan(30);
  },
  requests * TIMEOUT_MS_PER_REQUEST,
);
