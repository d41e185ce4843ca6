// Items that wait for a user, from all resources in one sorted list (docs/decisions/049-waiting-items.md).
import type { Waiting, WaitingItem } from '../../contract/dashboard/waiting.ts';
import { WAITING_KINDS } from '../../contract/dashboard/waiting-kinds.ts';
import type { Lang } from '../../contract/lang.ts';
import type { WaitingPart } from '../accounts/waiting-part.ts';
import { countChats, readWaitingChats } from '../chat/waiting-queries.ts';
import { readEvidenceAskedAgain } from '../evidence/waiting-queries.ts';
import { readChangedFavourites } from '../favourites/waiting-queries.ts';
import type { Db } from '../platform/db/open.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { readRejectedProducts } from '../products/waiting-queries.ts';
import { readOrdersToReview } from '../reviews/waiting-queries.ts';
import { readWaitingTrade } from '../trade/waiting-queries.ts';

const DAY_MS = 86_400_000;

/** Reviews come last: no counterpart waits for them. */
const isOptional = ({ kind }: WaitingItem): boolean => kind === 'order.review';

/**
 * Sorts by days of waiting, then by amount, then by time, the largest and earliest first. Items without a time are below, and
 * optional ones last.
 */
const byUrgency =
  (nowMs: number) =>
  (one: WaitingItem, other: WaitingItem): number => {
    const daysOf = ({ since }: WaitingItem): number =>
      since === null ? -1 : Math.floor(Math.max(0, nowMs - Date.parse(since)) / DAY_MS);
    return (
      Number(isOptional(one)) - Number(isOptional(other)) ||
      daysOf(other) - daysOf(one) ||
      (other.amount ?? -1) - (one.amount ?? -1) ||
      (one.since ?? '').localeCompare(other.since ?? '')
    );
  };

export const waitingService = (db: Db) => ({
  async read(user: SessionUser, lang: Lang): Promise<Waiting> {
    const parts: WaitingPart[] = [
      ...(await readWaitingTrade(db, user, lang)),
      ...(await readWaitingChats(db, user, lang)),
      ...(user.role === 'supplier'
        ? [
            await readRejectedProducts(db, user.id, lang),
            await readEvidenceAskedAgain(db, user.id, lang),
          ]
        : [
            ...(await readChangedFavourites(db, user.id, lang)),
            await readOrdersToReview(db, user.id, lang),
          ]),
    ];
    const totalOf = (kind: string): number =>
      parts.reduce((sum, part) => sum + (part.kind === kind ? part.total : 0), 0);
    return {
      items: parts.flatMap(({ items }) => items).toSorted(byUrgency(Date.now())),
      counts: Object.fromEntries(WAITING_KINDS.map((kind) => [kind, totalOf(kind)])),
      conversations: await countChats(db, user),
    };
  },
});
