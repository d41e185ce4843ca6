// Orders of the demo market, each with the steps that it has reached by now.

import type { OrderStatus } from '../../../contract/trade/order.ts';
import { basisColumns } from '../../../server/trade/order-basis.ts';
import { priceBasisOf, usualBasis } from '../price-basis.ts';
import { type Interest, QUICK_DELAY } from './enquiries.ts';
import type { Person } from './people.ts';
import { reviewOf } from './reviews.ts';
import { CORRESPONDENCE } from './texts.ts';
import { iso, type TradeBuilder } from './trade-builder.ts';
import { DAY, HOUR } from './working-hours.ts';

export interface OrderPlan extends Interest {
  /** The last step that the order may reach. It ends before a step that would be later than now. */
  readonly until: OrderStatus;
  /** The side that cancels, if `until` is 'cancelled'. Half of these orders are confirmed before. */
  readonly cancels?: 'buyer' | 'supplier';
  /** Days from the confirmation to the shipping. */
  readonly days: number;
  /** Whether it is confirmed within the hour. */
  readonly isQuick?: boolean;
}

/** Invented carriers, with the prefix of their tracking numbers. */
type Carrier = readonly [name: string, letters: string];
const BY_SEA: readonly Carrier[] = [
  ['Haishun Ocean Line', 'HSOL'],
  ['Blue Banyan Shipping', 'BBSU'],
  ['Jinfan Container Line', 'JFCU'],
];
const BY_ROAD: readonly Carrier[] = [['Setu Road Carriers', 'SRC']];

const CONFIRMATION_DELAY = [HOUR, 2 * DAY] as const;
const SEA_DAYS = [19 * DAY, 33 * DAY] as const;
const ROAD_DAYS = [3 * DAY, 7 * DAY] as const;

const addressOf = ({ buyer }: Interest['buyer']): string => {
  const { companyName, street, city, name } = buyer;
  return `${companyName}\n${street}\n${city.name.en} ${city.zip}, ${city.state}\nAttn. ${name}`;
};

/** Adds the order with its steps and its review. Returns its last step, with the time. */
export function addOrder(
  trade: TradeBuilder,
  { offer, buyer, quantity, at, until, cancels = 'buyer', days, isQuick = false }: OrderPlan,
): { readonly id: string; readonly last: number; readonly status: OrderStatus } {
  const { random } = trade;
  const { seller, product } = offer;
  const price = product.priceCents;
  if (price === null) throw new Error(`${product.name.en} is sold by quote`);
  const id = trade.id(at);
  let status: OrderStatus = 'placed';
  let last = at;
  const begin = (by: Person, next: OrderStatus, time: number): void => {
    const side = by.side === 'buyer' ? 'buyer' : 'supplier';
    trade.order_steps.push({ order_id: id, status: next, at: iso(time), side });
    [status, last] = [next, time];
  };
  const step = (by: Person, next: OrderStatus, low: number, high: number): boolean => {
    const time = trade.nextAction(by, last, low, high);
    if (time === null) return false;
    begin(by, next, time);
    trade.recordActivity(by, time);
    const to = by.side === 'buyer' ? seller : buyer;
    trade.notify({
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

  begin(buyer, 'placed', at);
  trade.recordActivity(buyer, at);
  trade.notify({
    to: seller,
    kind: 'order.new',
    subjectId: id,
    subject: product.name.en,
    from: buyer.displayName,
    detail: '',
    at,
  });
  let basis = priceBasisOf(product, seller.supplier);
  /** A listing without a basis: its supplier proposes one, and the buyer agrees. */
  const confirm = (low: number, high: number): boolean => {
    if (basis !== null) return step(seller, 'confirmed', low, high);
    if (!step(seller, 'proposed', low, high)) return false;
    basis = usualBasis(seller.supplier);
    return step(buyer, 'confirmed', HOUR, DAY);
  };
  const isByRoad = seller.supplier.country === 'India';
  const canceller = cancels === 'buyer' ? buyer : seller;
  if (until === 'cancelled') {
    const isConfirmed = random.chance(0.5) && confirm(HOUR, 2 * DAY);
    step(canceller, 'cancelled', isConfirmed ? 2 * DAY : 3 * HOUR, 6 * DAY);
  } else if (until !== 'placed' && confirm(...(isQuick ? QUICK_DELAY : CONFIRMATION_DELAY))) {
    const shipping = [days * DAY, (days + 3) * DAY] as const;
    if (until !== 'confirmed' && step(seller, 'shipped', ...shipping) && until === 'delivered')
      step(buyer, 'delivered', ...(isByRoad ? ROAD_DAYS : SEA_DAYS));
  }

  const isShipped = (['shipped', 'delivered'] as OrderStatus[]).includes(status);
  const [carrier, letters] = random.pick(isByRoad ? BY_ROAD : BY_SEA);
  const number = `${letters}${random.int(1_000_000, 9_999_999)}`;
  trade.orders.push({
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
    ...basisColumns(basis, seller.supplier.city.en),
  });
  trade.order_lines.push({
    order_id: id,
    position: 0,
    product_no: offer.no,
    name: product.name.en,
    image: offer.image,
    quantity,
    unit_price_cents: price,
    specifications: random.chance(0.5)
      ? trade.recordText(random.pick(CORRESPONDENCE.orderNotes), 'en')
      : '',
  });
  if ((status as OrderStatus) === 'delivered') {
    const written = reviewOf(trade, { offer, buyer, quantity, at }, { id, delivered: last });
    if (written) trade.reviews.push(written);
  }
  return { id, last, status };
}
