// Blocks and live connections: what an open conversation shows of the counterpart ends with the block and returns without it.
import { afterAll, describe, expect, test, vi } from 'vitest';
import { unblockAccount } from '../../../contract/accounts/blocks.ts';
import { changeMemberRole, listMembers, removeMember } from '../../../contract/accounts/members.ts';
import { readLivePayload } from '../../../contract/chat/live.ts';
import { blockCounterpart } from '../../../contract/chat/moderation.ts';
import { type LiveClient, waitForEarlierEvents } from '../../fixtures/live-client.ts';
import { type SignedInUser, signUpMember } from '../users.ts';
import { chatApi, openChatTrade } from './chat-calls.ts';
import { openLiveMarket } from './live-market.ts';

const live = await openLiveMarket();
const { trade, newChat } = await openChatTrade(live.market);
const { supplier } = trade;
afterAll(() => live.close());

const presenceOf = (client: LiveClient, id: string) =>
  client
    .received('presence')
    .map((payload) => readLivePayload('presence', payload))
    .filter((presence) => presence?.chatId === id)
    .map((presence) => presence?.online);
const expectSeen = (client: LiveClient, id: string, ...states: boolean[]) =>
  vi.waitFor(() => expect(presenceOf(client, id)).toEqual(states), 12_000);
const block = (user: SignedInUser, id: string) =>
  user.api.call(blockCounterpart, { params: { id } });
const unblock = (user: SignedInUser, { id }: SignedInUser) =>
  user.api.call(unblockAccount, { params: { id } });

/** A conversation that both sides have open. */
async function openConversation() {
  const { buyer, id } = await newChat();
  const [asking, selling] = [await live.connect(buyer), await live.connect(supplier)];
  for (const client of [asking, selling]) await client.request('joinRoom', { chatId: id });
  await expectSeen(asking, id, true);
  await expectSeen(selling, id, true);
  return { buyer, id, asking, selling };
}

describe('a block by either side', () => {
  test.each(['buyer', 'supplier'] as const)(
    'ends presence, typing and read marks in both directions at once: %s',
    async (by) => {
      const { buyer, id, asking, selling } = await openConversation();
      const sent = await chatApi.send(buyer, id, 'Hello');
      const answered = await chatApi.send(supplier, id, 'Hello');
      const [blocker, blocked] = by === 'buyer' ? [buyer, supplier] : [supplier, buyer];
      await block(blocker, id);
      // Both screens last saw the other one online.
      await expectSeen(asking, id, true, false);
      await expectSeen(selling, id, true, false);

      for (const client of [asking, selling])
        expect(await client.request('typing', { chatId: id })).toEqual({ ok: true });
      await chatApi.markRead(supplier, id, sent.id);
      await chatApi.markRead(buyer, id, answered.id);
      // Neither the other side's leaving nor its return is shown, also to a screen that is opened now.
      selling.socket.disconnect();
      const back = await live.connect(supplier);
      await back.request('joinRoom', { chatId: id });
      const again = await live.connect(buyer);
      await again.request('joinRoom', { chatId: id });
      for (const client of [asking, back, again]) {
        await waitForEarlierEvents(client);
        expect([client.received('typing'), client.received('messageRead')]).toEqual([[], []]);
      }
      expect(presenceOf(asking, id)).toEqual([true, false]);
      expect([presenceOf(back, id), presenceOf(again, id)]).toEqual([[], []]);

      await unblock(blocker, blocked);
      await expectSeen(asking, id, true, false, true);
      await expectSeen(back, id, true);
      await back.request('typing', { chatId: id });
      await vi.waitFor(() => expect(asking.received('typing')).toEqual([{ chatId: id }]), 5_000);
    },
  );

  test('leaves other conversations as they are', async () => {
    const [one, other] = [await openConversation(), await openConversation()];
    await block(supplier, one.id);
    await expectSeen(one.selling, one.id, true, false);
    await other.asking.request('typing', { chatId: other.id });
    await vi.waitFor(
      () => expect(other.selling.received('typing')).toEqual([{ chatId: other.id }]),
      5_000,
    );
    expect(presenceOf(other.asking, other.id)).toEqual([true]);
  });
});

describe('each event uses the rights of its moment', () => {
  const openMember = async (role: 'sales' | 'viewer') => {
    const { buyer, id } = await newChat();
    const member = await signUpMember(live.market, buyer, role);
    const client = await live.connect(member);
    await client.request('joinRoom', { chatId: id });
    const [{ id: memberId } = { id: '' }] = (await buyer.api.call(listMembers, {})).members;
    return { buyer, id, client, params: { id: memberId } };
  };

  test('a member that may only read sends no typing', async () => {
    const { buyer, id, client, params } = await openMember('sales');
    expect(await client.request('typing', { chatId: id })).toEqual({ ok: true });
    await buyer.api.call(changeMemberRole, { params, body: { role: 'viewer' } });
    expect(await client.request('typing', { chatId: id })).toEqual({ error: 'readOnlyRole' });
  });

  test('a removed member sends nothing, and its connection ends', async () => {
    const { buyer, id, client, params } = await openMember('sales');
    await buyer.api.call(removeMember, { params });
    await client.request('typing', { chatId: id }).catch(() => null);
    expect(client.disconnectReasons).toEqual(['io server disconnect']);
  });
});
