// Typed API client: calls any endpoint of contract/ over a replaceable transport.
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ParsedReplyOf,
  QueryOf,
} from '../../contract/endpoint.ts';
import { ApiError, NO_REPLY_TEXT } from '../../contract/errors.ts';
import type { LazyEndpoint } from './lazy-endpoints.ts';
import { type Input, type SendOptions, send } from './send.ts';

export type { Transport, TransportRequest } from './send.ts';

interface ApiOptions extends SendOptions {
  /** Returns the reason why no request may be sent now, or null. */
  readonly blockedReason?: (endpoint: Pick<Endpoint, 'method'>) => string | null;
}

type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

export type CallInput<E extends Endpoint> = InputPart<'params', ParamsOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>> & { readonly signal?: AbortSignal };

export interface Api {
  /** Resolves with the parsed reply of the endpoint, or rejects with an ApiError. */
  call<E extends Endpoint>(
    endpoint: E | LazyEndpoint<E>,
    input: CallInput<E>,
  ): Promise<ParsedReplyOf<E>>;
}

/** The declaration of an endpoint, whose schemas may not be loaded yet. */
export const declarationOf = <E extends Endpoint>(endpoint: E | LazyEndpoint<E>): E | Promise<E> =>
  'load' in endpoint ? endpoint.load() : endpoint;

export const createApi = ({ blockedReason, ...options }: ApiOptions): Api => ({
  async call(endpoint, input) {
    const reason = blockedReason?.(endpoint);
    if (reason) throw new ApiError('network', 0, reason);
    const [reply, declaration, { readErrorReply, readReply }] = await Promise.all([
      send(options, endpoint, input as Input),
      declarationOf(endpoint),
      // Apart from the first load of a page, which may make no call.
      import('../../contract/reply.ts'),
    ]).catch((cause: unknown) => {
      if (cause instanceof Error && cause.name === 'AbortError') throw cause;
      throw new ApiError('network', 0, NO_REPLY_TEXT);
    });
    if (reply.status < 200 || reply.status > 299) throw readErrorReply(reply.status, reply.body);
    return readReply(declaration, reply.body);
  },
});
