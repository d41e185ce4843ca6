// Jobs that translate texts: at start, at the end of a process, after a long outage, and without their subject.
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { readConfig } from '../../../server/config.ts';
import { addJobs } from '../../../server/platform/jobs/job-queries.ts';
import { respond, startTranslateService } from '../../fixtures/libre-translate.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { type Market, openMarket, openMarketIn } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { signUp } from '../users.ts';

let market: Market;
beforeEach(async () => {
  market = await openMarket(0);
});
afterEach(() => market.close());

/** Stops the market and opens it with other settings, before its start. */
const reopen = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const { env, app, close } = market;
  await app.close();
  market = await openMarketIn({ env: { ...env, ...settings }, remove: close });
};
const jobs = () =>
  withDatabase(market, ({ db }) => db.selectFrom('jobs').selectAll().orderBy('subject').execute());
const nameOf = async (id: string) =>
  (await market.apiIn('zh-Hans').call(getProduct, { params: { id } })).name;

test('a start removes jobs that were set aside, and translates what still needs it', async () => {
  const trade = await openTrade(market);
  const id = await trade.createLiveProduct({ name: 'CNC lathe' });
  await withDatabase(market, async ({ db }) => {
    await addJobs(db, 'product-texts', ['a product that is deleted']);
    await addJobs(db, 'company-texts', ['a company that is deleted']);
    await db.updateTable('jobs').set({ refused_at: '2026-01-01T00:00:00.000Z' }).execute();
  });
  await reopen({ TRANSLATE_TEXTS: 'on' });
  await market.app.ready();
  await eventually(() => nameOf(id)).toBe('数控车床');
  await eventually(jobs).toEqual([]);
});

test('the deletion of an account removes the job of its company', async () => {
  const { id, api } = await signUp(market, 'supplier');
  await api.call(updateProfile, { body: { companyName: 'Asha Mills' } });
  const subjects = async () => (await jobs()).map(({ subject }) => subject);
  expect(await subjects()).toContain(id);
  await api.call(deleteAccount, {});
  expect(await subjects()).not.toContain(id);
});

describe('with a service', () => {
  let service: Awaited<ReturnType<typeof startTranslateService>>;
  beforeEach(async () => {
    service = await startTranslateService();
  });
  afterEach(() => service.close());
  const reopenWithService = () => reopen({ TRANSLATE_TEXTS: 'on', TRANSLATE_URL: service.url });

  test('the search for missing texts is repeated every hour while the service is down', async () => {
    service.answer = (_, response) => respond(response, 400, {});
    await reopenWithService();
    const trade = await openTrade(market, 'zh-Hans');
    const failed = async (kind: string) =>
      (await jobs()).find((job) => job.kind === kind && job.last_error !== null);
    await trade.createLiveProduct({ name: '插床甲' });
    await eventually(() => failed('product-texts')).toMatchObject({ attempts: 1 });
    // A long outage: the texts are tried once more, and then the search, which was tried eight times.
    await withDatabase(market, async ({ db }) => {
      await addJobs(db, 'missing-texts', ['product-texts ']);
      await db.updateTable('jobs').set({ next_at: '2000-01-01T00:00:00.000Z' }).execute();
      await db
        .updateTable('jobs')
        .set({ next_at: '2000-01-01T00:00:01.000Z', attempts: 8 })
        .where('kind', '=', 'missing-texts')
        .execute();
    });
    // A change of the catalog wakes the worker.
    await trade.createLiveProduct({ name: '刨床乙' });
    await eventually(() => failed('missing-texts')).toMatchObject({
      attempts: 9,
      refused_at: null,
    });
    const scan = await failed('missing-texts');
    expect(Math.round((Date.parse(scan?.next_at ?? '') - Date.now()) / 60_000)).toBe(60);
  });

  test('a process that stops finishes the text that is running, and releases the others', async () => {
    const trade = await openTrade(market, 'zh-Hans');
    const subjects: string[] = [];
    for (const name of ['插床甲', '刨床乙', '镗床丙'])
      subjects.push(await trade.createLiveProduct({ name, description: name }));
    service.answer = () => {};
    await reopenWithService();
    await market.app.ready();
    await eventually(() => service.requests.length).toBe(1);
    await market.app.close();
    const stored = await jobs();
    expect(
      subjects.map((each) => stored.find(({ subject }) => subject === each)?.attempts),
    ).toEqual([1, 0, 0]);
  });
});

describe.skipIf(process.env.DATABASE_URL)('while another process holds the write lock', () => {
  test.each([
    ['on', '数控车床'],
    ['off', 'CNC lathe'],
  ])('a market with translation %s starts', async (TRANSLATE_TEXTS, name) => {
    const trade = await openTrade(market);
    const id = await trade.createLiveProduct({ name: 'CNC lathe' });
    await reopen({ TRANSLATE_TEXTS });
    const other = new DatabaseSync(readConfig(market.env).database.location);
    other.exec('begin immediate');
    // The lock ends with the connection.
    await Promise.resolve(market.app.ready()).finally(() => other.close());
    await eventually(() => nameOf(id)).toBe(name);
  });
});
