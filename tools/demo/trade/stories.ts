// Stories of the demo market's background: what each buyer asks, discusses and orders since it signed up.
import { INQUIRY_TYPES } from '../../../contract/limits.ts';
import type { Book } from './book.ts';
import type { Cast } from './cast.ts';
import { openConversation, talkOn } from './chats.ts';
import { enquire, type Interest, machineTalk } from './enquiries.ts';
import { leadDays, type Offer } from './facts.ts';
import type { DemoFile } from './files.ts';
import { dataSheetFile } from './files.ts';
import { DAY, HOUR, workingMoment } from './moments.ts';
import { placeOrder } from './orders.ts';
import type { BuyingPerson } from './people.ts';
import { JOBS } from './talk/jobs.ts';
import { CHAT_ENDINGS, CHAT_OPENINGS, ORDER_TALK } from './talk/letters.ts';
import { DELIVERY_TALK, POWER_TALK } from './talk/trade-talk.ts';

/** Data sheets that are sent in the background. */
const DATA_SHEETS = 12;
/** One story of a buyer in so many days. */
const STORY_INTERVAL_DAYS = 24;
/** Older trade would be shown nowhere. */
const STORY_DAYS = 430;
/** A product is asked about from this time after its approval. */
const FIRST_INTEREST = 12 * HOUR;
const CHEAP_CENTS = 600_000;

export const quantityOf = ({ random }: Book, { product }: Offer): number => {
  const isCheap = product.priceCents !== null && product.priceCents < CHEAP_CENTS;
  return product.minOrderQuantity + (random.chance(isCheap ? 0.5 : 0.12) ? random.int(1, 2) : 0);
};

export class Background {
  readonly #book: Book;
  readonly #cast: Cast;
  readonly #files: DemoFile[] = [];
  /** Stories by supplier, so that each has some. */
  readonly #counts = new Map<string, number>();
  readonly #pairs = new Set<string>();

  constructor(book: Book, cast: Cast) {
    this.#book = book;
    this.#cast = cast;
  }

  get files(): readonly DemoFile[] {
    return this.#files;
  }

  /** Records that buyer and product have a story; a second one would need the same chat. */
  take(buyer: BuyingPerson, offer: Offer): void {
    this.#pairs.add(`${buyer.id} ${offer.no}`);
    this.#counts.set(offer.seller.id, (this.#counts.get(offer.seller.id) ?? 0) + 1);
  }

  isFree(buyer: BuyingPerson, offer: Offer): boolean {
    return !this.#pairs.has(`${buyer.id} ${offer.no}`);
  }

  /** An offer that suits the buyer and was public at that time, of a supplier with few stories. */
  #choose(buyer: BuyingPerson, at: number, offers: readonly Offer[]): Offer | null {
    const possible = offers.filter(
      (offer) => offer.since + FIRST_INTEREST < at && this.isFree(buyer, offer),
    );
    const suitable = possible.filter(({ product }) =>
      buyer.buyer.groups.includes(JOBS[product.family].group),
    );
    const candidates = suitable.length > 0 ? suitable : possible;
    if (candidates.length === 0) return null;
    const { random } = this.#book;
    return random
      .sample(candidates, 3)
      .toSorted(
        (one, other) =>
          (this.#counts.get(one.seller.id) ?? 0) - (this.#counts.get(other.seller.id) ?? 0),
      )[0] as Offer;
  }

