// Public reads of this process, which pages call as functions: without a request, JSON or the reply cache.
import type { FastifyBaseLogger } from 'fastify';
import type { Lang } from '../../../contract/lang.ts';
import { type DependOn, ON_EVERY_CHANGE } from '../cache/dependencies.ts';
import { HttpError, serializeHttpError } from './http-error.ts';
import { nestFields } from './query-string.ts';

export interface PublicCall {
  /** Method and path of the endpoint's declaration, such as 'GET /products/:id'. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Address of the call under the origin of the API. */
  readonly url: string;
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

type Read = (
  call: Pick<PublicCall, 'params' | 'lang'> & { readonly query: Readonly<Record<string, unknown>> },
  dependOn: DependOn,
) => Promise<unknown>;

export interface PublicCalls {
  add(name: string, read: Read): void;
  readonly call: CallPublic;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly publicCalls: PublicCalls;
  }
}

export function publicCalls(log: FastifyBaseLogger): PublicCalls {
  const reads = new Map<string, Read>();
  return {
    add: (name, read) => void reads.set(name, read),

    async call({ name, lang, params, query }, dependOn = () => {}) {
      let isTracked = false;
      const track: DependOn = (dependency) => {
        isTracked = true;
        dependOn(dependency);
      };
      try {
        const read = reads.get(name);
        if (!read) throw new HttpError('notFound');
        const resource = await read({ params, query: nestFields(query), lang }, track);
        if (!isTracked) dependOn(ON_EVERY_CHANGE);
        return { resource };
      } catch (error) {
        dependOn(ON_EVERY_CHANGE);
        const httpError = error instanceof HttpError ? error : new HttpError('internal');
        if (httpError.status >= 500)
          log.error({ err: error, call: name }, 'a call of a page failed');
        const body = serializeHttpError(httpError, lang, crypto.randomUUID());
        return { status: httpError.status, body };
      }
    },
  };
}
