// Enquiries of the demo market about products, with the replies of both sides until they are answered or closed.

import { DELIVERY_TIMELINES, type ENQUIRY_TYPES } from '../../../contract/limits.ts';
import type { EnquiryStatus } from '../../../contract/trade/enquiry.ts';
import { PROFILES } from '../profiles.ts';
import type { Random } from '../random.ts';
import type { Both } from '../types.ts';
import { type Offer, offerTexts } from './offer.ts';
import type { BuyingPerson, Person } from './people.ts';
import { CORRESPONDENCE, type Exchange, MACHINE_QUESTIONS, QUESTIONS } from './texts.ts';
import { iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, MINUTE } from './working-hours.ts';

/** Start of an enquiry, chat or order: a buyer, a product, a quantity and a time. */
export interface Interest {
  readonly offer: Offer;
  readonly buyer: BuyingPerson;
  readonly quantity: number;
  readonly at: number;
}

export interface EnquiryPlan extends Interest {
  readonly type: (typeof ENQUIRY_TYPES)[number];
  /** The page asks for subject, quantity and target price, the window of a product does not. */
  readonly form: 'page' | 'window';
  /** Questions, each with a reply. */
  readonly rounds: number;
  readonly end: 'order' | 'refusal' | 'open' | 'unanswered';
  /** Whether the first reply comes within the hour. */
  readonly isQuick?: boolean;
}

const REPLY_DELAY = [HOUR / 2, 20 * HOUR] as const;
/** Delay of a quick reply. */
export const QUICK_DELAY = [15 * MINUTE, 50 * MINUTE] as const;

/** Of a supplier in India buyers ask nothing about ports and BIS: it ships by road, and the machine is imported already. */
const isInIndia = ({ seller }: Offer): boolean => seller.supplier.country === 'India';

/** A question about what the machine does. */
export const machineQuestion = (
  trade: TradeBuilder,
  { product }: Offer,
  buyer: Person,
): Exchange => {
  const { group } = PROFILES[product.family];
  return trade.inTurn(`${buyer.id} ${group}`, MACHINE_QUESTIONS[group]);
};

const questionsFor = (
  trade: TradeBuilder,
  { offer, buyer }: Interest,
  count: number,
): readonly Exchange[] => {
  const topics = isInIndia(offer)
    ? [QUESTIONS.power, QUESTIONS.installation, QUESTIONS.spares, QUESTIONS.price]
    : [
        QUESTIONS.power,
        QUESTIONS.delivery,
        QUESTIONS.installation,
        QUESTIONS.spares,
        QUESTIONS.bis,
        QUESTIONS.price,
      ];
  const general = trade.random
    .sample(topics, count - 1)
    .map((topic) => trade.inTurn(`${buyer.id} ${topic[0]?.ask.en}`, topic));
  return [machineQuestion(trade, offer, buyer), ...general];
};

const namesPort = ({ en }: Both): boolean => en.includes('{indiaPort}');

const subjectFor = (random: Random, { offer, type }: EnquiryPlan): Both =>
  random.pick(
    CORRESPONDENCE.subjects[type].filter((subject) => !(isInIndia(offer) && namesPort(subject))),
  );

/** About nine tenths of the price, rounded as a person would. */
const targetCents = (cents: number, random: Random): number => {
  const step = cents > 1_000_000 ? 50_000 : 5_000;
  return Math.max(step, Math.round((cents * random.int(86, 95)) / 100 / step) * step);
};

