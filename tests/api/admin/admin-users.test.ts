// User table of the admin area: search, filters, sorting and pages, in both languages.
import { describe, expect, test } from 'vitest';
import {
  type AdminUser,
  listUsers,
  restoreUser,
  suspendUser,
} from '../../../contract/admin/admin-users.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const COMPANIES = 72;
const market = await sharedMarket(40);
const admin = await signUp(market, 'admin', { name: 'Market Desk' });
const asha = await signUp(market, 'buyer', {
  name: 'Zubeida 100%',
  companyName: 'Kulkarni_Foods',
  email: 'Zubeida.K@Example.in',
  phone: '+919812345678',
});
const wei = await signUp(market, 'supplier', { name: '欧阳伟', companyName: '宏晟机械厂' });

type Query = QueryOf<typeof listUsers>;
const list = (query: Query = {}, lang: Lang = 'en') => admin.apiIn(lang).call(listUsers, { query });
const idsOf = async (query: Query) => (await list(query)).users.map(({ id }) => id);

test('lists users newest first, with the fields that admins need', async () => {
  const { users, pagination } = await list();
  expect(pagination).toMatchObject({ page: 1, limit: 30, total: COMPANIES + 3, totalPages: 3 });
  expect(users).toHaveLength(30);
  expect(users.slice(0, 3).map(({ id }) => id)).toEqual([wei.id, asha.id, admin.id]);
  expect(users[1]).toEqual({
    id: asha.id,
    name: 'Zubeida 100%',
    companyName: 'Kulkarni_Foods',
    email: 'Zubeida.K@Example.in',
    phone: '+919812345678',
    role: 'buyer',
    isVerified: false,
    level: null,
    verificationNote: '',
    suspendedAt: null,
    suspensionReason: '',
    productCount: 0,
    ...{ gstin: '', gstinCheckedAt: null, iec: '', iecCheckedAt: null },
    isAdmin: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(users[2]?.isAdmin).toBe(true);
});

test('pages contain each user once, in every order', async () => {
  for (const sort of ['newest', 'email', 'name', 'products'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const pages = await Promise.all(
        ['1', '2', '3', '4'].map((page) => idsOf({ sort, order, page, limit: '25' })),
      );
      expect(pages.map((ids) => ids.length)).toEqual([25, 25, 25, 0]);
      expect(new Set(pages.flat()).size).toBe(COMPANIES + 3);
    }
  expect(await idsOf({ page: '1000000000', limit: '100' })).toEqual([]);
});

describe('is sorted', () => {
  test.each([
    ['email', 'asc', ({ email }: { email: string }) => email.toLowerCase()],
    ['products', 'desc', ({ productCount }: { productCount: number }) => -productCount],
  ] as const)('by %s, %s by default', async (sort, other, keyOf) => {
    const { users } = await list({ sort, limit: '100' });
    const keys = users.map((each) => keyOf(each));
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(new Set(keys).size).toBeGreaterThan(2);
    expect(await idsOf({ sort, order: other, limit: '100' })).toEqual(users.map(({ id }) => id));
    const opposite = other === 'asc' ? 'desc' : 'asc';
    expect(await idsOf({ sort, order: opposite, limit: '100' })).toEqual(
      users.map(({ id }) => id).reverse(),
    );
  });

  test('by name in the order of either language', async () => {
    const english = (await list({ sort: 'name', role: 'buyer' })).users;
    expect(english.map(({ name }) => name)).toEqual(['Zubeida 100%', 'Market Desk']);
    const named = async (lang: Lang) =>
      (await list({ sort: 'name', role: 'supplier', limit: '100' }, lang)).users.map(
        ({ companyName, name }) => companyName ?? name,
      );
    expect((await named('en')).slice(0, -1).every((name) => /^[A-Z]/.test(name))).toBe(true);
    expect((await named('en')).at(-1)).toBe('宏晟机械厂');
    const chinese = await named('zh-Hans');
    const pinyin = [...'常东济苏郑'];
    const firsts = chinese.map((name) => name.slice(0, 1)).filter((each) => pinyin.includes(each));
    expect(new Set(firsts).size).toBe(pinyin.length);
    expect(firsts).toEqual(pinyin.flatMap((each) => firsts.filter((first) => first === each)));
  });
});

describe('is searched', () => {
  test.each([
    ['zubeida', 'a name'],
    ['kulkarni', 'a company'],
    ['ZUBEIDA.k@', 'an email'],
    ['9812345', 'a phone'],
    ['+91 98123 45678', 'a phone in pieces'],
    ['kulk zube', 'words of several places'],
    ['  foods \t 100% ', 'signs that mean something to a database'],
    ['ｚｕｂｅｉｄａ', 'wide letters'],
    ['kulkarni_', 'an underscore'],
  ])('%j finds %s', async (search) => {
    expect(await idsOf({ search })).toEqual([asha.id]);
    expect((await list({ search })).pagination?.total).toBe(1);
  });

  test.each([['欧阳'], ['宏晟'], ['机械厂 欧阳伟']])('%s finds Chinese names', async (search) => {
    expect(await idsOf({ search, role: 'supplier', order: 'desc' })).toContain(wei.id);
  });

  test.each([
    '100%5',
    'kulkarni%',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    'zubeida nobody',
    '😀',
    '\u0000x',
  ])('%j finds only matching users', async (search) => {
    for (const { name, companyName, email, phone } of (await list({ search })).users)
      expect(`${name} ${companyName} ${email} ${phone}`).toContain(search.replace('\0', ''));
    expect((await list({ search: `${search} qqq` })).users).toEqual([]);
  });
});

test('accounts are filtered and counted by state', async () => {
  const stateOf = ({ suspendedAt, role, isVerified }: AdminUser) => {
    if (suspendedAt !== null) return 'suspended';
    return role === 'supplier' && !isVerified ? 'unverified' : 'active';
  };
  await admin.api.call(suspendUser, { params: { id: asha.id }, body: { reason: 'Spam' } });
  const users = (await list({ limit: '100' })).users;
  const { counts } = await list({ state: 'suspended' });
  for (const state of ['active', 'unverified', 'suspended'] as const) {
    const expected = users.filter((user) => stateOf(user) === state).map(({ id }) => id);
    expect(await idsOf({ state, limit: '100' })).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    expect(counts?.[state]).toBe(expected.length);
  }
  const searched = await list({ search: 'zubeida', state: 'active' });
  expect(searched).toMatchObject({ users: [], counts: { suspended: 1, active: 0 } });
  await admin.api.call(restoreUser, { params: { id: asha.id } });
});

test('filters combine', async () => {
  const all = (await list({ limit: '100' })).users;
  const where = async (query: Query) => new Set(await idsOf({ ...query, limit: '100' }));
  const expected = (matches: (user: (typeof all)[number]) => boolean) =>
    new Set(all.filter(matches).map(({ id }) => id));
  expect(await where({ role: 'buyer' })).toEqual(new Set([admin.id, asha.id]));
  expect(await where({ isVerified: '1' })).toEqual(expected(({ isVerified }) => isVerified));
  expect(await where({ isVerified: '0' })).toEqual(expected(({ isVerified }) => !isVerified));
  expect(await where({ isVerified: '', role: '', search: ' ' })).toEqual(expected(() => true));
  expect(await where({ role: 'buyer', isVerified: '1' })).toEqual(new Set());
  await withDatabase(market, ({ db }) =>
    db.updateTable('users').set({ suspended_at: '2026-01-01' }).where('id', '=', wei.id).execute(),
  );
  expect(await where({ suspended: '1' })).toEqual(new Set([wei.id]));
  expect(await where({ suspended: 'false' })).toEqual(expected(({ id }) => id !== wei.id));
  expect(await where({ suspended: '1', role: 'buyer' })).toEqual(new Set());
});
