// Typed API client: calls any endpoint of contract/ over a replaceable transport.
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ParsedReplyOf,
  QueryOf,
} from '../../contract/endpoint.ts';
import { ApiError, DEFAULT_ERROR_TEXT, NO_REPLY_TEXT } from '../../contract/errors.ts';
import type { LazyEndpoint } from './lazy-endpoints.ts';
import { type Input, type Reply, type SendOptions, send } from './send.ts';

export type { Transport, TransportRequest } from './send.ts';

interface ApiOptions extends SendOptions {
  /** Returns the reason why no request may be sent now, or null. */
  readonly blockedReason?: (endpoint: Pick<Endpoint, 'method'>) => string | null;
  /** Sends a call that needs a confirmation of identity; without it, such a call is sent without one. */
  readonly sendConfirmed?: (send: (confirmation?: string) => Promise<Reply>) => Promise<Reply>;
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

/** What parses the reply of an endpoint, apart from the first load of a page. A file that failed is loaded once more. */
const loadParser = async <E extends Endpoint>(endpoint: E | LazyEndpoint<E>) => {
  // The request of a read goes out first.
  await null;
  const load = () => Promise.all([declarationOf(endpoint), import('../../contract/reply.ts')]);
  return load().catch(load);
};

/** The value, unless the signal is aborted before: imports do not take a signal. */
const unlessAborted = <Value>(signal: AbortSignal | undefined, value: Promise<Value>) =>
  signal
    ? Promise.race([
        value,
        new Promise<never>((_, reject) => {
          const stop = () => reject(signal.reason);
          if (signal.aborted) stop();
          signal.addEventListener('abort', stop);
        }),
      ])
    : value;

/** Rethrows an abort; any other cause becomes the error. */
const failWith =
  (error: () => ApiError) =>
  (cause: unknown): never => {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause;
    throw error();
  };
const failWithoutReply = failWith(() => new ApiError('network', 0, NO_REPLY_TEXT));

export const createApi = ({ blockedReason, sendConfirmed, ...options }: ApiOptions): Api => ({
  async call(endpoint, input) {
    const reason = blockedReason?.(endpoint);
    if (reason) throw new ApiError('network', 0, reason);
    const parser = unlessAborted(input.signal, loadParser(endpoint));
    // Awaited again after the reply: without a reply, its failure does not matter.
    parser.catch(() => undefined);
    // A change is sent only once its reply can be parsed: its success must not be reported as a failure.
    let sent = input as Input;
    if (endpoint.method !== 'GET' || (endpoint.sentAs && input.query)) {
      const [declaration, { inputAsSent }] = await parser.catch(failWithoutReply);
      sent = inputAsSent(declaration, sent);
    }
    const sendWith = (confirmation?: string): Promise<Reply> =>
      send(options, endpoint, sent, confirmation).catch(failWithoutReply);
    const reply = await ('confirmed' in endpoint && sendConfirmed
      ? sendConfirmed(sendWith)
      : sendWith());
    // Not a network error, which would be retried: the reply has arrived, so the request is not sent again.
    const [declaration, { readErrorReply, readReply }] = await parser.catch(
      failWith(() => new ApiError('unreadable', reply.status, DEFAULT_ERROR_TEXT)),
    );
    if (reply.status < 200 || reply.status > 299)
      throw readErrorReply(reply.status, reply.body, declaration);
    return readReply(declaration, reply.body);
  },
});
