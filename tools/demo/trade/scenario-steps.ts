// Steps of the demo accounts' scenarios: enquiries, orders and chats between two participants, at given times.

import { type BackgroundTrade, quantityOf } from './background-trade.ts';
import { continueChat, openConversation, sendMessage } from './chats.ts';
import { addEnquiry, type EnquiryPlan, type Interest } from './enquiries.ts';
import { type DemoFile, pictureFile } from './files.ts';
import { leadDays, type Offer, offerTexts } from './offer.ts';
import { addOrder, type OrderPlan } from './orders.ts';
import type { BuyingPerson, Person } from './people.ts';
import { CORRESPONDENCE, type Exchange } from './texts.ts';
import type { TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR, nextWorkingTime } from './working-hours.ts';

export class ScenarioSteps {
  readonly trade: TradeBuilder;
  readonly #background: BackgroundTrade;
  readonly files: DemoFile[] = [];

  constructor(trade: TradeBuilder, background: BackgroundTrade) {
    this.trade = trade;
    this.#background = background;
  }

  createInterest(buyer: BuyingPerson, offer: Offer, at: number): Interest {
    this.#background.reserve(buyer, offer);
    return { buyer, offer, at, quantity: quantityOf(this.trade, offer) };
  }

  enquire(interest: Interest, plan: Omit<EnquiryPlan, keyof Interest>): number {
    return addEnquiry(this.trade, { ...interest, ...plan });
  }

  order(
    interest: Interest,
    plan: Pick<OrderPlan, 'until' | 'cancels' | 'isQuick'>,
    days = leadDays(interest.offer.product),
  ): void {
    addOrder(this.trade, { ...interest, ...plan, days });
  }

  /** An enquiry, and some days later a delivered order. Returns the interest with the time of the order. */
  enquireAndOrder(interest: Interest): Interest {
    const plan = { type: 'price_quote', form: 'page', rounds: 3, end: 'order' } as const;
    const last = this.enquire(interest, plan);
    const at = this.trade.nextAction(interest.buyer, last, 2 * HOUR, 2 * DAY) ?? last;
    this.order({ ...interest, at }, { until: 'delivered' });
    return { ...interest, at };
  }

  chat(interest: Interest, exchanges: readonly Exchange[], file?: DemoFile): void {
    if (file) this.files.push(file);
    continueChat(this.trade, openConversation(this.trade, interest), {
      ...interest,
      exchanges,
      ending: this.trade.random.pick(CORRESPONDENCE.chatEndings),
      ...(file ? { file: { after: 0, content: file } } : {}),
    });
  }

  /** A chat about a delivered order: production, a picture before the packing, documents after the shipping. */
  async chatAboutOrder(interest: Interest): Promise<void> {
    const { offer, buyer, at } = interest;
    const { now, random } = this.trade;
    const chat = openConversation(this.trade, interest);
    const days = leadDays(offer.product);
    const picture = await pictureFile(random, now, offer);
    this.files.push(picture);
    const times = [at + 2 * HOUR, at + Math.floor(days * 0.8) * DAY, at + (days + 7) * DAY];
    for (const [index, exchange] of CORRESPONDENCE.orderChat.entries())
      continueChat(this.trade, chat, {
        ...interest,
        at: nextWorkingTime(buyer.hours, times[index] ?? at, random),
        exchanges: [exchange],
        file: index === 1 ? { after: 0, content: picture } : undefined,
      });
  }

  /** One question in a chat, and its reply unless that would be later than now. */
  askInChat(
    interest: Interest,
    { ask, reply }: Exchange,
    delay: readonly [low: number, high: number],
  ): void {
    const { offer, buyer, quantity, at } = interest;
    const seller: Person = offer.seller;
    const chat = openConversation(this.trade, interest);
    const text = offerTexts(offer, buyer, quantity);
    sendMessage(this.trade, chat, buyer, at, text(ask));
    sendMessage(this.trade, chat, seller, this.trade.nextAction(seller, at, ...delay), text(reply));
  }
}
