// Load of readers and writers without pauses, each from an address of its own, so that no limit applies; records every answer.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface LoadReply {
  readonly callName: string;
  /** 0 if there was no answer. */
  readonly status: number;
  readonly error: string;
}

export interface Load {
  readonly replies: LoadReply[];
  stop(): Promise<void>;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const READ_CALLS: readonly Call[] = [
  { method: 'GET', path: '/api/products?limit=10' },
  { method: 'GET', path: '/products' },
  { method: 'GET', path: '/about' },
  { method: 'GET', path: '/api/auth/suppliers' },
];

/** A POST, which the proxy does not retry: a lost request is visible in the answers. */
const writeCall = (at: number): Call => ({
  method: 'POST',
  path: '/api/translate',
  body: { text: `Lathe ${at}`, targetLang: 'zh-Hans' },
});

const send = (origin: string, from: string, agent: Agent, { method, path, body }: Call) =>
  new Promise<LoadReply>((resolve) => {
    const callName = `${method} ${path}`;
    const { hostname, port } = new URL(origin);
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        agent,
        localAddress: from,
        headers: body ? { 'content-type': 'application/json' } : {},
      },
      (reply) => {
        text(reply).then(
          (whole) =>
            resolve({ callName, status: reply.statusCode ?? 0, error: whole.slice(0, 200) }),
          (error: Error) => resolve({ callName, status: 0, error: error.message }),
        );
      },
    );
    sent.on('error', (error) => resolve({ callName, status: 0, error: error.message }));
    sent.end(body ? JSON.stringify(body) : undefined);
  });

/** The first `writers` of the `clients` write, the others read. */
export function startLoad(origin: string, clients: number, writers: number): Load {
  const replies: LoadReply[] = [];
  let isRunning = true;
  const runClient = async (clientIndex: number): Promise<void> => {
    const from = `127.0.1.${clientIndex + 1}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; isRunning; at++) {
      const call =
        clientIndex < writers
          ? writeCall(at)
          : (READ_CALLS[(clientIndex + at) % READ_CALLS.length] as Call);
      replies.push(await send(origin, from, agent, call));
      // At most four a second from one address, because the limit for translations is 240 a minute.
      if (clientIndex < writers) await new Promise((resolve) => setTimeout(resolve, 260));
    }
    agent.destroy();
  };
  const all = Array.from({ length: clients }, (_, clientIndex) => runClient(clientIndex));
  return {
    replies,
    async stop() {
      isRunning = false;
      await Promise.all(all);
    },
  };
}
