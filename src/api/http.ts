// Carries calls over HTTP: from the browser to its own origin, or from a page process to API_ORIGIN.
import type { Transport } from './call.ts';

/** A body that is not JSON is handed on as null. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `base` is '' in the browser. */
export const httpTransport =
  (base = ''): Transport =>
  async ({ method, url, headers, body, expects, signal }) => {
    const response = await fetch(`${base}${url}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    if (expects === 'file' && response.ok)
      return { status: response.status, body: await response.blob() };
    // Rejects where the connection is lost, or the signal fires, in the middle of the body.
    return { status: response.status, body: parsedJson(await response.text()) };
  };
