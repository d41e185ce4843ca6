// Enquiries of the demo market about products, with the replies of both sides until they are answered or closed.

import { DELIVERY_TIMELINES, type INQUIRY_TYPES } from '../../../contract/limits.ts';
import type { EnquiryStatus } from '../../../contract/trade/enquiry.ts';
import type { Random } from '../random.ts';
import type { Both } from '../types.ts';
import { type Book, iso } from './book.ts';
import { aboutOffer, type Offer } from './facts.ts';
import { DAY, HOUR, MINUTE } from './moments.ts';
import type { BuyingPerson, Person } from './people.ts';
import type { Exchange } from './talk/exchange.ts';
import { JOBS } from './talk/jobs.ts';
import {
  BUYER_CONFIRMATIONS,
  BUYER_OPENINGS,
  BUYER_REFUSALS,
  REQUIREMENTS,
  SUBJECTS,
  SUPPLIER_CLOSINGS,
  SUPPLIER_OPENINGS,
  SUPPLIER_THANKS,
} from './talk/letters.ts';
import { MACHINE_TALK } from './talk/machine-talk.ts';
import {
  BIS_TALK,
  DELIVERY_TALK,
  INSTALLATION_TALK,
  POWER_TALK,
  PRICE_TALK,
  SPARES_TALK,
} from './talk/trade-talk.ts';

/** Who asks whom about what, and when. */
export interface Interest {
  readonly offer: Offer;
  readonly buyer: BuyingPerson;
  readonly quantity: number;
  readonly at: number;
}

export interface EnquiryPlan extends Interest {
  readonly type: (typeof INQUIRY_TYPES)[number];
  /** The page has a subject, quantity and target price, the window of a product has none of them. */
  readonly form: 'page' | 'window';
  /** Questions, each with a reply. */
  readonly rounds: number;
  readonly end: 'order' | 'refusal' | 'open' | 'unanswered';
  /** Whether the first reply comes within the hour. */
  readonly isQuick?: boolean;
}

const REPLY_DELAY = [HOUR / 2, 20 * HOUR] as const;
export const QUICKLY = [15 * MINUTE, 50 * MINUTE] as const;

/** A supplier in India ships by road: nothing about ports, and the importer has dealt with BIS. */
const isInIndia = ({ seller }: Offer): boolean => seller.supplier.country === 'India';

/** A question about the work of the offered machine. */
export const machineTalk = (book: Book, { product }: Offer, buyer: Person): Exchange => {
  const { group } = JOBS[product.family];
  return book.inTurn(`${buyer.id} ${group}`, MACHINE_TALK[group]);
};

const talkFor = (book: Book, { offer, buyer }: Interest, count: number): readonly Exchange[] => {
  const topics = isInIndia(offer)
    ? [POWER_TALK, INSTALLATION_TALK, SPARES_TALK, PRICE_TALK]
    : [POWER_TALK, DELIVERY_TALK, INSTALLATION_TALK, SPARES_TALK, BIS_TALK, PRICE_TALK];
  const general = book.random
    .sample(topics, count - 1)
    .map((topic) => book.inTurn(`${buyer.id} ${topic[0]?.ask.en}`, topic));
  return [machineTalk(book, offer, buyer), ...general];
};

const namesPort = ({ en }: Both): boolean => en.includes('{indiaPort}');

const subjectFor = (random: Random, { offer, type }: EnquiryPlan): Both =>
  random.pick(SUBJECTS[type].filter((subject) => !(isInIndia(offer) && namesPort(subject))));

/** About nine tenths of the price, rounded to what people write. */
const targetCents = (cents: number, random: Random): number => {
  const step = cents > 1_000_000 ? 50_000 : 5_000;
  return Math.max(step, Math.round((cents * random.int(86, 95)) / 100 / step) * step);
};

