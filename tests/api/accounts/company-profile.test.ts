// What a supplier says of its works: trade name, factory pictures, captions, export markets. Public, exported, deleted with it.
import { describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';

type Change = BodyOf<typeof updateProfile>;
const market = await sharedMarket(0);

const change = async ({ api }: SignedInUser, body: Change) => {
  const { user } = await api.call(updateProfile, { body });
  if (!user) throw new Error('no user in the reply');
  return user;
};
const profileOf = async ({ id }: SignedInUser) =>
  (await market.api.call(getSupplier, { params: { id }, query: {} })).profile;

const CE = { title: 'CE', number: 'EX-12', issuer: 'Example Cert', validUntil: '2028-01-31' };
const ISO = { title: 'ISO 9001', number: 'EX-13', issuer: '', validUntil: '' };
const NONE = { title: '', number: '', issuer: '', validUntil: '' };

test('a whole company is stored, public, and in the directory', async () => {
  const supplier = await signUp(market, 'supplier', { companyName: 'Ningbo Qiaogong Machinery' });
  const user = await change(supplier, {
    tradeName: '桥工',
    description: 'Looms since 1999.',
    exportMarkets: ['IN', 'VN'],
    certifications: [await picture(), await picture()],
    certificationCaptions: [CE, ISO],
    businessLicense: await picture(),
    businessLicenseCaption: { ...NONE, number: '9100' },
    factoryPictures: [await picture(900, 300), await picture()],
    factorySubjects: ['outside', 'assembly'],
  });
  expect(user).toMatchObject({ tradeName: '桥工', initials: '桥工', exportMarkets: ['IN', 'VN'] });
  expect(await supplier.api.call(getCurrentUser, {})).toEqual(user);
  const profile = await profileOf(supplier);
  expect(profile).toMatchObject({
    initials: '桥工',
    exportMarkets: ['IN', 'VN'],
    certificationCaptions: [CE, ISO],
    businessLicenseCaption: { ...NONE, number: '9100' },
    factoryPictures: [{ subject: 'outside' }, { subject: 'assembly' }],
    answers: null,
    mainTypes: [],
  });
  const { suppliers } = await market.api.call(listSuppliers, { query: { search: 'Qiaogong' } });
  expect(suppliers).toMatchObject([{ initials: '桥工', factoryPictures: profile.factoryPictures }]);
  for (const { path } of profile.factoryPictures)
    expect((await market.app.inject({ url: mediaUrl(path) })).statusCode).toBe(200);
});

describe('captions', () => {
  test('stay with their picture when the order changes, and go with it', async () => {
    const supplier = await signUp(market, 'supplier');
    const { certifications } = await change(supplier, {
      certifications: [await picture(), await picture()],
      certificationCaptions: [CE, ISO],
    });
    const [first = '', second = ''] = certifications;
    const turned = await change(supplier, { certifications: [second, first] });
    expect(turned.certificationCaptions).toEqual([ISO, CE]);
    const added = await change(supplier, { certifications: [await picture(), second] });
    expect(added.certificationCaptions).toEqual([NONE, ISO]);
    const changed = await change(supplier, { certificationCaptions: [CE, NONE] });
    expect(changed.certificationCaptions).toEqual([CE, NONE]);
    const none = await change(supplier, { certifications: [] });
    expect(none.certificationCaptions).toEqual([]);
  });

  test('of a removed license do not come back with another one', async () => {
    const supplier = await signUp(market, 'supplier');
    await change(supplier, {
      businessLicense: await picture(),
      businessLicenseCaption: { ...NONE, number: '9100' },
    });
    await change(supplier, { businessLicense: '' });
    const { businessLicenseCaption } = await change(supplier, { businessLicense: await picture() });
    expect(businessLicenseCaption).toEqual(NONE);
  });
});

describe('refused', () => {
  test.each<[string, unknown, string]>([
    ['an unknown country', { exportMarkets: ['IN', 'XX'] }, 'exportMarkets'],
    [
      'a day that does not exist',
      { businessLicenseCaption: { validUntil: '2027-02-30' } },
      'businessLicenseCaption.validUntil',
    ],
    ['a long trade name', { tradeName: 'x'.repeat(41) }, 'tradeName'],
    ['an unknown subject', { factorySubjects: ['roof'] }, 'factorySubjects'],
    ['four subjects', { factorySubjects: Array(4).fill('office') }, 'factorySubjects'],
    [
      'a picture of somebody else',
      { factoryPictures: ['/media/demo/factory-1.svg'] },
      'factoryPictures',
    ],
  ])('%s', async (_, body, field) => {
    const supplier = await signUp(market, 'supplier');
    const { fields } = await supplier.expectRefused('validation', 'PUT', '/auth/profile', body);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  test('all of it for a buyer', async () => {
    const buyer = await signUp(market, 'buyer');
    for (const body of [{ tradeName: 'x' }, { exportMarkets: ['IN'] }, { factorySubjects: [] }])
      await buyer.expectRefused('validation', 'PUT', '/auth/profile', body);
  });
});
