// Public reads of this process, which pages call as functions: without a request, JSON or the reply cache.
import type { FastifyBaseLogger } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type DependOn, ON_EVERY_CHANGE } from '../cache/dependencies.ts';
import { HttpError, serializeHttpError } from './http-error.ts';

export interface PublicCall {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  /** As the endpoint's schemas take them, which validate them: a query has what a reader typed into an address. */
  readonly params: object;
  readonly query: object;
  readonly lang: Lang;
}

export type PublicReply =
  /** What the handler of this process returned. */
  | { readonly resource: unknown }
  /** An error, or a reply of the remote API. */
  | { readonly status: number; readonly body: unknown };

/**
 * In this process, or over HTTP (server/web/remote-api.ts), where every change affects a page. Rejects only if there was no reply.
 * `dependOn` gets what the reply was made from. `reader`: address of the client that requested the page.
 */
export type CallPublic = (
  call: PublicCall,
  dependOn?: DependOn,
  reader?: string,
) => Promise<PublicReply>;

type Read = (call: Omit<PublicCall, 'endpoint'>, dependOn: DependOn) => Promise<unknown>;

export interface PublicCalls {
  add(endpoint: PublicCall['endpoint'], read: Read): void;
  readonly call: CallPublic;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly publicCalls: PublicCalls;
  }
}

/** Pages have their own copies of the declarations. */
const nameOf = ({ method, path }: PublicCall['endpoint']): string => `${method} ${path}`;

export function publicCalls(log: FastifyBaseLogger): PublicCalls {
  const reads = new Map<string, Read>();
  return {
    add: (endpoint, read) => void reads.set(nameOf(endpoint), read),

    async call({ endpoint, ...call }, dependOn = () => {}) {
      let isTracked = false;
      const track: DependOn = (dependency) => {
        isTracked = true;
        dependOn(dependency);
      };
      try {
        const read = reads.get(nameOf(endpoint));
        if (!read) throw new HttpError('notFound');
        const resource = await read(call, track);
        if (!isTracked) dependOn(ON_EVERY_CHANGE);
        return { resource };
      } catch (error) {
        dependOn(ON_EVERY_CHANGE);
        const httpError = error instanceof HttpError ? error : new HttpError('internal');
        if (httpError.status >= 500)
          log.error({ err: error, call: nameOf(endpoint) }, 'a call of a page failed');
        const body = serializeHttpError(httpError, call.lang, crypto.randomUUID());
        return { status: httpError.status, body };
      }
    },
  };
}
