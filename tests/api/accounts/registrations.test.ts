// GSTIN and IEC of buyers: checked by the server, shown masked to suppliers beside enquiries and orders, marked by admins.
import { expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { checkRegistration, listUsers } from '../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import type { Lang } from '../../../contract/lang.ts';
import { listSupplierEnquiries, sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { sharedMarket } from '../market.ts';
import { openTrade, placeOrderFor } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { supplier, admin } = trade;
const productId = await trade.createLiveProduct();

const GSTIN = '27AAPFU0939F1ZV';
const IEC = 'AAPFU0939F';
const save = ({ api }: SignedInUser, body: { gstin?: string; iec?: string }) =>
  api.call(updateProfile, { body });
const seenBySupplier = async (buyer: SignedInUser, lang: Lang = 'en') => {
  const body = { productId, subject: 'Mill', message: 'Which voltage?' };
  await buyer.api.call(sendEnquiry, { body });
  const reply = await supplier.apiIn(lang).call(listSupplierEnquiries, { query: {} });
  expect(JSON.stringify(reply)).not.toContain('AAPFU');
  return reply.data.find((each) => each.buyer?.id === buyer.id)?.buyerRegistrations;
};
const check = (buyer: SignedInUser, kind: 'gstin' | 'iec', number: string, checked = true) =>
  admin.api.call(checkRegistration, {
    params: { id: buyer.id },
    body: { kind, number, checked },
  });

test('are stored without spaces and in capitals, and cleared by blanks', async () => {
  const buyer = await signUp(market, 'buyer');
  const { user } = await save(buyer, { gstin: '27 aapfu-0939f 1zv', iec: ' 0388012345' });
  expect(user).toMatchObject({
    gstin: GSTIN,
    gstinCheckedAt: null,
    iec: '0388012345',
    iecCheckedAt: null,
  });
  await save(buyer, { gstin: '' });
  expect(await buyer.api.call(getCurrentUser, {})).toMatchObject({ gstin: '', iec: '0388012345' });
});

test.each([
  [
    { gstin: '27AAPFU0939F1Z' },
    {
      gstin:
        'A GSTIN has 15 characters: 2 digits, the 10 of the PAN, one more, Z and a check character.',
    },
  ],
  [
    { gstin: '27AAPFU0939F1ZO' },
    { gstin: 'The last character does not match the others. Please look for a typing error.' },
  ],
  [
    { gstin: '39AAPFU0939F1ZV' },
    { gstin: 'The first two digits of this GSTIN are not the code of an Indian state.' },
  ],
  [
    { gstin: '27AAPFU093991ZV' },
    { gstin: 'Characters 3 to 12 of a GSTIN are a PAN: five letters, four digits, one letter.' },
  ],
  [{ gstin: 'x'.repeat(41) }, { gstin: 'The text is too long.' }],
  [
    { iec: '<b>😀' },
    {
      iec: 'An IEC is a PAN of 10 characters (five letters, four digits, one letter) or has 10 digits.',
    },
  ],
])('refuses %.60j', async (body, fields) => {
  const buyer = await signUp(market, 'buyer');
  expect((await buyer.expectRefused('validation', 'PUT', '/auth/profile', body)).fields).toEqual(
    fields,
  );
});

test('are of buyers only, and of their owners', async () => {
  await supplier.expectRefused('validation', 'PUT', '/auth/profile', { gstin: GSTIN });
});

test('suppliers see them masked, with the state, and whether the market has checked them', async () => {
  const buyer = await signUp(market, 'buyer');
  await save(buyer, { gstin: GSTIN, iec: IEC });
  const gstin = { kind: 'gstin', number: '27••••••••••1ZV', state: 'Maharashtra', checkedAt: null };
  const iec = { kind: 'iec', number: '•••••••39F', state: '', checkedAt: null };
  expect(await seenBySupplier(buyer)).toEqual([gstin, iec]);
  expect((await seenBySupplier(buyer, 'zh-Hans'))?.[0]?.state).toBe('马哈拉施特拉邦');

  const { data } = await check(buyer, 'gstin', GSTIN);
  expect(data).toMatchObject({ gstin: GSTIN, gstinCheckedAt: expect.any(String) });
  expect(await seenBySupplier(buyer)).toEqual([{ ...gstin, checkedAt: data.gstinCheckedAt }, iec]);
  const id = await placeOrderFor({ buyer, supplier }, productId);
  const order = await supplier.api.call(getOrder, { params: { id } });
  expect(order.data?.buyerRegistrations[0]?.checkedAt).toBe(data.gstinCheckedAt);
  const { entries } = await admin.api.call(listAuditEntries, { query: {} });
  expect(entries[0]).toMatchObject({
    action: 'user.checkNumber',
    subject: buyer.email,
    note: 'GSTIN 27••••••••••1ZV',
  });

  // Another profile change leaves the mark; another number does not have it.
  await buyer.api.call(updateProfile, { body: { description: 'Mills rice.' } });
  expect((await buyer.api.call(getCurrentUser, {})).gstinCheckedAt).toBe(data.gstinCheckedAt);
  await save(buyer, { gstin: '29AAGCB7383J1Z4' });
  expect((await buyer.api.call(getCurrentUser, {})).gstinCheckedAt).toBeNull();
});

test('an admin cannot mark a number that is not the account’s, and can remove a mark', async () => {
  const buyer = await signUp(market, 'buyer');
  await save(buyer, { iec: IEC });
  await expect(check(buyer, 'iec', '0388012345')).rejects.toMatchObject({ code: 'conflict' });
  await expect(check(buyer, 'gstin', GSTIN)).rejects.toMatchObject({ code: 'conflict' });
  await check(buyer, 'iec', IEC);
  expect((await check(buyer, 'iec', IEC, false)).data.iecCheckedAt).toBeNull();
  const { users } = await admin.api.call(listUsers, { query: { search: buyer.email } });
  expect(users).toMatchObject([{ iec: IEC, iecCheckedAt: null }]);
});
