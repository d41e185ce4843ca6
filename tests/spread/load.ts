// Load of readers and writers without pauses, each from an address of its own, so that no limit applies; records every answer.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answered {
  readonly what: string;
  /** 0 if there was no answer. */
  readonly status: number;
  readonly error: string;
}

export interface Load {
  readonly answers: Answered[];
  stop(): Promise<void>;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

const READ: readonly Call[] = [
  { method: 'GET', path: '/api/products?limit=10' },
  { method: 'GET', path: '/products' },
  { method: 'GET', path: '/about' },
  { method: 'GET', path: '/api/auth/suppliers' },
];

/** A POST, which the proxy does not retry: a lost request is visible in the answers. */
const write = (at: number): Call => ({
  method: 'POST',
  path: '/api/translate',
  body: { text: `Lathe ${at}`, targetLang: 'zh-Hans' },
});

const send = (origin: string, from: string, agent: Agent, { method, path, body }: Call) =>
  new Promise<Answered>((resolve) => {
    const what = `${method} ${path}`;
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
          (whole) => resolve({ what, status: reply.statusCode ?? 0, error: whole.slice(0, 200) }),
          (error: Error) => resolve({ what, status: 0, error: error.message }),
        );
      },
    );
    sent.on('error', (error) => resolve({ what, status: 0, error: error.message }));
    sent.end(body ? JSON.stringify(body) : undefined);
  });

/** The first `writers` of the `people` write, the others read. */
export function load(origin: string, people: number, writers: number): Load {
  const answers: Answered[] = [];
  let going = true;
  const person = async (who: number): Promise<void> => {
    const from = `127.0.1.${who + 1}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; going; at++) {
      const call = who < writers ? write(at) : (READ[(who + at) % READ.length] as Call);
      answers.push(await send(origin, from, agent, call));
      // At most four a second from one address, because the limit for translations is 240 a minute.
      if (who < writers) await new Promise((resolve) => setTimeout(resolve, 260));
    }
    agent.destroy();
  };
  const all = Array.from({ length: people }, (_, who) => person(who));
  return {
    answers,
    async stop() {
      going = false;
      await Promise.all(all);
    },
  };
}
