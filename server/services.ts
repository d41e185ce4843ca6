// Service container for the routes: creates all parts of the server on one database.
import type { FastifyInstance } from 'fastify';
import type { Quota, QuotaName } from '../contract/accounts/usage.ts';
import { mediaUrl } from '../contract/media.ts';
import { DELETION_PARTS, exportParts } from './account-parts.ts';
import { type AccountServices, openAccountServices } from './accounts/account-services.ts';
import { quotaChecks } from './accounts/quota-queries.ts';
import { analyticsRepository } from './admin/analytics-queries.ts';
import { auditLogRepository } from './admin/audit-log-queries.ts';
import { contactMessageService } from './admin/contact-message-service.ts';
import { reportService } from './admin/report-service.ts';
import { adminUserService } from './admin/user-service.ts';
import { openBackgroundJobs } from './background-jobs.ts';
import { addressesRepository } from './catalog/address-queries.ts';
import { type CardCache, openCardCache } from './catalog/card-cache.ts';
import { type Catalog, openCatalog } from './catalog/catalog.ts';
import { addViews, productsRepository } from './catalog/product-queries.ts';
import { changeCatalog } from './catalog/versions/change-catalog-queries.ts';
import { openViewCounter, type ViewCounter } from './catalog/view-counter.ts';
import { chatService } from './chat/chat-service.ts';
import { type LiveGateway, openLiveGateway } from './chat/live/live-gateway.ts';
import { moderationService } from './chat/moderation-service.ts';
import { unusedChats } from './chat/unused-chats.ts';
import type { Config } from './config.ts';
import { waitingService } from './dashboard/waiting-service.ts';
import { type FileSweeper, openFileSweeper } from './data/unreferenced-files.ts';
import { evidenceJob } from './evidence/evidence-job.ts';
import {
  type EvidenceReviewService,
  evidenceReviewService,
} from './evidence/evidence-review-service.ts';
import { type EvidenceService, evidenceService } from './evidence/evidence-service.ts';
import { type FavouriteService, favouriteService } from './favourites/favourite-service.ts';
import { type FileStorage, openFileStorage } from './file-storage.ts';
import { healthChecks } from './health-checks.ts';
import { type Housekeeping, LEASE_MS, openHousekeeping } from './housekeeping.ts';
import { exchangeFeed } from './landed-cost/exchange-feed.ts';
import { type ImportBans, openImportBans } from './landed-cost/import-bans.ts';
import { type LandedPrices, openLandedPrices } from './landed-cost/landed-prices.ts';
import { openRules, type Rules } from './landed-cost/rules.ts';
import { digestJob } from './notifications/digest-job.ts';
import { type MailSettingsService, mailSettingsService } from './notifications/mail-settings.ts';
import { notificationsRepository } from './notifications/notification-queries.ts';
import { type Notifier, openNotifier } from './notifications/notifier.ts';
import { securityNotices } from './notifications/security-notices.ts';
import { missTimeBudget } from './platform/cache/miss-queue.ts';
import { type ReplyCache, replyCache } from './platform/cache/reply-cache.ts';
import { type Database, inTransaction } from './platform/db/open.ts';
import type { HealthComponent } from './platform/health/health.ts';
import { trustedProxies } from './platform/http/connections/client-address.ts';
import type { Network } from './platform/http/public-fetch.ts';
import type { JobWorker } from './platform/jobs/job-worker.ts';
import { openLease } from './platform/jobs/lease.ts';
import type { outboxRepository } from './platform/mail/outbox-queries.ts';
import type { TimeBudget } from './platform/queue/time-budget.ts';
import type { SharedState } from './platform/redis/shared.ts';
import type { ImportService } from './products/import/import-service.ts';
import { openProductImports } from './products/import/product-imports.ts';
import { importReviewService } from './products/import-review-service.ts';
import { type MyProductService, myProductService } from './products/my-product-service.ts';
import { reviewService as productReviewService } from './products/review-service.ts';
import { type ReviewService, reviewService } from './reviews/review-service.ts';
import type { SavedSearchService } from './saved-searches/saved-search-service.ts';
import { openSavedSearches } from './saved-searches/saved-searches.ts';
import { openSuppliers, type SupplierServices } from './suppliers/open-suppliers.ts';
import { enquiryService } from './trade/enquiry-service.ts';
import { orderService } from './trade/order-service.ts';
import { type Engine, libreTranslate } from './translation/engine.ts';
import { type ReadableTexts, readableTexts } from './translation/readable-texts-queries.ts';
import { translationBudgets } from './translation/translation-budgets.ts';
import { translationsRepository } from './translation/translation-queries.ts';
import { openTranslator, type Translator } from './translation/translator.ts';
import { unusedTranslations } from './translation/unused-translations.ts';

