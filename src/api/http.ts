// HTTP transport: from the browser to its own origin, or from a page process to API_ORIGIN.
import type { Transport } from './send.ts';

/** Returns null if the body is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `base` is '' in the browser. */
export const httpTransport =
  (base = '', options: RequestInit = {}): Transport =>
  async ({ method, url, headers, body, expects, signal }) => {
    const response = await fetch(`${base}${url}`, {
      ...options,
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    if (expects === 'file' && response.ok)
      return { status: response.status, body: await response.blob() };
    // Rejects if the connection is lost or the signal is aborted while the body is read.
    return { status: response.status, body: parseJson(await response.text()) };
  };
