// Alerts of saved searches: which products are new, once a day at most, each once, also with several processes.
import { describe, expect, test } from 'vitest';
import { restoreUser, suspendUser } from '../../../contract/admin/admin-users.ts';
import { takeDownProduct } from '../../../contract/admin/review.ts';
import { changeSavedSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { notificationsOf, openTrade } from '../trade/trade.ts';
import { signUpConfirmed } from '../users.ts';
import { alertCalls, mailsTo, newWord, ORIGIN, passADay, runAlerts } from './alert-runs.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { save, bellOf, seenOf, versionNow } = alertCalls(market);

describe('an alert', () => {
  test('has the products that became public since the search was saved, in bell and mail', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await trade.createLiveProduct({ name: `Old ${word}` });
    const { id } = await save(buyer, `search=${word}`, 'My mills');
    const product = await trade.createLiveProduct({ name: `New ${word}` });
    await trade.createLiveProduct({ name: 'Of another kind' });
    expect(await runAlerts(market)).toBe(1);
    expect(await notificationsOf(buyer)).toMatchObject([
      { kind: 'search.new', subjectId: id, subject: 'My mills', from: '', detail: '1' },
    ]);
    const [mail] = await mailsTo(market, buyer);
    expect(mail?.subject).toBe('1 new machine: My mills');
    expect(mail?.body).toContain(`- New ${word} (US$12,500.50)\n  ${ORIGIN}/product/${product}\n`);
    expect(mail?.body).not.toContain('Old');
    expect(mail?.body).toContain(`${ORIGIN}/products?search=${word}&sort=newest`);
    expect(mail?.body).toMatch(new RegExp(`${ORIGIN}/stop-alert\\?token=[\\w-]{43}&id=${id}\n`));
    expect(mail?.body).toMatch(new RegExp(`${ORIGIN}/stop-alert\\?token=[\\w-]{43}\n$`));
    expect(mail?.unsubscribe).toMatch(
      /^https:\/\/market\.example\/api\/saved-searches\/stop\?token=/,
    );
    expect(await runAlerts(market)).toBe(0);
  });

  test('applies filters and attributes, and no nearest products', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}&type=cnc-lathe&attr.swing=400..500&maxPrice=9000`, 'Lathes');
    await save(buyer, `search=${word}+zeppelin`, 'Nearest');
    const lathe = {
      category: 'engineering',
      subcategory: 'metals-mining',
      machineType: 'cnc-lathe',
      price: 8_000,
    } as const;
    await trade.createLiveProduct({ ...lathe, name: `A ${word}`, attributes: { swing: 450 } });
    await trade.createLiveProduct({ ...lathe, name: `B ${word}`, attributes: { swing: 630 } });
    await trade.createLiveProduct({ ...lathe, name: `C ${word}` });
    await trade.createLiveProduct({
      ...lathe,
      name: `D ${word}`,
      attributes: { swing: 450 },
      price: 9_500,
    });
    await trade.createLiveProduct({ ...lathe, name: 'E', attributes: { swing: 450 } });
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([['search.new', 'Lathes', '1']]);
  });

  test('is not sent where nothing new matches: only the seen version moves', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    await save(buyer, `search=${newWord()}`);
    await trade.createLiveProduct({ name: 'Of another kind' });
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([]);
    expect(await mailsTo(market, buyer)).toEqual([]);
    expect(await seenOf(buyer)).toEqual([await versionNow()]);
  });

  test('is sent once a day at most, and then has all that is new', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}`, 'Mills');
    await trade.createLiveProduct({ name: `First ${word}` });
    await runAlerts(market);
    await trade.createLiveProduct({ name: `Second ${word}` });
    await runAlerts(market);
    await trade.createLiveProduct({ name: `Third ${word}` });
    await runAlerts(market);
    expect(await bellOf(buyer)).toHaveLength(1);
    await passADay(market, buyer);
    expect(await runAlerts(market)).toBe(1);
    expect(await bellOf(buyer)).toEqual([
      ['search.new', 'Mills', '2'],
      ['search.new', 'Mills', '1'],
    ]);
    const mails = await mailsTo(market, buyer);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.body).toMatch(/Third[\s\S]*Second/);
    expect(mails[1]?.body).not.toContain('First');
    await passADay(market, buyer);
    expect(await runAlerts(market)).toBe(0);
  });

  test('is one mail for all searches, which lists a product once and five of a search', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const [word, other] = [newWord(), newWord()];
    await save(buyer, `search=${word}`, 'First');
    await save(buyer, `search=${other}`, 'Second');
    for (let at = 1; at <= 7; at++) await trade.createLiveProduct({ name: `Mill ${at} ${word}` });
    await trade.createLiveProduct({ name: `Both ${word} ${other}` });
    await runAlerts(market);
    expect((await bellOf(buyer)).toSorted()).toEqual([
      ['search.new', 'First', '8'],
      ['search.new', 'Second', '1'],
    ]);
    const mails = await mailsTo(market, buyer);
    expect(mails.map(({ subject }) => subject)).toEqual(['New machines in 2 searches']);
    const text = mails[0]?.body ?? '';
    expect(text.match(/^- .*$/gm)?.map((line) => line.split(' (')[0])).toEqual([
      `- Both ${word} ${other}`,
      ...[7, 6, 5, 4].map((at) => `- Mill ${at} ${word}`),
    ]);
    expect(text).toContain('First: 8 new machines');
    expect(text).toContain('\nand 3 more\n');
    expect(text).toContain('Second: 1 new machine\n\n1 of them listed above\n');
  });

  test('is in the language of the account', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await withDatabase(market, ({ db }) =>
      db.updateTable('users').set({ language: 'zh-Hans' }).where('id', '=', buyer.id).execute(),
    );
    await save(buyer, `search=${word}`, '碾米机\r\nBcc: everybody@example.in');
    const id = await trade.createLiveProduct({ name: `Mill ${word}` });
    await runAlerts(market);
    const [mail] = await mailsTo(market, buyer);
    expect(mail?.subject).toBe('“碾米机 Bcc: everybody@example.in”有 1 款新设备');
    expect(mail?.body).toContain(`${ORIGIN}/zh-hans/product/${id}`);
    expect(mail?.body).toContain(`${ORIGIN}/zh-hans/products?search=${word}&sort=newest`);
    expect(mail?.body).toContain(`${ORIGIN}/zh-hans/stop-alert?token=`);
  });

  test('is not sent to a supplier for its own products', async () => {
    const word = newWord();
    const supplier = await signUpSupplier(market);
    await save(supplier, `search=${word}`);
    const { id } = await supplier.create({ name: `Own ${word}` });
    await approveProduct(trade.admin, id);
    await runAlerts(market);
    expect((await bellOf(supplier)).filter(([kind]) => kind === 'search.new')).toEqual([]);
    await trade.createLiveProduct({ name: `Other ${word}` });
    await runAlerts(market);
    expect((await bellOf(supplier))[0]).toEqual(['search.new', `search=${word}`, '1']);
  });

  test('is not sent without an alert, and one that is turned on again starts at that moment', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    const { id } = await save(buyer, `search=${word}`, 'Mills', false);
    await trade.createLiveProduct({ name: `First ${word}` });
    await runAlerts(market);
    await buyer.api.call(changeSavedSearch, { params: { id }, body: { alert: true } });
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([]);
    await trade.createLiveProduct({ name: `Second ${word}` });
    // Saving an alert that is on again does not move it.
    await save(buyer, `search=${word}`, 'Mills');
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]);
  });

  test('is without a mail for a suspended account', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    await save(buyer, `search=${word}`, 'Mills');
    const params = { id: buyer.id };
    await trade.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
    await trade.createLiveProduct({ name: `Mill ${word}` });
    await runAlerts(market);
    await trade.admin.api.call(restoreUser, { params });
    const [first] = await withDatabase(market, ({ db }) =>
      db.selectFrom('notifications').selectAll().where('user_id', '=', buyer.id).execute(),
    );
    expect(first).toMatchObject({ kind: 'search.new', detail: '1' });
    expect(await mailsTo(market, buyer)).toEqual([]);
  });
});

describe('a product is new', () => {
  test('once: not after it was taken down and approved again, or changed', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    const id = await trade.createLiveProduct({ name: `Back ${word}` });
    await save(buyer, `search=${word}`);
    const body = { reason: 'A copy.' };
    await trade.admin.api.call(takeDownProduct, { params: { id }, body });
    await runAlerts(market);
    await trade.supplier.update(id, { name: `Back again ${word}`, status: 'pending' });
    await approveProduct(trade.admin, id);
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([]);
  });

  test('when its supplier is restored, if it was approved meanwhile', async () => {
    const buyer = await signUpConfirmed(market, 'buyer');
    const word = newWord();
    const supplier = await signUpSupplier(market);
    const { id } = await supplier.create({ name: `Waiting ${word}` });
    const params = { id: supplier.id };
    await trade.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
    await approveProduct(trade.admin, id);
    await save(buyer, `search=${word}`, 'Mills');
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([]);
    await trade.admin.api.call(restoreUser, { params });
    await runAlerts(market);
    expect(await bellOf(buyer)).toEqual([['search.new', 'Mills', '1']]);
  });
});
