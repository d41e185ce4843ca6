// Account deletion: what is removed, what other users keep without a name, and who may delete.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login, register } from '../../../contract/accounts/auth.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { type TradeRows, tradeRows } from '../../fixtures/trade-rows.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, newcomer, type SomeoneSignedIn, signInAsSeller, signUp } from '../people.ts';
import { expectWhole, inDatabase } from '../place.ts';
import { filesIn } from '../platform/kept-files.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, placed, toldTo } from '../trade/trade.ts';

let market: Market;
let someone: SomeoneSignedIn;
beforeAll(async () => {
  market = await openMarket(60, { CACHE: 'off' });
});
beforeEach(async () => {
  someone = await signUp(market, 'buyer');
});
afterAll(() => market.close());

const remove = ({ api, password }: SomeoneSignedIn) =>
  api.call(deleteAccount, { body: { password } });
const post = ({ token }: SomeoneSignedIn, payload: object, address = freshAddress()) => ({
  method: 'POST' as const,
  url: '/api/auth/account/delete',
  headers: { authorization: `Bearer ${token}` },
  payload,
  remoteAddress: address,
});
const rowOf = (id: string) =>
  inDatabase(market, ({ db }) =>
    db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst(),
  );
const inRows = <Result>(work: (rows: TradeRows) => Promise<Result>) =>
  inDatabase(market, ({ db }) => work(tradeRows(db)));

