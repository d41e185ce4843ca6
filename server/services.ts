// What routes work with: every part of the server, opened over one database.
import type { FastifyInstance } from 'fastify';
import type { Quota, QuotaName } from '../contract/usage-reader.ts';
import { type AccountServices, openAccounts } from './accounts/open.ts';
import { type Cards, openCards } from './catalog/cards.ts';
import { type Catalog, openCatalog } from './catalog/catalog.ts';
import { countViews, type Views } from './catalog/views.ts';
import type { Config } from './config.ts';
import { trustedProxies } from './connections/reader-address.ts';
import { type FileSweeper, openFileSweeper } from './data/unnamed-files.ts';
import type { Database } from './db/open.ts';
import type { Part } from './health.ts';
import { type Housekeeping, openHousekeeping, sweepContactMessages } from './housekeeping.ts';
import { type Live, openLive } from './live/live.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { smtp } from './mail/smtp.ts';
import { type Notifier, openNotifier } from './notify/notify.ts';
import { type ReplyCache, replyCache } from './reply-cache.ts';
import { addressesRepository } from './repositories/addresses.ts';
import { adminDecisionsRepository } from './repositories/admin-decisions.ts';
import { adminUsersRepository } from './repositories/admin-users.ts';
import { analyticsRepository } from './repositories/analytics.ts';
import { attachmentsRepository } from './repositories/attachments.ts';
import { auditLogRepository } from './repositories/audit-log.ts';
import { chatWritesRepository } from './repositories/chat-writes.ts';
import { chatsRepository } from './repositories/chats.ts';
import { contactMessagesRepository } from './repositories/contact-messages.ts';
import { enquiriesRepository } from './repositories/enquiries.ts';
import { enquiryThreadsRepository } from './repositories/enquiry-threads.ts';
import { enquiryWritesRepository } from './repositories/enquiry-writes.ts';
import { type Listings, listingsRepository } from './repositories/listings.ts';
import { machineTextsRepository } from './repositories/machine-texts.ts';
import { machineWordsRepository } from './repositories/machine-words.ts';
import { messagesRepository } from './repositories/messages.ts';
import { type MyListings, myListingsRepository } from './repositories/my-listings.ts';
import { myListingsPages } from './repositories/my-listings-page.ts';
import { notificationsRepository } from './repositories/notifications.ts';
import { orderWritesRepository } from './repositories/order-writes.ts';
import { ordersRepository } from './repositories/orders.ts';
import { outboxRepository } from './repositories/outbox.ts';
import { productsRepository } from './repositories/products.ts';
import { quotaChecks } from './repositories/quotas.ts';
import { reportsRepository } from './repositories/reports.ts';
import { reviewDecisionsRepository } from './repositories/review-decisions.ts';
import { suppliersRepository } from './repositories/suppliers.ts';
import { translationsRepository } from './repositories/translations.ts';
import type { Shared } from './shared/shared.ts';
import { type Attachments, openAttachments } from './storage/attachments.ts';
import { type DiskReserve, diskReserve, withReserve } from './storage/disk-reserve.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { openStores } from './storage/stores.ts';
import { type Engine, libreTranslate } from './translate/engine.ts';
import { GLOSSARY_VERSION } from './translate/glossary.ts';
import { openTextKeeper, type TextKeeper } from './translate/keeper.ts';
import { openTranslator, type Translator } from './translate/service.ts';

/** What routes work with. */
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
  /** Null where no translation service is set. */
  readonly translationEngine: Engine | null;
  /** Keeps listings and companies in both languages. */
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
  /** Where mail for the operator of the market goes. */
  readonly operator: string;
  readonly housekeeping: Housekeeping;
  /** Absent where caches are off. */
  readonly cache: ReplyCache | null;
  readonly dataDir: string;
  /** Of the disk that uploads lie on; null where they lie in a bucket. */
  readonly reserve: DiskReserve | null;
  readonly usage: (id: string, names: readonly QuotaName[]) => Promise<Quota[]>;
}

/** Opens every part over the database; nothing of it runs yet. */
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
