// Carries what is sent to live connections to the market's other processes, in the order in which it was sent.
import type { Namespace } from 'socket.io';
import {
  ClusterAdapterWithHeartbeat,
  type ClusterMessage,
  type ClusterResponse,
  MessageType,
} from 'socket.io-adapter';
import type { Shared } from '../../platform/redis/shared.ts';

const SIGNS_OF_LIFE: ReadonlySet<MessageType> = new Set([
  MessageType.INITIAL_HEARTBEAT,
  MessageType.HEARTBEAT,
]);

/**
 * An adapter for socket.io. Unlike those for sale it waits for nothing: connections of this process are told at once,
 * also while the others cannot be reached.
 */
export const acrossProcesses = (shared: Shared) =>
  class extends ClusterAdapterWithHeartbeat {
    constructor(namespace: Namespace) {
      super(namespace, {});
      shared.hear('live', (text) => this.onMessage(JSON.parse(text) as ClusterMessage));
    }

    protected override async doPublish(message: ClusterMessage): Promise<string> {
      // A sign of life is nothing that anybody misses.
      const matters = !SIGNS_OF_LIFE.has(message.type);
      if (matters || shared.state() === 'together') shared.tell('live', JSON.stringify(message));
      return '';
    }

    protected override doPublishResponse(_: string, response: ClusterResponse): Promise<void> {
      shared.tell('live', JSON.stringify(response));
      return Promise.resolve();
    }
  };
