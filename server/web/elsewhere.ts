// Client of the remote API for a page-only process: API calls of a render over HTTP, and reports of product views.
import type { FastifyBaseLogger } from 'fastify';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Request timeout: a reader does not wait longer for a page. */
const PATIENCE_MS = 15_000;
/** Concurrent requests that report a view; further views are not counted, because the requests would pile up. */
const MOST_VIEWS = 200;

/** API transport over HTTP. Marked as prefetch, because a call by the renderer is no view: see viewsElsewhere(). */
export const overHttp =
  (origin: string) =>
  async ({ method, url, headers, body }: Call) => {
    const reply = await fetch(`${origin}${url}`, {
      method,
      headers: { ...headers, 'sec-purpose': 'prefetch' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });
    const read: unknown = await reply.json().catch(() => null);
    return { status: pageStatusOf(reply.status), body: read };
  };

const BAD_GATEWAY = 502;
const UNAVAILABLE = 503;

/** Maps an internal error of the API to 502; 503 (busy or unavailable) stays 503. */
const pageStatusOf = (status: number): number =>
  status >= 500 && status !== UNAVAILABLE ? BAD_GATEWAY : status;

/** Reports a view by requesting the product as its reader would: the API counts it, and has the response in its cache. */
export function viewsElsewhere(origin: string, log: FastifyBaseLogger): (id: string) => void {
  let underWay = 0;
  const tell = async (id: string): Promise<void> => {
    const reply = await fetch(`${origin}/api/products/${encodeURIComponent(id)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.arrayBuffer();
  };
  return (id) => {
    if (underWay >= MOST_VIEWS) return;
    underWay += 1;
    tell(id)
      .catch((error: unknown) => log.debug({ error }, 'a view was not counted'))
      .finally(() => {
        underWay -= 1;
      });
  };
}
