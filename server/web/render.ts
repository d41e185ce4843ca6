// Renderer of on-demand pages: runs Astro, whose pages call public reads as functions, or over HTTP.
import inject from 'light-my-request';
import type { CallPublic } from '../platform/http/public-calls.ts';
import type { Build } from './build.ts';
import type { OnDemandPage } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

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

interface Dependencies {
  readonly build: Build;
  readonly prerendered: PrerenderedPages;
  readonly host: string;
  readonly callPublic: CallPublic;
}

export function renderer({ build, prerendered, host, callPublic }: Dependencies): Renderer {
  /** 404 pages by route: the page is the same for every missing id. */
  const notFoundPages = new Map<string, Page>();

  const runAstro = async (
    url: string,
    locals: { callPublic: CallPublic },
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

  const renderPage = async (url: string, call = callPublic): Promise<Page | null> => {
    const rendered = await runAstro(url, { callPublic: call });
    if (!rendered) return prerendered.errorPage(url, 404);
    const { status, html, policy, type } = rendered;
    if (status >= 500 && html.length < 200) return prerendered.errorPage(url, 500);
    return makePage(status, html, status === 200, policy, type);
  };

  const notFound = async (address: OnDemandPage): Promise<Page | null> => {
    if (address.subject === null) return prerendered.errorPage(address.url, 404);
    const cached = notFoundPages.get(address.route);
    if (cached) return cached;
    const page = await renderPage(address.url);
    if (page?.status === 404) notFoundPages.set(address.route, page);
    return page;
  };

  return {
    notFound,

    async render(address) {
      const { url, subject } = address;
      if (subject === null) return renderPage(url);
      // Made before rendering: an address whose subject does not exist then costs only this call.
      const subjectReply = await callPublic(subject).catch(() => null);
      if (subjectReply && 'status' in subjectReply && subjectReply.status === 404)
        return notFound(address);
      return renderPage(url, async (call) =>
        subjectReply && call.url === subject.url ? subjectReply : callPublic(call),
      );
    },
  };
}
