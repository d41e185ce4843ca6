// Renderer of on-demand pages: runs Astro, which calls the API in the same process or over HTTP.
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import type { Lang } from '../../contract/lang.ts';
import { withTurn } from '../platform/http/turn.ts';
import type { Build } from './build.ts';
import { overHttp } from './elsewhere.ts';
import type { OnDemand } from './on-demand.ts';
import { HTML, makePage, type Page } from './page.ts';
import type { ReadyPages } from './ready-pages.ts';

export interface Renderer {
  /** Renders the page at this address, or an error page; null where the build has no error page. */
  render(address: OnDemand): Promise<Page | null>;
  /** Returns the 404 page for an address whose product or supplier does not exist. */
  notFound(address: OnDemand): Promise<Page | null>;
}

interface Made {
  readonly status: number;
  readonly html: Buffer;
  readonly policy: string | null;
  readonly type: string;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Transport = (call: Call) => Promise<{ readonly status: number; readonly body: unknown }>;

/** API transport within this process: without a socket, and as part of the turn that the render has in the queue. */
const inProcess =
  (app: FastifyInstance): Transport =>
  async (call) => {
    const { method, url, body } = call;
    // Marked as prefetch, because a call by the renderer is no view: each reader is counted when the page is sent.
    const headers = { ...call.headers, 'sec-purpose': 'prefetch' };
    const asked = { method, url, headers, ...(body ? { payload: body } : {}) };
    // inject() starts the call when `then` is called, which must happen within the turn.
    const reply = await withTurn(() => app.inject(asked).then((each) => each));
    return { status: reply.statusCode, body: JSON.parse(reply.payload) as unknown };
  };

interface Parts {
  readonly build: Build;
  readonly ready: ReadyPages;
  readonly host: string;
  /** Origin of the remote API; null where the API is in this process. */
  readonly apiOrigin: string | null;
}

export function renderer(app: FastifyInstance, { build, ready, host, apiOrigin }: Parts): Renderer {
  const transport = apiOrigin === null ? inProcess(app) : overHttp(apiOrigin);
  /** 404 pages by route: the page is the same for every missing id. */
  const missing = new Map<string, Page>();

  const made = async (url: string, locals: { transport: Transport }): Promise<Made | null> => {
    let missed = false;
    const reply = await inject(
      (request, response) => {
        const next = (): void => {
          missed = true;
          response.end();
        };
        void build.handler(request as never, response as never, next, locals);
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

  const pageOf = async (url: string, by: Transport): Promise<Page | null> => {
    const found = await made(url, { transport: by });
    if (!found) return ready.failure(url, 404);
    const { status, html, policy, type } = found;
    if (status >= 500 && html.length < 200) return ready.failure(url, 500);
    return makePage(status, html, status === 200, policy, type);
  };

  const notFound = async (address: OnDemand): Promise<Page | null> => {
    if (address.about === null) return ready.failure(address.url, 404);
    const known = missing.get(address.route);
    if (known) return known;
    const page = await pageOf(address.url, transport);
    if (page?.status === 404) missing.set(address.route, page);
    return page;
  };

  /** Makes the page's first API call before rendering: an address whose subject does not exist then costs only this call. */
  const asked = (url: string, lang: Lang) =>
    transport({ method: 'GET', url, headers: { 'accept-language': lang } }).catch(() => null);

  return {
    notFound,

    async render(address) {
      const { url, lang, about } = address;
      if (about === null) return pageOf(url, transport);
      const first = await asked(about, lang);
      if (first?.status === 404) return notFound(address);
      return pageOf(url, async (call) => (first && call.url === about ? first : transport(call)));
    },
  };
}