/** Writes the thread and returns the moment of its last event. */
export function enquire(book: Book, plan: EnquiryPlan): number {
  const { offer, buyer, quantity, at, type, form, rounds, end, isQuick = false } = plan;
  const { random } = book;
  const { seller, product } = offer;
  const text = aboutOffer(offer, buyer, quantity);
  const talk = talkFor(book, plan, Math.max(2, rounds));
  const opening = talk.slice(0, 2);
  const id = book.id(at);
  const subject = form === 'page' ? text(subjectFor(random, plan)) : null;
  const named = subject?.en ?? product.name.en;
  const isOnPage = form === 'page';

  let status: EnquiryStatus = 'pending';
  let last = at;
  const tell = (from: Person, to: Person, kind: 'enquiry.reply' | 'enquiry.status', time: number) =>
    book.notify({
      to,
      kind,
      subjectId: id,
      subject: named,
      from: from.displayName,
      detail: kind === 'enquiry.status' ? status : '',
      at: time,
    });
  /** Returns whether the reply has been written by now. */
  const reply = (from: Person, to: Person, words: Both, low: number, high: number): boolean => {
    const time = book.next(from, last, low, high);
    if (time === null) return false;
    const isBuyer = from.side === 'buyer';
    book.enquiry_replies.push({
      id: book.id(time),
      enquiry_id: id,
      side: isBuyer ? 'buyer' : 'supplier',
      sender_id: from.id,
      language: from.language,
      created_at: iso(time),
      text: book.written(words, from.language),
    });
    book.acted(from, time);
    status = isBuyer ? 'pending' : 'answered';
    last = time;
    tell(from, to, 'enquiry.reply', time);
    return true;
  };
  const close = (from: Person, to: Person): void => {
    const time = book.next(from, last, HOUR, DAY);
    if (time === null) return;
    book.acted(from, time);
    status = 'closed';
    last = time;
    tell(from, to, 'enquiry.status', time);
  };

  const message = text(
    book.inTurn(`${buyer.id} opening`, BUYER_OPENINGS),
    ...opening.map(({ ask }) => ask),
  );
  const requirements = type === 'custom_order' ? random.pick(REQUIREMENTS) : null;
  book.acted(buyer, at);
  book.notify({
    to: seller,
    kind: 'enquiry.new',
    subjectId: id,
    subject: named,
    from: buyer.displayName,
    detail: '',
    at,
  });

  const further = talk.slice(2);
  const correspond = (): boolean => {
    const first = text(
      random.pick(SUPPLIER_OPENINGS),
      ...opening.map((each) => each.reply),
      random.pick(SUPPLIER_CLOSINGS),
    );
    const [low, high] = isQuick ? QUICKLY : REPLY_DELAY;
    if (!reply(seller, buyer, first, low, high)) return false;
    return further.every(
      ({ ask, reply: answer }) =>
        reply(buyer, seller, text(ask), HOUR, 2 * DAY) &&
        reply(seller, buyer, text(answer), ...REPLY_DELAY),
    );
  };
  if (end !== 'unanswered' && correspond()) {
    if (end === 'order' && reply(buyer, seller, random.pick(BUYER_CONFIRMATIONS), HOUR, 3 * DAY)) {
      if (random.chance(0.5)) close(seller, buyer);
      else reply(seller, buyer, random.pick(SUPPLIER_THANKS), ...REPLY_DELAY);
    }
    if (end === 'refusal' && reply(buyer, seller, random.pick(BUYER_REFUSALS), 2 * DAY, 9 * DAY))
      close(buyer, seller);
  }

  book.enquiries.push({
    id,
    topic: 'product',
    product_no: offer.no,
    product_name: product.name.en,
    category: offer.category,
    buyer_id: buyer.id,
    supplier_id: seller.id,
    to_admin: 0,
    subject: subject ? book.written(subject, 'en') : '',
    inquiry_type: type,
    quantity: isOnPage ? quantity : null,
    target_price_cents:
      isOnPage && type === 'price_quote' && product.priceCents !== null
        ? targetCents(product.priceCents, random)
        : null,
    delivery_timeline: isOnPage ? random.pick(DELIVERY_TIMELINES) : null,
    contact_email: buyer.email,
    contact_phone: buyer.buyer.phone,
    status,
    language: 'en',
    created_at: iso(at),
    updated_at: iso(last),
    requirements: requirements ? book.written(requirements, 'en') : '',
    message: book.written(message, 'en'),
  });
  return last;
}
