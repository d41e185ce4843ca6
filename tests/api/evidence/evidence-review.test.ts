// Review of evidence by admins: decisions, views, credit codes of two companies, lists, levels without documents.
import { describe, expect, test } from 'vitest';
import { register } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { verifySupplier } from '../../../contract/admin/admin-users.ts';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  decideEvidence,
  getEvidence,
  getEvidenceFile,
  listEvidence,
} from '../../../contract/evidence/admin-evidence.ts';
import { correctEvidence, listMyEvidence } from '../../../contract/evidence/evidence.ts';
import { dayOf } from '../../../contract/evidence/level.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { notificationsOf } from '../trade/trade.ts';
import { registrationBody, signUp } from '../users.ts';
import {
  accept,
  auditOf,
  decide,
  formOf,
  newCreditCode,
  PREMIUM_KINDS,
  pdf,
  profileOf,
  submit,
  waitingIds,
} from './submitted.ts';

const market = await sharedMarket(0);
const admin = await signUp(market, 'admin');
const TODAY = dayOf(Date.now());

describe('an admin', () => {
  test('confirms the whole checklist, and decides about the version that was read', async () => {
    const supplier = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'certificate');
    const params = { id };
    const body = { decision: 'accept' as const, checks: ['readable' as const], revision: 0 };
    await expect(admin.api.call(decideEvidence, { params, body })).rejects.toMatchObject({
      fields: { checks: expect.stringContaining('checklist') },
    });
    for (const decision of ['askAgain', 'reject'] as const)
      await expect(decide(admin, id, decision)).rejects.toMatchObject({
        fields: { reason: 'Please give a reason.' },
      });
    await supplier.api.call(correctEvidence, { params, body: formOf('certificate') });
    const stale = { decision: 'reject' as const, reason: 'Old.', checks: [], revision: 0 };
    await expect(admin.api.call(decideEvidence, { params, body: stale })).rejects.toMatchObject({
      code: 'conflict',
    });
    await decide(admin, id, 'accept');
    await expect(decide(admin, id, 'accept')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('leaves an entry in the audit log with every view of a file', async () => {
    const supplier = await signUp(market, 'supplier');
    const { id } = await submit(supplier, 'certificate');
    const bytes = await admin.api.call(getEvidenceFile, { params: { id } });
    expect(bytes.size).toBe(pdf().size);
    await admin.api.call(getEvidenceFile, { params: { id } });
    expect(await auditOf(admin, supplier.id)).toEqual([
      ['evidence.view', 'Certificate or declaration: ISO 9001:2015'],
      ['evidence.view', 'Certificate or declaration: ISO 9001:2015'],
    ]);
  });

  test("reads the company as a document of the supplier's language writes it", async () => {
    const lines = [
      ['en', 'Yichen Works', ', Road 1, Ningbo, Zhejiang, China'],
      ['zh-Hans', '翊辰机械', '，浙江省宁波市一号路'],
    ] as const;
    const addresses = {
      en: { street: 'Road 1', city: 'Ningbo', state: 'Zhejiang', country: 'China' },
      'zh-Hans': { street: '一号路', city: '宁波市', state: '浙江省', country: 'China' },
    } as const;
    for (const [lang, companyName, rest] of lines) {
      const body = registrationBody('supplier', { companyName });
      const { token } = await market.apiIn(lang).call(register, { body });
      const api = market.apiAs(token, { lang });
      await api.call(updateProfile, { body: { address: addresses[lang] } });
      const { id } = await submit({ api }, 'certificate');
      const { supplierAddress } = await admin.api.call(getEvidence, { params: { id } });
      expect(supplierAddress).toBe(companyName + rest);
    }
  });

  test('sees both companies with one credit code, of which neither learns', async () => {
    const first = await signUp(market, 'supplier', { companyName: 'First Works' });
    const second = await signUp(market, 'supplier', { companyName: 'Second Works' });
    const code = { number: newCreditCode() };
    const [one = ''] = await accept(first, admin, ['businessLicence'], code);
    const before = await notificationsOf(first);
    const two = await submit(second, 'businessLicence', code);
    expect(two.status).toBe('waiting');
    const listed = await waitingIds(admin);
    expect(listed).toEqual(expect.arrayContaining([one, two.id]));
    const { waiting } = await admin.api.call(getAnalytics, {});
    expect(waiting.evidence).toBe(listed.length);
    const { hasSameCode, sameCode } = await admin.api.call(getEvidence, { params: { id: two.id } });
    expect(hasSameCode).toBe(true);
    expect(sameCode).toMatchObject([{ supplierName: 'First Works', document: { id: one } }]);
    await expect(decide(admin, two.id, 'accept')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('credit code'),
    });
    expect(await notificationsOf(first)).toEqual(before);
    expect(JSON.stringify(await second.api.call(listMyEvidence, {}))).not.toContain('First');

    await decide(admin, one, 'reject', 'This is not the code of your company.');
    expect((await first.api.call(listMyEvidence, {})).level).toBeNull();
    await decide(admin, two.id, 'accept');
    expect((await profileOf(market, second.id)).level).toBe('basic');
  });

  test('finds what waits, oldest first, and what ends soon', async () => {
    const supplier = await signUp(market, 'supplier');
    const soon = dayOf(Date.now(), 20);
    const [ending] = await accept(supplier, admin, ['certificate'], { expires: soon });
    const { waiting: before } = await admin.api.call(getAnalytics, {});
    const ids = [
      (await submit(supplier, 'reference')).id,
      (await submit(supplier, 'reference')).id,
    ];
    const { waiting } = await admin.api.call(getAnalytics, {});
    expect(waiting.evidence).toBe(before.evidence + 2);
    expect(waiting.evidenceExpiring).toBeGreaterThan(0);
    expect((await waitingIds(admin)).slice(-2)).toEqual(ids);
    const expiring = await admin.api.call(listEvidence, { query: { show: 'expiring' } });
    expect(expiring.documents.map(({ document }) => document.id)).toContain(ending);
  });

  test('may give a level without documents, and not lower the one that documents give', async () => {
    const supplier = await signUp(market, 'supplier');
    const verify = (level: 'basic' | 'Premium' | null) =>
      admin.api.call(verifySupplier, { params: { id: supplier.id }, body: { level } });
    await verify('Premium');
    expect(await profileOf(market, supplier.id)).toMatchObject({
      level: 'Premium',
      checkedBefore: TODAY,
      levelUntil: null,
      checked: [],
    });
    const [licence = ''] = await accept(supplier, admin, ['businessLicence']);
    expect(await profileOf(market, supplier.id)).toMatchObject({
      level: 'Premium',
      checkedBefore: TODAY,
    });
    await expect(verify(null)).rejects.toMatchObject({ code: 'conflict' });
    await accept(supplier, admin, PREMIUM_KINDS);
    expect(await profileOf(market, supplier.id)).toMatchObject({
      level: 'Premium',
      checkedBefore: null,
    });
    await decide(admin, licence, 'reject', 'Taken from another company.');
    expect((await supplier.api.call(listMyEvidence, {})).level).toBeNull();
  });
});

test('a new company name ends the level until the licence was compared with it', async () => {
  const supplier = await signUp(market, 'supplier', { companyName: 'Jinan Lathe Works' });
  const rename = (companyName: string) =>
    supplier.api.call(updateProfile, { body: { companyName } });
  const [id = ''] = await accept(supplier, admin, ['businessLicence']);
  await rename('Jinan Lathe Works');
  await supplier.api.call(updateProfile, { body: { description: 'We build lathes.' } });
  expect((await profileOf(market, supplier.id)).level).toBe('basic');

  await rename('Famous Machine Tools AG');
  expect(await profileOf(market, supplier.id)).toMatchObject({
    ...{ isVerified: false, level: null, checked: [] },
  });
  expect((await supplier.api.call(listMyEvidence, {})).documents).toMatchObject([
    { id, status: 'waiting', validUntil: null, isPublished: false },
  ]);
  expect(await waitingIds(admin)).toContain(id);
  await decide(admin, id, 'accept');
  expect((await profileOf(market, supplier.id)).level).toBe('basic');
});

test('a product refers to the accepted certificates of its supplier', async () => {
  const supplier = await signUpSupplier(market);
  const { id } = await supplier.create({ name: 'Lathe', certifications: ['CE'] });
  await approveProduct(admin, id);
  await accept(supplier, admin, ['certificate'], { title: 'CE 2006/42/EC' });
  const { declarations } = await market.api.call(getProduct, { params: { id } });
  expect(declarations).toEqual([{ title: 'CE 2006/42/EC', seenOn: TODAY }]);
});
