// Renderer of on-demand pages: runs Astro, whose pages call public reads as functions, or over HTTP.
import inject from 'light-my-request';
import type { CallPublic } from '../platform/http/public-calls.ts';
import type { Build } from './build.ts';
import type { OnDemandPage } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/** Renders the page at this address, or an error page; null where the build has no error page. */
export type Render = (address: OnDemandPage) => Promise<Page | null>;

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

export function openRenderer({ build, prerendered, host, callPublic }: Dependencies): Render {
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

  const notFoundPage = async ({ route, url }: OnDemandPage): Promise<Page | null> => {
    const existing = notFoundPages.get(route);
    if (existing) return existing;
    const page = await renderPage(url);
    if (page?.status === 404) notFoundPages.set(route, page);
    return page;
  };

  return async (address) => {
    const { url, subject } = address;
    if (subject === null) return renderPage(url);
    // Called before the render: an address whose subject does not exist then costs only this call.
    const subjectReply = await callPublic(subject).catch(() => null);
    if (subjectReply && 'status' in subjectReply && subjectReply.status === 404)
      return notFoundPage(address);
    return renderPage(url, async (call) =>
      subjectReply && call.url === subject.url ? subjectReply : callPublic(call),
    );
  };
}
