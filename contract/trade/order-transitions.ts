// State machine of an order: which status may follow, and which side may set it. The server rejects all other steps, and
// screens do not offer them.
import type { OrderStatus } from './order.ts';

/** A status after the first, which each order has when it is placed. */
export type NextStatus = Exclude<OrderStatus, 'placed'>;
type Side = 'buyer' | 'supplier';

/**
 * Only the supplier confirms and ships, only the buyer marks as delivered, either side cancels before shipping. The price of a listing
 * without a basis may mean anything: there the supplier proposes one instead, and the order is confirmed when the buyer agrees. A Map,
 * so that an unknown status from the server, such as 'constructor', has no entry.
 */
const TRANSITIONS: ReadonlyMap<string, readonly (readonly [NextStatus, readonly Side[]])[]> =
  new Map([
    [
      'placed',
      [
        ['confirmed', ['supplier']],
        ['proposed', ['supplier']],
        ['cancelled', ['supplier', 'buyer']],
      ],
    ],
    [
      'proposed',
      [
        ['confirmed', ['buyer']],
        ['cancelled', ['supplier', 'buyer']],
      ],
    ],
    [
      'confirmed',
      [
        ['shipped', ['supplier']],
        ['cancelled', ['supplier', 'buyer']],
      ],
    ],
    ['shipped', [['delivered', ['buyer']]]],
  ]);

interface Stated {
  readonly status: string;
  /** '' while the order has no price basis. */
  readonly incoterm: string;
}

/** Returns the next statuses a side may set. */
export const nextStatuses = ({ status, incoterm }: Stated, side: Side): NextStatus[] =>
  (TRANSITIONS.get(status) ?? [])
    .filter(([, sides]) => sides.includes(side))
    .map(([next]) => next)
    .filter((next) => next !== (incoterm === '' ? 'confirmed' : 'proposed'));
