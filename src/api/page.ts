// API client for server-rendered pages: calls public reads through the server that renders the page, or over HTTP.
import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError, NO_REPLY_TEXT } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { readErrorReply, readReply } from '../../contract/reply.ts';
import { type Api, createApi, declarationOf } from './call.ts';
import { httpTransport } from './http.ts';
import type { LazyEndpoint } from './lazy-endpoints.ts';
import type { Input } from './send.ts';

/** Public read. The server process validates the input and calls the handler itself, or the remote API. */
export type CallPublic = (call: {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly params: object;
  readonly query: object;
  readonly lang: Lang;
}) => Promise<{ readonly resource: unknown } | { readonly status: number; readonly body: unknown }>;

const callThrough = (callPublic: CallPublic, lang: Lang): Api => ({
  async call(endpoint: Endpoint | LazyEndpoint<Endpoint>, input: object) {
    const { params = {}, query = {} } = input as Input;
    const reply = await callPublic({ endpoint, params, query, lang }).catch(() => {
      throw new ApiError('network', 0, NO_REPLY_TEXT);
    });
    const declaration = await declarationOf(endpoint);
    if ('resource' in reply)
      return (declaration.read ? declaration.read(reply.resource) : reply.resource) as never;
    if (reply.status !== 200) throw readErrorReply(reply.status, reply.body, declaration);
    return readReply(declaration, reply.body) as never;
  },
});

/** `callPublic` comes from the web process; without it (astro dev), calls go to API_ORIGIN. */
export const pageApi = (lang: Lang, callPublic: CallPublic | undefined): Api =>
  callPublic
    ? callThrough(callPublic, lang)
    : createApi({
        transport: httpTransport(process.env.API_ORIGIN ?? 'http://127.0.0.1:4320'),
        lang,
      });
