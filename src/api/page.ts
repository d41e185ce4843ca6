// API client for server-rendered pages: in-process if the server provides a transport, else over HTTP.
import type { Lang } from '../../contract/lang.ts';
import { type Api, createApi, type Transport } from './call.ts';
import { httpTransport } from './http.ts';

/** `transport` comes from the web process that hosts both pages and API; without it, calls go to API_ORIGIN. */
export const pageApi = (lang: Lang, transport: Transport | undefined): Api =>
  createApi({
    transport: transport ?? httpTransport(process.env.API_ORIGIN ?? 'http://127.0.0.1:4320'),
    lang,
  });
