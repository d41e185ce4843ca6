// Socket.IO cluster adapter: forwards broadcasts to the other server processes, in the order in which they were sent.
import type { Namespace } from 'socket.io';
import {
  ClusterAdapterWithHeartbeat,
  type ClusterMessage,
  type ClusterResponse,
  MessageType,
} from 'socket.io-adapter';
import type { SharedState } from '../../platform/redis/shared.ts';

const HEARTBEATS: ReadonlySet<MessageType> = new Set([
  MessageType.INITIAL_HEARTBEAT,
  MessageType.HEARTBEAT,
]);

/**
 * Unlike the published adapters, this one waits for nothing: connections of this process receive a broadcast at once, also
 * while the other processes cannot be reached.
 */
export const clusterAdapter = (shared: SharedState) =>
  class extends ClusterAdapterWithHeartbeat {
    constructor(namespace: Namespace) {
      super(namespace, {});
      shared.subscribe('live', (text) => this.onMessage(JSON.parse(text) as ClusterMessage));
    }

    protected override async doPublish(message: ClusterMessage): Promise<string> {
      // A heartbeat is dropped while the others cannot be reached: the next one replaces it.
      const mustDeliver = !HEARTBEATS.has(message.type);
      if (mustDeliver || shared.state() === 'connected')
        shared.publish('live', JSON.stringify(message));
      return '';
    }

    protected override doPublishResponse(_: string, response: ClusterResponse): Promise<void> {
      shared.publish('live', JSON.stringify(response));
      return Promise.resolve();
    }
  };
