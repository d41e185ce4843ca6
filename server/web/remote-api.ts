// Client of the remote API for a page-only process: API calls of a render over HTTP, and reports of product views.
import type { FastifyBaseLogger } from 'fastify';
import { normalizedUrl } from '../platform/http/normalized-url.ts';
import type { CallPublic, PublicCall } from '../platform/http/public-calls.ts';

/** Request timeout: a reader does not wait longer for a page. */
const REQUEST_TIMEOUT_MS = 15_000;
/** Concurrent requests that report a view; further views are not counted, because the requests would pile up. */
const MAX_CONCURRENT_VIEW_REPORTS = 200;

const addressOf = ({ endpoint, params, query }: PublicCall): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  return normalizedUrl(`/api${path}`, Object.entries(query));
};

/**
 * Public reads over HTTP. Marked as prefetch, because a call by the renderer is no view: see remoteViewCounter(). The API charges the
 * reader's network for it, if it trusts this process as a proxy.
 */
export const remotePublicCall =
  (origin: string): CallPublic =>
  async (call, _, reader) => {
    const reply = await fetch(`${origin}${addressOf(call)}`, {
      headers: {
        'accept-language': call.lang,
        'sec-purpose': 'prefetch',
        ...(reader === undefined ? {} : { 'x-forwarded-for': reader }),
      },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body: unknown = await reply.json().catch(() => null);
    return { status: pageStatusOf(reply.status), body };
  };

const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;

/** Maps an internal error of the API to 502; 503 (busy or unavailable) stays 503. */
const pageStatusOf = (status: number): number =>
  status >= 500 && status !== UNAVAILABLE ? BAD_GATEWAY : status;

/** Reports a view by requesting the product as its reader would: the API counts it, and has the response in its cache. */
export function remoteViewCounter(origin: string, log: FastifyBaseLogger): (id: string) => void {
  let pendingCount = 0;
  const reportView = async (id: string): Promise<void> => {
    const reply = await fetch(`${origin}/api/products/${encodeURIComponent(id)}`, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    await reply.arrayBuffer();
  };
  return (id) => {
    if (pendingCount >= MAX_CONCURRENT_VIEW_REPORTS) return;
    pendingCount += 1;
    reportView(id)
      .catch((error: unknown) => log.debug({ error }, 'a view was not counted'))
      .finally(() => {
        pendingCount -= 1;
      });
  };
}
