// Trade of all buyers but the demo buyer: scenarios of an enquiry, a chat or an order each, spread over the time since their sign-up.

import { ENQUIRY_TYPES } from '../../../contract/limits.ts';
import { PROFILES } from '../profiles.ts';
import { continueChat, openConversation } from './chats.ts';
import { addEnquiry, type Interest, machineQuestion } from './enquiries.ts';
import { type DemoFile, dataSheetFile } from './files.ts';
import { leadDays, type Offer } from './offer.ts';
import { addOrder } from './orders.ts';
import type { Participants } from './participants.ts';
import type { BuyingPerson } from './people.ts';
import { CORRESPONDENCE, QUESTIONS } from './texts.ts';
import type { TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, nextWorkingTime } from './working-hours.ts';

/** Maximum number of data sheets that these chats send. */
const MAX_DATA_SHEETS = 12;
/** Average days between two scenarios of a buyer. */
const SCENARIO_INTERVAL_DAYS = 24;
/** Nothing in the site shows older trade. */
const HISTORY_DAYS = 430;
/** Time from the approval of a product to the first enquiry or chat about it. */
const FIRST_INTEREST = 12 * HOUR;
const CHEAP_CENTS = 600_000;

export const quantityOf = ({ random }: TradeBuilder, { product }: Offer): number => {
  const isCheap = product.priceCents !== null && product.priceCents < CHEAP_CENTS;
  return product.minOrderQuantity + (random.chance(isCheap ? 0.5 : 0.12) ? random.int(1, 2) : 0);
};

export class BackgroundTrade {
  readonly #trade: TradeBuilder;
  readonly #participants: Participants;
  readonly #files: DemoFile[] = [];
  /** Number of scenarios by supplier, so that each gets some. */
  readonly #counts = new Map<string, number>();
  readonly #pairs = new Set<string>();

  constructor(trade: TradeBuilder, participants: Participants) {
    this.#trade = trade;
    this.#participants = participants;
  }

  get files(): readonly DemoFile[] {
    return this.#files;
  }

  /** Records that the pair of buyer and product has its scenario: a second one would need the same chat. */
  reserve(buyer: BuyingPerson, offer: Offer): void {
    this.#pairs.add(`${buyer.id} ${offer.no}`);
    this.#counts.set(offer.seller.id, (this.#counts.get(offer.seller.id) ?? 0) + 1);
  }

  isFree(buyer: BuyingPerson, offer: Offer): boolean {
    return !this.#pairs.has(`${buyer.id} ${offer.no}`);
  }

  /** Chooses a product that suits the buyer and was public at that time, of a supplier with few scenarios. */
  #choose(buyer: BuyingPerson, at: number, offers: readonly Offer[]): Offer | null {
    const possible = offers.filter(
      (offer) => offer.since + FIRST_INTEREST < at && this.isFree(buyer, offer),
    );
    const suitable = possible.filter(({ product }) =>
      buyer.buyer.groups.includes(PROFILES[product.family].group),
    );
    const candidates = suitable.length > 0 ? suitable : possible;
    if (candidates.length === 0) return null;
    const { random } = this.#trade;
    return random
      .sample(candidates, 3)
      .toSorted(
        (one, other) =>
          (this.#counts.get(one.seller.id) ?? 0) - (this.#counts.get(other.seller.id) ?? 0),
      )[0] as Offer;
  }

  /** Adds a scenario of this buyer that begins at about `time`, about one of these products; none if none is possible. */
  addScenario(buyer: BuyingPerson, time: number, offers: readonly Offer[]): void {
    const { random, now } = this.#trade;
    const at = nextWorkingTime(buyer.hours, time, random);
    if (at >= now) return;
    const offer = this.#choose(buyer, at, offers);
    if (!offer) return;
    this.reserve(buyer, offer);
    const interest: Interest = { offer, buyer, at, quantity: quantityOf(this.#trade, offer) };
    const draw = random.next();
    const mayOrder = offer.product.priceCents !== null && buyer.buyer.orders;
    if (draw < 0.74) this.#enquire(interest, mayOrder && random.chance(0.55));
    else if (draw < 0.92 || !mayOrder) this.#chat(interest, mayOrder && random.chance(0.4));
    else this.#order(interest, at, false);
  }

  #enquire(interest: Interest, orders: boolean): void {
    const trade = this.#trade;
    const { random } = trade;
    const type = random.pick([...ENQUIRY_TYPES, 'price_quote'] as const);
    const other = random.pick(['refusal', 'open', 'open', 'open', 'unanswered'] as const);
    const last = addEnquiry(trade, {
      ...interest,
      type,
      form: type === 'custom_order' || random.chance(0.4) ? 'window' : 'page',
      rounds: random.pick([2, 2, 3, 3, 4]),
      end: orders ? 'order' : other,
    });
    if (!orders) return;
    this.#order(
      interest,
      trade.nextAction(interest.buyer, last, 2 * HOUR, 3 * DAY),
      random.chance(0.35),
    );
  }

