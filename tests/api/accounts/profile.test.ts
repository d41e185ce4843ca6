// Profile changes by the owner: unchanged fields, cleared fields, fields per role, and the public view.
import { describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { PHONES, type SignedInUser, signUp } from '../users.ts';

type Change = BodyOf<typeof updateProfile>;
const market = await sharedMarket(0);

const change = ({ api }: SignedInUser, body: Change) => api.call(updateProfile, { body });
const readMe = ({ api }: SignedInUser) => api.call(getCurrentUser, {});
const put = (user: SignedInUser, payload: unknown) =>
  market.app.inject(user.request('PUT', '/auth/profile', payload));
const version = () =>
  withDatabase(market, ({ db }) =>
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
const STORED = {
  ...WHOLE,
  initials: 'Ho',
  phone: '+919876500000',
  website: 'https://hua.example',
};

describe('a change', () => {
  test.each([
    ['en', 'Profile updated successfully'],
    ['zh-Hans', '资料已更新'],
  ] as const)('of all fields is stored and returned, in %s', async (lang, expected) => {
    const testUser = await signUp(market, 'buyer');
    const before = await readMe(testUser);
    const api = market.apiAs(testUser.token, { lang });
    const { message, user } = await api.call(updateProfile, { body: WHOLE });
    expect(message).toBe(expected);
    expect(user).toEqual({ ...before, ...STORED });
    expect(await readMe(testUser)).toEqual(user);
  });

  test('keeps omitted fields and clears blank ones', async () => {
    const testUser = await signUp(market, 'buyer');
    await change(testUser, WHOLE);
    await change(testUser, {});
    expect(await readMe(testUser)).toMatchObject(STORED);
    await change(testUser, { companyName: '', address: { city: 'Nashik' } });
    const address = { ...ADDRESS, city: 'Nashik' };
    expect(await readMe(testUser)).toMatchObject({
      ...STORED,
      companyName: null,
      initials: '李伟',
      address,
    });
    const blank = { businessType: '', phone: '', description: '', website: '' } as const;
    const nowhere = { street: '', city: '', state: '', country: '', zipCode: '' } as const;
    await change(testUser, { ...blank, address: nowhere });
    expect(await readMe(testUser)).toMatchObject({
      name: '李 伟',
      businessType: null,
      phone: null,
      description: '',
      website: null,
      address: nowhere,
    });
  });

  test('accepts an address as JSON text, and null as omitted', async () => {
    const testUser = await signUp(market, 'buyer');
    await change(testUser, WHOLE);
    const payload = { address: JSON.stringify({ city: 'Surat' }), companyName: null };
    expect((await put(testUser, payload)).statusCode).toBe(200);
    expect(await readMe(testUser)).toMatchObject({
      ...STORED,
      address: { ...ADDRESS, city: 'Surat' },
    });
  });

  test('of email, role, permissions or id is ignored', async () => {
    const testUser = await signUp(market, 'supplier');
    const before = await readMe(testUser);
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
    expect((await put(testUser, payload)).statusCode).toBe(200);
    expect(await readMe(testUser)).toEqual(before);
  });

  test('does not affect other users', async () => {
    const [one, other] = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    const before = await readMe(other);
    await change(one, { ...WHOLE, id: other.id, _id: other.id } as Change);
    expect(await readMe(other)).toEqual(before);
  });

  test('by a supplier includes company fields', async () => {
    const testUser = await signUp(market, 'supplier');
    await change(testUser, { establishedYear: 1999 });
    expect((await readMe(testUser)).establishedYear).toBe(1999);
    await change(testUser, { name: 'Li Wei' });
    expect((await readMe(testUser)).establishedYear).toBe(1999);
    await change(testUser, { establishedYear: '' });
    expect((await readMe(testUser)).establishedYear).toBeNull();
  });

  test('of two concurrent changes one profile is stored completely', async () => {
    const testUser = await signUp(market, 'supplier');
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    await Promise.all(
      names.map((name) => change(testUser, { companyName: name, description: name })),
    );
    const { companyName, description } = await readMe(testUser);
    expect(names).toContain(companyName);
    expect(description).toBe(companyName);
  });
});

describe('a change is refused', () => {
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
  ] as const)('to a %s: %.80j', async (role, payload, field, expected) => {
    const testUser = await signUp(market, role);
    const before = await readMe(testUser);
    const { fields } = await testUser.expectRefused('validation', 'PUT', '/auth/profile', payload);
    expect(fields).toEqual({ [field]: expected });
    expect(await readMe(testUser)).toEqual(before);
  });

  test.each([null, 1, 'x', [], ['x']])('or ignored: %j as the body', async (payload) => {
    const testUser = await signUp(market, 'supplier');
    const { statusCode } = await put(testUser, JSON.stringify(payload));
    expect([200, 400]).toContain(statusCode);
  });
});

describe('the public', () => {
  const profileOf = (id: string, lang: 'en' | 'zh-Hans' = 'en') =>
    market.apiIn(lang).call(getSupplier, { params: { id } });
  const found = async (search: string) =>
    (await market.api.call(listSuppliers, { query: { search } })).suppliers.map(({ id }) => id);

  test('sees the texts of a supplier at once, in directory, search and profile', async () => {
    const testUser = await signUp(market, 'supplier', { companyName: 'Alpha Mills' });
    await change(testUser, { description: 'We mill rice.' });
    expect((await profileOf(testUser.id)).profile).toMatchObject({ companyName: 'Alpha Mills' });
    expect(await found('alpha mills')).toEqual([testUser.id]);
    await change(testUser, { companyName: 'Omega Looms', address: { city: 'Ningbo' } });
    expect((await profileOf(testUser.id)).profile).toMatchObject({ companyName: 'Omega Looms' });
    expect(await found('alpha mills')).toEqual([]);
    expect(await found('omega ningbo')).toEqual([testUser.id]);
  });

  test('does not see translations of replaced texts', async () => {
    const testUser = await signUp(market, 'supplier', { companyName: 'Beta Mills' });
    await change(testUser, { description: 'We mill rice.' });
    const translated = () =>
      withDatabase(market, async ({ db }) => {
        const own = await db
          .selectFrom('user_texts')
          .selectAll()
          .where('user_id', '=', testUser.id)
          .executeTakeFirstOrThrow();
        const oldTranslation = { lang: 'zh-Hans', company_name: '贝塔', description: '碾米。' };
        await db
          .insertInto('user_texts')
          .values({ ...own, ...oldTranslation })
          .execute();
      });
    await translated();
    // The texts are the same, so the translation stays.
    await change(testUser, { description: 'We mill rice.', phone: '+8613900139000' });
    expect((await profileOf(testUser.id, 'zh-Hans')).profile.companyName).toBe('贝塔');
    await change(testUser, { description: 'We mill wheat.' });
    expect((await profileOf(testUser.id, 'zh-Hans')).profile).toMatchObject({
      companyName: 'Beta Mills',
      description: 'We mill wheat.',
    });
  });

  test('does not see buyers', async () => {
    const testUser = await signUp(market, 'buyer');
    const before = await version();
    await change(testUser, WHOLE);
    expect(await version()).toBe(before);
  });
});
