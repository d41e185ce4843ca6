// The API as the signed-in screens call it: with forms, and failing at once while the backend is known to be away.
import type { Lang } from '../../contract/lang.ts';
import { STORED_KEYS } from '../../contract/limits.ts';
import { BACKEND_TEXTS } from '../../contract/messages/backend.ts';
import { $health } from '../stores/health.ts';
import { endSession } from '../stores/session.ts';
import { type Api, createApi, type Transport } from './call.ts';
import { encodeForm } from './form.ts';
import { httpTransport } from './http.ts';

const storedToken = (): string | null => localStorage.getItem(STORED_KEYS.token);

/**
 * One call function for a screen. `transport` is another one where progress is shown (src/api/upload.ts), `token` where
 * calls belong to one session only.
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
    onTokenRefused: endSession,
    refusal: ({ method }) => {
      if ($health.get() !== 'unavailable') return null;
      return BACKEND_TEXTS[method === 'GET' ? 'downHint' : 'down'][lang];
    },
  });