/** Adds the enquiry with its replies. Returns the time of its last event. */
export function addEnquiry(trade: TradeBuilder, plan: EnquiryPlan): number {
  const { offer, buyer, quantity, at, type, form, rounds, end, isQuick = false } = plan;
  const { random } = trade;
  const { seller, product } = offer;
  const text = offerTexts(offer, buyer, quantity);
  const questions = questionsFor(trade, plan, Math.max(2, rounds));
  const opening = questions.slice(0, 2);
  const id = trade.id(at);
  const subject = form === 'page' ? text(subjectFor(random, plan)) : null;
  const named = subject?.en ?? product.name.en;
  const isOnPage = form === 'page';

  let status: EnquiryStatus = 'pending';
  let last = at;
  const notify = (
    from: Person,
    to: Person,
    kind: 'enquiry.reply' | 'enquiry.status',
    time: number,
  ) =>
    trade.notify({
      to,
      kind,
      subjectId: id,
      subject: named,
      from: from.displayName,
      detail: kind === 'enquiry.status' ? status : '',
      at: time,
    });
  /** Returns false if the reply would be later than now: then nothing is added. */
  const reply = (from: Person, to: Person, words: Both, low: number, high: number): boolean => {
    const time = trade.nextAction(from, last, low, high);
    if (time === null) return false;
    const isBuyer = from.side === 'buyer';
    trade.enquiry_replies.push({
      id: trade.id(time),
      enquiry_id: id,
      side: isBuyer ? 'buyer' : 'supplier',
      sender_id: from.id,
      language: from.language,
      created_at: iso(time),
      text: trade.recordText(words, from.language),
    });
    trade.recordActivity(from, time);
    status = isBuyer ? 'pending' : 'answered';
    last = time;
    notify(from, to, 'enquiry.reply', time);
    return true;
  };
  const close = (from: Person, to: Person): void => {
    const time = trade.nextAction(from, last, HOUR, DAY);
    if (time === null) return;
    trade.recordActivity(from, time);
    status = 'closed';
    last = time;
    notify(from, to, 'enquiry.status', time);
  };

  const message = text(
    trade.inTurn(`${buyer.id} opening`, CORRESPONDENCE.buyerOpenings),
    ...opening.map(({ ask }) => ask),
  );
  const requirements = type === 'custom_order' ? random.pick(CORRESPONDENCE.requirements) : null;
  trade.recordActivity(buyer, at);
  trade.notify({
    to: seller,
    kind: 'enquiry.new',
    subjectId: id,
    subject: named,
    from: buyer.displayName,
    detail: '',
    at,
  });

  const further = questions.slice(2);
  const correspond = (): boolean => {
    const first = text(
      random.pick(CORRESPONDENCE.supplierOpenings),
      ...opening.map((each) => each.reply),
      random.pick(CORRESPONDENCE.supplierClosings),
    );
    const [low, high] = isQuick ? QUICK_DELAY : REPLY_DELAY;
    if (!reply(seller, buyer, first, low, high)) return false;
    return further.every(
      ({ ask, reply: answer }) =>
        reply(buyer, seller, text(ask), HOUR, 2 * DAY) &&
        reply(seller, buyer, text(answer), ...REPLY_DELAY),
    );
  };
  if (end !== 'unanswered' && correspond()) {
    if (
      end === 'order' &&
      reply(buyer, seller, random.pick(CORRESPONDENCE.buyerConfirmations), HOUR, 3 * DAY)
    ) {
      if (random.chance(0.5)) close(seller, buyer);
      else reply(seller, buyer, random.pick(CORRESPONDENCE.supplierThanks), ...REPLY_DELAY);
    }
    if (
      end === 'refusal' &&
      reply(buyer, seller, random.pick(CORRESPONDENCE.buyerRefusals), 2 * DAY, 9 * DAY)
    )
      close(buyer, seller);
  }

  trade.enquiries.push({
    id,
    topic: 'product',
    product_no: offer.no,
    product_name: product.name.en,
    category: offer.category,
    buyer_id: buyer.id,
    supplier_id: seller.id,
    to_admin: 0,
    subject: subject ? trade.recordText(subject, 'en') : '',
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
    requirements: requirements ? trade.recordText(requirements, 'en') : '',
    message: trade.recordText(message, 'en'),
  });
  return last;
}