  #chat(interest: Interest, orders: boolean): void {
    const trade = this.#trade;
    const { random, now } = trade;
    const { offer } = interest;
    const chat = openConversation(trade, interest);
    const opening = random.int(0, CORRESPONDENCE.chatOpenings.length - 1);
    // The second opening asks for the data sheet.
    const sendsFile = opening === 1 && this.#files.length < MAX_DATA_SHEETS;
    const file = sendsFile ? dataSheetFile(random, now, offer) : null;
    if (file) this.#files.push(file);
    const start = CORRESPONDENCE.chatOpenings[opening === 1 && !file ? 0 : opening];
    const topic = random.pick([QUESTIONS.power, QUESTIONS.delivery]);
    const isInIndia = offer.seller.supplier.country === 'India';
    continueChat(trade, chat, {
      ...interest,
      exchanges: [
        ...(start ? [start] : []),
        machineQuestion(trade, offer, interest.buyer),
        random.pick(isInIndia ? QUESTIONS.power : topic),
      ],
      ending: random.chance(0.7) ? random.pick(CORRESPONDENCE.chatEndings) : undefined,
      ...(file ? { file: { after: 0, content: file } } : {}),
    });
    const last = Date.parse(chat.messages.at(-1)?.created_at ?? '');
    if (orders)
      this.#order(interest, trade.nextAction(interest.buyer, last, 2 * HOUR, 4 * DAY), false);
  }

  #order(interest: Interest, at: number | null, chats: boolean): void {
    if (at === null) return;
    const trade = this.#trade;
    const { random } = trade;
    const cancels = random.pick(['buyer', 'buyer', 'supplier'] as const);
    const { last } = addOrder(trade, {
      ...interest,
      at,
      until: random.chance(0.1) ? 'cancelled' : 'delivered',
      cancels,
      days: leadDays(interest.offer.product),
    });
    const start = chats ? trade.nextAction(interest.buyer, at, HOUR, DAY) : null;
    if (start === null || start > last) return;
    continueChat(trade, openConversation(trade, interest), {
      ...interest,
      at: start,
      exchanges: CORRESPONDENCE.orderChat.slice(0, 1),
      ending: random.pick(CORRESPONDENCE.chatEndings.slice(2)),
    });
  }

  /** Adds the scenarios of all buyers, then one for each supplier that has none. */
  generate(): void {
    const { random, now } = this.#trade;
    const { buyers, offers, sellers } = this.#participants;
    for (const buyer of buyers) {
      const since = Math.max(buyer.buyer.since, now - HISTORY_DAYS * DAY);
      const tenure = now - since;
      const count = 1 + Math.floor(tenure / (SCENARIO_INTERVAL_DAYS * DAY));
      for (let index = 0; index < count; index++) {
        const share = index === 0 ? 0 : random.next();
        this.addScenario(buyer, since + HOUR + Math.floor(share * tenure), offers);
      }
    }
    for (const id of sellers.keys()) {
      if (this.#counts.has(id)) continue;
      const own = offers.filter(({ seller }) => seller.id === id);
      const first = Math.min(...own.map(({ since }) => since));
      const buyer = random.pick(buyers.filter((each) => each.buyer.since < now - 3 * DAY));
      const from = Math.max(first + FIRST_INTEREST, buyer.buyer.since + HOUR);
      this.addScenario(buyer, from + Math.floor((now - from) * 0.6), own);
    }
  }
}