/** Dependencies of the routes. */
export interface Services extends AccountServices, SupplierServices, Omit<FileStorage, 'stores'> {
  readonly engine: Database['engine'];
  readonly sendsMail: boolean;
  readonly pool: Database['pool'];
  readonly shared: SharedState;
  readonly healthChecks: readonly HealthComponent[];
  readonly catalog: Catalog;
  readonly cards: CardCache;
  readonly products: ReturnType<typeof productsRepository>;
  readonly productReviews: ReturnType<typeof productReviewService>;
  readonly importReviews: ReturnType<typeof importReviewService>;
  readonly myProducts: MyProductService;
  readonly productImports: ImportService;
  readonly addresses: ReturnType<typeof addressesRepository>;
  readonly translator: Translator;
  readonly readableTexts: ReadableTexts;
  /** null if no translation service is configured. */
  readonly translationEngine: Engine | null;
  readonly views: ViewCounter;
  readonly contactMessages: ReturnType<typeof contactMessageService>;
  readonly analytics: ReturnType<typeof analyticsRepository>;
  readonly adminUsers: ReturnType<typeof adminUserService>;
  readonly reports: ReturnType<typeof reportService>;
  readonly auditLog: ReturnType<typeof auditLogRepository>;
  readonly enquiries: ReturnType<typeof enquiryService>;
  readonly orders: ReturnType<typeof orderService>;
  readonly reviews: ReviewService;
  readonly evidence: EvidenceService;
  readonly evidenceReviews: EvidenceReviewService;
  readonly favourites: FavouriteService;
  readonly savedSearches: SavedSearchService;
  readonly rules: Rules;
  readonly bans: ImportBans;
  readonly landedPrices: LandedPrices;
  readonly waiting: ReturnType<typeof waitingService>;
  readonly notifications: ReturnType<typeof notificationsRepository>;
  readonly mailSettings: MailSettingsService;
  readonly notifier: Notifier;
  readonly chats: ReturnType<typeof chatService>;
  readonly moderation: ReturnType<typeof moderationService>;
  readonly live: LiveGateway;
  readonly outbox: ReturnType<typeof outboxRepository>;
  readonly jobs: JobWorker;
  readonly fileSweeper: FileSweeper;
  /** Recipient of mail for the operator. */
  readonly operator: string;
  readonly housekeeping: Housekeeping;
  /** null if caches are off. */
  readonly cache: ReplyCache | null;
  /** Main-thread time that networks use for replies and pages that no cache has. */
  readonly missTime: TimeBudget;
  readonly dataDir: string;
  readonly usage: (id: string, names: readonly QuotaName[]) => Promise<Quota[]>;
}

