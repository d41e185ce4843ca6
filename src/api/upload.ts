// XMLHttpRequest transport that reports upload progress, which fetch() does not.

import { parseJson } from './http.ts';
import type { Transport } from './send.ts';

/** `onProgress` receives the sent part of the body, 0 to 1. Aborting the call's signal stops the upload. */
export const uploadTransport =
  (onProgress: (progress: number) => void): Transport =>
  ({ method, url, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve({ status: request.status, body: parseJson(request.responseText) });
      request.onerror = () => reject(new TypeError('No reply from the server'));
      request.onabort = () => reject(new DOMException('The call was aborted.', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      request.send(body ?? null);
    });
