// Assembles the market: the API over a database, and the pages over the API.
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { ErrorCode } from '../contract/errors.ts';
import { langOf } from '../contract/lang.ts';
import { api } from './api.ts';
import { MAX_HEADER_BYTES, readableUrl, refuseBrokenRequest } from './broken-request.ts';
import { spreadCatalogue } from './catalog/news.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { logging } from './logging.ts';
import { failureOf, Problem } from './problem.ts';
import { readyWithoutApi } from './routes/health.ts';
import { securityHeaders } from './security-headers.ts';
import { openServices } from './services.ts';
import { openShared } from './shared/open.ts';
import { rateLimitStore } from './shared/rate-limit.ts';
import { letGoWhenClosing } from './stopping.ts';
import { logTrace } from './trace.ts';
import { web } from './web/web.ts';

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'brokenJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badRequest',
};

/** Errors of the framework in the contract's codes; what is unknown is ours, and stays inside. */
const problemOf = (error: FastifyError | Problem): Problem => {
  if (error instanceof Problem) return error;
  const code = FASTIFY_CODES[error.code];
  if (code) return new Problem(code);
  // The API that a page-only process forwards to does not answer.
  if (error.code?.startsWith('FST_REPLY_FROM_')) return new Problem('unavailable');
  if (error.statusCode === 429) return new Problem('tooMany');
  if (error.statusCode === 404) return new Problem('notFound');
  if (error.statusCode && error.statusCode < 500) return new Problem('badRequest');
  return new Problem('internal');
};

/** Opens the database and returns a server that is ready to listen or to be injected; `close()` shuts all of it. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logging(config.logLevel),
    // Reads are many and say little; what changes, fails or is slow is logged by the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Whoever may open the socket file is the proxy in front.
    trustProxy: config.socket ? (_, hop) => hop === 0 : [...config.trustProxy],
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A call that still comes over an open connection while this process stops is answered like any other.
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    // Getting ready is reading a catalogue, of a million listings too; what hangs is the database's to find out.
    pluginTimeout: 300_000,
    // A request that takes longer to arrive is holding a place, not uploading.
    requestTimeout: 120_000,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_, request, reply) => {
      const lang = langOf(request.headers['accept-language']);
      (reply as FastifyReply)
        .code(400)
        .send(failureOf(new Problem('badRequest'), lang, request.id));
    },
  });
  letGoWhenClosing(app);
  app.setValidatorCompiler(() => () => true);
  const hardened = securityHeaders(config.publicOrigin.startsWith('https:'));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(hardened);
    if (request.headers.traceparent !== undefined) logTrace(request, reply);
    done();
  });
  const shared = await openShared(config.redis, app.log);
  app.addHook('onClose', () => shared.close());
  await app.register(rateLimit, { global: false, store: rateLimitStore(shared) });

  const metrics = config.metrics
    ? await (await import('./metrics/metrics.ts')).openMetrics(app, config.metrics, shared)
    : null;
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    if (request.method === 'GET' && reply.statusCode < 500 && ms < 1_000) return;
    request.log.info(
      { method: request.method, url: request.url, status: reply.statusCode, ms },
      'served',
    );
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'failed');
    reply
      .code(problem.status)
      .send(failureOf(problem, langOf(request.headers['accept-language']), request.id));
  });

  if (config.apiOrigin === null) {
    const queried = metrics?.queried;
    const database = await openDatabase(config.database, queried ? { queried } : {});
    const parts = openServices(database, config, app, shared);
    app.addHook('onClose', async () => {
      await parts.views.stop();
      await parts.mailer.stop();
      parts.translationEngine?.stop();
      await parts.textKeeper.stop();
      await database.close();
    });
    // Loaded before the first request, so that nobody waits for it.
    app.addHook('onReady', async () => void (await parts.catalog.version()));
    app.addHook('onReady', () => parts.mailer.start());
    app.addHook('onReady', async () => parts.textKeeper.start());
    spreadCatalogue(app, parts.catalog, shared);
    if (metrics) (await import('./metrics/metrics.ts')).measureServices(metrics, parts);
    parts.live.attach(app);
    await app.register(api, { prefix: '/api', services: parts });
    await app.register(web, { config, services: parts, shared });
  } else {
    readyWithoutApi(app);
    const { forward } = await import('./web/forward.ts');
    await forward(app, config.apiOrigin);
    await app.register(web, { config, services: null, shared });
  }
  return app;
}
