// A viewer leaves no trace that the company has seen or is writing something, in calls and over the live connection.
import { afterAll, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { login } from '../../../contract/accounts/auth.ts';
import { changeMemberRole, listMembers } from '../../../contract/accounts/members.ts';
import { createChat, sendChatMessage } from '../../../contract/chat/chats.ts';
import { getWaiting } from '../../../contract/dashboard/waiting.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { getEnquiry, replyToEnquiry } from '../../../contract/trade/enquiry-thread.ts';
import { openLiveMarket } from '../chat/live-market.ts';
import { rawRequest, signUp, signUpMember } from '../users.ts';

const open = await openLiveMarket();
const { market } = open;
afterAll(() => open.close());

const ask = (
  socket: { emitWithAck(event: string, payload: object): Promise<unknown> },
  event: string,
  chatId: string,
) => socket.emitWithAck(event, { chatId });

test('a reply that a viewer has opened is still new for the company', async () => {
  const admin = await signUp(market, 'admin');
  const buyer = await signUp(market, 'buyer');
  const viewer = await signUpMember(market, buyer, 'viewer');
  const sales = await signUpMember(market, buyer, 'sales');
  const { data } = await buyer.api.call(sendEnquiry, {
    body: { subject: 'A mill', message: 'Which voltage?' },
  });
  const params = { id: data?.id ?? '' };
  await admin.api.call(replyToEnquiry, { params, body: { text: '400 V.' } });
  const waiting = async () => (await buyer.api.call(getWaiting, {})).items.map(({ id }) => id);
  expect(await waiting()).toContain(params.id);
  expect((await viewer.api.call(getEnquiry, { params })).replies).toHaveLength(1);
  expect(await waiting()).toContain(params.id);
  await sales.api.call(getEnquiry, { params });
  expect(await waiting()).not.toContain(params.id);
});

test('a viewer joins the rooms of chats, is not present in them and sends no typing, until it may write', async () => {
  const buyer = await signUp(market, 'buyer');
  const viewer = await signUpMember(market, buyer, 'viewer');
  const admin = await signUp(market, 'admin');
  const { id: chatId } = await buyer.api.call(createChat, {
    body: { userIds: ['admin'], productId: 'bis-certification' },
  });
  const desk = await open.connect(admin);
  const seen: unknown[] = [];
  desk.socket.on('typing', (payload) => seen.push(payload));
  await ask(desk.socket, 'joinRoom', chatId);
  const connection = await open.connect(viewer);
  expect(await ask(connection.socket, 'joinRoom', chatId)).toEqual({ ok: true });
  expect(await ask(connection.socket, 'typing', chatId)).toEqual({ error: 'readOnlyRole' });
  // Its calls are refused as well.
  for (const [method, path, payload] of [
    ['POST', '/messages', { chatId, text: 'Hello' }],
    ['PUT', `/chats/${chatId}/read`, { messageId: '1' }],
    ['PUT', '/notifications/read', {}],
  ] as const)
    await viewer.expectRefused('readOnlyRole', method, path, payload);
  expect(seen).toEqual([]);
  const [member] = (await buyer.api.call(listMembers, {})).members;
  await buyer.api.call(changeMemberRole, {
    params: { id: member?.id ?? '' },
    body: { role: 'sales' },
  });
  // The connection stays, and has the new role once the sessions are checked again.
  await expect
    .poll(() => ask(connection.socket, 'typing', chatId), { timeout: 10_000 })
    .toEqual({ ok: true });
  await viewer.api.call(sendChatMessage, { body: { chatId, text: 'Now I may.' } });
});

test('with the account of the company, those of its members are deleted, and their emails are free', async () => {
  const owner = await signUp(market, 'buyer');
  const sales = await signUpMember(market, owner, 'sales');
  await sales.expectRefused('ownerOnly', 'POST', '/auth/account/delete', {
    password: sales.password,
  });
  await owner.api.call(deleteAccount, {});
  const { statusCode } = await market.app.inject(rawRequest(sales, 'GET', '/auth/me'));
  expect(statusCode).toBe(401);
  const { email, password } = sales;
  await expect(market.api.call(login, { body: { email, password } })).rejects.toMatchObject({
    code: 'wrongCredentials',
  });
  expect((await signUp(market, 'buyer', { email })).email).toBe(email);
});
