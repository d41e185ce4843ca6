// Questions to the admin area about BIS and the market, as enquiries and as chats.

import { BIS_TOPIC_ID } from '../../../contract/limits.ts';
import { sendMessage } from './chats.ts';
import type { Participants } from './participants.ts';
import { ADMIN_AREA_NAME, type BuyingPerson, type Person } from './people.ts';
import { ADMIN_TEXTS } from './texts.ts';
import { type Conversation, daysAgo, iso, type TradeBuilder } from './trade-builder.ts';
import { HOUR, hoursIn, MINUTE, previousWorkingTime } from './working-hours.ts';

const INDIA = hoursIn('India');

export class AdminQuestions {
  readonly #trade: TradeBuilder;
  readonly #participants: Participants;

  constructor(trade: TradeBuilder, participants: Participants) {
    this.#trade = trade;
    this.#participants = participants;
  }

  /** A question as an enquiry, answered if it is older than the admin's last visit. */
  #enquire(buyer: BuyingPerson, at: number, index: number, topic: 'bis' | 'general'): void {
    const trade = this.#trade;
    const { admin } = this.#participants.demo;
    const exchange = ADMIN_TEXTS.bisQuestions[index % ADMIN_TEXTS.bisQuestions.length];
    const subject = ADMIN_TEXTS.bisSubjects[index % ADMIN_TEXTS.bisSubjects.length];
    if (!exchange || !subject) return;
    const id = trade.id(at);
    const words = trade.recordText(subject, 'en');
    const replied = trade.nextAction(admin, at, HOUR, 20 * HOUR);
    const notification = { subjectId: id, subject: words, detail: '' };
    trade.recordActivity(buyer, at);
    trade.notify({ ...notification, to: admin, kind: 'enquiry.new', from: buyer.displayName, at });
    if (replied !== null) {
      trade.recordActivity(admin, replied);
      trade.enquiry_replies.push({
        id: trade.id(replied),
        enquiry_id: id,
        side: 'supplier',
        sender_id: admin.id,
        language: 'en',
        created_at: iso(replied),
        text: trade.recordText(exchange.reply, 'en'),
      });
      trade.notify({
        ...notification,
        to: buyer,
        kind: 'enquiry.reply',
        from: ADMIN_AREA_NAME,
        at: replied,
      });
    }
    trade.enquiries.push({
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
      message: trade.recordText(exchange.ask, 'en'),
    });
  }

  #chat(buyer: BuyingPerson, at: number, first: number, count: number): void {
    const trade = this.#trade;
    const admin: Person = this.#participants.demo.admin;
    const id = trade.id(at);
    const row = {
      ...{ id, buyer_id: buyer.id, supplier_id: null, to_admin: 1 },
      ...{ product_no: null, about: BIS_TOPIC_ID, product_name: '' },
    };
    const chat: Conversation = { id, buyer, seller: admin, row, messages: [] };
    trade.conversations.push(chat);
    let asked: number | null = at;
    for (const { ask, reply } of ADMIN_TEXTS.bisQuestions.slice(first, first + count)) {
      if (sendMessage(trade, chat, buyer, asked, ask) === null) return;
      const replied: number | null = trade.nextAction(admin, asked ?? at, 4 * MINUTE, 3 * HOUR);
      if (sendMessage(trade, chat, admin, replied, reply) === null) return;
      asked = trade.nextAction(buyer, replied ?? at, 2 * MINUTE, 2 * HOUR);
    }
  }

  /** Adds enquiries and chats of the demo buyer and of others, the last ones after the admin's last visit. */
  generate(): void {
    const trade = this.#trade;
    const { random, now } = trade;
    const { buyers, demo } = this.#participants;
    const oldest = buyers.toSorted((one, other) => one.buyer.since - other.buyer.since);
    for (const [index, days] of [150, 96, 52, 27, 11].entries()) {
      const buyer = oldest[3 * index];
      const at = daysAgo(trade, days);
      if (buyer && buyer.buyer.since < at)
        this.#enquire(buyer, at, index, index === 3 ? 'general' : 'bis');
    }
    this.#enquire(demo.buyer, daysAgo(trade, 44), 1, 'bis');
    this.#chat(demo.buyer, daysAgo(trade, 33), 0, 3);
    const [one, two, three] = oldest.slice(1);
    if (!one || !two || !three) return;
    this.#chat(one, daysAgo(trade, 18), 2, 2);
    const lately = (minutes: number) => previousWorkingTime(INDIA, now - minutes * MINUTE, random);
    this.#enquire(two, lately(25), 0, 'bis');
    this.#chat(three, lately(55), 3, 1);
  }
}
