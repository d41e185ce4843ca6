// Service container for the routes: creates all parts of the server on one database.
import type { FastifyInstance } from 'fastify';
import type { Quota, QuotaName } from '../contract/accounts/usage-reader.ts';
import { type AccountServices, openAccounts } from './accounts/open.ts';
import { quotaChecks } from './accounts/quota-queries.ts';
import { analyticsRepository } from './admin/analytics-queries.ts';
import { auditLogRepository } from './admin/audit-log-queries.ts';
import { contactMessagesRepository } from './admin/contact-message-queries.ts';
import { reportsRepository } from './admin/report-queries.ts';
import { adminDecisionsRepository } from './admin/user-decision-queries.ts';
import { adminUsersRepository } from './admin/user-queries.ts';
import { addressesRepository } from './catalog/address-queries.ts';
import { type Cards, openCards } from './catalog/cards.ts';
import { type Catalog, openCatalog } from './catalog/catalog.ts';
import { productsRepository } from './catalog/product-queries.ts';
import { countViews, type Views } from './catalog/views.ts';
import { attachmentsRepository } from './chat/attachment-queries.ts';
import { chatsRepository } from './chat/chat-queries.ts';
import { chatWritesRepository } from './chat/chat-write-queries.ts';
import { type Live, openLive } from './chat/live/live.ts';
import { messagesRepository } from './chat/message-queries.ts';
import type { Config } from './config.ts';
import { type Housekeeping, openHousekeeping, sweepContactMessages } from './housekeeping.ts';
import { notificationsRepository } from './notifications/notification-queries.ts';
import { type Notifier, openNotifier } from './notifications/notify.ts';
import { type ReplyCache, replyCache } from './platform/cache/reply-cache.ts';
import { type FileSweeper, openFileSweeper } from './platform/data/unnamed-files.ts';
import type { Database } from './platform/db/open.ts';
import type { Part } from './platform/health/health.ts';
import { trustedProxies } from './platform/http/connections/reader-address.ts';
import { type Mailer, openMailer } from './platform/mail/mailer.ts';
import { outboxRepository } from './platform/mail/outbox-queries.ts';
import { smtp } from './platform/mail/smtp.ts';
import type { Shared } from './platform/redis/shared.ts';
import { type Attachments, openAttachments } from './platform/storage/attachments.ts';
import { type DiskReserve, diskReserve, withReserve } from './platform/storage/disk-reserve.ts';
import type { ObjectStore } from './platform/storage/object-store.ts';
import { openStorage, type Storage } from './platform/storage/storage.ts';
import { openStores } from './platform/storage/stores.ts';
import { myListingsPages } from './products/own-product-list-queries.ts';
import { type MyListings, myListingsRepository } from './products/own-product-queries.ts';
import { reviewDecisionsRepository } from './products/review-decision-queries.ts';
import { type Listings, listingsRepository } from './products/review-queries.ts';
import { suppliersRepository } from './suppliers/supplier-queries.ts';
import { enquiriesRepository } from './trade/enquiry-queries.ts';
import { enquiryThreadsRepository } from './trade/enquiry-thread-queries.ts';
import { enquiryWritesRepository } from './trade/enquiry-write-queries.ts';
import { ordersRepository } from './trade/order-queries.ts';
import { orderWritesRepository } from './trade/order-write-queries.ts';
import { type Engine, libreTranslate } from './translation/engine.ts';
import { GLOSSARY_VERSION } from './translation/glossary.ts';
import { openTextKeeper, type TextKeeper } from './translation/keeper.ts';
import { machineWordsRepository } from './translation/machine-text-queries.ts';
import { machineTextsRepository } from './translation/missing-text-queries.ts';
import { openTranslator, type Translator } from './translation/service.ts';
import { translationsRepository } from './translation/translation-queries.ts';

/** Dependencies of the routes. */
export interface Services extends AccountServices {
  readonly engine: Database['engine'];
  readonly pool: Database['pool'];
  readonly shared: Shared;
  readonly parts: readonly Part[];
  readonly catalog: Catalog;
  readonly cards: Cards;
  readonly products: ReturnType<typeof productsRepository>;
  readonly listings: Listings;
  readonly myListings: MyListings;
  readonly myListingsPages: ReturnType<typeof myListingsPages>;
  readonly storage: Storage;
  readonly suppliers: ReturnType<typeof suppliersRepository>;
  readonly addresses: ReturnType<typeof addressesRepository>;
  readonly translator: Translator;
  /** null if no translation service is configured. */
  readonly translationEngine: Engine | null;
  /** Job that translates products and companies in the background. */
  readonly textKeeper: TextKeeper;
  readonly views: Views;
  readonly contactMessages: ReturnType<typeof contactMessagesRepository>;
  readonly analytics: ReturnType<typeof analyticsRepository>;
  readonly adminUsers: ReturnType<typeof adminUsersRepository>;
  readonly adminDecisions: ReturnType<typeof adminDecisionsRepository>;
  readonly reviewDecisions: ReturnType<typeof reviewDecisionsRepository>;
  readonly reports: ReturnType<typeof reportsRepository>;
  readonly auditLog: ReturnType<typeof auditLogRepository>;
  readonly enquiries: ReturnType<typeof enquiriesRepository>;
  readonly enquiryWrites: ReturnType<typeof enquiryWritesRepository>;
  readonly enquiryThreads: ReturnType<typeof enquiryThreadsRepository>;
  readonly orders: ReturnType<typeof ordersRepository>;
  readonly orderWrites: ReturnType<typeof orderWritesRepository>;
  readonly notifications: ReturnType<typeof notificationsRepository>;
  readonly notifier: Notifier;
  readonly chats: ReturnType<typeof chatsRepository>;
  readonly chatWrites: ReturnType<typeof chatWritesRepository>;
  readonly attachments: ReturnType<typeof attachmentsRepository>;
  readonly attachmentFiles: Attachments;
  readonly messages: ReturnType<typeof messagesRepository>;
  readonly live: Live;
  readonly mailer: Mailer;
  readonly fileSweeper: FileSweeper;
  /** Recipient of mail for the operator. */
  readonly operator: string;
  readonly housekeeping: Housekeeping;
  /** null if caches are off. */
  readonly cache: ReplyCache | null;
  readonly dataDir: string;
  /** Reserve of the disk with the uploads; null if they are in a bucket. */
  readonly reserve: DiskReserve | null;
  readonly usage: (id: string, names: readonly QuotaName[]) => Promise<Quota[]>;
}

