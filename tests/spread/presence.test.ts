// Presence across processes, also when one of them is killed and when Redis was down.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateProfile } from '../../contract/accounts/auth.ts';
import { createChat } from '../../contract/chat/chats.ts';
import { apiAt, type Running } from '../api/platform/process.ts';
import type { LiveClient } from '../fixtures/live-client.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let a: Running;
let b: Running;
beforeAll(async () => {
  stage = await openStage();
  [a, b] = await Promise.all([stage.run(), stage.run()]);
});
afterAll(() => stage?.close());

const last = (client: LiveClient, chatId: string, online: boolean) =>
  vi.waitFor(() => expect(client.heard('presence').at(-1)).toEqual({ chatId, online }), 40_000);

test('a side is seen by the other one through any process, and gone with its process', async () => {
  const [buyer, supplier] = [await stage.signUp(a, 'buyer'), await stage.signUp(a, 'supplier')];
  await apiAt(a.origin, supplier.token).call(updateProfile, { body: { description: 'A works.' } });
  const { chat } = await apiAt(a.origin, buyer.token).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const asking = await stage.join(a.origin, buyer);
  // Joins at each connection, as the browser client does: after a Redis outage the server disconnects everyone to resync.
  const follow = () => asking.socket.emit('joinRoom', { chatId: chat.id });
  asking.socket.on('connect', follow);
  follow();
  await last(asking, chat.id, false);

  const selling = await stage.join(b.origin, supplier);
  await last(asking, chat.id, true);

  // Without Redis, presence in other processes is unknown; it is found again afterwards.
  await stage.redis.kill();
  await last(asking, chat.id, false);
  await stage.redis.start();
  await last(asking, chat.id, true);

  // The killed process sends no sign-off: its presence entries expire after a while.
  b.child.kill('SIGKILL');
  await b.exit;
  await last(asking, chat.id, false);
  selling.socket.disconnect();
});
