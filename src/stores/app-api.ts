// API client for signed-in screens: encodes forms, and fails immediately while the backend is known to be unavailable.
import type { Lang } from '../../contract/lang.ts';
import { BACKEND_TEXTS } from '../../contract/messages/backend.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { type Api, createApi, type Transport } from '../api/call.ts';
import { encodeForm } from '../api/form.ts';
import { httpTransport } from '../api/http.ts';
import { $health } from './health.ts';
import { endSession } from './session.ts';

const storedToken = (): string | null => localStorage.getItem(STORAGE_KEYS.token);

/**
 * Creates the API client of a screen. Pass `transport` to report upload progress (src/api/upload.ts), and `token` to
 * bind the calls to one session.
 */
export const appApi = (
  lang: Lang,
  transport: Transport = httpTransport(),
  token: () => string | null = storedToken,
): Api =>
  createApi({
    transport,
    lang,
    encode: encodeForm,
    token,
    onTokenRejected: endSession,
    // Loaded with the first such call: most pages have none.
    sendConfirmed: async (send) => (await import('./confirmation.ts')).sendConfirmed(lang, send),
    blockedReason: ({ method }) => {
      if ($health.get() !== 'unavailable') return null;
      return BACKEND_TEXTS[method === 'GET' ? 'downHint' : 'down'][lang];
    },
  });
