// Stories of the demo buyer, with the demo supplier and with others: enquiries and orders in every state, chats with files, and news for both.
import type { Family } from '../families.ts';
import { daysAgo } from './book.ts';
import { type Cast, VISIT } from './cast.ts';
import { machineTalk, QUICKLY } from './enquiries.ts';
import type { Offer } from './facts.ts';
import { dataSheetFile } from './files.ts';
import { DAY, earlierWorkingMoment, hoursIn, MINUTE } from './moments.ts';
import type { Exchange } from './talk/exchange.ts';
import { CHAT_OPENINGS } from './talk/letters.ts';
import { DELIVERY_TALK, SPARES_TALK } from './talk/trade-talk.ts';
import type { Teller } from './teller.ts';

const INDIA = hoursIn('India');
/** Families of machines that the demo buyer's works could use, by importance. */
const WANTED: readonly Family[] = [
  'lathe',
  'machining-centre',
  'press-brake',
  'fibre-laser',
  'screw-compressor',
  'robot-arm',
  'forklift',
  'diesel-genset',
  'coil-winder',
  'panel-router',
  'injection-moulder',
  'gantry-crane',
  'auto-lift',
];
export class DemoStories {
  readonly #teller: Teller;
  readonly #cast: Cast;
  /** The demo supplier's products with a price: crushers first, the cheapest first. */
  readonly #own: readonly Offer[];
  /** Products that the demo buyer's works needs, each of another supplier. */
  readonly #wanted: readonly Offer[];

  constructor(teller: Teller, cast: Cast) {
    this.#teller = teller;
    this.#cast = cast;
    const longPublic = cast.offers.filter(
      ({ product, since }) => product.priceCents !== null && since < teller.book.now - 250 * DAY,
    );
    const priceOf = ({ product }: Offer): number => product.priceCents ?? 0;
    // The owners of the demo buyer's works have a quarry.
    const rankOf = ({ product }: Offer): number => (product.family === 'jaw-crusher' ? 0 : 1);
    this.#own = cast.offers
      .filter(({ seller, product }) => seller === cast.demo.seller && product.priceCents !== null)
      .toSorted((one, other) => rankOf(one) - rankOf(other) || priceOf(one) - priceOf(other));
    const sellers = new Set([cast.demo.seller.id]);
    this.#wanted = WANTED.flatMap((family) => {
      const offer = longPublic.find(
        ({ product, seller }) =>
          product.family === family && !sellers.has(seller.id) && seller.language === 'zh-Hans',
      );
      if (!offer) return [];
      sellers.add(offer.seller.id);
      return [offer];
    });
  }

  /** The demo buyer and the demo supplier with each other. */
  async #between(): Promise<void> {
    const { demo } = this.#cast;
    const teller = this.#teller;
    const { random, now } = teller.book;
    const [a, b, c, d, e, f, g] = this.#own;
    if (!a || !b || !c || !d || !e || !f || !g)
      throw new Error('The demo supplier sells too little');
    const { buyer } = demo;
    const crusher = teller.interest(buyer, a, daysAgo(teller.book, 148));
    await teller.followOrder(teller.askAndOrder(crusher));
    teller.order(teller.interest(buyer, b, daysAgo(teller.book, 58)), { until: 'shipped' }, 30);
    teller.order(teller.interest(buyer, c, daysAgo(teller.book, 9)), { until: 'confirmed' });
    teller.ask(teller.interest(buyer, d, daysAgo(teller.book, 21)), {
      type: 'product_info',
      form: 'page',
      rounds: 4,
      end: 'open',
    });
    teller.ask(teller.interest(buyer, e, daysAgo(teller.book, 75)), {
      type: 'price_quote',
      form: 'page',
      rounds: 2,
      end: 'refusal',
    });
    const sheet = dataSheetFile(random, now, f);
    const dataSheetTalk = CHAT_OPENINGS.slice(1, 2);
    teller.talk(
      teller.interest(buyer, f, daysAgo(teller.book, 6)),
      [...dataSheetTalk, machineTalk(teller.book, f, buyer), DELIVERY_TALK[0] as Exchange],
      sheet,
    );
    // News for the supplier, after its last visit.
    const lately = (minutes: number): number =>
      earlierWorkingMoment(INDIA, buyer.until - minutes * MINUTE, random);
    teller.ask(teller.interest(buyer, g, lately(90)), {
      type: 'custom_order',
      form: 'window',
      rounds: 2,
      end: 'open',
    });
    teller.order(teller.interest(buyer, a, lately(50)), { until: 'delivered' });
  }

  /** The demo buyer with other suppliers. */
  async #elsewhere(): Promise<void> {
    const { buyer } = this.#cast.demo;
    const teller = this.#teller;
    const { random, now } = teller.book;
    const [lathe, centre, brake, laser, compressor, robot, lift, genset, other] = this.#wanted;
    if (!lathe || !centre || !brake || !laser || !compressor || !robot || !lift)
      throw new Error('The market has too few machines for the demo buyer');
    const turning = teller.interest(buyer, lathe, daysAgo(teller.book, 210));
    await teller.followOrder(teller.askAndOrder(turning));
    teller.askAndOrder(teller.interest(buyer, compressor, daysAgo(teller.book, 240)));
    for (const [index, offer] of [genset, other].entries())
      if (offer)
        teller.order(teller.interest(buyer, offer, daysAgo(teller.book, 185 - 30 * index)), {
          until: 'delivered',
        });
    teller.order(teller.interest(buyer, laser, daysAgo(teller.book, 160)), {
      until: 'cancelled',
      cancels: 'supplier',
    });
    teller.order(teller.interest(buyer, brake, daysAgo(teller.book, 102)), {
      until: 'cancelled',
      cancels: 'buyer',
    });
    const sheet = dataSheetFile(random, now, centre);
    teller.talk(
      teller.interest(buyer, centre, daysAgo(teller.book, 12)),
      [
        ...CHAT_OPENINGS.slice(1, 2),
        machineTalk(teller.book, centre, buyer),
        SPARES_TALK[0] as Exchange,
      ],
      sheet,
    );
    // News for the buyer: replies after its last visit.
    const visit = buyer.until - VISIT;
    teller.ask(teller.interest(buyer, centre, visit), {
      type: 'price_quote',
      form: 'page',
      rounds: 2,
      end: 'open',
      isQuick: true,
    });
    teller.order(teller.interest(buyer, lift, visit + MINUTE), {
      until: 'delivered',
      isQuick: true,
    });
    for (const [index, offer] of [lift, robot].entries())
      teller.exchange(
        teller.interest(buyer, offer, visit + (2 + index) * MINUTE),
        machineTalk(teller.book, offer, buyer),
        QUICKLY,
      );
  }

  async tellAll(): Promise<void> {
    await this.#between();
    await this.#elsewhere();
  }
}
