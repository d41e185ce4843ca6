// API client for islands: same origin, the page's language, the stored token.
import type { Lang } from '../../contract/lang.ts';
import { STORAGE_KEYS } from '../../contract/storage-keys.ts';
import { type Api, createApi } from './call.ts';
import { httpTransport } from './http.ts';

export const browserApi = (lang: Lang): Api =>
  createApi({
    transport: httpTransport(),
    lang,
    token: () => localStorage.getItem(STORAGE_KEYS.token),
  });
