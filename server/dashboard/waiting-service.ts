// Items that wait for a user, from all resources in one sorted list (docs/decisions/026-notifications-and-mail.md).
import type { Waiting, WaitingItem } from '../../contract/dashboard/waiting.ts';
import {
  ANSWER_WITHIN_HOURS,
  WAITING_KINDS,
  type WaitingKind,
} from '../../contract/dashboard/waiting-kinds.ts';
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

const HOUR_MS = 3_600_000;

/** Kinds whose buyer waits for a first answer: suppliers promise one within a day, and an order needs it as much as a question. */
const HAS_DEADLINE: ReadonlySet<WaitingKind> = new Set(['enquiry.answer', 'order.confirm']);

/** Below all work: news, which require no action, then reviews, which no counterpart waits for. */
const RANKS: Readonly<Partial<Record<WaitingKind, number>>> = {
  'saved.price': 1,
  'saved.gone': 1,
  'order.review': 2,
};

/** Whole hours until the promised answer, negative once it is late; the largest number without a promise. */
const hoursLeft = ({ kind, since }: WaitingItem, nowMs: number): number =>
  since !== null && HAS_DEADLINE.has(kind)
    ? Math.floor((Date.parse(since) - nowMs) / HOUR_MS) + ANSWER_WITHIN_HOURS
    : Number.MAX_SAFE_INTEGER;

/** Sorts by deadline, then by amount, then by time: the earliest deadline, the largest amount, the longest wait first. */
const byUrgency =
  (nowMs: number) =>
  (one: WaitingItem, other: WaitingItem): number =>
    (RANKS[one.kind] ?? 0) - (RANKS[other.kind] ?? 0) ||
    hoursLeft(one, nowMs) - hoursLeft(other, nowMs) ||
    (other.amount ?? -1) - (one.amount ?? -1) ||
    (one.since ?? '').localeCompare(other.since ?? '');

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
