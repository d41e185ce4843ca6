// Waiting items of admins: unanswered enquiries and chats to the admin area, and the oldest of each.
import { expect, test } from 'vitest';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { chatApi } from '../chat/chat-calls.ts';
import { sharedMarket } from '../market.ts';
import { openTrade } from '../trade/trade.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);
const { admin, buyer, supplier, createLiveProduct } = await openTrade(market);
await createLiveProduct();

const waiting = async (reader = admin) => (await reader.api.call(getAnalytics, {})).waiting;
const ask = async (user: SignedInUser, subject: string, supplierId: string): Promise<string> => {
  const body = { subject, message: 'Which voltage?', supplierId };
  return (await user.api.call(sendEnquiry, { body })).data?.id ?? '';
};
const answer = (user: SignedInUser, id: string) =>
  user.api.call(replyToEnquiry, { params: { id }, body: { text: '415 V' } });

test('enquiries to the admin area wait until an admin answers', async () => {
  const { total } = (await waiting()).enquiries;
  await ask(buyer, 'To a supplier', supplier.id);
  const first = await ask(buyer, 'First', 'admin');
  const second = await ask(buyer, 'Second', 'admin');
  const { enquiries } = await waiting();
  expect(enquiries).toEqual({
    total: total + 2,
    oldest: { id: first, subject: 'First', from: 'Rao Spices', since: expect.any(String) },
  });
  await answer(admin, first);
  expect((await waiting()).enquiries).toMatchObject({ total: total + 1, oldest: { id: second } });
  await answer(buyer, first);
  expect((await waiting()).enquiries).toMatchObject({ total: total + 2, oldest: { id: second } });
  await answer(admin, first);
  await answer(admin, second);
  expect((await waiting()).enquiries).toEqual({ total, oldest: null });
});

test('the own enquiry of an admin waits for the other admins only', async () => {
  const other = await signUp(market, 'admin');
  const { total } = (await waiting(other)).enquiries;
  const id = await ask(admin, 'About the desk', 'admin');
  expect((await waiting(admin)).enquiries.oldest).toBeNull();
  expect((await waiting(other)).enquiries).toMatchObject({ total: total + 1, oldest: { id } });
  await answer(other, id);
});

test('chats with the admin area wait while their last message is of the buyer', async () => {
  const { total } = (await waiting()).chats;
  const other = await signUp(market, 'buyer');
  const open = async (user: SignedInUser, counterpart: string) =>
    (await chatApi.open(user, { userIds: [user.id, counterpart] })).id;
  const [first, second] = [await open(buyer, 'admin'), await open(other, 'admin')];
  expect((await waiting()).chats.total).toBe(total);
  await chatApi.send(buyer, await open(buyer, supplier.id), 'To a supplier');
  await chatApi.send(buyer, first, 'Hello');
  await chatApi.send(other, second, 'Hello');
  expect((await waiting()).chats).toEqual({
    total: total + 2,
    oldest: { id: first, subject: '', from: 'Rao Spices', since: expect.any(String) },
  });
  await chatApi.send(admin, first, 'How can we help?');
  expect((await waiting()).chats).toMatchObject({ total: total + 1, oldest: { id: second } });
  await chatApi.send(admin, second, 'How can we help?');
  expect((await waiting()).chats).toEqual({ total, oldest: null });
});