  /** Tells a story of this buyer that begins at about `time`, about one of these products. */
  tell(buyer: BuyingPerson, time: number, offers: readonly Offer[]): void {
    const { random, now } = this.#book;
    const at = workingMoment(buyer.hours, time, random);
    if (at >= now) return;
    const offer = this.#choose(buyer, at, offers);
    if (!offer) return;
    this.take(buyer, offer);
    const interest: Interest = { offer, buyer, at, quantity: quantityOf(this.#book, offer) };
    const draw = random.next();
    const mayOrder = offer.product.priceCents !== null && buyer.buyer.orders;
    if (draw < 0.74) this.#ask(interest, mayOrder && random.chance(0.55));
    else if (draw < 0.92 || !mayOrder) this.#chat(interest, mayOrder && random.chance(0.4));
    else this.#order(interest, at, false);
  }

  #ask(interest: Interest, orders: boolean): void {
    const book = this.#book;
    const { random } = book;
    const type = random.pick([...INQUIRY_TYPES, 'price_quote'] as const);
    const other = random.pick(['refusal', 'open', 'open', 'open', 'unanswered'] as const);
    const last = enquire(book, {
      ...interest,
      type,
      form: type === 'custom_order' || random.chance(0.4) ? 'window' : 'page',
      rounds: random.pick([2, 2, 3, 3, 4]),
      end: orders ? 'order' : other,
    });
    if (!orders) return;
    this.#order(interest, book.next(interest.buyer, last, 2 * HOUR, 3 * DAY), random.chance(0.35));
  }

  #chat(interest: Interest, orders: boolean): void {
    const book = this.#book;
    const { random, now } = book;
    const { offer } = interest;
    const chat = openConversation(book, interest);
    const opening = random.int(0, CHAT_OPENINGS.length - 1);
    // The second opening asks for the data sheet.
    const sends = opening === 1 && this.#files.length < DATA_SHEETS;
    const file = sends ? dataSheetFile(random, now, offer) : null;
    if (file) this.#files.push(file);
    const start = CHAT_OPENINGS[opening === 1 && !file ? 0 : opening];
    const topic = random.pick([POWER_TALK, DELIVERY_TALK]);
    const isInIndia = offer.seller.supplier.country === 'India';
    talkOn(book, chat, {
      ...interest,
      talk: [
        ...(start ? [start] : []),
        machineTalk(book, offer, interest.buyer),
        random.pick(isInIndia ? POWER_TALK : topic),
      ],
      ending: random.chance(0.7) ? random.pick(CHAT_ENDINGS) : undefined,
      ...(file ? { file: { after: 0, content: file } } : {}),
    });
    const last = Date.parse(chat.messages.at(-1)?.created_at ?? '');
    if (orders) this.#order(interest, book.next(interest.buyer, last, 2 * HOUR, 4 * DAY), false);
  }

  #order(interest: Interest, at: number | null, talks: boolean): void {
    if (at === null) return;
    const book = this.#book;
    const { random } = book;
    const cancels = random.pick(['buyer', 'buyer', 'supplier'] as const);
    const { last } = placeOrder(book, {
      ...interest,
      at,
      until: random.chance(0.1) ? 'cancelled' : 'delivered',
      cancels,
      days: leadDays(interest.offer.product),
    });
    const start = talks ? book.next(interest.buyer, at, HOUR, DAY) : null;
    if (start === null || start > last) return;
    talkOn(book, openConversation(book, interest), {
      ...interest,
      at: start,
      talk: ORDER_TALK.slice(0, 1),
      ending: random.pick(CHAT_ENDINGS.slice(2)),
    });
  }

  /** Stories of all buyers; then one for each supplier that has none. */
  tellAll(): void {
    const { random, now } = this.#book;
    const { buyers, offers, sellers } = this.#cast;
    for (const buyer of buyers) {
      const since = Math.max(buyer.buyer.since, now - STORY_DAYS * DAY);
      const tenure = now - since;
      const count = 1 + Math.floor(tenure / (STORY_INTERVAL_DAYS * DAY));
      for (let index = 0; index < count; index++) {
        const share = index === 0 ? 0 : random.next();
        this.tell(buyer, since + HOUR + Math.floor(share * tenure), offers);
      }
    }
    for (const id of sellers.keys()) {
      if (this.#counts.has(id)) continue;
      const own = offers.filter(({ seller }) => seller.id === id);
      const first = Math.min(...own.map(({ since }) => since));
      const buyer = random.pick(buyers.filter((each) => each.buyer.since < now - 3 * DAY));
      const from = Math.max(first + FIRST_INTEREST, buyer.buyer.since + HOUR);
      this.tell(buyer, from + Math.floor((now - from) * 0.6), own);
    }
  }
}
