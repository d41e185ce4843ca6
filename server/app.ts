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
import { openSessions, type Sessions } from './accounts/sessions.ts';
import { openSignIn, type SignIn } from './accounts/sign-in.ts';
import { api } from './api.ts';
import { MAX_HEADER_BYTES, readableUrl, refuseBrokenRequest } from './broken-request.ts';
import { type Cards, openCards } from './catalog/cards.ts';
import { type Catalog, openCatalog } from './catalog/catalog.ts';
import { countViews, type Views } from './catalog/views.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/open.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { smtp } from './mail/smtp.ts';
import { failureOf, Problem } from './problem.ts';
import { type ReplyCache, replyCache } from './reply-cache.ts';
import { accountsRepository } from './repositories/accounts.ts';
import { addressesRepository } from './repositories/addresses.ts';
import { contactMessagesRepository } from './repositories/contact-messages.ts';
import { outboxRepository } from './repositories/outbox.ts';
import { productsRepository } from './repositories/products.ts';
import { sessionsRepository } from './repositories/sessions.ts';
import { signInsRepository } from './repositories/sign-ins.ts';
import { suppliersRepository } from './repositories/suppliers.ts';
import { translationsRepository } from './repositories/translations.ts';
import { securityHeaders } from './security-headers.ts';
import { letGoWhenClosing } from './stopping.ts';
import { web } from './web/web.ts';

/** What routes work with. */
export interface Services {
  readonly engine: Database['engine'];
  readonly catalog: Catalog;
  readonly cards: Cards;
  readonly products: ReturnType<typeof productsRepository>;
  readonly suppliers: ReturnType<typeof suppliersRepository>;
  readonly addresses: ReturnType<typeof addressesRepository>;
  readonly translations: ReturnType<typeof translationsRepository>;
  readonly views: Views;
  readonly accounts: ReturnType<typeof accountsRepository>;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly contactMessages: ReturnType<typeof contactMessagesRepository>;
  readonly mailer: Mailer;
  /** Where mail for the operator of the market goes. */
  readonly operator: string;
  /** Absent where caches are off. */
  readonly cache: ReplyCache | null;
  readonly dataDir: string;
}

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
  if (error.statusCode === 429) return new Problem('tooMany');
  if (error.statusCode === 404) return new Problem('notFound');
  if (error.statusCode && error.statusCode < 500) return new Problem('badRequest');
  return new Problem('internal');
};

const services = (
  { db, engine, search, close }: Database,
  config: Config,
  app: FastifyInstance,
) => {
  const products = productsRepository(db);
  const catalog = openCatalog({ db, engine, search, close }, config.cache);
  const views = countViews(
    (batch) => products.addViews(batch),
    (error) => app.log.warn({ error }, 'views could not be written; kept for the next time'),
  );
  const accounts = accountsRepository(db);
  const { smtpUrl, from, operator } = config.mail;
  return {
    engine,
    catalog,
    cards: openCards(catalog, (nos, lang) => products.cards(nos, lang), config.cache),
    products,
    views,
    accounts,
    sessions: openSessions(sessionsRepository(db)),
    signIn: openSignIn({ accounts, signIns: signInsRepository(db) }),
    contactMessages: contactMessagesRepository(db),
    mailer: openMailer(outboxRepository(db), smtpUrl ? smtp(smtpUrl, from) : null, app.log),
    operator,
    suppliers: suppliersRepository(db),
    addresses: addressesRepository(db),
    translations: translationsRepository(db),
    cache: config.cache ? replyCache(() => catalog.version()) : null,
    dataDir: config.dataDir,
  } satisfies Services;
};

/** Opens the database and returns a server that is ready to listen or to be injected; `close()` shuts all of it. */
export async function buildApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    // Reads are many and say little; what changes, fails or is slow is logged by the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
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
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(hardened);
    done();
  });
  await app.register(rateLimit, { global: false });

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
    const database = await openDatabase(config.database);
    const parts = services(database, config, app);
    app.addHook('onClose', async () => {
      await parts.views.stop();
      await parts.mailer.stop();
      await database.close();
    });
    // Loaded before the first request, so that nobody waits for it.
    app.addHook('onReady', async () => void (await parts.catalog.version()));
    app.addHook('onReady', () => parts.mailer.start());
    await app.register(api, { prefix: '/api', services: parts });
    await app.register(web, { config, services: parts });
  } else {
    const { default: proxy } = await import('@fastify/http-proxy');
    await app.register(proxy, {
      upstream: config.apiOrigin,
      prefix: '/api',
      rewritePrefix: '/api',
    });
    await app.register(web, { config, services: null });
  }
  return app;
}
