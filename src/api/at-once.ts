// Sending of a change in the turn in which it is called, and beyond the end of the page: a page that closes runs no later code.
import type { Endpoint, ParsedReplyOf } from '../../contract/endpoint.ts';
import { ApiError, NO_REPLY_TEXT } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { inputAsSent, readErrorReply, readReply } from '../../contract/reply.ts';
import type { CallInput } from './call.ts';
import { httpTransport } from './http.ts';
import { type Input, type Reply, send } from './send.ts';

/** The session in which the change was made: a later one must not send it. */
interface Sender {
  readonly lang: Lang;
  readonly token: string | null;
}

/** keepalive: the browser sends it although the page is gone. Such bodies have at most 64 kB in total. */
export const sendAtOnce = <E extends Endpoint>(
  { lang, token }: Sender,
  endpoint: E,
  input: CallInput<E>,
  confirmation?: string,
): Promise<Reply> =>
  send(
    { transport: httpTransport('', { keepalive: true }), lang, token: () => token },
    endpoint,
    inputAsSent(endpoint, input as Input),
    confirmation,
  ).catch(() => {
    throw new ApiError('network', 0, NO_REPLY_TEXT);
  });

/** The parsed reply; throws an ApiError if the change was refused. */
export function readSent<E extends Endpoint>(
  endpoint: E,
  { status, body }: Reply,
): ParsedReplyOf<E> {
  if (status < 200 || status > 299) throw readErrorReply(status, body, endpoint);
  return readReply(endpoint, body);
}
