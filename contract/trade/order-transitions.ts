// State machine of an order: which status may follow, and which side may set it. The server rejects all other steps, and
// screens do not offer them.
import type { OrderStatus } from './orders.ts';

export type OrderSide = 'buyer' | 'supplier';

/** Only the supplier confirms and ships, only the buyer marks as delivered, either side cancels before shipping. */
const TRANSITIONS: Readonly<
  Record<OrderStatus, Partial<Readonly<Record<OrderStatus, readonly OrderSide[]>>>>
> = {
  placed: { confirmed: ['supplier'], cancelled: ['supplier', 'buyer'] },
  confirmed: { shipped: ['supplier'], cancelled: ['supplier', 'buyer'] },
  shipped: { delivered: ['buyer'] },
  delivered: {},
  cancelled: {},
};

/** Returns the next statuses a side may set, in the order of the state machine. */
export const nextStatuses = (status: OrderStatus, side: OrderSide): OrderStatus[] =>
  (Object.keys(TRANSITIONS[status]) as OrderStatus[]).filter((next) =>
    TRANSITIONS[status][next]?.includes(side),
  );
