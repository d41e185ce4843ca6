// Socket of a live connection, with the user and session that it belongs to, and how the server ends it.
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';

export interface SocketData {
  /** Replaced when the role in the company changes. */
  user: SessionUser;
  readonly tokenHash: string;
  readonly lang: Lang;
}
export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export const errorPayload = (code: ErrorCode, lang: Lang) => ({
  code,
  message: ERROR_TEXTS[code][lang],
});

/** Sends the reason, then disconnects. A client that the server disconnects does not reconnect by itself. */
export const endConnection = (socket: LiveSocket, code: ErrorCode): void => {
  socket.emit(LIVE_EVENTS.ending, errorPayload(code, socket.data.lang));
  socket.disconnect(true);
};
