// Renderer of on-demand pages: runs Astro, whose pages call public reads as functions, or over HTTP.
import { isDeepStrictEqual } from 'node:util';
import type { DependOn } from '../platform/cache/dependencies.ts';
import type { CallPublic, PublicCall, PublicReply } from '../platform/http/public-calls.ts';
import type { Build } from './build.ts';
import type { OnDemandPage } from './on-demand.ts';
import { HTML_TYPE, makePage, type Page } from './page.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/** Renders the page at this address, or an error page; null where the build has no error page. `dependOn`, `reader`: see CallPublic. */
export type Render = (
  address: OnDemandPage,
  dependOn: DependOn,
  reader: string,
) => Promise<Page | null>;

type CallOfPage = (call: PublicCall) => Promise<PublicReply>;

/** Of one page, so in one language. */
const isSameCall = (one: PublicCall, other: PublicCall): boolean =>
  one.endpoint.path === other.endpoint.path &&
  isDeepStrictEqual([one.params, one.query], [other.params, other.query]);

interface Dependencies {
  readonly build: Build;
  readonly prerendered: PrerenderedPages;
  readonly origin: string;
  /** Replaces the build's addresses in a policy. */
  readonly fill: (text: string) => string;
  readonly callPublic: CallPublic;
}

export function openRenderer({
  build,
  prerendered,
  origin,
  fill,
  callPublic,
}: Dependencies): Render {
  /** 404 pages by route: the page is the same for every missing id. */
  const notFoundPages = new Map<string, Page>();

  const renderPage = async (
    url: string,
    call: CallOfPage,
    isShared = true,
  ): Promise<Page | null> => {
    const reply = await build.renderPage(new URL(url, origin), { callPublic: call });
    const html = reply && Buffer.from(await reply.arrayBuffer());
    if (!reply || !html || (html.length === 0 && reply.status < 500))
      return prerendered.errorPage(url, 404);
    const { status, headers } = reply;
    if (status >= 500 && html.length < 200) return prerendered.errorPage(url, 500);
    const policy = headers.get('content-security-policy');
    const isStored = isShared && status === 200;
    return makePage(
      status,
      html,
      isStored,
      policy && fill(policy),
      headers.get('content-type') ?? HTML_TYPE,
    );
  };

  const notFoundPage = async (
    { route, url }: OnDemandPage,
    call: CallOfPage,
  ): Promise<Page | null> => {
    const existing = notFoundPages.get(route);
    if (existing) return existing;
    const page = await renderPage(url, call);
    if (page?.status === 404) notFoundPages.set(route, page);
    return page;
  };

  return async (address, dependOn, reader) => {
    const { url, subject, isLink } = address;
    const call: CallOfPage = (each) => callPublic(each, dependOn, reader);
    if (subject === null) return renderPage(url, call, !isLink);
    // Called before the render: an address whose subject does not exist then costs only this call.
    const subjectReply = await call(subject).catch(() => null);
    if (subjectReply && 'status' in subjectReply && subjectReply.status === 404)
      return notFoundPage(address, call);
    return renderPage(url, async (each) =>
      subjectReply && isSameCall(each, subject) ? subjectReply : call(each),
    );
  };
}