describe('with the right password', () => {
  test.each([
    ['en', 'Your account was deleted.'],
    ['zh-Hans', '您的账户已删除。'],
  ] as const)('ends everything, and the email is free again, in %s', async (lang, said) => {
    const { email, password, token, id } = someone;
    const other = await market
      .apiAs(null, { address: freshAddress() })
      .call(login, { body: { email, password } });
    const api = market.apiAs(token, { lang, address: freshAddress() });
    expect(await api.call(deleteAccount, { body: { password } })).toEqual({ message: said });
    for (const each of [token, other.token])
      await expect(market.apiAs(each).call(getCurrentUser, {})).rejects.toMatchObject({
        code: 'unauthorized',
      });
    await expect(
      market.apiAs(null, { address: freshAddress() }).call(login, { body: { email, password } }),
    ).rejects.toMatchObject({ code: 'wrongCredentials' });
    const left = await inDatabase(market, async ({ db }) => [
      ...(await db.selectFrom('user_texts').select('user_id').where('user_id', '=', id).execute()),
      ...(await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()),
      ...(await db
        .selectFrom('sign_in_places')
        .select('user_id')
        .where('user_id', '=', id)
        .execute()),
    ]);
    expect(left).toEqual([]);
    const again = await market
      .apiAs(null, { address: freshAddress() })
      .call(register, { body: newcomer('supplier', { email }) });
    expect(again.user.id).not.toBe(id);
    await expectWhole(market);
  });

  test('twice at once deletes it once, and says so to one of them', async () => {
    const outcomes = await Promise.allSettled([remove(someone), remove(someone), remove(someone)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['unauthorized', 'validation']).toContain(outcome.reason.code);
  });

  test('leaves everybody else alone', async () => {
    const other = await signUp(market, 'supplier');
    await remove(someone);
    expect((await other.api.call(getCurrentUser, {})).id).toBe(other.id);
  });
});

describe('refused', () => {
  test.each([
    [{}, 'This value is required.'],
    [{ password: '' }, 'This value is required.'],
    [{ password: ['a good secret'] }, 'This value is required.'],
    [{ password: 'x'.repeat(201) }, 'The text is too long.'],
    [{ password: 'A good secret' }, 'This is not your current password.'],
    [{ password: '<b>😀\0' }, 'This is not your current password.'],
  ])('for %.60j', async (payload, said) => {
    const request = post(someone, payload);
    await expectRefused(market, request, 'validation');
    expect((await market.app.inject(request)).json().fields).toEqual({ password: said });
    expect(await rowOf(someone.id)).toBeDefined();
  });

  test('with the password of somebody else', async () => {
    const other = await signUp(market, 'buyer', { password: 'quite another one' });
    const request = post(someone, { password: other.password });
    await expectRefused(market, request, 'validation');
    expect(await rowOf(other.id)).toBeDefined();
  });

  test('after ten guesses from one place, as a sign-in is', async () => {
    const address = freshAddress();
    for (let at = 0; at < 10; at++)
      expect(
        (await market.app.inject(post(someone, { password: 'a guess' }, address))).statusCode,
      ).toBe(400);
    const right = { password: someone.password };
    await expectRefused(market, post(someone, right, address), 'tooManySignIns');
    expect(await rowOf(someone.id)).toBeDefined();
  });
});

describe('what was shared', () => {
  test('stays with the other side, without a name or an address', async () => {
    const supplier = await signUp(market, 'supplier');
    const sides = { buyer_id: someone.id, supplier_id: supplier.id };
    const ids = await inRows(async (rows) => {
      const chat = await rows.chat(sides);
      return {
        enquiry: await rows.enquiry({
          ...sides,
          contact_email: someone.email,
          contact_phone: '+919876543210',
        }),
        order: await rows.order({ ...sides, shipping_address: '12 Mill Road' }),
        chat,
        message: await rows.message(chat, someone.id, { text: 'Good morning' }),
      };
    });
    await remove(someone);
    const left = await inDatabase(market, async ({ db }) => ({
      enquiry: await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', ids.enquiry)
        .executeTakeFirst(),
      order: await db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', ids.order)
        .executeTakeFirst(),
      chat: await db.selectFrom('chats').selectAll().where('id', '=', ids.chat).executeTakeFirst(),
      message: await db
        .selectFrom('messages')
        .selectAll()
        .where('id', '=', ids.message)
        .executeTakeFirst(),
    }));
    const nobody = { buyer_id: null, supplier_id: supplier.id };
    expect(left.enquiry).toMatchObject({ ...nobody, contact_email: '', contact_phone: '' });
    expect(left.order).toMatchObject({ ...nobody, shipping_address: '' });
    expect(left.chat).toMatchObject(nobody);
    expect(left.message).toMatchObject({ sender_id: null, text: 'Good morning' });
    const text = JSON.stringify(left);
    for (const own of [someone.id, someone.email]) expect(text).not.toContain(own);
  });

  test('is told of without the name, to the other side and to the desk; what others told keeps theirs', async () => {
    const trade = await openTrade(market);
    const admin = await signUp(market, 'admin');
    const about = await trade.live();
    const other = await signUp(market, 'buyer', { companyName: 'Kumar Mills' });
    const ask = (who: SomeoneSignedIn, body: { productId?: string }) =>
      elsewhere(market, who).call(sendEnquiry, {
        body: { subject: 'A mill', message: 'Which voltage?', ...body },
      });
    for (const who of [trade.buyer, other]) await ask(who, { productId: about });
    await ask(trade.buyer, {});
    await placed(market, trade, about);
    const namesOf = async (who: SomeoneSignedIn) =>
      (await toldTo(who)).map(({ kind, from }) => `${kind} ${from}`);
    expect(await namesOf(admin)).toContain('enquiry.new Rao Spices');
    expect((await namesOf(trade.supplier)).slice(0, 3)).toEqual([
      'order.new Rao Spices',
      'enquiry.new Kumar Mills',
      'enquiry.new Rao Spices',
    ]);

    await remove(trade.buyer);

    expect((await namesOf(trade.supplier)).slice(0, 4)).toEqual([
      'order.new ',
      'enquiry.new Kumar Mills',
      'enquiry.new ',
      'listing.approved Yantra Bridge',
    ]);
    expect((await namesOf(admin))[0]).toBe('enquiry.new ');
  });

  test('goes with the last of the two; what was said to the desk stays there', async () => {
    const supplier = await signUp(market, 'supplier');
    const [between, desk] = await inRows(async (rows) => {
      const one = await rows.chat({ buyer_id: someone.id, supplier_id: supplier.id });
      await rows.message(one, someone.id);
      return [one, await rows.chat({ buyer_id: someone.id, to_desk: 1 })];
    });
    const chats = () =>
      inDatabase(market, ({ db }) =>
        db
          .selectFrom('chats')
          .select('id')
          .where('id', 'in', [between, desk])
          .orderBy('id')
          .execute(),
      );
    await remove(someone);
    expect(await chats()).toHaveLength(2);
    await remove(supplier);
    expect(await chats()).toEqual([{ id: desk }]);
    await expectWhole(market);
  });
});

describe('a supplier', () => {
  const listed = async (search?: string): Promise<string[]> => {
    const query = { limit: '100', ...(search ? { search } : {}) };
    return (await market.api.call(listProducts, { query })).products.map(({ id }) => id);
  };

  test('goes with its listings: from the list, the search, the directory and the counts', async () => {
    const company = await signInAsSeller(market);
    const { profile, products } = await market.api.call(getSupplier, {
      params: { id: company.id },
    });
    const name = profile.companyName ?? '';
    const own = products.map(({ id }) => id);
    expect(own.length).toBeGreaterThan(0);
    expect(await listed(name)).toEqual(expect.arrayContaining(own));
    const before = await market.api.call(listSuppliers, { query: {} });
    const all = await listed();
    const total = async () =>
      (await market.api.call(listProducts, { query: {} })).pagination?.total;
    const counted = (await total()) ?? 0;

    await remove(company);

    expect(await total()).toBe(counted - own.length);

    const after = await listed();
    expect(after).toEqual(all.filter((id) => !own.includes(id)));
    expect((await listed(name)).filter((id) => own.includes(id))).toEqual([]);
    const now = await market.api.call(listSuppliers, { query: {} });
    expect(now.stats?.suppliers).toBe((before.stats?.suppliers ?? 0) - 1);
    for (const url of [`/api/auth/suppliers/${company.id}`, `/api/products/${own[0]}`])
      expect((await market.app.inject({ url })).statusCode).toBe(404);
    const rows = await inDatabase(market, ({ db }) =>
      db.selectFrom('products').select('no').where('supplier_id', '=', company.id).execute(),
    );
    expect(rows).toEqual([]);
    await expectWhole(market);
  });

  test('takes its files with it, and nobody else’s', async () => {
    const company = await signInAsSeller(market);
    const uploads = filesIn(market, 'uploads');
    const file = (stem: string, width: number) => `${stem}.${width}.webp`;
    const stems = ['a-1280x960', 'b-1280x960', 'c-1280x960', 'other-1280x960'];
    for (const stem of stems)
      for (const width of [320, 640, 1280]) await uploads.put(file(stem, width), 'x');
    const path = (stem: string) => `/media/uploads/${file(stem, 640)}`;
    await inDatabase(market, async ({ db }) => {
      await db
        .updateTable('users')
        .set({ avatar: path('a-1280x960'), certifications: JSON.stringify([path('b-1280x960')]) })
        .where('id', '=', company.id)
        .execute();
      const { no } = await db
        .selectFrom('products')
        .select('no')
        .where('supplier_id', '=', company.id)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('products')
        .set({ images: JSON.stringify([path('c-1280x960')]) })
        .where('no', '=', no)
        .execute();
    });
    await remove(company);
    for (const stem of stems)
      for (const width of [320, 640, 1280]) {
        const kept = stem.startsWith('other');
        expect((await uploads.bytes(file(stem, width))) !== null, stem).toBe(kept);
        const { statusCode } = await market.app.inject({
          url: `/api/media/uploads/${file(stem, width)}`,
        });
        expect(statusCode).toBe(kept ? 200 : 404);
      }
  });
});