/** Creates all parts on the database; background work starts later. */
export const openServices = (
  { db, engine, pool }: Database,
  config: Config,
  app: FastifyInstance,
  shared: SharedState,
  network: Network,
): Services => {
  const products = productsRepository(db);
  const catalog = openCatalog({ db, engine });
  const views = openViewCounter(
    (batch) => inTransaction(db, (tx) => addViews(tx, batch)),
    (error) => app.log.warn({ error }, 'views could not be written; retried in the next run'),
  );
  const { operator } = config.mail;
  const { stores, storage, attachmentFiles, reserve } = openFileStorage(config, app);
  const quotas = quotaChecks(config.quotas, config.mail.smtpUrl !== null);
  const translationEngine = config.translation
    ? libreTranslate({ ...config.translation, log: app.log })
    : null;
  const translations = translationsRepository(db);
  const budgets = translationBudgets({
    db,
    charactersPerDay: config.translation?.charactersPerDay ?? 0,
    log: app.log,
  });
  const translator = openTranslator(translations, translationEngine, budgets);
  const missTime = missTimeBudget();
  const { dataDir } = config;
  const imports = openProductImports({
    ...{ db, engine, quotas, storage, attachmentFiles, network, dataDir, counts: shared },
    onStarted: () => jobs.wake('imports'),
  });
  const { jobs, outbox, onMailQueued } = openBackgroundJobs(
    { db, engine, catalog, translator, budgets, imports: imports.jobs },
    config,
    app,
  );
  const toUrl = (path: string | null) =>
    path === null ? null : new URL(mediaUrl(path), config.publicOrigin).href;
  const accounts = openAccountServices({
    db,
    engine,
    counts: shared,
    publicData: {
      change: (work) => changeCatalog(db, work),
      refresh: catalog.refresh,
    },
    storage,
    attachmentFiles,
    onMailQueued,
    publicOrigin: config.publicOrigin,
    // The notifier sends over the live connections, which need the sessions of the accounts.
    withNotices: securityNotices(() => notifier),
    onUnblocked: (ids) => live.blockChanged(ids),
    demo: config.demo,
    toUrl,
    exportParts: exportParts(db, toUrl),
    deletionParts: DELETION_PARTS,
    quotas,
    log: app.log,
  });
  const afterChange = { storage, catalog, log: app.log };
  const live = openLiveGateway({
    sessions: accounts.sessions,
    db,
    shared,
    trusts: trustedProxies(config),
    log: app.log,
  });
  const mails = onMailQueued && { publicOrigin: config.publicOrigin, wake: onMailQueued };
  const notifier: Notifier = openNotifier({
    db,
    send: live.broadcaster.notification,
    mails,
    log: app.log,
  });
  const contactMessages = contactMessageService(db, () => jobs.wake('mail'), operator);
  const { productImports } = imports;
  const cards = openCardCache(catalog, (productNos, lang) => products.cards(productNos, lang));
  const alerts = openSavedSearches({ db, catalog, cards, notifier, log: app.log });
  const suppliers = openSuppliers(db, catalog);
  const housekeeping = openHousekeeping(
    {
      contactMessages,
      productImports,
      unusedChats: unusedChats(db),
      unusedTranslations: unusedTranslations(db),
      evidenceJob: evidenceJob({ db, catalog, notifier }),
      digests: digestJob({ db, mails }),
      exchangeFeed: exchangeFeed(db, config.exchangeFeed, { network, refresh: catalog.refresh }),
      ...suppliers,
      ...accounts,
      ...alerts,
    },
    {
      lease: openLease(db, 'housekeeping', LEASE_MS),
      retentionMonths: config.contactRetentionMonths,
      log: app.log,
    },
  );
  const rules = openRules(db, catalog);
  const bans = openImportBans(db, rules);
  return {
    engine,
    pool,
    shared,
    sendsMail: onMailQueued !== null,
    healthChecks: healthChecks({ catalog, storage, shared: config.redis ? shared : null }),
    catalog,
    cards,
    evidence: evidenceService(db, { catalog, files: attachmentFiles, log: app.log }),
    evidenceReviews: evidenceReviewService(db, { notifier, catalog, files: attachmentFiles }),
    favourites: favouriteService(db, cards),
    savedSearches: alerts.savedSearches,
    ...{ rules, bans },
    landedPrices: openLandedPrices(db, { catalog, log: app.log }),
    waiting: waitingService(db),
    products,
    productReviews: productReviewService(db, { ...afterChange, notifier, bans }),
    importReviews: importReviewService(db, { ...afterChange, notifier, bans }),
    myProducts: myProductService(db, { ...afterChange, quotas }),
    productImports,
    storage,
    views,
    ...accounts,
    contactMessages,
    analytics: analyticsRepository(db),
    adminUsers: adminUserService(db, catalog),
    reports: reportService(db),
    auditLog: auditLogRepository(db),
    enquiries: enquiryService(db, notifier, accounts.writtenLimit, bans),
    orders: orderService({ db, engine }, notifier, accounts.writtenLimit, bans),
    reviews: reviewService(db, { ...afterChange, notifier, quotas }),
    notifications: notificationsRepository(db),
    mailSettings: mailSettingsService(db),
    notifier,
    chats: chatService({
      ...{ db, engine, quotas, attachmentFiles, broadcaster: live.broadcaster },
      writtenLimit: accounts.writtenLimit,
      isTranslated: translationEngine !== null,
      storePhrase: (text) => translator.storePhrase(text),
      readTranslations: (texts, lang) => translator.readTranslations(texts, lang),
    }),
    moderation: moderationService(db, live.blockChanged),
    attachmentFiles,
    live,
    outbox,
    jobs,
    fileSweeper: openFileSweeper(config.database, stores, app.log),
    operator,
    housekeeping,
    ...suppliers,
    addresses: addressesRepository(db),
    translator,
    readableTexts: readableTexts(db),
    translationEngine,
    cache: config.cache ? replyCache(() => catalog.version(), missTime) : null,
    missTime,
    dataDir,
    reserve,
    usage: (id, names) => quotas.readUsage(db, id, names),
  };
};
