// A listing's life: what a save by its supplier or a decision of the desk makes of it. Pure: rows go in and out elsewhere.
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

/** A change of an approved listing, which buyers do not see yet. */
export interface WaitingChange {
  readonly status: 'draft' | 'pending' | 'rejected';
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ListingContent;
}

/**
 * Draft, pending and rejected listings were never approved, or were taken down: their content is edited in place. Active and
 * inactive ones are approved: what needs review waits beside them as a change.
 */
export interface Standing {
  readonly status: ListingStatus;
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ListingContent;
  readonly change: WaitingChange | null;
}

/** What the supplier sees and edits: the change where there is one. */
export const latest = ({ content, change }: Standing): ListingContent => change?.content ?? content;

export const isApproved = ({ status }: Standing): boolean =>
  status === 'active' || status === 'inactive';

/** What waits for the desk: the listing itself, or a change of it. */
export const waits = (standing: Standing): 'new' | 'change' | null => {
  if (standing.status === 'pending') return 'new';
  return standing.change?.status === 'pending' ? 'change' : null;
};

/** What a supplier saves. Without `asked`, a draft stays one and everything else is handed in. */
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

// Whoever mends what waits already keeps its place in the queue: `submittedAt` is null unless it waits.

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

/** The change that stands beside the listing after this save; null where it would say what is live already. */
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
  // Another price, or a switch on or off, says nothing about what waits beside it.
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
  // Price, stock and minimum order count at once, unless they are drafted, or came with what a review has to see.
  const free = change === null || !needsReview(latest(standing), content);
  const atOnce = free && asked !== 'draft';
  const live = atOnce ? withFreeParts(standing.content, content) : standing.content;
  return saved({ ...standing, status, content: live, change });
}

/** Saves what the supplier sent over what it saw last. */
export function save(standing: Standing, given: Save): Saved {
  const { asked, change, language } = given;
  const content = merged(latest(standing), change, language);
  if (isApproved(standing)) return besideLive(standing, content, given);
  if (asked === 'active' || asked === 'inactive')
    return { kind: 'refused', fields: { status: 'productStatus' } };
  return inPlace(standing, content, given);
}

/** A new listing. */
export function open(content: ListingContent, draft: boolean, now: string): Saved {
  const submittedAt = draft ? null : now;
  const status = draft ? 'draft' : 'pending';
  return (
    refusedFor(content, draft) ??
    saved({ status, reason: null, submittedAt, content, change: null })
  );
}

/** Null where nothing waits. */
export function approved(standing: Standing): Standing | null {
  const { content, change, status } = standing;
  const kind = waits(standing);
  if (kind === 'new')
    return { status: 'active', reason: null, submittedAt: null, content, change: null };
  if (kind === null || !change) return null;
  return { status, reason: null, submittedAt: null, content: change.content, change: null };
}

/** Null where nothing waits. */
export function rejected(standing: Standing, reason: string): Standing | null {
  const kind = waits(standing);
  if (kind === 'new') return { ...standing, status: 'rejected', reason, submittedAt: null };
  if (kind === null || !standing.change) return null;
  const change = { ...standing.change, status: 'rejected' as const, reason, submittedAt: null };
  return { ...standing, change };
}

/** Null where it is not approved. What the supplier wrote last is what it goes on editing. */
export const takenDown = (standing: Standing, reason: string): Standing | null =>
  isApproved(standing)
    ? { status: 'rejected', reason, submittedAt: null, content: latest(standing), change: null }
    : null;

/** Null where its status does not allow it. */
export const switched = (standing: Standing, to: 'active' | 'inactive'): Standing | null =>
  isApproved(standing) && standing.status !== to ? { ...standing, status: to } : null;
