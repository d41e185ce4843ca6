// Questions to the admin area about BIS and the market, as enquiries and as chats.
import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { type Book, type Conversation, daysAgo, iso } from './book.ts';
import type { Cast } from './cast.ts';
import { say } from './chats.ts';
import { earlierWorkingMoment, HOUR, hoursIn, MINUTE } from './moments.ts';
import { type BuyingPerson, DESK_NAME, type Person } from './people.ts';
import { BIS_QUESTIONS, BIS_SUBJECTS } from './talk/desk-talk.ts';

const INDIA = hoursIn('India');

export class DeskQuestions {
  readonly #book: Book;
  readonly #cast: Cast;

  constructor(book: Book, cast: Cast) {
    this.#book = book;
    this.#cast = cast;
  }

  /** A question to the admin area as an enquiry, answered if the admin was there since. */
  #ask(buyer: BuyingPerson, at: number, index: number, topic: 'bis' | 'general'): void {
    const book = this.#book;
    const { admin } = this.#cast.demo;
    const exchange = BIS_QUESTIONS[index % BIS_QUESTIONS.length];
    const subject = BIS_SUBJECTS[index % BIS_SUBJECTS.length];
    if (!exchange || !subject) return;
    const id = book.id(at);
    const words = book.written(subject, 'en');
    const replied = book.next(admin, at, HOUR, 20 * HOUR);
    const notification = { subjectId: id, subject: words, detail: '' };
    book.acted(buyer, at);
    book.notify({ ...notification, to: admin, kind: 'enquiry.new', from: buyer.displayName, at });
    if (replied !== null) {
      book.acted(admin, replied);
      book.enquiry_replies.push({
        id: book.id(replied),
        enquiry_id: id,
        side: 'supplier',
        sender_id: admin.id,
        language: 'en',
        created_at: iso(replied),
        text: book.written(exchange.reply, 'en'),
      });
      book.notify({
        ...notification,
        to: buyer,
        kind: 'enquiry.reply',
        from: DESK_NAME,
        at: replied,
      });
    }
    book.enquiries.push({
      id,
      topic,
      product_no: null,
      product_name: '',
      category: topic === 'general' ? 'engineering' : null,
      buyer_id: buyer.id,
      supplier_id: null,
      to_admin: 1,
      subject: words,
      inquiry_type: 'product_info',
      quantity: null,
      target_price_cents: null,
      delivery_timeline: null,
      contact_email: buyer.email,
      contact_phone: buyer.buyer.phone,
      status: replied === null ? 'pending' : 'answered',
      language: 'en',
      created_at: iso(at),
      updated_at: iso(replied ?? at),
      requirements: '',
      message: book.written(exchange.ask, 'en'),
    });
  }

  #chat(buyer: BuyingPerson, at: number, first: number, count: number): void {
    const book = this.#book;
    const admin: Person = this.#cast.demo.admin;
    const id = book.id(at);
    const row = {
      ...{ id, buyer_id: buyer.id, supplier_id: null, to_admin: 1 },
      ...{ product_no: null, about: BIS_TOPIC_ID, product_name: '' },
    };
    const chat: Conversation = { id, buyer, seller: admin, row, messages: [] };
    book.conversations.push(chat);
    let asked: number | null = at;
    for (const { ask, reply } of BIS_QUESTIONS.slice(first, first + count)) {
      if (say(book, chat, buyer, asked, ask) === null) return;
      const replied: number | null = book.next(admin, asked ?? at, 4 * MINUTE, 3 * HOUR);
      if (say(book, chat, admin, replied, reply) === null) return;
      asked = book.next(buyer, replied ?? at, 2 * MINUTE, 2 * HOUR);
    }
  }

  /** Questions about BIS as enquiries and chats: of the demo buyer, and of others, the last ones since the admin's visit. */
  tellAll(): void {
    const book = this.#book;
    const { random, now } = book;
    const { buyers, demo } = this.#cast;
    const oldest = buyers.toSorted((one, other) => one.buyer.since - other.buyer.since);
    for (const [index, days] of [150, 96, 52, 27, 11].entries()) {
      const buyer = oldest[3 * index];
      const at = daysAgo(book, days);
      if (buyer && buyer.buyer.since < at)
        this.#ask(buyer, at, index, index === 3 ? 'general' : 'bis');
    }
    this.#ask(demo.buyer, daysAgo(book, 44), 1, 'bis');
    this.#chat(demo.buyer, daysAgo(book, 33), 0, 3);
    const [one, two, three] = oldest.slice(1);
    if (!one || !two || !three) return;
    this.#chat(one, daysAgo(book, 18), 2, 2);
    const lately = (minutes: number) => earlierWorkingMoment(INDIA, now - minutes * MINUTE, random);
    this.#ask(two, lately(25), 0, 'bis');
    this.#chat(three, lately(55), 3, 1);
  }
}
