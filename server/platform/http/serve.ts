// Route registration from contract declarations: authorization, the handler with its validated input, the reply and its caching.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { asSent, type SentAs } from '../../../contract/dialect/sent-as.ts';
import type { Endpoint, ReplyOf, RequestOf } from '../../../contract/endpoint.ts';
import type { FileToSend } from '../../../contract/file-reply.ts';
import { type Lang, parseAcceptLanguage } from '../../../contract/lang.ts';
import { LIMITS } from '../../limits.ts';
import { gzipReply, inOwnMemory } from '../cache/compression.ts';
import type { DependOn } from '../cache/dependencies.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { encodedBody, encodedText } from './accepts-gzip.ts';
import { fileStream } from './file-reply.ts';
import { HttpError } from './http-error.ts';
import { siteOf } from './network.ts';
import { normalizedUrl } from './normalized-url.ts';
import { inputParser, type ParsedInput, parseBody } from './parse-input.ts';
import { rateLimitKey } from './rate-limit-key.ts';
import { openApiSchema, replySerializer } from './reply-schema.ts';
import type { SessionUser } from './session-user.ts';

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

/**
 * Handler of a public read: the reply depends on the input and the language only, so it can be cached and called by pages. A handler
 * that reports no dependency makes a reply that every change of the catalog affects.
 */
export type PublicHandler<E extends Endpoint> = (
  input: Omit<RequestOf<E>, 'body'>,
  lang: Lang,
  dependOn: DependOn,
) => Promise<ReplyOf<E>>;

export interface ServeOptions {
  /** Calls per minute for each network and each account in it, for expensive calls. */
  readonly limitPerMinute?: number;
  /** Applies the rate limit after the body is read, so that a refused form can be shown again with its content. */
  readonly limitsAfterBody?: boolean;
  /** Instead of the declared maximum of JSON: encodings of forms are longer. */
  readonly bodyBytes?: number;
}

export interface ServePublicOptions extends ServeOptions {
  /** Caches replies per validated input and language until the catalog changes; null if caches are off. */
  readonly cache: ReplyCache | null;
  /** Called for every successful reply, including those from the cache. */
  readonly onReply?: (request: FastifyRequest) => void;
}

/** Field errors have the names of the wire. */
const errorAsSent = (error: unknown, sentAs: SentAs | undefined): unknown =>
  error instanceof HttpError && sentAs
    ? new HttpError(error.code, asSent(error.fields, sentAs), error)
    : error;

const langOf = ({ headers }: FastifyRequest): Lang =>
  parseAcceptLanguage(headers['accept-language']);

const JSON_TYPE = 'application/json; charset=utf-8';

type RouteHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string | Buffer | Readable>;

function registerRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: RouteHandler,
  { limitPerMinute, limitsAfterBody, bodyBytes }: ServeOptions = {},
): void {
  const isPublic = endpoint.access === 'anyone';
  if (!isPublic && !app.hasDecorator('authorize'))
    throw new Error(`no authorization is registered for ${endpoint.path}`);
  const keyGenerator = rateLimitKey;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: openApiSchema(endpoint) ?? {},
    bodyLimit: bodyBytes ?? endpoint.bodyBytes ?? LIMITS.bodyBytes,
    config: {
      takesForms: endpoint.bodyType === 'multipart',
      takesBody: endpoint.body !== undefined,
      ...(endpoint.fileBytes === undefined ? {} : { fileBytes: endpoint.fileBytes }),
      ...(limitPerMinute
        ? {
            rateLimit: {
              max: limitPerMinute,
              timeWindow: '1 minute',
              keyGenerator,
              ...(limitsAfterBody ? { hook: 'preHandler' as const } : {}),
            },
          }
        : {}),
    },
    ...(isPublic ? {} : app.authorize(endpoint)),
    handler,
  });
}

/** Registers `endpoint` with `handler` on an instance that is mounted under /api. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options?: ServeOptions,
): void {
  const takesForms = endpoint.bodyType === 'multipart';
  if (takesForms && !app.hasDecorator('receive'))
    throw new Error(`no form parser is registered for ${endpoint.path}`);
  const parseInput = inputParser(endpoint);
  const serialize = replySerializer(endpoint);

  const callHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<ReplyOf<E>> => {
    const { params, query } = parseInput(request);
    const form = takesForms && request.isMultipart() ? await app.receive(request, reply) : null;
    try {
      const body = parseBody(endpoint, form?.body ?? request.body ?? {});
      // The validated body is a copy, so the original can be freed before the handler finishes.
      request.body = undefined;
      const context = { lang: langOf(request), request, user: request.user };
      return await handler({ params, query, body } as RequestOf<E>, context as ContextOf<E>);
    } finally {
      await form?.discard();
    }
  };

  const handleRequest: RouteHandler = async (request, reply) => {
    const result = await callHandler(request, reply).catch((error: unknown) => {
      throw errorAsSent(error, endpoint.sentAs);
    });
    if (endpoint.replyType === 'file') return fileStream(reply, result as FileToSend);
    reply.header('content-type', JSON_TYPE);
    return serialize(reply, result);
  };
  registerRoute(app, endpoint, handleRequest, options);
}

/** URLs whose validated input is held: validating the query of a list costs a third of a cached reply (decision 014). */
const MAX_PARSED_URLS = 5_000;
/** Longer URLs are rare, and not worth the memory. */
const MAX_PARSED_URL_CHARS = 300;

/** Registers a public read: as a route with cached replies, and as a function that pages of this process call. */
export function servePublic<E extends Endpoint & { readonly access: 'anyone' }>(
  app: FastifyInstance,
  endpoint: E,
  handler: PublicHandler<E>,
  { cache, onReply, ...options }: ServePublicOptions,
): void {
  const parseInput = inputParser(endpoint);
  const serialize = replySerializer(endpoint);
  const read = (
    { params, query }: ParsedInput,
    lang: Lang,
    dependOn: DependOn,
  ): Promise<ReplyOf<E>> => handler({ params, query } as RequestOf<E>, lang, dependOn);
  app.publicCalls.add(endpoint, (call, dependOn) => read(parseInput(call), call.lang, dependOn));

  const inputs = new LRUCache<string, ParsedInput & { readonly key: string }>({
    max: MAX_PARSED_URLS,
  });
  const parseUrl = (request: FastifyRequest) => {
    const { url } = request;
    const existing = inputs.get(url);
    if (existing) return existing;
    const { params, query } = parseInput(request);
    // Validated values have the declaration's order and defaults, and nothing else.
    const key = normalizedUrl(endpoint.path, Object.entries({ ...params, ...query }));
    const parsed = { params, query, key };
    if (url.length <= MAX_PARSED_URL_CHARS) inputs.set(url, parsed);
    return parsed;
  };

  const handleRequest: RouteHandler = async (request, reply) => {
    const lang = langOf(request);
    const input = parseUrl(request);
    const makeReply = async (dependOn: DependOn): Promise<string> =>
      serialize(reply, await read(input, lang, dependOn));
    reply.header('content-type', JSON_TYPE);
    const key = `${lang} ${input.key}`;
    const body = cache
      ? encodedBody(
          request,
          reply,
          await cache.get(key, siteOf(request.ip), async (dependOn) =>
            inOwnMemory(gzipReply(await makeReply(dependOn))),
          ),
        )
      : encodedText(request, reply, await makeReply(() => {}));
    onReply?.(request);
    reply.header('vary', 'accept-encoding, accept-language');
    return body;
  };
  registerRoute(app, endpoint, handleRequest, options);
}
