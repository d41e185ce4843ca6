// State machine of a product: the effect of a supplier's save or an admin's decision. Pure functions without database access.
import type { Lang } from '../../contract/lang.ts';
import { HttpError } from '../platform/http/http-error.ts';
import {
  applyChange,
  changedFields,
  contentFieldErrors,
  needsReview,
  type ProductContent,
  type ProductContentChange,
  withUnreviewedFields,
} from './product-content.ts';

export type ProductStatus = 'draft' | 'pending' | 'rejected' | 'active' | 'inactive';

/** Unpublished change of an approved product. */
export interface UnpublishedChange {
  readonly status: 'draft' | 'pending' | 'rejected';
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ProductContent;
}

/**
 * State of a product. Draft, pending and rejected products were never approved, or were taken down: their content is edited in
 * place. Active and inactive products are approved: an edit that needs a review is stored beside them as an unpublished change.
 */
export interface ProductState {
  readonly status: ProductStatus;
  readonly reason: string | null;
  readonly submittedAt: string | null;
  readonly content: ProductContent;
  readonly change: UnpublishedChange | null;
}

/** The content that the supplier sees and edits: the unpublished change if there is one. */
export const latestContent = ({ content, change }: ProductState): ProductContent =>
  change?.content ?? content;

export const isApproved = ({ status }: ProductState): boolean =>
  status === 'active' || status === 'inactive';

/** What the review of a product is about: a new product, a change of an approved one, or nothing. */
export const pendingReviewKind = (state: ProductState): 'new' | 'change' | null => {
  if (state.status === 'pending') return 'new';
  return state.change?.status === 'pending' ? 'change' : null;
};

/** What a supplier saves. Without `requestedStatus`, a draft stays a draft and everything else is submitted. */
export interface ProductSave {
  readonly change: ProductContentChange;
  readonly requestedStatus: 'pending' | 'draft' | 'active' | 'inactive' | undefined;
  /** The account's language. */
  readonly language: Lang;
  readonly now: string;
}

// `submittedAt` is null outside the review queue. An edit of a submitted product does not change it, so that it does not lose its
// place in the queue.

const refuseIncomplete = (content: ProductContent, isDraft: boolean): void => {
  const fields = contentFieldErrors(content, isDraft);
  if (Object.keys(fields).length > 0) throw new HttpError('validation', fields);
};

function saveInPlace(
  { status, submittedAt }: ProductState,
  content: ProductContent,
  { requestedStatus, now }: ProductSave,
): ProductState {
  const isDraft = (requestedStatus ?? (status === 'draft' ? 'draft' : 'pending')) === 'draft';
  const state = stateOfNewProduct(content, isDraft, now);
  return isDraft ? state : { ...state, submittedAt: submittedAt ?? now };
}

/** Returns the unpublished change after this save; null where the content equals the live one, or nothing has to wait. */
function unpublishedChangeAfter(
  state: ProductState,
  content: ProductContent,
  save: ProductSave,
): UnpublishedChange | null {
  const { change, content: live } = state;
  const { requestedStatus, now } = save;
  if (changedFields(live, content).length === 0) return null;
  if (requestedStatus === 'draft')
    return { status: 'draft', reason: null, submittedAt: null, content };
  if (!needsReview(live, content)) return null;
  // A new price, or a switch on or off, does not change the status of the unpublished change.
  const isUnaffected = change !== null && !needsReview(change.content, content);
  if (isUnaffected && requestedStatus !== 'pending') return { ...change, content };
  return { status: 'pending', reason: null, submittedAt: change?.submittedAt ?? now, content };
}

function saveBesideLive(
  state: ProductState,
  content: ProductContent,
  save: ProductSave,
): ProductState {
  const { requestedStatus } = save;
  const status =
    requestedStatus === 'active' || requestedStatus === 'inactive' ? requestedStatus : state.status;
  const change = unpublishedChangeAfter(state, content, save);
  if (change) refuseIncomplete(content, change.status === 'draft');
  // Price, stock and minimum order apply at once, unless they are saved as a draft or together with an edit that needs a review.
  const appliesWithoutReview = change === null || !needsReview(latestContent(state), content);
  const appliesAtOnce = appliesWithoutReview && requestedStatus !== 'draft';
  const live = appliesAtOnce ? withUnreviewedFields(state.content, content) : state.content;
  return { ...state, status, content: live, change };
}

/** Applies a save of the supplier to the latest content; throws the field errors of an incomplete product. */
export function stateAfterSave(state: ProductState, save: ProductSave): ProductState {
  const { requestedStatus, change, language } = save;
  const content = applyChange(latestContent(state), change, language);
  if (isApproved(state)) return saveBesideLive(state, content, save);
  if (requestedStatus === 'active' || requestedStatus === 'inactive')
    throw new HttpError('validation', { status: 'productStatus' });
  return saveInPlace(state, content, save);
}

/** Returns the state of a new product; throws its field errors. */
export function stateOfNewProduct(
  content: ProductContent,
  isDraft: boolean,
  now: string,
): ProductState {
  refuseIncomplete(content, isDraft);
  const status = isDraft ? 'draft' : 'pending';
  return { status, reason: null, submittedAt: isDraft ? null : now, content, change: null };
}

/** State after the approval; null if there is nothing to review. */
export function stateAfterApproval(state: ProductState): ProductState | null {
  const { content, change, status } = state;
  const kind = pendingReviewKind(state);
  if (kind === 'new')
    return { status: 'active', reason: null, submittedAt: null, content, change: null };
  if (kind === null || !change) return null;
  return { status, reason: null, submittedAt: null, content: change.content, change: null };
}

/** State after the rejection; null if there is nothing to review. */
export function stateAfterRejection(state: ProductState, reason: string): ProductState | null {
  const kind = pendingReviewKind(state);
  if (kind === 'new') return { ...state, status: 'rejected', reason, submittedAt: null };
  if (kind === null || !state.change) return null;
  const change = { ...state.change, status: 'rejected' as const, reason, submittedAt: null };
  return { ...state, change };
}

/** Takes down an approved product; null where it is not approved. The supplier continues to edit its latest content. */
export const stateAfterTakeDown = (state: ProductState, reason: string): ProductState | null =>
  isApproved(state)
    ? { status: 'rejected', reason, submittedAt: null, content: latestContent(state), change: null }
    : null;

/** Activates or deactivates an approved product; null where it is not approved or has that status already. */
export const stateAfterStatusChange = (
  state: ProductState,
  to: 'active' | 'inactive',
): ProductState | null =>
  isApproved(state) && state.status !== to ? { ...state, status: to } : null;

/**
 * Sets the price at once, in any status and without a review. Returns null if the price in the content, or in an unpublished change,
 * is not `from`.
 */
export const stateAfterPriceChange = (
  state: ProductState,
  from: number | null,
  to: number | null,
): ProductState | null => {
  const { content, change } = state;
  if (content.priceCents !== from || (change && change.content.priceCents !== from)) return null;
  return {
    ...state,
    content: { ...content, priceCents: to },
    change: change && { ...change, content: { ...change.content, priceCents: to } },
  };
};
