// The rows of the demo market's trade while they are generated, with the notifications and translations that belong to them.
import type { Insertable } from 'kysely';
import type { Lang } from '../../../contract/lang.ts';
import type { NotificationKind } from '../../../contract/notifications/notifications.ts';
import type {
  AttachmentsTable,
  AuditLogTable,
  ChatsTable,
  ContactMessagesTable,
  EnquiriesTable,
  EnquiryRepliesTable,
  MessagesTable,
  NotificationsTable,
  OrderLinesTable,
  OrderStepsTable,
  OrdersTable,
  ReportsTable,
  ReviewsTable,
} from '../../../server/platform/db/tables.ts';
import type { StoredTranslation } from '../../../server/translation/translation-queries.ts';
import type { Random } from '../random.ts';
import type { Both } from '../types.ts';
import { DAY, earlierWorkingMoment, hoursIn, MINUTE, workingMoment } from './moments.ts';
import type { Person } from './people.ts';

/** An event that its recipient is notified of. */
export interface Event {
  readonly to: Person;
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly subject: string;
  readonly from: Both;
  readonly detail: string;
  readonly at: number;
}

/** A chat with its messages; the read positions follow from what its participants have seen. */
export interface Conversation {
  readonly id: string;
  readonly buyer: Person;
  readonly seller: Person;
  readonly row: Omit<
    ChatsTable,
    'last_message_id' | 'updated_at' | 'created_at' | 'buyer_read' | 'supplier_read'
  >;
  readonly messages: Insertable<MessagesTable>[];
}

export const iso = (time: number): string => new Date(time).toISOString();

/** Reader's delay from a notification to reading it. */
const READING_DELAY = [5 * MINUTE, 180 * MINUTE] as const;
const RECENT_DAYS = 2;

export class Book {
  readonly now: number;
  readonly random: Random;
  readonly enquiries: Insertable<EnquiriesTable>[] = [];
  readonly enquiry_replies: Insertable<EnquiryRepliesTable>[] = [];
  readonly orders: Insertable<OrdersTable>[] = [];
  readonly order_lines: Insertable<OrderLinesTable>[] = [];
  readonly order_steps: Insertable<OrderStepsTable>[] = [];
  readonly attachments: Insertable<AttachmentsTable>[] = [];
  readonly reviews: Insertable<ReviewsTable>[] = [];
  readonly reports: Insertable<ReportsTable>[] = [];
  readonly contact_messages: Insertable<ContactMessagesTable>[] = [];
  readonly audit_log: Insertable<AuditLogTable>[] = [];
  readonly conversations: Conversation[] = [];
  readonly #events: Event[] = [];
  readonly #translations = new Map<string, StoredTranslation>();
  readonly #lastActs = new Map<string, number>();
  readonly #seenUntil = new Map<string, number>();
  readonly #turns = new Map<string, number>();

  constructor(now: number, random: Random) {
    this.now = now;
    this.random = random;
  }

  id(time: number): string {
    return this.random.uuid(time);
  }

  /**
   * The moment at which `person` acts, `low` to `high` ms of delay after `time` and within working hours; null if it has not
   * happened yet.
   */
  next(person: Person, time: number, low: number, high: number): number | null {
    const at = workingMoment(person.hours, time + this.random.int(low, high), this.random);
    return at < this.now && at <= person.until ? at : null;
  }

  /** One of the items; each time for the same key the next one, so that nobody says the same twice in a row. */
  inTurn<Item>(key: string, items: readonly Item[]): Item {
    const turn = this.#turns.get(key) ?? this.random.int(0, items.length - 1);
    this.#turns.set(key, turn + 1);
    return items[turn % items.length] as Item;
  }

  /** Records that `person` did something, and so was there. */
  acted(person: Person, at: number): void {
    this.#lastActs.set(person.id, Math.max(at, this.#lastActs.get(person.id) ?? 0));
  }

  notify(event: Event): void {
    this.#events.push(event);
  }

  /** Returns the text as its writer wrote it, and stores its translation for the counterpart. */
  written(text: Both, language: Lang): string {
    const [original, translated, target] =
      language === 'en'
        ? ([text.en, text.zh, 'zh-Hans'] as const)
        : ([text.zh, text.en, 'en'] as const);
    if (original !== translated)
      this.#translations.set(`${target} ${original}`, { original, target, text: translated });
    return original;
  }

  translations(): StoredTranslation[] {
    return [...this.#translations.values()];
  }

  /** Until when a person has read everything: at least until its last act. */
  #seen(person: Person): number {
    const known = this.#seenUntil.get(person.id);
    if (known !== undefined) return known;
    const lookedAt = earlierWorkingMoment(
      person.hours,
      Math.min(person.until, this.now - this.random.int(0, RECENT_DAYS * DAY)),
      this.random,
    );
    const last = Math.max(lookedAt, this.#lastActs.get(person.id) ?? 0);
    const seen = person.until < this.now ? Math.max(person.until, last) : last;
    this.#seenUntil.set(person.id, seen);
    return seen;
  }

  notifications(): NotificationsTable[] {
    return this.#events.map(({ to, kind, subjectId, subject, from, detail, at }) => {
      const seen = this.#seen(to);
      const reading = workingMoment(to.hours, at + this.random.int(...READING_DELAY), this.random);
      return {
        id: this.id(at),
        user_id: to.id,
        kind,
        subject_id: subjectId,
        subject,
        from_name: to.side === 'supplier' ? from.zh : from.en,
        detail,
        created_at: iso(at),
        read_at: at > seen ? null : iso(Math.max(at, Math.min(reading, seen))),
      };
    });
  }

  /** The chats that have messages. */
  chats(): ChatsTable[] {
    return this.conversations.flatMap(({ row, messages, buyer, seller }) => {
      const [first, last] = [messages[0], messages.at(-1)];
      if (!first || !last) return [];
      const readBy = (person: Person): string | null =>
        messages.findLast(({ created_at }) => created_at <= iso(this.#seen(person)))?.id ?? null;
      return [
        {
          ...row,
          last_message_id: last.id,
          created_at: first.created_at,
          updated_at: last.created_at,
          buyer_read: readBy(buyer),
          supplier_read: readBy(seller),
        },
      ];
    });
  }

  messages(): Insertable<MessagesTable>[] {
    return this.conversations.flatMap(({ messages }) => messages);
  }
}

/** A working moment in India so many days ago, or in the last hours of the working day before. */
export const daysAgo = ({ now, random }: Book, days: number): number =>
  earlierWorkingMoment(hoursIn('India'), now - Math.floor(days * DAY), random);
