// Rules of import in a market: the lists that pages and admins read, the command line that changes them, and the caches.
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { loadExchangeRates } from '../../../contract/landed-cost/load-exchange-rates.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import { listStaleRules } from '../../../contract/landed-cost/stale-rules.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';
import { load, tariffRule, today, verified } from './load-rules.ts';

const CLI = fileURLToPath(new URL('../../../server/landed-cost/cli.ts', import.meta.url));
const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');

const list = async (query: { kind?: 'tariff' | 'exchange'; hsCode?: string } = {}) =>
  (await market.api.call(listRules, { query })).rules;
const idsOf = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).map(({ id }) => id);

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const command = (...args: readonly string[]): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env.PATH ?? '', ...market.env } },
      (_, out, err) => resolve({ code: child.exitCode ?? 0, out, err }),
    );
  });

async function withFile(text: string, work: (path: string) => Promise<void>): Promise<void> {
  const path = join(market.env.DATA_DIR ?? '', 'rates.yaml');
  await writeFile(path, text);
  await work(path);
  await rm(path);
}

const EXCHANGE = `- id: usd
  kind: exchange
  state: verified
  checked: ${today()}
  currency: USD
  rupees: 91.25
  source:
    title: Notification
    url: https://example.in/rates
    quote: US Dollar 91.25
    read: ${today()}
`;

describe('the list for pages', () => {
  test('has the shipped rules with their quotations', async () => {
    const sws = (await list({ kind: 'tariff' })).find(({ id }) => id === 'sws-general');
    expect(sws).toMatchObject({ percent: 10, hs: [''], state: 'verified' });
    expect(sws?.source?.quote).toContain('ten per cent.');
  });

  test('of a code: the rules that it may fall under, and those that name no codes', async () => {
    const ids = await idsOf({ hsCode: '8477.10' });
    expect(ids).toEqual(
      expect.arrayContaining(['add-plastic-processing-machines', 'sws-general', 'voltage-india']),
    );
    expect(ids).not.toContain('add-wheel-loaders');
    expect(await idsOf({ hsCode: '84771099' })).not.toContain('add-plastic-processing-machines');
  });

  test.each([
    ['kind=nonsense', 'kind'],
    ['hsCode=84', 'hsCode'],
    ['hsCode=x', 'hsCode'],
  ])('refuses %s', async (query, field) => {
    const request = rawRequest(null, 'GET', `/rules?${query}`);
    expect((await expectRefused(market, request, 'validation')).fields).toHaveProperty(field);
  });
});

test('a loaded rule is in every cached reply soon, and in the audit log', async () => {
  const before = await list();
  await load(market, [tariffRule('bcd', '8459', 7.5)]);
  expect(await list()).toHaveLength(before.length + 1);
  const { entries } = await admin.api.call(listAuditEntries, { query: { action: 'rule.load' } });
  expect(entries[0]).toMatchObject({ actor: 'command', subject: 'bcd-8459', note: today() });
});

test('of a shipped and a loaded rule the one that was checked later counts', async () => {
  const sws = (await list()).find(({ id }) => id === 'sws-general');
  if (sws?.kind !== 'tariff') throw new Error('no such rule');
  await load(market, [{ ...sws, percent: 9, checked: '2999-01-01' }]);
  const percents = async () =>
    (await list({ kind: 'tariff' })).flatMap((each) =>
      each.id === 'sws-general' && 'percent' in each ? [each.percent] : [],
    );
  expect(await percents()).toEqual([9]);
  expect(await command('remove', 'sws-general')).toMatchObject({ code: 0, err: '' });
  await eventually(percents).toEqual([10]);
});

