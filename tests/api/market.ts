// Test market: the real server on an empty database of its own, SQLite or the PostgreSQL of DATABASE_URL.
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type Api, type CallInput, createApi } from '../../src/api/call.ts';
import { encodeForm } from '../../src/api/form.ts';
import { fillMarket } from '../../tools/demo/fill.ts';
import { expectMatchesContract, type RawReply } from './contract-check.ts';
import { createEnvironment, type TestEnvironment, withDatabase } from './environment.ts';

export interface Market {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly env: TestEnvironment['env'];
  apiIn(lang: Lang): Api;
  /** Client with this token, and with an address of its own if one is given. */
  apiAs(token: string | null, from?: { readonly lang?: Lang; readonly address?: string }): Api;
  /** Stops the server and starts another one on the same data. */
  restart(): Promise<Market>;
  close(): Promise<void>;
}

/** Encodes a form as a browser would. */
const encodeBody = async (
  headers: Readonly<Record<string, string>>,
  body: string | FormData | undefined,
) => {
  if (body === undefined) return { headers };
  if (typeof body === 'string') return { headers, payload: body };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return {
    headers: { ...headers, 'content-type': type },
    payload: Buffer.from(await form.arrayBuffer()),
  };
};

/** Contract client over the running app; checks each reply against its declaration. */
const createTestClient = (
  app: FastifyInstance,
  lang: Lang,
  token: string | null = null,
  address = '127.0.0.1',
): Api => ({
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
    let received: RawReply | undefined;
    const api = createApi({
      lang,
      token: () => token,
      encode: encodeForm,
      transport: async ({ method, url, headers, body, expects }) => {
        const reply = await app.inject({
          method,
          url,
          remoteAddress: address,
          ...(await encodeBody(headers, body)),
        });
        const isFile = expects === 'file' && reply.statusCode < 400;
        const read = isFile ? new Blob([new Uint8Array(reply.rawPayload)]) : reply.json();
        received = { status: reply.statusCode, body: read };
        return received;
      },
    });
    try {
      return await api.call(endpoint, input);
    } finally {
      if (received) expectMatchesContract(endpoint, received);
    }
  },
});

/** Starts a market in an existing environment. */
export async function openMarketIn({ env, remove }: TestEnvironment): Promise<Market> {
  const app = await buildApp(readConfig(env));
  const apiIn = (lang: Lang): Api => createTestClient(app, lang);
  return {
    app,
    env,
    apiIn,
    apiAs: (token, { lang = 'en', address } = {}) => createTestClient(app, lang, token, address),
    api: apiIn('en'),
    restart: async () => {
      await app.close();
      return openMarketIn({ env, remove });
    },
    close: async () => {
      await app.close();
      await remove();
    },
  };
}

/** Starts a market with `products` generated products, 0 for none; `settings` are added to its environment. */
export async function openMarket(
  products: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Market> {
  const empty = await createEnvironment();
  const environment = { ...empty, env: { ...empty.env, ...settings } };
  if (products > 0)
    await withDatabase(environment, (database) => fillMarket(database, { products }, () => {}));
  return openMarketIn(environment);
}

/** `openMarket` for a whole test file: closed after its last test. */
export async function sharedMarket(...args: Parameters<typeof openMarket>): Promise<Market> {
  const market = await openMarket(...args);
  afterAll(() => market.close());
  return market;
}
