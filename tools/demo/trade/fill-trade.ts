// Fills the trade of the demo market: generated from its suppliers and products, always the same for the same `now`.

import { updateLevel } from '../../../server/accounts/profile/verification-queries.ts';
import { insertRows, type Row, type TableName } from '../../../server/platform/db/bulk-copy.ts';
import type { Database, DbOrTx } from '../../../server/platform/db/open.ts';
import type { Attachments } from '../../../server/platform/storage/attachments.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { createRandom } from '../random.ts';
import type { SeedProduct, SeedSupplier } from '../types.ts';
import { AdminQuestions } from './admin-questions.ts';
import { AdminWork } from './admin-work.ts';
import { BackgroundTrade } from './background-trade.ts';
import { DemoBuyerTrade } from './demo-buyer-trade.ts';
import { generateDemoSupplierTrade } from './demo-supplier-trade.ts';
import { generateEvidence } from './evidence.ts';
import type { DemoFile } from './files.ts';
import { createParticipants, type Market } from './participants.ts';
import { writeRatings } from './reviews.ts';
import { generateSaved } from './saved.ts';
import { ScenarioSteps } from './scenario-steps.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { iso, TradeBuilder } from './trade-builder.ts';
import { DAY, hoursIn, previousWorkingTime } from './working-hours.ts';

const SEED = 0x7ade;
const BATCH_ROWS = 400;

export interface TradeSource {
  readonly suppliers: readonly SeedSupplier[];
  readonly products: readonly SeedProduct[];
  readonly demoSupplierId: string;
  /** In milliseconds. All events are before it. */
  readonly now: number;
  /** The version of the filled catalog. */
  readonly version: number;
  readonly attachments: Attachments;
}

/** Maximum days since the submission of a product that waits for its review, and since a rejection. */
const WAITING_DAYS = 5;
const REJECTED_DAYS = 40;

/** Moves submissions and rejections close to now: no review takes a year. Returns the time of each rejection by product number. */
async function dateReviews(tx: DbOrTx, trade: TradeBuilder): Promise<Map<number, number>> {
  const { random, now } = trade;
  const [CHINA, INDIA] = [hoursIn('China'), hoursIn('India')];
  const rows = await tx
    .selectFrom('products')
    .select(['no', 'status', 'created_at'])
    .where('status', 'in', ['pending', 'rejected'])
    .orderBy('no')
    .execute();
  const rejectedAt = new Map<number, number>();
  for (const { no, status, created_at } of rows) {
    const isPending = status === 'pending';
    const ago = random.int(DAY / 12, (isPending ? WAITING_DAYS : REJECTED_DAYS) * DAY);
    const decided = previousWorkingTime(isPending ? CHINA : INDIA, now - ago, random);
    const at = Math.max(decided, Date.parse(created_at));
    if (!isPending) rejectedAt.set(no, at);
    const time = iso(at);
    await tx
      .updateTable('products')
      .set({ updated_at: time, ...(isPending ? { submitted_at: time } : {}) })
      .where('no', '=', no)
      .execute();
  }
  const changed = iso(previousWorkingTime(CHINA, now - DAY, random));
  await tx
    .updateTable('product_changes')
    .set({ submitted_at: changed, updated_at: changed })
    .where('status', '=', 'pending')
    .execute();
  return rejectedAt;
}

/** Sets the enquiry counters, which sending an enquiry increments. */
const countInquiries = (tx: DbOrTx) =>
  tx
    .updateTable('products')
    .set((each) => ({
      inquiries: each
        .selectFrom('enquiries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('enquiries.product_no', '=', 'products.no'),
    }))
    .execute();

/** Marks the replies of an enquiry as seen by its buyer if no notification about them is unread. */
const markRepliesSeen = (tx: DbOrTx) =>
  tx
    .updateTable('enquiries')
    .set((each) => ({ buyer_seen_at: each.ref('updated_at') }))
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'enquiries.buyer_id')
            .whereRef('notifications.subject_id', '=', 'enquiries.id')
            .where('notifications.kind', '=', 'enquiry.reply')
            .where('notifications.read_at', 'is', null),
        ),
      ),
    )
    .execute();

async function writeVerificationNotes(tx: DbOrTx): Promise<void> {
  for (const [level, note] of Object.entries(ADMIN_TEXTS.verificationNotes))
    await tx
      .updateTable('users')
      .set({ verification_note: note })
      .where('verification_level', '=', level)
      .execute();
}

const readStates = (tx: DbOrTx) =>
  tx
    .selectFrom('products')
    .select(['no', 'id', 'status', 'category', 'images', 'rejection_reason'])
    .orderBy('no')
    .execute();

export async function fillTrade(
  tx: DbOrTx,
  engine: Database['engine'],
  source: TradeSource,
): Promise<void> {
  const trade = new TradeBuilder(source.now, createRandom(SEED));
  const rejectedAt = await dateReviews(tx, trade);
  const market: Market = { ...source, states: await readStates(tx) };
  const participants = createParticipants(trade, market);
  const background = new BackgroundTrade(trade, participants);
  const steps = new ScenarioSteps(trade, background);
  await new DemoBuyerTrade(steps, participants).generate();
  generateDemoSupplierTrade(steps, background, participants);
  background.generate();
  const adminWork = new AdminWork(trade, participants);
  adminWork.addReviews(market, rejectedAt);
  adminWork.addVerifications(market);
  adminWork.addReports();
  adminWork.addContactMessages();
  new AdminQuestions(trade, participants).generate();
  const evidence = await generateEvidence(trade, participants, source);
  const saved = generateSaved(trade, participants, source.version);

  const insert = async (table: TableName, rows: readonly object[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += BATCH_ROWS)
      await insertRows(tx, engine, table, rows.slice(at, at + BATCH_ROWS) as Row[]);
  };
  await insert('enquiries', trade.enquiries);
  await insert('enquiry_replies', trade.enquiry_replies);
  await insert('orders', trade.orders);
  await insert('order_lines', trade.order_lines);
  await insert('order_steps', trade.order_steps);
  await insert('chats', trade.chats());
  await insert('messages', trade.messages());
  await insert('attachments', trade.attachments);
  await insert('notifications', trade.notifications());
  await markRepliesSeen(tx);
  await insert('reviews', trade.reviews);
  await writeRatings(tx, trade.reviews);
  await insert('reports', trade.reports);
  await insert('contact_messages', trade.contact_messages);
  await insert('audit_log', trade.audit_log);
  await insert('evidence', evidence.rows);
  for (const id of new Set(evidence.rows.map(({ supplier_id }) => supplier_id)))
    await updateLevel(tx, id, source.now);
  await insert('favourites', saved.favourites);
  await insert('saved_searches', saved.searches);
  await insert('mail_settings', [saved.alert]);
  await translationsRepository(tx).store(trade.translations());
  await countInquiries(tx);
  await writeVerificationNotes(tx);
  const files: readonly DemoFile[] = [...steps.files, ...background.files];
  const sent = new Set(trade.attachments.map(({ id }) => id));
  for (const { id, bytes } of files) if (sent.has(id)) await source.attachments.put(id, bytes);
  for (const { id, bytes } of evidence.files) await source.attachments.put(id, bytes);
}
