// Admin area for tests: an admin and decisions about products in review.
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { decideReview, getReview, takeDownProduct } from '../../../contract/admin/review.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Market } from '../market.ts';
import { signUp } from '../users.ts';

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
    /** Approves the current revision, unless another one is given. */
    approve: async (id: string, revision?: number) =>
      admin.api.call(decideReview, {
        params: { id },
        body: { decision: 'approve', revision: revision ?? (await revisionOf(id)) },
      }),
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
export type AdminReview = Awaited<ReturnType<typeof openAdminReview>>;
