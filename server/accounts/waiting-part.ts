// Part of the waiting items of a user on the dashboard, provided by each resource (docs/decisions/026-notifications-and-mail.md).
import type { WaitingItem } from '../../contract/dashboard/waiting.ts';
import type { WaitingKind } from '../../contract/dashboard/waiting-kinds.ts';

/** Maximum number of items of one kind in a reply, whose `counts` have the numbers of all. */
export const WAITING_PER_KIND = 20;

/** The items of one kind: those that have waited longest, and the number of all. */
export interface WaitingPart {
  readonly kind: WaitingKind;
  readonly items: readonly WaitingItem[];
  readonly total: number;
}

/** The total is read from a column of the rows, which the same query counts over all rows (`count(*) over ()`). */
export const waitingPart = <Row extends { readonly total: number }>(
  kind: WaitingKind,
  rows: readonly Row[],
  itemOf: (row: Row) => Pick<WaitingItem, 'id' | 'subject' | 'since'> & Partial<WaitingItem>,
): WaitingPart => ({
  kind,
  // PostgreSQL counts in bigint, which arrives as text.
  total: Number(rows[0]?.total ?? 0),
  items: rows.map((row) => ({
    kind,
    counterpart: null,
    amount: null,
    earlierAmount: null,
    reason: '',
    unread: 0,
    ...itemOf(row),
  })),
});
