// Makes pages: prerendered ones from their files, on-demand ones by Astro with the API at hand in the same process.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import pLimit from 'p-limit';
import type { Build } from './build.ts';
import { overHttp } from './elsewhere.ts';
import { HTML, makePage, type Page } from './page.ts';

export interface Renderer {
  /** The page at this address (path and query), or null where there is none. */
  render(url: string): Promise<Page | null>;
  /** Whether the page is the same for as long as the build is. */
  isPrerendered(url: string): boolean;
  /** What stands in where the page cannot be made just now. */
  unavailable(url: string): Promise<Page | null>;
}

interface Made {
  readonly status: number;
  readonly html: Buffer;
  readonly policy: string | null;
  readonly type: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How pages call the API: straight into this process, without a socket. */
const inProcess =
  (app: FastifyInstance) =>
  async (call: { method: Method; url: string; headers: Record<string, string>; body?: string }) => {
    const { method, url, body } = call;
    // What a render asks for is no view: each reader of the page is counted when it is sent.
    const headers = { ...call.headers, 'sec-purpose': 'prefetch' };
    const reply = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: reply.statusCode, body: JSON.parse(reply.payload) as unknown };
  };

/**
 * Renders under way at a time. With the API in this process a render is all work and no waiting: more at once would
 * only hold more half-made pages in memory. With the API elsewhere most of it is waiting.
 */
const AT_ONCE = { here: 1, elsewhere: 16 } as const;

/** Path without a slash at its end. */
const addressOf = (url: string): string => {
  const path = url.split('?', 1)[0] as string;
  return path === '/' ? path : path.replace(/\/+$/, '');
};

const LANG_PREFIX = /^\/zh-hans(?=\/|$)/;

export function renderer(
  app: FastifyInstance,
  build: Build,
  host: string,
  /** Where the API is; null where it is in this process. */
  apiOrigin: string | null,
): Renderer {
  const fromFile = async (address: string, status: number): Promise<Page | null> => {
    const file = build.pages.get(address);
    return file ? makePage(status, await readFile(file), status === 200) : null;
  };

  /** The words for a failure in the language of the address. */
  const failure = async (path: string, name: 404 | 500, status = name as number) => {
    const prefix = LANG_PREFIX.exec(path)?.[0] ?? '';
    return (await fromFile(`${prefix}/${name}`, status)) ?? fromFile(`/${name}`, status);
  };

  const limit = pLimit(apiOrigin === null ? AT_ONCE.here : AT_ONCE.elsewhere);
  const transport = apiOrigin === null ? inProcess(app) : overHttp(apiOrigin);

  const onDemand = async (url: string): Promise<Made | null> => {
    let missed = false;
    const reply = await inject(
      (request, response) => {
        const next = (): void => {
          missed = true;
          response.end();
        };
        void build.handler(request as never, response as never, next, { transport });
      },
      { method: 'GET', url, headers: { host } },
    );
    if (missed || reply.rawPayload.length === 0) return null;
    const policy = reply.headers['content-security-policy'];
    return {
      status: reply.statusCode,
      html: reply.rawPayload,
      policy: policy === undefined ? null : String(policy),
      type: String(reply.headers['content-type'] ?? HTML),
    };
  };

  return {
    isPrerendered: (url) => build.pages.has(addressOf(url)),

    unavailable: (url) => failure(url, 500, 503),

    async render(url) {
      const path = url.split('?', 1)[0] as string;
      const address = addressOf(url);
      if (!/\/(?:404|500)$/.test(address)) {
        const ready = await fromFile(address, 200);
        if (ready) return ready;
        const made = await limit(() => onDemand(url));
        if (made && made.status >= 500 && made.html.length < 200) return failure(path, 500);
        if (made)
          return makePage(made.status, made.html, made.status === 200, made.policy, made.type);
      }
      return failure(path, 404);
    },
  };
}
