// Load of conversations: live connections of both sides, messages at a constant rate, and what arrived of them.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { connected, type LiveClient, liveClient } from '../../tests/fixtures/live-client.ts';
import type { ChatUser, Conversation } from './chat-users.ts';

export const SOCKETS_PER_USER = 10;
/** Wait after the last message, for delivery to the last receiver. */
const SETTLE_MS = 2_000;

/** Cheaper than fetch: the sender shares the machine with the measured server. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export const callAs = async (
  { token, address }: ChatUser,
  origin: string,
  path: string,
  body?: object,
  method: 'GET' | 'POST' | 'PUT' = body ? 'POST' : 'GET',
): Promise<number> => {
  const sent = request(`${origin}/api${path}`, {
    agent,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
  return reply.statusCode ?? 0;
};

export interface Delivery {
  readonly sent: number;
  readonly stored: number;
  /** Milliseconds from sending to each receiver. */
  readonly delays: readonly number[];
  readonly lost: number;
  readonly doubled: number;
}

/** Round robin as in a load balancer, so the two sides of a conversation are on different processes. */
export function openChatLoad(conversations: readonly Conversation[], origins: readonly string[]) {
  const originAt = (turn: number): string => origins[turn % origins.length] ?? '';
  /** Time at which each text was sent, and how often each connection got it. */
  const sentAt = new Map<string, number>();
  const received = new Map<string, number>();
  const clients: LiveClient[] = [];
  let delays: number[] = [];
  let run = 0;

  const listen = async (user: ChatUser, at: number): Promise<LiveClient> => {
    const client = liveClient(originAt(at), user.token, {
      extraHeaders: { 'x-forwarded-for': user.address },
    });
    client.socket.offAny();
    client.socket.on(
      'newMessage',
      ({ message: { text } }: { readonly message: { readonly text: string } }) => {
        delays.push(performance.now() - (sentAt.get(text) ?? Number.NaN));
        const key = `${at} ${text}`;
        received.set(key, (received.get(key) ?? 0) + 1);
      },
    );
    await connected(client);
    return client;
  };

  return {
    originAt,

    /** Opens all connections of all users; returns their number. */
    async connect(): Promise<number> {
      for (const { users } of conversations)
        for (const user of users)
          clients.push(
            ...(await Promise.all(
              Array.from({ length: SOCKETS_PER_USER }, (_, at) =>
                listen(user, clients.length + at),
              ),
            )),
          );
      return clients.length;
    },

    /** Sends at a constant rate: conversations in rotation, sides in alternation. `onSent` runs when all are stored. */
    async send(perSecond: number, seconds: number, onSent: () => Promise<void>): Promise<Delivery> {
      sentAt.clear();
      received.clear();
      delays = [];
      run += 1;
      const calls: Promise<number>[] = [];
      const began = performance.now();
      const sent = perSecond * seconds;
      for (let at = 0; at < sent; at++) {
        const wait = began + (at * 1_000) / perSecond - performance.now();
        if (wait > 1) await pause(wait);
        const { chatId, users } = conversations[at % conversations.length] as Conversation;
        const turn = Math.floor(at / conversations.length);
        const text = `Message ${at} of run ${run}`;
        sentAt.set(text, performance.now());
        const body = { chatId, text, clientId: text };
        calls.push(callAs(users[turn % 2] as ChatUser, originAt(turn), '/messages', body));
      }
      const stored = (await Promise.all(calls)).filter((status) => status === 200).length;
      await onSent();
      await pause(SETTLE_MS);
      return {
        sent,
        stored,
        delays,
        lost: stored * 2 * SOCKETS_PER_USER - received.size,
        doubled: [...received.values()].filter((times) => times > 1).length,
      };
    },

    close(): void {
      for (const { socket } of clients) socket.disconnect();
      agent.destroy();
    },
  };
}
