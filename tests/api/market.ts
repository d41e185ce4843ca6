// Test market: the real server on an empty database of its own, SQLite or the PostgreSQL of DATABASE_URL.
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Network } from '../../server/platform/http/public-fetch.ts';
import { type Api, type CallInput, createApi, declarationOf } from '../../src/api/call.ts';
import { encodeForm } from '../../src/api/form.ts';
import type { LazyEndpoint } from '../../src/api/lazy-endpoints.ts';
import { confirmSession } from '../../tools/confirmed-session.ts';
import { fillMarket } from '../../tools/demo/fill.ts';
import { expectMatchesContract, type RawReply } from './contract-check.ts';
import {
  createEnvironment,
  keepDatabaseOpen,
  type TestEnvironment,
  withDatabase,
} from './environment.ts';

export interface Market extends AsyncDisposable {
  /** The running server; another one after a restart. */
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly env: TestEnvironment['env'];
  apiIn(lang: Lang): Api;
  /** Client with this token. Each call comes from an unused address, or all of them from the given one. */
  /** `isConfirmed` false: without a confirmation of identity, which calls that need one otherwise get from the database. */
  apiAs(
    token: string | null,
    from?: { readonly lang?: Lang; readonly address?: string; readonly isConfirmed?: boolean },
  ): Api;
  /** Starts listening on a port of its own; resolves with the origin. */
  listen(): Promise<string>;
  /** Stops the server and starts another one on the same data; all clients use it from then on. */
  restart(): Promise<Market>;
  close(): Promise<void>;
}

let addressCount = 0;

/** A client address that was not used before, so that no rate limit of another call applies. */
export const unusedAddress = (): string => {
  addressCount += 1;
  return `198.${18 + (addressCount >> 16)}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
};

/** The encoded bytes of a form, with the content type that names its boundary, as a browser sends it. */
export async function encodeMultipart(
  form: FormData,
): Promise<{ readonly payload: Buffer; readonly headers: { readonly 'content-type': string } }> {
  const request = new Response(form);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, headers: { 'content-type': type } };
}

/** Contract client over the running app; checks each reply against its declaration. */
const createTestClient = (
  runningApp: () => FastifyInstance,
  lang: Lang,
  token: string | null = null,
  address?: string,
  confirm?: (token: string) => Promise<string>,
): Api => ({
  async call<E extends Endpoint>(endpoint: E | LazyEndpoint<E>, input: CallInput<E>) {
    let received: RawReply | undefined;
    const api = createApi({
      lang,
      token: () => token,
      ...(token !== null && confirm
        ? { sendConfirmed: async (send) => send(await confirm(token)) }
        : {}),
      encode: encodeForm,
      transport: async ({ method, url, headers, body, expects }) => {
        const form = body instanceof FormData ? await encodeMultipart(body) : null;
        const payload = form?.payload ?? (typeof body === 'string' ? body : undefined);
        const reply = await runningApp().inject({
          method,
          url,
          remoteAddress: address ?? unusedAddress(),
          headers: { ...headers, ...form?.headers },
          ...(payload === undefined ? {} : { payload }),
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
      if (received) expectMatchesContract(await declarationOf(endpoint), received);
    }
  },
});

/** Starts a market in an existing environment. `network` is where addresses of suppliers' pictures lead. */
export async function openMarketIn(
  { env, remove }: TestEnvironment,
  network?: Network,
): Promise<Market> {
  const start = async (): Promise<FastifyInstance> => {
    const started = await buildApp(readConfig(env), network);
    const closeDatabase = keepDatabaseOpen(env);
    started.addHook('onClose', closeDatabase);
    return started;
  };
  let app = await start();
  const apiIn = (lang: Lang): Api => createTestClient(() => app, lang);
  const confirm = (token: string): Promise<string> =>
    withDatabase({ env }, ({ db }) => confirmSession(db, token));
  const close = async () => {
    await app.close();
    await remove();
  };
  const market: Market = {
    get app() {
      return app;
    },
    env,
    apiIn,
    apiAs: (token, { lang = 'en', address, isConfirmed = true } = {}) =>
      createTestClient(() => app, lang, token, address, isConfirmed ? confirm : undefined),
    api: apiIn('en'),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    restart: async () => {
      await app.close();
      app = await start();
      return market;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
  return market;
}

/** Starts a market with `products` generated products, 0 for none; `settings` are added to its environment. */
export async function openMarket(
  products: number,
  settings: Readonly<Record<string, string>> = {},
  network?: Network,
): Promise<Market> {
  const empty = await createEnvironment({ isMigrated: true });
  const environment = { ...empty, env: { ...empty.env, ...settings } };
  if (products > 0)
    await withDatabase(environment, (database) => fillMarket(database, { products }, () => {}));
  return openMarketIn(environment, network);
}

/** `openMarket` for a whole test file: closed after its last test. */
export async function sharedMarket(...args: Parameters<typeof openMarket>): Promise<Market> {
  const market = await openMarket(...args);
  afterAll(() => market.close());
  return market;
}