describe('the command line', () => {
  test('loads a file into the running market, lists and removes its rules', async () => {
    await withFile(EXCHANGE, async (path) => {
      expect(await command('check', path)).toMatchObject({
        code: 0,
        out: '1 rule, nothing wrong.\n',
      });
      expect(await idsOf({ kind: 'exchange' })).not.toContain('usd');
      expect(await command('load', path)).toMatchObject({ code: 0, err: '' });
    });
    await eventually(() => idsOf({ kind: 'exchange' })).toContain('usd');
    const { out } = await command('list');
    expect(out).toContain(`checked ${today()}\tverified\tloaded\texchange\tusd`);
    expect(out).toContain('shipped\ttariff\tsws-general');
    expect((await command('remove', 'usd')).out).toBe('Removed usd.\n');
    await eventually(() => idsOf({ kind: 'exchange' })).not.toContain('usd');
    const { entries } = await admin.api.call(listAuditEntries, {
      query: { action: 'rule.remove' },
    });
    expect(entries[0]).toMatchObject({ actor: 'command', subject: 'usd' });
  });

  test('loads the exchange rates of a CSV file in place of the shipped ones', async () => {
    const url = 'https://www.icegate.gov.in/rates';
    await withFile('USD,91.25\n', async (path) => {
      const { out } = await command('exchange', today(), url, path);
      expect(out).toContain('Stored 1 rule.');
    });
    const dollar = async () =>
      (await list({ kind: 'exchange' })).find(({ id }) => id === `exchange-usd-${today()}`);
    await eventually(dollar).toMatchObject({ rupees: 91.25, from: today(), source: { url } });
    await command('remove', `exchange-usd-${today()}`);
  });

  test.each([
    [
      'a wrong field',
      EXCHANGE.replace('91.25', 'many'),
      'rates.yaml: rule 1 (usd), rupees: write a number',
    ],
    ['broken YAML', '- id: [', 'rates.yaml: this is not valid YAML in line'],
    [
      'one right and one wrong rule',
      `${EXCHANGE}- id: other\n`,
      'rates.yaml: rule 2 (other), kind:',
    ],
  ])('changes nothing for %s, and says where', async (_, text, message) => {
    await withFile(text, async (path) => {
      const { code, err } = await command('load', path);
      expect(code).toBe(1);
      expect(err).toContain('Nothing was changed.');
      expect(err).toContain(message);
      expect(err).not.toMatch(/\n {4}at /);
    });
    expect(await idsOf({ kind: 'exchange' })).not.toContain('usd');
  });

  test('says how it is used, and what does not exist', async () => {
    expect(await command()).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
    expect(await command('load')).toMatchObject({ code: 2 });
    expect(await command('remove', 'nothing')).toMatchObject({ code: 1 });
    expect(await command('load', '/nowhere.yaml')).toMatchObject({
      code: 1,
      err: expect.stringContaining('/nowhere.yaml'),
    });
  });
});

describe('an admin', () => {
  const url = 'https://www.icegate.gov.in/rates';
  const dayFromNow = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
  const dollars = async () =>
    (await list({ kind: 'exchange' })).flatMap((each) =>
      each.kind === 'exchange' && each.currency === 'USD' ? [[each.id, each.rupees]] : [],
    );

  test('loads exchange rates; those of a later day wait for it', async () => {
    const now = { from: today(), url, rates: 'Currency,Export,Import\nUSD,90,91.5' };
    const { rates } = await admin.api.call(loadExchangeRates, { body: now });
    expect(rates).toEqual([{ currency: 'USD', rupees: 91.5, from: today() }]);
    expect(await dollars()).toContainEqual([`exchange-usd-${today()}`, 91.5]);
    const next = { from: dayFromNow(1), url, rates: 'USD,92.5' };
    await admin.api.call(loadExchangeRates, { body: next });
    expect(await dollars()).toEqual(
      expect.arrayContaining([
        [`exchange-usd-${today()}`, 91.5],
        [`exchange-usd-${dayFromNow(1)}`, 92.5],
      ]),
    );
    const { rules } = await admin.api.call(listStaleRules, {});
    expect(rules.map(({ id }) => id)).not.toContain('exchange-usd');
    const { entries } = await admin.api.call(listAuditEntries, { query: { action: 'rule.load' } });
    expect(entries[0]).toMatchObject({ actor: 'admin', subject: `exchange-usd-${dayFromNow(1)}` });
    for (const id of [`exchange-usd-${today()}`, `exchange-usd-${dayFromNow(1)}`])
      await command('remove', id);
    await eventually(dollars).not.toContainEqual([`exchange-usd-${dayFromNow(1)}`, 92.5]);
  });

  test.each([
    ['from', { from: '2026-02-30' }, 'exchangeDay'],
    ['from', { from: dayFromNow(30) }, 'exchangeDay'],
    ['url', { url: '' }, 'website'],
    ['url', { url: 'javascript:alert(1)' }, 'website'],
    ['rates', { rates: 'JPY,61' }, 'exchangeRates'],
    ['rates', { rates: 'USD,93400' }, 'exchangeRates'],
  ] as const)('is told what is wrong with %s %o', async (field, wrong, key) => {
    const body = { from: today(), url, rates: 'USD,91.5', ...wrong };
    await expect(admin.api.call(loadExchangeRates, { body })).rejects.toMatchObject({
      code: 'validation',
      fields: { [field]: fieldErrorText(key, 'en') },
    });
  });
});

test('admins see the rules that were not checked in time, the longest overdue first', async () => {
  const waiting = async () => (await admin.api.call(getAnalytics, {})).waiting.rules;
  const before = await waiting();
  await load(market, [
    {
      ...verified(),
      id: 'old-usd',
      kind: 'exchange',
      currency: 'USD',
      rupees: 80,
      checked: '2024-05-01',
    },
    tariffRule('igst', '8465', 18, { checked: '2024-01-10' }),
  ]);
  const { rules } = await admin.api.call(listStaleRules, {});
  expect(rules.slice(0, 2)).toEqual([
    {
      ...{ id: 'igst-8465', kind: 'tariff', state: 'verified' },
      // The Budget of 1 February came before the 90 days were over.
      ...{ checked: '2024-01-10', due: '2024-02-01' },
      ...{ title: 'Gazette', url: 'https://example.in/gazette' },
    },
    expect.objectContaining({ id: 'old-usd', due: '2024-05-03' }),
  ]);
  expect(await waiting()).toBe(before + 2);
});
