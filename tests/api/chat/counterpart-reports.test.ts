// Reports of a counterpart: admins see them with the last messages of the conversation. Other users cannot.
import { expect, test } from 'vitest';
import { closeReport, listReports } from '../../../contract/admin/reports.ts';
import { reportCounterpart } from '../../../contract/chat/moderation.ts';
import { REPORTED_MESSAGES } from '../../../contract/limits.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, newChat } = await openChatTrade(market);
const { supplier, admin } = trade;

const report = (user: SignedInUser, id: string, text = '', idempotencyKey?: string) =>
  user.api.call(reportCounterpart, {
    params: { id },
    body: { reason: 'payment', text, idempotencyKey },
  });
const reportsOf = async (userId: string) =>
  (await admin.api.call(listReports, { query: {} })).reports.filter(
    (each) => each.userId === userId,
  );

test('has the last messages at the time of the report, with their senders', async () => {
  const { buyer, id } = await newChat();
  for (let at = 1; at <= REPORTED_MESSAGES; at++) await chatApi.send(buyer, id, `Question ${at}`);
  await chatApi.send(supplier, id, 'Pay to my own account');
  const { message } = await report(buyer, id, ' Asks for money ');
  expect(message).toBe('Thank you. Our team will look at this conversation.');
  await chatApi.send(supplier, id, 'Later');
  const [found] = await reportsOf(supplier.id);
  expect(found).toMatchObject({
    ...{ kind: 'user', reason: 'payment', text: 'Asks for money', email: buyer.email },
    ...{ productId: '', supplierId: '', outcome: null },
  });
  expect(found?.userName).not.toBe('');
  expect(found?.messages.map(({ text }) => text)).toEqual([
    ...Array.from({ length: REPORTED_MESSAGES - 1 }, (_, at) => `Question ${at + 2}`),
    'Pay to my own account',
  ]);
  expect(found?.messages[0]?.senderName).toBe('Asha Rao');
});

test('is stored once until it is closed, and once per attempt', async () => {
  const { buyer, id } = await newChat();
  await chatApi.send(buyer, id, 'Hello');
  await report(supplier, id, 'first');
  await report(supplier, id, 'again');
  const [open, ...more] = await reportsOf(buyer.id);
  expect(more).toEqual([]);
  const input = { params: { id: open?.id ?? '' }, body: { outcome: 'upheld' } } as const;
  await admin.api.call(closeReport, input);
  await report(supplier, id, 'second', 'key-of-the-second-attempt');
  await report(supplier, id, 'second', 'key-of-the-second-attempt');
  expect((await reportsOf(buyer.id)).map(({ text }) => text)).toEqual(['second', 'first']);
});

test('is refused in conversations of others and with the admins, and without a reason', async () => {
  const { buyer, id } = await newChat();
  const stranger = await signUp(market, 'buyer');
  const body = { reason: 'spam' };
  await stranger.expectRefused('chatNotFound', 'POST', `/chats/${id}/reports`, body);
  const desk = await chatApi.open(buyer, { userIds: ['admin'] });
  await buyer.expectRefused('chatNotFound', 'POST', `/chats/${desk.id}/reports`, body);
  const path = `/chats/${id}/reports`;
  expect(await buyer.expectRefused('validation', 'POST', path, {})).toMatchObject({
    fields: { reason: expect.any(String) },
  });
  await buyer.expectRefused('validation', 'POST', path, { reason: 'misleading' });
});
