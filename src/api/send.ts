// Sending of one API request: address, language, token and body. Does not parse replies, so that scripts of static pages can
// use it without the contract's schemas (decision 019).
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';

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

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends one request; rejects only if there was no reply. */
export type Transport = (request: TransportRequest) => Promise<Reply>;

export interface SendOptions {
  readonly transport: Transport;
  readonly lang: Lang;
  /** Called for every request, so that a new sign-in takes effect immediately. */
  readonly token?: () => string | null;
  /** Encodes a body; JSON by default. */
  readonly encode?: (endpoint: Address, body: unknown) => string | FormData;
  /** Receives the token if an endpoint that needs one replied with 401. */
  readonly onTokenRejected?: (token: string) => void;
}

type Values = Readonly<Record<string, unknown>>;

/** Input of any call. */
export interface Input {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: Values;
  readonly signal?: AbortSignal;
}

/** What a request needs of an endpoint's declaration. */
export type Address<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path' | 'access'> &
  Partial<E>;

/** Query parameters in order; omits absent, empty and false values. The fields of an object have a dot: `attr.swing`. */
const searchParams = (query: Values = {}): URLSearchParams => {
  const params = new URLSearchParams();
  const add = (values: Values, prefix: string): void => {
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'object' && value) add(value as Values, `${prefix}${name}.`);
      else if (value || value === 0)
        params.append(prefix + name, String(value === true ? 1 : value));
  };
  add(query, '');
  return params;
};

export const queryString = (query?: Values): string => {
  const text = String(searchParams(query));
  return text && `?${text}`;
};

/** Address under the origin, with its query string. */
export const requestUrl = (
  { path }: Pick<Endpoint, 'path'>,
  params: Values = {},
  query?: Values,
): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}${queryString(query)}`;

/** Resolves with the reply, whatever its status; rejects if there was none. */
export async function send(
  { transport, lang, token, encode, onTokenRejected }: SendOptions,
  endpoint: Address,
  { params, query, body, signal }: Input,
  /** Token of a confirmation of identity. */
  confirmation?: string,
): Promise<Reply> {
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
      ...(confirmation ? { 'x-confirmation': confirmation } : {}),
    },
    ...(encodedBody === undefined ? {} : { body: encodedBody }),
    ...(endpoint.replyType === 'file' ? { expects: 'file' as const } : {}),
    ...(signal ? { signal } : {}),
  });
  if (reply.status === 401 && bearer && endpoint.access !== 'anyone') onTokenRejected?.(bearer);
  return reply;
}
