// The life of an order: which step may follow which, and whose it is. The server refuses all others, screens offer no others.
import type { OrderStatus } from './orders.ts';

export type OrderSide = 'buyer' | 'supplier';

/** Only the supplier confirms and ships, only the buyer marks delivered, either cancels before shipping. */
const STEPS: Readonly<
  Record<OrderStatus, Partial<Readonly<Record<OrderStatus, readonly OrderSide[]>>>>
> = {
  placed: { confirmed: ['supplier'], cancelled: ['supplier', 'buyer'] },
  confirmed: { shipped: ['supplier'], cancelled: ['supplier', 'buyer'] },
  shipped: { delivered: ['buyer'] },
  delivered: {},
  cancelled: {},
};

/** The steps a side may take from a status, in the order of an order's life. */
export const stepsFrom = (status: OrderStatus, side: OrderSide): OrderStatus[] =>
  (Object.keys(STEPS[status]) as OrderStatus[]).filter((next) =>
    STEPS[status][next]?.includes(side),
  );
