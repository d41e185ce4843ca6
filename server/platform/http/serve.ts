// Route registration from contract declarations: authorization, validation of the input, serialization of the reply, caching of
// public replies.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, ReplyOf, RequestOf } from '../../../contract/endpoint.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { FileToSend } from '../../../contract/file-reply.ts';
import { type Lang, parseAcceptLanguage } from '../../../contract/lang.ts';
import { authorizationHook } from '../../accounts/authorization.ts';
import type { SessionUser } from '../../accounts/sessions.ts';
import { LIMITS } from '../../limits.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { acceptsGzip } from './accepts-gzip.ts';
import { addressCache } from './address-cache.ts';
import { fileStream } from './file-reply.ts';
import { HttpError } from './http-error.ts';
import { networkOf } from './network.ts';
import { queueKeyOf } from './queue-key.ts';

export interface Context {
  readonly lang: Lang;
  readonly request: FastifyRequest;
}

/** The handler's context. For a call that needs an account, the user is authenticated and authorized already. */
export type ContextOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? Context
  : Context & { readonly user: SessionUser };

export type Handler<E extends Endpoint> = (
  input: RequestOf<E>,
  context: ContextOf<E>,
) => Promise<ReplyOf<E>>;

export interface ServeOptions {
  /** Caches replies per validated input and language until the catalog changes. */
  readonly cache?: ReplyCache;
  /** Calls per minute for each network and each account in it, for expensive calls. */
  readonly limitPerMinute?: number;
  /** Called for every successful JSON reply, including those from the cache. */
  readonly onReply?: (request: FastifyRequest) => void;
}

type Schema = z.core.$ZodType;

interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly key: string;
}

const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    // Forms show errors at their fields, so list indexes are left out.
    const name = path.filter((part) => typeof part !== 'number').join('.') || 'body';
    fields[name] ??= message;
  }
  return fields;
};

const validate = (schema: Schema | undefined, value: unknown, code: ErrorCode): unknown => {
  if (!schema) return undefined;
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  throw new HttpError(code, code === 'validation' ? fieldErrorsOf(read.error.issues) : {});
};

/** Returns the JSON Schema of a declaration, for the fast serializer and the API documentation. */
export const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  void $schema;
  return rest;
};

const BINARY = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const openApiSchema = (endpoint: Endpoint): RouteShorthandOptions['schema'] => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access === 'anyone' ? {} : { security: [{ token: [] }] }),
  ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
  ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
  ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
  ...(endpoint.bodyType === 'multipart'
    ? { consumes: ['multipart/form-data', 'application/json'] }
    : {}),
  response: {
    200: endpoint.replyType === 'file' ? BINARY : jsonSchema(endpoint.reply, 'output'),
  },
});

/** Registers `endpoint` with `handler` on an instance that is mounted under /api. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { cache, limitPerMinute, onReply }: ServeOptions = {},
): void {
  const notFoundCode = endpoint.errors.find((code) => code.endsWith('NotFound')) ?? 'notFound';
  const takesForms = endpoint.bodyType === 'multipart';
  if (takesForms && !app.hasDecorator('receive'))
    throw new Error(`no form parser is registered for ${endpoint.path}`);

  /** Cached inputs of a public call by address; all spellings of the same input share one key. */
  const inputCache = cache ? addressCache<ParsedInput>() : null;
  const parseInput = (request: FastifyRequest): ParsedInput => {
    const params = validate(endpoint.params, request.params, notFoundCode);
    const query = validate(endpoint.query, request.query, 'validation');
    // Canonical: validated values have the declaration's order and defaults, and nothing else.
    return { params, query, key: `${endpoint.path} ${JSON.stringify([params, query])}` };
  };

  const handleRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | Buffer | Readable> => {
    const lang = parseAcceptLanguage(request.headers['accept-language']);
    const { params, query, key } = inputCache
      ? inputCache.get(request.url, () => parseInput(request))
      : parseInput(request);
    const callHandler = async (): Promise<ReplyOf<E>> => {
      const form = takesForms && request.isMultipart() ? await app.receive(request, reply) : null;
      try {
        const body = validate(endpoint.body, form?.body ?? request.body ?? {}, 'validation');
        // The validated body is a copy, so the original can be freed before the handler finishes.
        request.body = undefined;
        const context = { lang, request, user: request.user } as unknown as ContextOf<E>;
        const input = { params, query, body } as RequestOf<E>;
        return await handler(input, context);
      } finally {
        await form?.discard();
      }
    };
    if (endpoint.replyType === 'file')
      return fileStream(reply, (await callHandler()) as FileToSend);
    const serializeReply = async (): Promise<string> =>
      reply.serialize(await callHandler()) as string;
    reply.header('content-type', 'application/json; charset=utf-8');
    if (!cache) {
      const text = await serializeReply();
      onReply?.(request);
      return text;
    }
    const takesGzip = acceptsGzip(request.headers['accept-encoding']);
    const queueKey = () => queueKeyOf(request);
    const { bytes, encoding } = await cache.get(
      `${lang} ${key}`,
      takesGzip,
      queueKey,
      serializeReply,
    );
    onReply?.(request);
    reply.header('vary', 'accept-encoding, accept-language');
    if (encoding) reply.header('content-encoding', encoding);
    return bytes;
  };

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: openApiSchema(endpoint) ?? {},
    bodyLimit: endpoint.bodyBytes ?? LIMITS.bodyBytes,
    config: {
      takesForms,
      takesBody: endpoint.body !== undefined,
      ...(endpoint.fileBytes === undefined ? {} : { fileBytes: endpoint.fileBytes }),
      ...(limitPerMinute
        ? { rateLimit: { max: limitPerMinute, timeWindow: '1 minute', keyGenerator: rateLimitKey } }
        : {}),
    },
    ...authorizationHook(app, endpoint),
    handler: handleRequest,
  });
}

/** Key of the rate limit: accounts behind one address each have their own allowance. */
const rateLimitKey = ({ user, ip }: FastifyRequest): string => `${networkOf(ip)} ${user?.id ?? ''}`;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers other methods on a registered path with 405 and Allow, and all other paths with 404. */
export function refuseUnknownRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const paths = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    // A trailing slash does not make another address.
    const url = path.replace(/\/$/, '');
    paths.set(url, [...(paths.get(url) ?? []), ...methods]);
  }
  const schema = { hide: true } as object;
  const handler = (): never => {
    throw new HttpError('notFound');
  };
  for (const [url, allowedMethods] of paths)
    app.route({
      method: METHODS.filter((method) => !allowedMethods.includes(method)),
      url,
      schema,
      handler,
      // Before the body is read, because it is not needed.
      onRequest: async (_, reply) => {
        reply.header('allow', allowedMethods.join(', '));
        throw new HttpError('methodNotAllowed');
      },
    });
  const rateLimit = { max: 600, timeWindow: '1 minute', keyGenerator: rateLimitKey };
  app.route({ method: [...METHODS], url: '/*', schema, handler, config: { rateLimit } });
}
