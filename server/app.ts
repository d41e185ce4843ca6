// Assembly of the server: the API on a database, and the pages on the API.
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ErrorCode } from '../contract/errors.ts';
import { parseAcceptLanguage } from '../contract/lang.ts';
import { LIMIT_TEXTS } from '../contract/messages/limits.ts';
import { api } from './api.ts';
import { syncCatalogAcrossProcesses } from './catalog/versions/cluster-sync.ts';
import type { Config } from './config.ts';
import { LIMITS } from './limits.ts';
import { openDatabase } from './platform/db/open.ts';
import { readyWithoutApi } from './platform/health/health-routes.ts';
import { trustedProxies } from './platform/http/connections/client-address.ts';
import { limitConnections, limitReplies } from './platform/http/connections/open-connections.ts';
import { enforceTransferRate } from './platform/http/connections/transfer-rate.ts';
import { HttpError, serializeHttpError } from './platform/http/http-error.ts';
import { loggedUrl, logOptions } from './platform/http/logging.ts';
import {
  escapeMalformedUrl,
  handleClientError,
  MAX_HEADER_BYTES,
} from './platform/http/malformed-request.ts';
import { publicCalls } from './platform/http/public-calls.ts';
import { type Network, PUBLIC_NETWORK } from './platform/http/public-fetch.ts';
import { parseQueryString } from './platform/http/query-string.ts';
import { countRefusal } from './platform/http/refusals.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { closeConnectionsOnShutdown } from './platform/http/shutdown.ts';
import { logTrace } from './platform/http/trace.ts';
import { openShared } from './platform/redis/open.ts';
import { rateLimitStore } from './platform/redis/rate-limit.ts';
import { restrictDataDir } from './platform/storage/file-permissions.ts';
import { stopReading } from './platform/uploads/unread-body.ts';
import { openServices } from './services.ts';
import { web } from './web/web.ts';

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
};

/** Maps framework errors to the contract's codes; unknown errors become 'internal', without details for the client. */
const toHttpError = (
  error: FastifyError | HttpError,
  { routeOptions }: FastifyRequest,
): HttpError => {
  if (error instanceof HttpError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    countRefusal('body_bytes');
    return new HttpError('tooLarge', {}, { text: LIMIT_TEXTS.body(routeOptions.bodyLimit) });
  }
  const code = FASTIFY_CODES[error.code];
  if (code) return new HttpError(code);
  // The API to which a page-only process forwards does not answer.
  if (error.code?.startsWith('FST_REPLY_FROM_')) return new HttpError('unavailable');
  if (error.statusCode === 429) return new HttpError('tooMany');
  if (error.statusCode === 404) return new HttpError('notFound');
  if (error.statusCode && error.statusCode < 500) return new HttpError('badRequest');
  return new HttpError('internal');
};

/**
 * Opens the database and returns a server that is ready to listen or to be injected; `close()` closes everything. `network` is
 * where addresses of suppliers' pictures lead: tests give one of their own.
 */
