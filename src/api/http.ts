// Carries calls over HTTP: from the browser to its own origin, or from a page process to API_ORIGIN.
import type { Transport } from './call.ts';

/** `base` is '' in the browser. A body that is not JSON is handed on as null. */
export const httpTransport =
  (base = ''): Transport =>
  async ({ method, url, headers, body, signal }) => {
    const response = await fetch(`${base}${url}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