/** Creates all parts on the database; background work starts later. */
export const openServices = (
  { db, engine, search, pool }: Database,
  config: Config,
  app: FastifyInstance,
  shared: Shared,
) => {
  const products = productsRepository(db);
  const catalog = openCatalog({ db, engine, search }, config.cache);
  const views = countViews(
    (batch) => products.addViews(batch),
    (error) => app.log.warn({ error }, 'views could not be written; kept for the next time'),
  );
  const { smtpUrl, from, operator } = config.mail;
  const { publicOrigin } = config;
  const mailer = openMailer(outboxRepository(db), smtpUrl ? smtp(smtpUrl, from) : null, app.log);
  const stores = openStores(config, app.log);
  app.addHook('onClose', async () => stores.close());
  const reserve = config.s3 ? null : diskReserve(config.dataDir, config.diskReserveBytes);
  const guarded = (store: ObjectStore) => (reserve ? withReserve(store, reserve) : store);
  const storage = openStorage(guarded(stores.uploads), config.s3?.publicUrl ?? null);
  const attachmentFiles = openAttachments(guarded(stores.attachments));
  const quotas = quotaChecks(config.quotas);
  const listings = listingsRepository(db, search);
  const mails = smtpUrl ? { publicOrigin, kick: mailer.kick } : null;
  const notifier = openNotifier(db, mails, app.log);
  const translationEngine = config.translation
    ? libreTranslate({ ...config.translation, log: app.log })
    : null;
  const translator = openTranslator(translationsRepository(db), translationEngine);
  const glossary = translationEngine ? null : GLOSSARY_VERSION;
  const textKeeper = openTextKeeper(
    config.translateTexts
      ? {
          texts: machineTextsRepository(db, glossary),
          words: machineWordsRepository(db, search),
          translator,
          glossary,
          onTold: () => void catalog.refresh(),
          log: app.log,
        }
      : null,
  );
  const accounts = openAccounts({
    db,
    search,
    counts: shared,
    catalog,
    textKeeper,
    storage,
    attachmentFiles,
    mailer: smtpUrl ? mailer : null,
    publicOrigin,
    quotas,
    log: app.log,
  });
  const messages = messagesRepository(db, quotas);
  const contactMessages = contactMessagesRepository(db, operator);
  const housekeeping = openHousekeeping(
    [
      {
        name: 'contact messages past their retention',
        run: () => sweepContactMessages(contactMessages, config.contactRetentionMonths),
      },
      { name: 'deletions of accounts', run: () => accounts.accountDeletion.resume() },
    ],
    app.log,
  );
  return {
    engine,
    pool,
    shared,
    parts: [
      { name: 'database', vital: true, works: () => catalog.version().then(() => true) },
      ...(config.redis
        ? [
            {
              name: 'redis',
              vital: false,
              works: async () => shared.state() === 'together',
            } as const,
          ]
        : []),
      { name: 'storage', vital: false, works: () => storage.check() },
    ],
    catalog,
    cards: openCards(catalog, (nos, lang) => products.cards(nos, lang), config.cache),
    products,
    listings,
    myListings: myListingsRepository(db, search, quotas),
    myListingsPages: myListingsPages(db),
    storage,
    views,
    ...accounts,
    contactMessages,
    analytics: analyticsRepository(db),
    adminUsers: adminUsersRepository(db),
    adminDecisions: adminDecisionsRepository(db, search),
    reviewDecisions: reviewDecisionsRepository(db, notifier, listings),
    reports: reportsRepository(db),
    auditLog: auditLogRepository(db),
    enquiries: enquiriesRepository(db),
    enquiryWrites: enquiryWritesRepository(notifier),
    enquiryThreads: enquiryThreadsRepository(db, notifier),
    orders: ordersRepository(db),
    orderWrites: orderWritesRepository(notifier, engine),
    notifications: notificationsRepository(db),
    notifier,
    chats: chatsRepository(db),
    chatWrites: chatWritesRepository(db),
    attachments: attachmentsRepository(db),
    attachmentFiles,
    messages,
    live: openLive({
      sessions: accounts.sessions,
      messages,
      notifier,
      shared,
      trusts: trustedProxies(config),
      log: app.log,
    }),
    mailer,
    fileSweeper: openFileSweeper(config.database, stores, app.log),
    operator,
    housekeeping,
    suppliers: suppliersRepository(db),
    addresses: addressesRepository(db),
    translator,
    translationEngine,
    textKeeper,
    cache: config.cache ? replyCache(() => catalog.version()) : null,
    dataDir: config.dataDir,
    reserve,
    usage: (id, names) => quotas.usageOf(db, id, names),
  } satisfies Services;
};
