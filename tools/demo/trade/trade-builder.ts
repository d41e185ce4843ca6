// Builder of the demo market's trade: collects the rows of all tables, and derives notifications, translations and read positions.
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
import type { Person } from './people.ts';
import { DAY, hoursIn, MINUTE, nextWorkingTime, previousWorkingTime } from './working-hours.ts';

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

/** A chat with its messages. The builder adds the read positions at the end. */
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

/** Range of the time from a notification to its reading. */
const READING_DELAY = [5 * MINUTE, 180 * MINUTE] as const;
/** Maximum age of a participant's last visit. */
const RECENT_DAYS = 2;

export class TradeBuilder {
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
  readonly #lastActivity = new Map<string, number>();
  readonly #readUntilById = new Map<string, number>();
  readonly #turns = new Map<string, number>();

  constructor(now: number, random: Random) {
    this.now = now;
    this.random = random;
  }

  id(time: number): string {
    return this.random.uuid(time);
  }

  /**
   * A time at which `person` acts: `low` to `high` ms after `time`, moved into working hours. Null if that is later than now or
   * than the person's last visit.
   */
  nextAction(person: Person, time: number, low: number, high: number): number | null {
    const at = nextWorkingTime(person.hours, time + this.random.int(low, high), this.random);
    return at < this.now && at <= person.until ? at : null;
  }

  /** Returns the items one after the other, separately for each key, so that a text is not repeated too soon. */
  inTurn<Item>(key: string, items: readonly Item[]): Item {
    const turn = this.#turns.get(key) ?? this.random.int(0, items.length - 1);
    this.#turns.set(key, turn + 1);
    return items[turn % items.length] as Item;
  }

  /** Records that `person` was active, and so has read everything until then. */
  recordActivity(person: Person, at: number): void {
    this.#lastActivity.set(person.id, Math.max(at, this.#lastActivity.get(person.id) ?? 0));
  }

  notify(event: Event): void {
    this.#events.push(event);
  }

  /** Returns the text in the language of its author, and adds its translation for the counterpart. */
  recordText(text: Both, language: Lang): string {
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

  /** The time until which a person has read everything, not earlier than its last activity. */
  #readUntilOf(person: Person): number {
    const known = this.#readUntilById.get(person.id);
    if (known !== undefined) return known;
    const lastVisit = previousWorkingTime(
      person.hours,
      Math.min(person.until, this.now - this.random.int(0, RECENT_DAYS * DAY)),
      this.random,
    );
    const last = Math.max(lastVisit, this.#lastActivity.get(person.id) ?? 0);
    const readUntil = person.until < this.now ? Math.max(person.until, last) : last;
    this.#readUntilById.set(person.id, readUntil);
    return readUntil;
  }

  notifications(): NotificationsTable[] {
    return this.#events.map(({ to, kind, subjectId, subject, from, detail, at }) => {
      const readUntil = this.#readUntilOf(to);
      const reading = nextWorkingTime(
        to.hours,
        at + this.random.int(...READING_DELAY),
        this.random,
      );
      return {
        id: this.id(at),
        user_id: to.id,
        kind,
        subject_id: subjectId,
        subject,
        from_name: to.side === 'supplier' ? from.zh : from.en,
        detail,
        created_at: iso(at),
        read_at: at > readUntil ? null : iso(Math.max(at, Math.min(reading, readUntil))),
      };
    });
  }

  /** The chats that have messages. */
  chats(): ChatsTable[] {
    return this.conversations.flatMap(({ row, messages, buyer, seller }) => {
      const [first, last] = [messages[0], messages.at(-1)];
      if (!first || !last) return [];
      const readBy = (person: Person): string | null =>
        messages.findLast(({ created_at }) => created_at <= iso(this.#readUntilOf(person)))?.id ??
        null;
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

/** The time so many days ago; outside working hours in India, one in the last hours of the working day before. */
export const daysAgo = ({ now, random }: TradeBuilder, days: number): number =>
  previousWorkingTime(hoursIn('India'), now - Math.floor(days * DAY), random);
