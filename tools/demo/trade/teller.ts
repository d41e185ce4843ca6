// Steps that stories of the demo accounts are made of: enquiries, orders and chats between two persons, told at given moments.
import type { Book } from './book.ts';
import { openConversation, say, talkOn } from './chats.ts';
import { type EnquiryPlan, enquire, type Interest } from './enquiries.ts';
import { aboutOffer, leadDays, type Offer } from './facts.ts';
import { type DemoFile, pictureFile } from './files.ts';
import { DAY, HOUR, workingMoment } from './moments.ts';
import { type OrderPlan, placeOrder } from './orders.ts';
import type { BuyingPerson, Person } from './people.ts';
import { type Background, quantityOf } from './stories.ts';
import type { Exchange } from './talk/exchange.ts';
import { CHAT_ENDINGS, ORDER_TALK } from './talk/letters.ts';

export class Teller {
  readonly book: Book;
  readonly #background: Background;
  readonly files: DemoFile[] = [];

  constructor(book: Book, background: Background) {
    this.book = book;
    this.#background = background;
  }

  interest(buyer: BuyingPerson, offer: Offer, at: number): Interest {
    this.#background.take(buyer, offer);
    return { buyer, offer, at, quantity: quantityOf(this.book, offer) };
  }

  ask(interest: Interest, plan: Omit<EnquiryPlan, keyof Interest>): number {
    return enquire(this.book, { ...interest, ...plan });
  }

  order(
    interest: Interest,
    plan: Pick<OrderPlan, 'until' | 'cancels' | 'isQuick'>,
    days = leadDays(interest.offer.product),
  ): void {
    placeOrder(this.book, { ...interest, ...plan, days });
  }

  /** An enquiry that became an order some days later, which is delivered; returns the order's moment. */
  askAndOrder(interest: Interest): Interest {
    const plan = { type: 'price_quote', form: 'page', rounds: 3, end: 'order' } as const;
    const last = this.ask(interest, plan);
    const at = this.book.next(interest.buyer, last, 2 * HOUR, 2 * DAY) ?? last;
    this.order({ ...interest, at }, { until: 'delivered' });
    return { ...interest, at };
  }

  talk(interest: Interest, talk: readonly Exchange[], file?: DemoFile): void {
    if (file) this.files.push(file);
    talkOn(this.book, openConversation(this.book, interest), {
      ...interest,
      talk,
      ending: this.book.random.pick(CHAT_ENDINGS),
      ...(file ? { file: { after: 0, content: file } } : {}),
    });
  }

  /** Talk along a delivered order: its start, a picture before the packing, the papers after the shipping. */
  async followOrder(interest: Interest): Promise<void> {
    const { offer, buyer, at } = interest;
    const { now, random } = this.book;
    const chat = openConversation(this.book, interest);
    const days = leadDays(offer.product);
    const picture = await pictureFile(random, now, offer);
    this.files.push(picture);
    const moments = [at + 2 * HOUR, at + Math.floor(days * 0.8) * DAY, at + (days + 7) * DAY];
    for (const [index, exchange] of ORDER_TALK.entries())
      talkOn(this.book, chat, {
        ...interest,
        at: workingMoment(buyer.hours, moments[index] ?? at, random),
        talk: [exchange],
        file: index === 1 ? { after: 0, content: picture } : undefined,
      });
  }

  /** One question in the chat and its reply, which is not written if it would be later than now. */
  exchange(
    interest: Interest,
    { ask, reply }: Exchange,
    delay: readonly [low: number, high: number],
  ): void {
    const { offer, buyer, quantity, at } = interest;
    const seller: Person = offer.seller;
    const chat = openConversation(this.book, interest);
    const text = aboutOffer(offer, buyer, quantity);
    say(this.book, chat, buyer, at, text(ask));
    say(this.book, chat, seller, this.book.next(seller, at, ...delay), text(reply));
  }
}
