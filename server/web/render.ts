// Renderer of on-demand pages: runs Astro, which calls the API in the same process or over HTTP.
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import type { Lang } from '../../contract/lang.ts';
import { runWithoutQueueing } from '../platform/http/queue-key.ts';
import type { Build } from './build.ts';
import type { OnDemandPage } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';
import { remoteTransport } from './remote-api.ts';

export interface Renderer {
  /** Renders the page at this address, or an error page; null where the build has no error page. */
  render(address: OnDemandPage): Promise<Page | null>;
  /** Returns the 404 page for an address whose product or supplier does not exist. */
  notFound(address: OnDemandPage): Promise<Page | null>;
}

interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly policy: string | null;
  readonly type: string;
}

interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Transport = (call: ApiCall) => Promise<{ readonly status: number; readonly body: unknown }>;

/** API transport within this process: without a socket, and as part of the turn that the render has in the queue. */
const inProcessTransport =
  (app: FastifyInstance): Transport =>
  async (call) => {
    const { method, url, body } = call;
    // Marked as prefetch, because a call by the renderer is no view: each reader is counted when the page is sent.
    const headers = { ...call.headers, 'sec-purpose': 'prefetch' };
    const request = { method, url, headers, ...(body ? { payload: body } : {}) };
    // inject() starts the call when `then` is called, which must happen within the turn.
    const reply = await runWithoutQueueing(() => app.inject(request).then((each) => each));
    return { status: reply.statusCode, body: JSON.parse(reply.payload) as unknown };
  };

interface Dependencies {
  readonly build: Build;
  readonly prerendered: PrerenderedPages;
  readonly host: string;
  /** Origin of the remote API; null where the API is in this process. */
  readonly apiOrigin: string | null;
}

export function renderer(
  app: FastifyInstance,
  { build, prerendered, host, apiOrigin }: Dependencies,
): Renderer {
  const transport = apiOrigin === null ? inProcessTransport(app) : remoteTransport(apiOrigin);
  /** 404 pages by route: the page is the same for every missing id. */
  const notFoundPages = new Map<string, Page>();

  const runAstro = async (
    url: string,
    locals: { transport: Transport },
  ): Promise<RenderedPage | null> => {
    let isUnhandled = false;
    const reply = await inject(
      (request, response) => {
        const next = (): void => {
          isUnhandled = true;
          response.end();
        };
        void build.handler(request as never, response as never, next, locals);
      },
      { method: 'GET', url, headers: { host } },
    );
    if (isUnhandled || reply.rawPayload.length === 0) return null;
    const policy = reply.headers['content-security-policy'];
    return {
      status: reply.statusCode,
      html: reply.rawPayload,
      policy: policy === undefined ? null : String(policy),
      type: String(reply.headers['content-type'] ?? HTML_TYPE),
    };
  };

  const renderPage = async (url: string, apiTransport: Transport): Promise<Page | null> => {
    const rendered = await runAstro(url, { transport: apiTransport });
    if (!rendered) return prerendered.errorPage(url, 404);
    const { status, html, policy, type } = rendered;
    if (status >= 500 && html.length < 200) return prerendered.errorPage(url, 500);
    return makePage(status, html, status === 200, policy, type);
  };

  const notFound = async (address: OnDemandPage): Promise<Page | null> => {
    if (address.subjectUrl === null) return prerendered.errorPage(address.url, 404);
    const cached = notFoundPages.get(address.route);
    if (cached) return cached;
    const page = await renderPage(address.url, transport);
    if (page?.status === 404) notFoundPages.set(address.route, page);
    return page;
  };

  /** Makes the page's first API call before rendering: an address whose subject does not exist then costs only this call. */
  const readSubject = (url: string, lang: Lang) =>
    transport({ method: 'GET', url, headers: { 'accept-language': lang } }).catch(() => null);

  return {
    notFound,

    async render(address) {
      const { url, lang, subjectUrl } = address;
      if (subjectUrl === null) return renderPage(url, transport);
      const subjectReply = await readSubject(subjectUrl, lang);
      if (subjectReply?.status === 404) return notFound(address);
      return renderPage(url, async (call) =>
        subjectReply && call.url === subjectUrl ? subjectReply : transport(call),
      );
    },
  };
}
