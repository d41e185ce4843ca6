// Orders of the demo market, from the placing to the last step that has been reached by now.
import type { OrderStatus } from '../../../contract/trade/order.ts';
import { type Book, iso } from './book.ts';
import { type Interest, QUICKLY } from './enquiries.ts';
import { DAY, HOUR } from './moments.ts';
import type { Person } from './people.ts';
import { reviewOf } from './reviews.ts';
import { ORDER_NOTES } from './talk/letters.ts';

export interface OrderPlan extends Interest {
  /** The last step it may reach; earlier ones that have not happened yet are its last. */
  readonly until: OrderStatus;
  /** Who cancels, where `until` is cancelled; 'confirmed' first in one of two. */
  readonly cancels?: 'buyer' | 'supplier';
  /** Days from the confirmation to the shipping. */
  readonly days: number;
  /** Whether it is confirmed within the hour. */
  readonly isQuick?: boolean;
}

/** Invented carriers, with the letters of their numbers. */
type Carrier = readonly [name: string, letters: string];
const BY_SEA: readonly Carrier[] = [
  ['Haishun Ocean Line', 'HSOL'],
  ['Blue Banyan Shipping', 'BBSU'],
  ['Jinfan Container Line', 'JFCU'],
];
const BY_ROAD: readonly Carrier[] = [['Setu Road Carriers', 'SRC']];

const CONFIRMING = [HOUR, 2 * DAY] as const;
const SEA_DAYS = [19 * DAY, 33 * DAY] as const;
const ROAD_DAYS = [3 * DAY, 7 * DAY] as const;

const addressOf = ({ buyer }: Interest['buyer']): string => {
  const { companyName, street, city, name } = buyer;
  return `${companyName}\n${street}\n${city.name.en} ${city.zip}, ${city.state}\nAttn. ${name}`;
};

/** Writes the order and returns the moment of its last step, with its status. */
export function placeOrder(
  book: Book,
  { offer, buyer, quantity, at, until, cancels = 'buyer', days, isQuick = false }: OrderPlan,
): { readonly id: string; readonly last: number; readonly status: OrderStatus } {
  const { random } = book;
  const { seller, product } = offer;
  const price = product.priceCents;
  if (price === null) throw new Error(`${product.name.en} is sold by quote`);
  const id = book.id(at);
  let status: OrderStatus = 'placed';
  let last = at;
  const begin = (next: OrderStatus, time: number): void => {
    book.order_steps.push({ order_id: id, status: next, at: iso(time) });
    [status, last] = [next, time];
  };
  const step = (by: Person, next: OrderStatus, low: number, high: number): boolean => {
    const time = book.next(by, last, low, high);
    if (time === null) return false;
    begin(next, time);
    book.acted(by, time);
    const to = by.side === 'buyer' ? seller : buyer;
    book.notify({
      to,
      kind: 'order.step',
      subjectId: id,
      subject: product.name.en,
      from: by.displayName,
      detail: next,
      at: time,
    });
    return true;
  };

  begin('placed', at);
  book.acted(buyer, at);
  book.notify({
    to: seller,
    kind: 'order.new',
    subjectId: id,
    subject: product.name.en,
    from: buyer.displayName,
    detail: '',
    at,
  });
  const isByRoad = seller.supplier.country === 'India';
  const canceller = cancels === 'buyer' ? buyer : seller;
  if (until === 'cancelled') {
    const isConfirmed = random.chance(0.5) && step(seller, 'confirmed', HOUR, 2 * DAY);
    step(canceller, 'cancelled', isConfirmed ? 2 * DAY : 3 * HOUR, 6 * DAY);
  } else if (until !== 'placed' && step(seller, 'confirmed', ...(isQuick ? QUICKLY : CONFIRMING))) {
    const shipping = [days * DAY, (days + 3) * DAY] as const;
    if (until !== 'confirmed' && step(seller, 'shipped', ...shipping) && until === 'delivered')
      step(buyer, 'delivered', ...(isByRoad ? ROAD_DAYS : SEA_DAYS));
  }

  const isShipped = (['shipped', 'delivered'] as OrderStatus[]).includes(status);
  const [carrier, letters] = random.pick(isByRoad ? BY_ROAD : BY_SEA);
  const number = `${letters}${random.int(1_000_000, 9_999_999)}`;
  book.orders.push({
    id,
    buyer_id: buyer.id,
    supplier_id: seller.id,
    status,
    total_cents: price * quantity,
    carrier: isShipped ? carrier : null,
    tracking_number: isShipped ? number : null,
    created_at: iso(at),
    updated_at: iso(last),
    shipping_address: addressOf(buyer),
  });
  book.order_lines.push({
    order_id: id,
    position: 0,
    product_no: offer.no,
    name: product.name.en,
    image: offer.image,
    quantity,
    unit_price_cents: price,
    specifications: random.chance(0.5) ? book.written(random.pick(ORDER_NOTES), 'en') : '',
  });
  if ((status as OrderStatus) === 'delivered') {
    const written = reviewOf(book, { offer, buyer, quantity, at }, { id, delivered: last });
    if (written) book.reviews.push(written);
  }
  return { id, last, status };
}
