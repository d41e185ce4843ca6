// Chats that were opened and in which nothing was sent: the counterpart learns nothing of them, and they are deleted later.
import { expect, test } from 'vitest';
import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { getUnreadCounts } from '../../../contract/notifications/notifications.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { openMarket, sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';

const market = await sharedMarket(0);
const { trade, productId, newChat } = await openChatTrade(market);

test('is in no list until the first message, then in both', async () => {
  const { buyer, id } = await newChat();
  const listed = async () => [
    (await chatApi.list(buyer, 'buyer')).some((chat) => chat.id === id),
    (await chatApi.list(trade.supplier, 'supplier')).some((chat) => chat.id === id),
  ];
  const unreadBefore = await trade.supplier.api.call(getUnreadCounts, {});
  expect(await listed()).toEqual([false, false]);
  expect(await trade.supplier.api.call(getUnreadCounts, {})).toEqual(unreadBefore);
  await chatApi.send(buyer, id, 'Which voltage?');
  expect(await listed()).toEqual([true, true]);
});

test('does not let the supplier write first', async () => {
  const buyer = await signUp(market, 'buyer');
  const body = { userIds: [buyer.id, trade.supplier.id], productId };
  const { id } = await chatApi.open(buyer, body);
  await trade.supplier.expectRefused('forbidden', 'POST', '/chats', body);
  await chatApi.send(buyer, id, 'Which voltage?');
  expect((await chatApi.open(trade.supplier, body)).id).toBe(id);
});

test('is deleted after a week, and one with a message stays', async () => {
  await using own = await openMarket(0);
  const buyer = await signUp(own, 'buyer');
  const open = async (productId?: string) =>
    (await chatApi.open(buyer, { userIds: [buyer.id, 'admin'], productId })).id;
  const [written, unused] = [await open(), await open(BIS_TOPIC_ID)];
  await chatApi.send(buyer, written, 'Which voltage?');
  const readIds = () =>
    withDatabase(own, ({ db }) => db.selectFrom('chats').select('id').orderBy('id').execute());
  await own.restart();
  expect(await readIds()).toEqual([{ id: written }, { id: unused }]);
  const weekAgo = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await withDatabase(own, ({ db }) =>
    db.updateTable('chats').set({ created_at: weekAgo }).execute(),
  );
  await own.restart();
  await eventually(async () => expect(await readIds()).toEqual([{ id: written }]));
});
