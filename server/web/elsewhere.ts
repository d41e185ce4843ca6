// The API as a page-only process uses it: asked over HTTP while a page is made, and told of each reader of a listing.
import type { FastifyBaseLogger } from 'fastify';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A page that waits longer has lost its reader. */
const PATIENCE_MS = 15_000;
/** Views on their way at a time; past this they are not counted: nobody waits for them, so they would pile up. */
const MOST_VIEWS = 200;

/** What a render asks for is no view: each reader of the page is counted when it is sent. */
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

/** A failure inside the API is one of the gateway for this process; that it is busy stays what it is. */
const pageStatusOf = (status: number): number =>
  status >= 500 && status !== UNAVAILABLE ? BAD_GATEWAY : status;

/** Reads the listing as its reader would have: the API counts it, and has the answer ready. */
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
