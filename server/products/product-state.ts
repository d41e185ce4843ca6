// State machine of a product: the effect of a supplier's save or an admin's decision. Pure functions without database access.
import type { Lang } from '../../contract/lang.ts';
import type { FieldText } from '../../contract/messages.ts';
import {
  contentProblems,
  differences,
  type ListingChange,
  type ListingContent,
  merged,
  needsReview,
  withFreeParts,
} from './product-content.ts';

export type ListingStatus = 'draft' | 'pending' | 'rejected' | 'active' | 'inactive';

/** Unpublished change of an approved product. */
export interface WaitingChange {
  readonly status: 'draft' | 'pending' | 'rejected';
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ListingContent;
}

/**
 * State of a product. Draft, pending and rejected products were never approved, or were taken down: their content is edited in
 * place. Active and inactive products are approved: an edit that needs a review is stored beside them as an unpublished change.
 */
export interface Standing {
  readonly status: ListingStatus;
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ListingContent;
  readonly change: WaitingChange | null;
}

/** The content that the supplier sees and edits: the unpublished change if there is one. */
export const latest = ({ content, change }: Standing): ListingContent => change?.content ?? content;

export const isApproved = ({ status }: Standing): boolean =>
  status === 'active' || status === 'inactive';

/** What waits for review: a new product, a change of an approved one, or nothing. */
export const waits = (standing: Standing): 'new' | 'change' | null => {
  if (standing.status === 'pending') return 'new';
  return standing.change?.status === 'pending' ? 'change' : null;
};

/** What a supplier saves. Without `asked`, a draft stays a draft and everything else is submitted. */
export interface Save {
  readonly change: ListingChange;
  readonly asked: 'pending' | 'draft' | 'active' | 'inactive' | undefined;
  /** The account's language. */
  readonly language: Lang;
  readonly now: string;
}

export type Saved =
  | { readonly kind: 'saved'; readonly standing: Standing }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, FieldText>> };

// `submittedAt` is null outside the review queue. An edit of a submitted product does not change it, so that it does not lose its
// place in the queue.

const refusedFor = (content: ListingContent, draft: boolean): Saved | null => {
  const fields = contentProblems(content, draft);
  return Object.keys(fields).length ? { kind: 'refused', fields } : null;
};

const saved = (standing: Standing): Saved => ({ kind: 'saved', standing });

function inPlace(standing: Standing, content: ListingContent, { asked, now }: Save): Saved {
  const { status, submittedAt } = standing;
  const draft = (asked ?? (status === 'draft' ? 'draft' : 'pending')) === 'draft';
  return (
    refusedFor(content, draft) ??
    saved({
      status: draft ? 'draft' : 'pending',
      reason: null,
      submittedAt: draft ? null : (submittedAt ?? now),
      content,
      change: null,
    })
  );
}

/** Returns the unpublished change after this save; null where the content equals the live one, or nothing has to wait. */
function changeAfter(
  standing: Standing,
  content: ListingContent,
  save: Save,
): WaitingChange | null {
  const { change, content: live } = standing;
  const { asked, now } = save;
  if (differences(live, content).length === 0) return null;
  if (asked === 'draft') return { status: 'draft', reason: null, submittedAt: null, content };
  if (!needsReview(live, content)) return null;
  // A new price, or a switch on or off, does not change the status of the unpublished change.
  const untouched = change !== null && !needsReview(change.content, content);
  if (untouched && asked !== 'pending') return { ...change, content };
  return { status: 'pending', reason: null, submittedAt: change?.submittedAt ?? now, content };
}

function besideLive(standing: Standing, content: ListingContent, save: Save): Saved {
  const { asked } = save;
  const status = asked === 'active' || asked === 'inactive' ? asked : standing.status;
  const change = changeAfter(standing, content, save);
  const refused = change ? refusedFor(content, change.status === 'draft') : null;
  if (refused) return refused;
  // Price, stock and minimum order apply at once, unless they are saved as a draft or together with an edit that needs a review.
  const free = change === null || !needsReview(latest(standing), content);
  const atOnce = free && asked !== 'draft';
  const live = atOnce ? withFreeParts(standing.content, content) : standing.content;
  return saved({ ...standing, status, content: live, change });
}

/** Applies a save of the supplier to the latest content. */
export function save(standing: Standing, given: Save): Saved {
  const { asked, change, language } = given;
  const content = merged(latest(standing), change, language);
  if (isApproved(standing)) return besideLive(standing, content, given);
  if (asked === 'active' || asked === 'inactive')
    return { kind: 'refused', fields: { status: 'productStatus' } };
  return inPlace(standing, content, given);
}

/** Returns the state of a new product, or its field errors. */
export function open(content: ListingContent, draft: boolean, now: string): Saved {
  const submittedAt = draft ? null : now;
  const status = draft ? 'draft' : 'pending';
  return (
    refusedFor(content, draft) ??
    saved({ status, reason: null, submittedAt, content, change: null })
  );
}

/** Publishes what waits for review; null where nothing waits. */
export function approved(standing: Standing): Standing | null {
  const { content, change, status } = standing;
  const kind = waits(standing);
  if (kind === 'new')
    return { status: 'active', reason: null, submittedAt: null, content, change: null };
  if (kind === null || !change) return null;
  return { status, reason: null, submittedAt: null, content: change.content, change: null };
}

/** Rejects what waits for review; null where nothing waits. */
export function rejected(standing: Standing, reason: string): Standing | null {
  const kind = waits(standing);
  if (kind === 'new') return { ...standing, status: 'rejected', reason, submittedAt: null };
  if (kind === null || !standing.change) return null;
  const change = { ...standing.change, status: 'rejected' as const, reason, submittedAt: null };
  return { ...standing, change };
}

/** Takes down an approved product; null where it is not approved. The supplier continues to edit its latest content. */
export const takenDown = (standing: Standing, reason: string): Standing | null =>
  isApproved(standing)
    ? { status: 'rejected', reason, submittedAt: null, content: latest(standing), change: null }
    : null;

/** Activates or deactivates an approved product; null where it is not approved or has that status already. */
export const switched = (standing: Standing, to: 'active' | 'inactive'): Standing | null =>
  isApproved(standing) && standing.status !== to ? { ...standing, status: to } : null;