export async function buildApp(
  config: Config,
  network: Network = PUBLIC_NETWORK,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(config.logLevel),
    // Most requests are successful reads, which need no log lines; the hook below logs changes, failures and slow requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustedProxies(config),
    rewriteUrl: ({ url = '/' }) => escapeMalformedUrl(url),
    routerOptions: {
      maxParamLength: 500,
      ignoreTrailingSlash: true,
      querystringParser: parseQueryString,
    },
    forceCloseConnections: 'idle',
    // During shutdown, calls on open connections are answered as usual.
    return503OnClosing: false,
    bodyLimit: LIMITS.bodyBytes,
    // Start-up reads the whole catalog, up to a million products; a hanging database is detected by its own timeouts.
    pluginTimeout: 300_000,
    // Bodies may take any time at a minimum rate (server/platform/http/connections/transfer-rate.ts).
    requestTimeout: 0,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: LIMITS.headersMs,
      connectionsCheckingInterval: 5_000,
    },
    clientErrorHandler: handleClientError,
    frameworkErrors: (_, request, reply) => {
      const lang = parseAcceptLanguage(request.headers['accept-language']);
      (reply as FastifyReply)
        .code(400)
        .send(serializeHttpError(new HttpError('badRequest'), lang, request.id));
    },
  });
  closeConnectionsOnShutdown(app);
  limitConnections(app.server, config.socket === null && config.trustProxy.length === 0);
  const stopWatching = enforceTransferRate(app.server);
  app.addHook('onClose', async () => stopWatching());
  limitReplies(app);
  app.setValidatorCompiler(() => () => true);
  const headers = securityHeaders(config.publicOrigin.startsWith('https:'));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (request.headers.traceparent !== undefined) logTrace(request, reply);
    done();
  });
  app.decorate('publicCalls', publicCalls(app.log));
  app.decorate('formPages', { render: null });
  const shared = await openShared(config.redis, app.log);
  app.addHook('onClose', () => shared.close());
  await app.register(rateLimit, {
    global: false,
    store: rateLimitStore(shared),
  });

  const metrics = config.metrics
    ? await (await import('./platform/metrics/metrics.ts')).openMetrics(app, config.metrics, shared)
    : null;
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    if (request.method === 'GET' && reply.statusCode < 500 && ms < 1_000) return;
    request.log.info(
      { method: request.method, url: loggedUrl(request.url), status: reply.statusCode, ms },
      'served',
    );
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const httpError = toHttpError(error, request);
    // A body that is refused for its size or for overload is not read to its end, but the client still gets the reply.
    if (!request.raw.complete && (httpError.status === 413 || httpError.status === 503)) {
      reply.removeHeader('connection');
      stopReading(request.raw, reply.raw);
    }
    // Headers of the reply that this error replaces.
    for (const name of ['content-encoding', 'etag', 'content-security-policy'])
      reply.removeHeader(name);
    if (reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (httpError.status >= 500) request.log.error({ err: error }, 'a request failed');
    if (httpError.retryAfterSeconds !== null)
      reply.header('retry-after', String(httpError.retryAfterSeconds));
    reply
      .code(httpError.status)
      .send(
        serializeHttpError(
          httpError,
          parseAcceptLanguage(request.headers['accept-language']),
          request.id,
        ),
      );
  });

  if (config.apiOrigin === null) {
    await restrictDataDir(config.dataDir, app.log);
    const onQuery = metrics?.onQuery;
    const database = await openDatabase(config.database, {
      ...(onQuery ? { onQuery } : {}),
      onBackup: (file) => app.log.info({ file }, 'the database was backed up before its migration'),
    });
    const services = openServices(database, config, app, shared, network);
    app.addHook('onClose', async () => {
      await services.views.stop();
      await Promise.all([
        services.housekeeping.stop(),
        services.accountDeletion.stop(),
        services.landedPrices.stop(),
      ]);
      services.translationEngine?.stop();
      await Promise.all([services.jobs.stop(), services.fileSweeper.stop()]);
      await database.close();
    });
    // Loads the catalog before the first request, so that no request waits for it.
    app.addHook('onReady', async () => void (await services.catalog.version()));
    app.addHook('onReady', async () => services.jobs.start());
    app.addHook('onReady', async () => services.fileSweeper.start());
    app.addHook('onReady', async () => services.housekeeping.start());
    app.addHook('onReady', async () => services.landedPrices.start());
    syncCatalogAcrossProcesses(app, services.catalog, shared);
    if (metrics) (await import('./service-metrics.ts')).measureServices(metrics, services);
    services.live.attach(app);
    await app.register(api, { prefix: '/api', services: services });
    await app.register(web, { config, services: services, shared });
  } else {
    readyWithoutApi(app);
    const { forward } = await import('./web/forward.ts');
    await forward(app, config.apiOrigin);
    await app.register(web, { config, services: null, shared });
  }
  return app;
}
