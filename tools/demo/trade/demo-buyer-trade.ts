// Trade of the demo buyer with the demo supplier and with others: enquiries and orders in every state, chats with files, and unread
// events for both.

import type { Family } from '../../../drawings/families.ts';
import { machineQuestion, QUICK_DELAY } from './enquiries.ts';
import { dataSheetFile } from './files.ts';
import type { Offer } from './offer.ts';
import { type Participants, VISIT_MS } from './participants.ts';
import type { ScenarioSteps } from './scenario-steps.ts';
import { CORRESPONDENCE, type Exchange, QUESTIONS } from './texts.ts';
import { daysAgo } from './trade-builder.ts';
import { DAY, hoursIn, MINUTE, previousWorkingTime } from './working-hours.ts';

const INDIA = hoursIn('India');
/** Families of machines that suit the demo buyer, the most important first. */
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

export class DemoBuyerTrade {
  readonly #steps: ScenarioSteps;
  readonly #participants: Participants;
  /** The demo supplier's products with a price: crushers first, each group by price. */
  readonly #own: readonly Offer[];
  /** Products that suit the demo buyer, each of a different supplier. */
  readonly #wanted: readonly Offer[];

  constructor(steps: ScenarioSteps, participants: Participants) {
    this.#steps = steps;
    this.#participants = participants;
    const longPublic = participants.offers.filter(
      ({ product, since }) => product.priceCents !== null && since < steps.trade.now - 250 * DAY,
    );
    const priceOf = ({ product }: Offer): number => product.priceCents ?? 0;
    // The demo buyer also has a quarry (buyers.ts).
    const rankOf = ({ product }: Offer): number => (product.family === 'jaw-crusher' ? 0 : 1);
    this.#own = participants.offers
      .filter(
        ({ seller, product }) => seller === participants.demo.seller && product.priceCents !== null,
      )
      .toSorted((one, other) => rankOf(one) - rankOf(other) || priceOf(one) - priceOf(other));
    const sellers = new Set([participants.demo.seller.id]);
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

  async #withDemoSupplier(): Promise<void> {
    const { demo } = this.#participants;
    const steps = this.#steps;
    const { random, now } = steps.trade;
    const [a, b, c, d, e, f, g] = this.#own;
    if (!a || !b || !c || !d || !e || !f || !g)
      throw new Error('The demo supplier sells too little');
    const { buyer } = demo;
    const crusher = steps.createInterest(buyer, a, daysAgo(steps.trade, 148));
    await steps.chatAboutOrder(steps.enquireAndOrder(crusher));
    steps.order(steps.createInterest(buyer, b, daysAgo(steps.trade, 58)), { until: 'shipped' }, 30);
    steps.order(steps.createInterest(buyer, c, daysAgo(steps.trade, 9)), { until: 'confirmed' });
    steps.enquire(steps.createInterest(buyer, d, daysAgo(steps.trade, 21)), {
      type: 'product_info',
      form: 'page',
      rounds: 4,
      end: 'open',
    });
    steps.enquire(steps.createInterest(buyer, e, daysAgo(steps.trade, 75)), {
      type: 'price_quote',
      form: 'page',
      rounds: 2,
      end: 'refusal',
    });
    const sheet = dataSheetFile(random, now, f);
    const dataSheetQuestion = CORRESPONDENCE.chatOpenings.slice(1, 2);
    steps.chat(
      steps.createInterest(buyer, f, daysAgo(steps.trade, 6)),
      [
        ...dataSheetQuestion,
        machineQuestion(steps.trade, f, buyer),
        QUESTIONS.delivery[0] as Exchange,
      ],
      sheet,
    );
    // Unread for the supplier: after its last visit.
    const lately = (minutes: number): number =>
      previousWorkingTime(INDIA, buyer.until - minutes * MINUTE, random);
    steps.enquire(steps.createInterest(buyer, g, lately(90)), {
      type: 'custom_order',
      form: 'window',
      rounds: 2,
      end: 'open',
    });
    steps.order(steps.createInterest(buyer, a, lately(50)), { until: 'delivered' });
  }

  async #withOtherSuppliers(): Promise<void> {
    const { buyer } = this.#participants.demo;
    const steps = this.#steps;
    const { random, now } = steps.trade;
    const [lathe, centre, brake, laser, compressor, robot, lift, genset, other] = this.#wanted;
    if (!lathe || !centre || !brake || !laser || !compressor || !robot || !lift)
      throw new Error('The market has too few machines for the demo buyer');
    const turning = steps.createInterest(buyer, lathe, daysAgo(steps.trade, 210));
    await steps.chatAboutOrder(steps.enquireAndOrder(turning));
    steps.enquireAndOrder(steps.createInterest(buyer, compressor, daysAgo(steps.trade, 240)));
    for (const [index, offer] of [genset, other].entries())
      if (offer)
        steps.order(steps.createInterest(buyer, offer, daysAgo(steps.trade, 185 - 30 * index)), {
          until: 'delivered',
        });
    steps.order(steps.createInterest(buyer, laser, daysAgo(steps.trade, 160)), {
      until: 'cancelled',
      cancels: 'supplier',
    });
    steps.order(steps.createInterest(buyer, brake, daysAgo(steps.trade, 102)), {
      until: 'cancelled',
      cancels: 'buyer',
    });
    const sheet = dataSheetFile(random, now, centre);
    steps.chat(
      steps.createInterest(buyer, centre, daysAgo(steps.trade, 12)),
      [
        ...CORRESPONDENCE.chatOpenings.slice(1, 2),
        machineQuestion(steps.trade, centre, buyer),
        QUESTIONS.spares[0] as Exchange,
      ],
      sheet,
    );
    // Unread for the buyer: it asks during its last visit, and the replies come after it.
    const visit = buyer.until - VISIT_MS;
    steps.enquire(steps.createInterest(buyer, centre, visit), {
      type: 'price_quote',
      form: 'page',
      rounds: 2,
      end: 'open',
      isQuick: true,
    });
    steps.order(steps.createInterest(buyer, lift, visit + MINUTE), {
      until: 'delivered',
      isQuick: true,
    });
    for (const [index, offer] of [lift, robot].entries())
      steps.askInChat(
        steps.createInterest(buyer, offer, visit + (2 + index) * MINUTE),
        machineQuestion(steps.trade, offer, buyer),
        QUICK_DELAY,
      );
  }

  async generate(): Promise<void> {
    await this.#withDemoSupplier();
    await this.#withOtherSuppliers();
  }
}
