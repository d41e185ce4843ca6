// Renderer of on-demand pages: runs Astro, whose pages call public reads as functions, or over HTTP.
import inject from 'light-my-request';
import type { CallPublic } from '../platform/http/public-calls.ts';
import type { Build } from './build.ts';
import type { OnDemandPage } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/** Renders the page at this address, or an error page; null where the build has no error page. */
export type Render = (address: OnDemandPage) => Promise<Page | null>;

interface Dependencies {
  readonly build: Build;
  readonly prerendered: PrerenderedPages;
  readonly host: string;
  readonly callPublic: CallPublic;
}

export function openRenderer({ build, prerendered, host, callPublic }: Dependencies): Render {
  /** 404 pages by route: the page is the same for every missing id. */
  const notFoundPages = new Map<string, Page>();

  const renderPage = async (url: string, call = callPublic): Promise<Page | null> => {
    let isUnhandled = false;
    const reply = await inject(
      (request, response) => {
        const next = (): void => {
          isUnhandled = true;
          response.end();
        };
        void build.handler(request as never, response as never, next, { callPublic: call });
      },
      { method: 'GET', url, headers: { host } },
    );
    const { statusCode: status, rawPayload: html, headers } = reply;
    if (isUnhandled || html.length === 0) return prerendered.errorPage(url, 404);
    if (status >= 500 && html.length < 200) return prerendered.errorPage(url, 500);
    const policy = headers['content-security-policy'];
    const type = String(headers['content-type'] ?? HTML_TYPE);
    return makePage(status, html, status === 200, policy ? String(policy) : null, type);
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
