// Market that listens on a port, with live connections for tests.
import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import { connected, type LiveClient, liveClient } from '../../fixtures/live-client.ts';
import { type Market, openMarket } from '../market.ts';

export interface LiveMarket {
  readonly market: Market;
  readonly origin: string;
  /** Opens a connection without waiting for it. */
  openConnection(token: unknown, options?: Partial<ManagerOptions & SocketOptions>): LiveClient;
  /** Opens a connection and waits until it is established. */
  connect(user: { readonly token: string }): Promise<LiveClient>;
  close(): Promise<void>;
}

export async function openLiveMarket(): Promise<LiveMarket> {
  const market = await openMarket(0);
  const origin = await market.listen();
  const clients: LiveClient[] = [];
  const openConnection: LiveMarket['openConnection'] = (token, options) => {
    const client = liveClient(origin, token, options);
    clients.push(client);
    return client;
  };
  return {
    market,
    origin,
    openConnection,
    async connect({ token }) {
      const client = openConnection(token);
      await connected(client);
      return client;
    },
    async close() {
      for (const { socket } of clients) socket.disconnect();
      await market.close();
    },
  };
}
