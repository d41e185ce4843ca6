// Typed API client: calls any endpoint of contract/ over a replaceable transport.

import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ParsedReplyOf,
  QueryOf,
} from '../../contract/endpoint.ts';
import { ApiError, NO_REPLY_TEXT } from '../../contract/errors.ts';
import type { Lang } from '../../contract/lang.ts';
import { readErrorReply, readReply } from '../../contract/reply.ts';

export interface TransportRequest {
  readonly method: Endpoint['method'];
  /** Under the /api base, with its query string. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** 'file': the body of a successful reply becomes a Blob. */
  readonly expects?: 'file';
  readonly signal?: AbortSignal;
}

/** Sends one request; rejects only if there was no reply. */
export type Transport = (
  request: TransportRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface ApiOptions {
  readonly transport: Transport;
  readonly lang: Lang;
  /** Called for every request, so that a new sign-in takes effect immediately. */
  readonly token?: () => string | null;
  /** Encodes a body; JSON by default. */
  readonly encode?: (endpoint: Endpoint, body: unknown) => string | FormData;
  /** Returns the reason why no request may be sent now, or null. */
  readonly blockedReason?: (endpoint: Endpoint) => string | null;
  /** Receives the token if an endpoint that needs one replied with 401. */
  readonly onTokenRejected?: (token: string) => void;
}

type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type CallInput<E extends Endpoint> = InputPart<'params', ParamsOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>> & { readonly signal?: AbortSignal };

type Values = Readonly<Record<string, unknown>>;

/** Input of any call. */
export interface Input {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface Api {
  /** Resolves with the parsed reply of the endpoint, or rejects with an ApiError. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ParsedReplyOf<E>>;
}

/** Query parameters in order; omits absent, empty and false values. */
export const searchParams = (query: Values = {}): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value != null && value !== '' && value !== false)
      .map(([name, value]) => [name, value === true ? '1' : String(value)]),
  );

export const queryString = (query?: Values): string => {
  const text = String(searchParams(query));
  return text && `?${text}`;
};

/** Address under the origin, with its query string. */
export const requestUrl = ({ path }: Endpoint, params: Values = {}, query?: Values): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}${queryString(query)}`;

export const createApi = ({
  transport,
  lang,
  token,
  encode,
  blockedReason,
  onTokenRejected,
}: ApiOptions): Api => ({
  async call(endpoint, input) {
    const { params, query, body, signal } = input as Input;
    const reason = blockedReason?.(endpoint);
    if (reason) throw new ApiError('network', 0, reason);
    const bearer = token?.();
    const encodedBody =
      body === undefined ? undefined : (encode?.(endpoint, body) ?? JSON.stringify(body));
    const reply = await transport({
      method: endpoint.method,
      url: requestUrl(endpoint, params, query),
      headers: {
        'accept-language': lang,
        ...(typeof encodedBody === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(encodedBody === undefined ? {} : { body: encodedBody }),
      ...(endpoint.replyType === 'file' ? { expects: 'file' as const } : {}),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      if (cause instanceof Error && cause.name === 'AbortError') throw cause;
      throw new ApiError('network', 0, NO_REPLY_TEXT);
    });
    if (reply.status === 401 && bearer && endpoint.access !== 'anyone') onTokenRejected?.(bearer);
    if (reply.status < 200 || reply.status > 299) throw readErrorReply(reply.status, reply.body);
    return readReply(endpoint, reply.body);
  },
});
