// Writes the demo market's trade into its database: generated from the filled market, the same for the same moment.

import { insertRows, type Row, type TableName } from '../../../server/platform/db/bulk-copy.ts';
import type { Database, DbOrTx } from '../../../server/platform/db/open.ts';
import type { Attachments } from '../../../server/platform/storage/attachments.ts';
import { translationsRepository } from '../../../server/translation/translation-queries.ts';
import { createRandom } from '../random.ts';
import type { SeedProduct, SeedSupplier } from '../types.ts';
import { Book, iso } from './book.ts';
import { castOf, type Market } from './cast.ts';
import { DemoStories } from './demo-stories.ts';
import { Desk } from './desk.ts';
import { DeskQuestions } from './desk-questions.ts';
import type { DemoFile } from './files.ts';
import { DAY, earlierWorkingMoment, hoursIn } from './moments.ts';
import { writeRatings } from './reviews.ts';
import { savedBy } from './saved.ts';
import { Background } from './stories.ts';
import { tellOfSupplier } from './supplier-stories.ts';
import { VERIFICATION_NOTES } from './talk/desk-talk.ts';
import { Teller } from './teller.ts';

const SEED = 0x7ade;
const BATCH_ROWS = 400;

export interface TradeSource {
  readonly suppliers: readonly SeedSupplier[];
  readonly products: readonly SeedProduct[];
  readonly demoSupplierId: string;
  /** In milliseconds: everything has happened before it. */
  readonly now: number;
  /** The version of the filled catalog. */
  readonly version: number;
  readonly attachments: Attachments;
}

/** Days since the submission of what waits for a review, and since the last rejections. */
const WAITING_DAYS = 5;
const REJECTED_DAYS = 40;

/** Moves submissions and rejections close to now: no review takes a year. Returns the moments of rejections by product. */
async function dateReviews(tx: DbOrTx, book: Book): Promise<Map<number, number>> {
  const { random, now } = book;
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
    const decided = earlierWorkingMoment(isPending ? CHINA : INDIA, now - ago, random);
    const at = Math.max(decided, Date.parse(created_at));
    if (!isPending) rejectedAt.set(no, at);
    const time = iso(at);
    await tx
      .updateTable('products')
      .set({ updated_at: time, ...(isPending ? { submitted_at: time } : {}) })
      .where('no', '=', no)
      .execute();
  }
  const changed = iso(earlierWorkingMoment(CHINA, now - DAY, random));
  await tx
    .updateTable('product_changes')
    .set({ submitted_at: changed, updated_at: changed })
    .where('status', '=', 'pending')
    .execute();
  return rejectedAt;
}

/** Every enquiry about a product counts, as when it is sent. */
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

/** A buyer has seen the replies of which no notification is unread. */
const noteSeenReplies = (tx: DbOrTx) =>
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

async function noteVerifications(tx: DbOrTx): Promise<void> {
  for (const [level, note] of Object.entries(VERIFICATION_NOTES))
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
  const book = new Book(source.now, createRandom(SEED));
  const rejectedAt = await dateReviews(tx, book);
  const market: Market = { ...source, states: await readStates(tx) };
  const cast = castOf(book, market);
  const background = new Background(book, cast);
  const teller = new Teller(book, background);
  await new DemoStories(teller, cast).tellAll();
  tellOfSupplier(teller, background, cast);
  background.tellAll();
  const desk = new Desk(book, cast);
  desk.reviews(market, rejectedAt);
  desk.verifications(market);
  desk.reports();
  desk.contactMessages();
  new DeskQuestions(book, cast).tellAll();
  const saved = savedBy(book, cast, source.version);

  const insert = async (table: TableName, rows: readonly object[]): Promise<void> => {
    for (let at = 0; at < rows.length; at += BATCH_ROWS)
      await insertRows(tx, engine, table, rows.slice(at, at + BATCH_ROWS) as Row[]);
  };
  await insert('enquiries', book.enquiries);
  await insert('enquiry_replies', book.enquiry_replies);
  await insert('orders', book.orders);
  await insert('order_lines', book.order_lines);
  await insert('order_steps', book.order_steps);
  await insert('chats', book.chats());
  await insert('messages', book.messages());
  await insert('attachments', book.attachments);
  await insert('notifications', book.notifications());
  await noteSeenReplies(tx);
  await insert('reviews', book.reviews);
  await writeRatings(tx, book.reviews);
  await insert('reports', book.reports);
  await insert('contact_messages', book.contact_messages);
  await insert('audit_log', book.audit_log);
  await insert('favourites', saved.favourites);
  await insert('saved_searches', saved.searches);
  await insert('mail_settings', [saved.alert]);
  await translationsRepository(tx).store(book.translations());
  await countInquiries(tx);
  await noteVerifications(tx);
  const files: readonly DemoFile[] = [...teller.files, ...background.files];
  const sent = new Set(book.attachments.map(({ id }) => id));
  for (const { id, bytes } of files) if (sent.has(id)) await source.attachments.put(id, bytes);
}
