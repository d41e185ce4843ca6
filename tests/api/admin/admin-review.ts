// Admin area for tests: an admin and decisions about products in review.
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { decideReview, getReview, takeDownProduct } from '../../../contract/admin/review.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Market } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';

/** Approves the current revision, unless another one is given. */
export async function approveProduct(
  { api }: Pick<SignedInUser, 'api'>,
  id: string,
  revision?: number,
) {
  const params = { id };
  const current = revision ?? (await api.call(getReview, { params })).revision;
  return api.call(decideReview, { params, body: { decision: 'approve', revision: current } });
}

export async function openAdminReview(market: Market) {
  const admin = await signUp(market, 'admin');
  const apiIn = (lang: Lang) => market.apiAs(admin.token, { lang });
  const review = (id: string, lang: Lang = 'en') => apiIn(lang).call(getReview, { params: { id } });
  const revisionOf = async (id: string) => (await review(id)).revision;
  return {
    admin,
    apiIn,
    review,
    revisionOf,
    approve: (id: string, revision?: number) => approveProduct(admin, id, revision),
    reject: async (id: string, reason: string) =>
      admin.api.call(decideReview, {
        params: { id },
        body: { decision: 'reject', reason, revision: await revisionOf(id) },
      }),
    takeDown: (id: string, reason = 'Not theirs') =>
      admin.api.call(takeDownProduct, { params: { id }, body: { reason } }),
    /** Audit log of the product as [action, subject, note], newest first. */
    auditEntries: async (id: string) =>
      (await admin.api.call(listAuditEntries, { query: { limit: '100' } })).entries
        .filter(({ subjectId }) => subjectId === id)
        .map(({ action, subject, note }) => [action, subject, note]),
  };
}
