// Profile changes by the owner: unchanged fields, cleared fields, fields per role, and the public view.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser, updateProfile } from '../../../contract/accounts/auth.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { type Market, openMarket } from '../market.ts';
import { PHONES, type SomeoneSignedIn, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';
import { expectRefused } from '../refusal.ts';

type Change = BodyOf<typeof updateProfile>;
let market: Market;
beforeAll(async () => {
  market = await openMarket(0);
});
afterAll(() => market.close());

const change = ({ api }: SomeoneSignedIn, body: Change) => api.call(updateProfile, { body });
const readMe = ({ api }: SomeoneSignedIn) => api.call(getCurrentUser, {});
const put = ({ token }: { token: string }, payload: object) => ({
  method: 'PUT' as const,
  url: '/api/auth/profile',
  headers: { authorization: `Bearer ${token}` },
  payload,
});
const version = () =>
  inDatabase(market, ({ db }) =>
    db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow(),
  ).then((row) => row.version);

const ADDRESS = {
  street: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  zipCode: '411001',
} as const;
const WHOLE = {
  name: '李 伟',
  companyName: 'Hongsheng 鸿升机械',
  businessType: 'Manufacturer',
  phone: '+91 98765-00000',
  description: 'Rice mills since 1999.\nAnd 😀 <b>more</b>',
  website: 'hua.example',
  address: ADDRESS,
} as const satisfies Change;
const STORED = { ...WHOLE, phone: '+919876500000', website: 'https://hua.example' };

describe('a change', () => {
  test.each([
    ['en', 'Profile updated successfully'],
    ['zh-Hans', '资料已更新'],
  ] as const)('of everything is stored and answered, in %s', async (lang, said) => {
    const someone = await signUp(market, 'buyer');
    const before = await readMe(someone);
    const api = market.apiAs(someone.token, { lang });
    const { message, user } = await api.call(updateProfile, { body: WHOLE });
    expect(message).toBe(said);
    expect(user).toEqual({ ...before, ...STORED });
    expect(await readMe(someone)).toEqual(user);
  });

  test('leaves what was left out, and clears what is blank', async () => {
    const someone = await signUp(market, 'buyer');
    await change(someone, WHOLE);
    await change(someone, {});
    expect(await readMe(someone)).toMatchObject(STORED);
    await change(someone, { companyName: '', address: { city: 'Nashik' } });
    const address = { ...ADDRESS, city: 'Nashik' };
    expect(await readMe(someone)).toMatchObject({ ...STORED, companyName: null, address });
    const blank = { businessType: '', phone: '', description: '', website: '' } as const;
    const nowhere = { street: '', city: '', state: '', country: '', zipCode: '' } as const;
    await change(someone, { ...blank, address: nowhere });
    expect(await readMe(someone)).toMatchObject({
      name: '李 伟',
      businessType: null,
      phone: null,
      description: '',
      website: null,
      address: nowhere,
    });
  });

  test('takes an address as the JSON of a form, and null as left out', async () => {
    const someone = await signUp(market, 'buyer');
    await change(someone, WHOLE);
    const payload = { address: JSON.stringify({ city: 'Surat' }), companyName: null };
    expect((await market.app.inject(put(someone, payload))).statusCode).toBe(200);
    expect(await readMe(someone)).toMatchObject({
      ...STORED,
      address: { ...ADDRESS, city: 'Surat' },
    });
  });

  test('of email, role, rights or id is none', async () => {
    const someone = await signUp(market, 'supplier');
    const before = await readMe(someone);
    const payload = {
      email: 'x@y.in',
      role: 'buyer',
      userType: 'buyer',
      isAdmin: true,
      is_admin: 1,
      isVerified: true,
      verificationLevel: 'Gold',
      id: 'x',
      createdAt: '2000-01-01',
    };
    expect((await market.app.inject(put(someone, payload))).statusCode).toBe(200);
    expect(await readMe(someone)).toEqual(before);
  });

  test('is nobody else’s', async () => {
    const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    const before = await readMe(other);
    await change(one, { ...WHOLE, id: other.id, _id: other.id } as Change);
    expect(await readMe(other)).toEqual(before);
  });

  test('of a supplier holds its company’s facts', async () => {
    const someone = await signUp(market, 'supplier');
    await change(someone, { establishedYear: 1999 });
    expect((await readMe(someone)).establishedYear).toBe(1999);
    await change(someone, { name: 'Li Wei' });
    expect((await readMe(someone)).establishedYear).toBe(1999);
    await change(someone, { establishedYear: '' });
    expect((await readMe(someone)).establishedYear).toBeNull();
  });

  test('two at once leave one whole profile', async () => {
    const someone = await signUp(market, 'supplier');
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    await Promise.all(
      names.map((name) => change(someone, { companyName: name, description: name })),
    );
    const { companyName, description } = await readMe(someone);
    expect(names).toContain(companyName);
    expect(description).toBe(companyName);
  });
});

describe('refused', () => {
  const year = new Date().getFullYear();
  const wrongYear = 'The year of foundation lies between 1800 and this year.';
  test.each([
    ['buyer', { phone: PHONES.supplier }, 'phone', 'Indian phone number must be exactly 10 digits'],
    [
      'supplier',
      { phone: PHONES.buyer },
      'phone',
      'Chinese phone number must be exactly 11 digits',
    ],
    ['buyer', { phone: '+91987654321' }, 'phone', 'This value is not valid.'],
    ['buyer', { phone: 9_876_543_210 }, 'phone', 'This value is not valid.'],
    ['buyer', { name: '' }, 'name', 'This value is required.'],
    ['buyer', { name: ' \0 ' }, 'name', 'This value is required.'],
    ['buyer', { name: 'x'.repeat(121) }, 'name', 'The text is too long.'],
    ['buyer', { name: { first: 'A' } }, 'name', 'This value is required.'],
    ['buyer', { companyName: 'x'.repeat(201) }, 'companyName', 'The text is too long.'],
    ['buyer', { companyName: ['x'] }, 'companyName', 'This value is not valid.'],
    ['buyer', { businessType: 'Bank' }, 'businessType', 'There is no such business type.'],
    ['buyer', { description: 'x'.repeat(5_001) }, 'description', 'The text is too long.'],
    [
      'buyer',
      { website: 'javascript:alert(1)' },
      'website',
      'A website address begins with http:// or https://.',
    ],
    [
      'buyer',
      { address: { country: 'Atlantis' } },
      'address.country',
      'There is no such country in the list.',
    ],
    ['buyer', { address: { city: 'x'.repeat(121) } }, 'address.city', 'The text is too long.'],
    ['buyer', { address: 'Pune' }, 'address', 'This value is not valid.'],
    ['buyer', { establishedYear: 1999 }, 'establishedYear', 'This value is not valid.'],
    ['buyer', { certifications: [] }, 'certifications', 'This value is not valid.'],
    ['buyer', { businessLicense: '' }, 'businessLicense', 'This value is not valid.'],
    ['supplier', { establishedYear: 1799 }, 'establishedYear', wrongYear],
    ['supplier', { establishedYear: year + 1 }, 'establishedYear', wrongYear],
    ['supplier', { establishedYear: 'soon' }, 'establishedYear', wrongYear],
    ['supplier', { avatar: '/media/demo/x.webp' }, 'avatar', 'This value is not valid.'],
    ['supplier', { avatar: '../../etc/passwd' }, 'avatar', 'This value is not valid.'],
    ['supplier', { businessLicense: 'x' }, 'businessLicense', 'This value is not valid.'],
    ['supplier', { certifications: ['x'] }, 'certifications', 'This value is not valid.'],
    [
      'supplier',
      { certifications: Array(11).fill('x') },
      'certifications',
      'You can keep up to 10 certificate images.',
    ],
    [
      'supplier',
      { avatar: { name: 'a.png', type: 'image/png', size: 10, path: '/etc/passwd' } },
      'avatar',
      'This value is not valid.',
    ],
  ] as const)('to a %s: %.80j', async (role, payload, field, said) => {
    const someone = await signUp(market, role);
    const before = await readMe(someone);
    await expectRefused(market, put(someone, payload), 'validation');
    const { fields } = (await market.app.inject(put(someone, payload))).json();
    expect(fields).toEqual({ [field]: said });
    expect(await readMe(someone)).toEqual(before);
  });

  test.each([null, 1, 'x', [], ['x']])('or taken as no change: %j as the body', async (payload) => {
    const someone = await signUp(market, 'supplier');
    const headers = { 'content-type': 'application/json' };
    const request = put(someone, {});
    const reply = await market.app.inject({
      ...request,
      headers: { ...request.headers, ...headers },
      payload: JSON.stringify(payload),
    });
    expect([200, 400]).toContain(reply.statusCode);
  });
});

describe('the public', () => {
  const profileOf = (id: string, lang: 'en' | 'zh-Hans' = 'en') =>
    market.apiIn(lang).call(getSupplier, { params: { id } });
  const found = async (search: string) =>
    (await market.api.call(listSuppliers, { query: { search } })).suppliers.map(({ id }) => id);

  test('sees a supplier’s words at once, in directory, search and profile', async () => {
    const someone = await signUp(market, 'supplier', { companyName: 'Alpha Mills' });
    await change(someone, { description: 'We mill rice.' });
    expect((await profileOf(someone.id)).profile).toMatchObject({ companyName: 'Alpha Mills' });
    expect(await found('alpha mills')).toEqual([someone.id]);
    await change(someone, { companyName: 'Omega Looms', address: { city: 'Ningbo' } });
    expect((await profileOf(someone.id)).profile).toMatchObject({ companyName: 'Omega Looms' });
    expect(await found('alpha mills')).toEqual([]);
    expect(await found('omega ningbo')).toEqual([someone.id]);
  });

  test('is not shown the translation of words that are no longer said', async () => {
    const someone = await signUp(market, 'supplier', { companyName: 'Beta Mills' });
    await change(someone, { description: 'We mill rice.' });
    const translated = () =>
      inDatabase(market, async ({ db }) => {
        const own = await db
          .selectFrom('user_texts')
          .selectAll()
          .where('user_id', '=', someone.id)
          .executeTakeFirstOrThrow();
        const told = { lang: 'zh-Hans', company_name: '贝塔', description: '碾米。' };
        await db
          .insertInto('user_texts')
          .values({ ...own, ...told })
          .execute();
      });
    await translated();
    // The texts are the same, so the translation stays.
    await change(someone, { description: 'We mill rice.', phone: '+8613900139000' });
    expect((await profileOf(someone.id, 'zh-Hans')).profile.companyName).toBe('贝塔');
    await change(someone, { description: 'We mill wheat.' });
    expect((await profileOf(someone.id, 'zh-Hans')).profile).toMatchObject({
      companyName: 'Beta Mills',
      description: 'We mill wheat.',
    });
  });

  test('is not told of buyers', async () => {
    const someone = await signUp(market, 'buyer');
    const before = await version();
    await change(someone, WHOLE);
    expect(await version()).toBe(before);
  });
});
