// Account deletion: what is removed, what other users keep without a name, and who may delete.
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, login, register } from '../../../contract/accounts/auth.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { expectDatabaseIntact, withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { insertRows, notificationsOf, openTrade, placeOrderFor } from '../trade/trade.ts';
import { registrationBody, type SignedInUser, signInAsLargestSupplier, signUp } from '../users.ts';

let user: SignedInUser;
const market = await sharedMarket(60, { CACHE: 'off' });
beforeEach(async () => {
  user = await signUp(market, 'buyer');
});

const remove = ({ api }: SignedInUser) => api.call(deleteAccount, {});

describe('with the right password', () => {
  test.each([
    ['en', 'Your account was deleted.'],
    ['zh-Hans', '您的账户已注销。'],
  ] as const)('ends all sessions and frees the email, in %s', async (lang, expected) => {
    const { email, password, token, id } = user;
    const other = await market.api.call(login, { body: { email, password } });
    const api = market.apiAs(token, { lang, address: unusedAddress() });
    expect(await api.call(deleteAccount, {})).toEqual({ message: expected });
    for (const each of [token, other.token])
      await expect(market.apiAs(each).call(getCurrentUser, {})).rejects.toMatchObject({
        code: 'unauthorized',
      });
    await expect(market.api.call(login, { body: { email, password } })).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
    const remaining = await withDatabase(market, async ({ db }) => [
      ...(await db.selectFrom('user_texts').select('user_id').where('user_id', '=', id).execute()),
      ...(await db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute()),
      ...(await db
        .selectFrom('sign_in_places')
        .select('user_id')
        .where('user_id', '=', id)
        .execute()),
    ]);
    expect(remaining).toEqual([]);
    const again = await market.api.call(register, {
      body: registrationBody('supplier', { email }),
    });
    expect(again.user.id).not.toBe(id);
    await expectDatabaseIntact(market);
  });

  test('concurrent deletions delete the account once, and only one succeeds', async () => {
    const outcomes = await Promise.allSettled([remove(user), remove(user), remove(user)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['unauthorized', 'validation']).toContain(outcome.reason.code);
  });

  test('leaves other accounts unchanged', async () => {
    const other = await signUp(market, 'supplier');
    await remove(user);
    expect((await other.api.call(getCurrentUser, {})).id).toBe(other.id);
  });
});

describe('shared data', () => {
  test('stays with the counterpart, without name and address', async () => {
    const supplier = await signUp(market, 'supplier');
    const sides = { buyer_id: user.id, supplier_id: supplier.id };
    const ids = await insertRows(market, async (rows) => {
      const chat = await rows.chat(sides);
      return {
        enquiry: await rows.enquiry({
          ...sides,
          contact_email: user.email,
          contact_phone: '+919876543210',
        }),
        order: await rows.order({ ...sides, shipping_address: '12 Mill Road' }),
        chat,
        message: await rows.message(chat, user.id, { text: 'Good morning' }),
      };
    });
    await remove(user);
    const remaining = await withDatabase(market, async ({ db }) => ({
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
    const withoutBuyer = { buyer_id: null, supplier_id: supplier.id };
    expect(remaining.enquiry).toMatchObject({
      ...withoutBuyer,
      contact_email: '',
      contact_phone: '',
    });
    expect(remaining.order).toMatchObject({ ...withoutBuyer, shipping_address: '' });
    expect(remaining.chat).toMatchObject(withoutBuyer);
    expect(remaining.message).toMatchObject({ sender_id: null, text: 'Good morning' });
    const text = JSON.stringify(remaining);
    for (const own of [user.id, user.email]) expect(text).not.toContain(own);
  });

  test('notifications lose the name of the deleted user, those about others keep theirs', async () => {
    const trade = await openTrade(market);
    const admin = await signUp(market, 'admin');
    const about = await trade.createLiveProduct();
    const other = await signUp(market, 'buyer', { companyName: 'Kumar Mills' });
    const enquire = (sender: SignedInUser, body: { productId?: string }) =>
      sender.api.call(sendEnquiry, {
        body: { subject: 'A mill', message: 'Which voltage?', ...body },
      });
    for (const sender of [trade.buyer, other]) await enquire(sender, { productId: about });
    await enquire(trade.buyer, {});
    await placeOrderFor(trade, about);
    const namesOf = async (sender: SignedInUser) =>
      (await notificationsOf(sender)).map(({ kind, from }) => `${kind} ${from}`);
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

  test('is deleted with the last participant, and messages to the admins stay', async () => {
    const supplier = await signUp(market, 'supplier');
    const [between, adminChat] = await insertRows(market, async (rows) => {
      const one = await rows.chat({ buyer_id: user.id, supplier_id: supplier.id });
      await rows.message(one, user.id);
      return [one, await rows.chat({ buyer_id: user.id, to_admin: 1 })];
    });
    const chats = () =>
      withDatabase(market, ({ db }) =>
        db
          .selectFrom('chats')
          .select('id')
          .where('id', 'in', [between, adminChat])
          .orderBy('id')
          .execute(),
      );
    await remove(user);
    expect(await chats()).toHaveLength(2);
    await remove(supplier);
    expect(await chats()).toEqual([{ id: adminChat }]);
    await expectDatabaseIntact(market);
  });
});

describe('a supplier', () => {
  const listed = async (search?: string): Promise<string[]> => {
    const query = { limit: '100', ...(search ? { search } : {}) };
    return (await market.api.call(listProducts, { query })).products.map(({ id }) => id);
  };

  test('loses its products in the list, the search, the directory and the counts', async () => {
    const company = await signInAsLargestSupplier(market);
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
    const totalBefore = (await total()) ?? 0;

    await remove(company);

    expect(await total()).toBe(totalBefore - own.length);

    const after = await listed();
    expect(after).toEqual(all.filter((id) => !own.includes(id)));
    expect((await listed(name)).filter((id) => own.includes(id))).toEqual([]);
    const now = await market.api.call(listSuppliers, { query: {} });
    expect(now.stats?.suppliers).toBe((before.stats?.suppliers ?? 0) - 1);
    for (const url of [`/api/auth/suppliers/${company.id}`, `/api/products/${own[0]}`])
      expect((await market.app.inject({ url })).statusCode).toBe(404);
    const rows = await withDatabase(market, ({ db }) =>
      db.selectFrom('products').select('no').where('supplier_id', '=', company.id).execute(),
    );
    expect(rows).toEqual([]);
    await expectDatabaseIntact(market);
  });

  test('deletes its own files and no others', async () => {
    const company = await signInAsLargestSupplier(market);
    const uploads = storedFilesOf(market, 'uploads');
    const file = (stem: string, width: number) => `${stem}.${width}.webp`;
    const stems = ['a-1280x960', 'b-1280x960', 'c-1280x960', 'other-1280x960'];
    for (const stem of stems)
      for (const width of [320, 640, 1280]) await uploads.put(file(stem, width), 'x');
    const path = (stem: string) => `/media/uploads/${file(stem, 640)}`;
    await withDatabase(market, async ({ db }) => {
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
        const isKept = stem.startsWith('other');
        expect((await uploads.bytes(file(stem, width))) !== null, stem).toBe(isKept);
        const { statusCode } = await market.app.inject({
          url: `/api/media/uploads/${file(stem, width)}`,
        });
        expect(statusCode).toBe(isKept ? 200 : 404);
      }
  });
});
