// One keep-alive connection of the load generator: sends prepared requests and parses only status and length of a response.
import { connect } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Of headers and body. */
  readonly bytes: number;
  readonly milliseconds: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: *(\d+)/i;
const STATUS_AT = 'HTTP/1.1 '.length;

interface Head {
  readonly status: number;
  /** Of the whole response. */
  readonly bytes: number;
}

/** null while the head is incomplete. Every response of the server states its length; otherwise this throws. */
function readHead(bytes: Buffer): Head | null {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`A reply without a length:\n${head}`);
  return {
    status: Number(head.slice(STATUS_AT, STATUS_AT + 3)),
    bytes: end + HEAD_END.length + Number(length),
  };
}

/**
 * Sends `requests` in rotation, one at a time, until `end` (performance.now()).
 * Resolves when the last response is complete; rejects if the connection breaks or a response is malformed.
 */
export function sendRepeatedly(
  port: number,
  requests: readonly Buffer[],
  end: number,
  onReply: (reply: Reply) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let at = 0;
  let sent = 0;
  let received: Buffer | null = null;
  let head: Head | null = null;
  let receivedBytes = 0;

  const sendNext = (): void => {
    sent = performance.now();
    socket.write(requests[at++ % requests.length] as Buffer);
  };
  socket.on('connect', sendNext);
  socket.on('data', (chunk) => {
    receivedBytes += chunk.length;
    if (!head) {
      received = received ? Buffer.concat([received, chunk]) : chunk;
      head = readHead(received);
    }
    if (!head || receivedBytes < head.bytes) return;
    const now = performance.now();
    onReply({ ...head, milliseconds: now - sent });
    received = null;
    head = null;
    receivedBytes = 0;
    if (now < end) sendNext();
    else socket.end(resolve);
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The server closed the connection')));
  return promise;
}
