// Routes for reports of products: sent by anyone, read and closed by admins.
import type { FastifyInstance } from 'fastify';
import { closeReport, listReports, reportListing } from '../../contract/admin/reports.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { tokenOf } from '../accounts/admission.ts';
import { unownedAttempt } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** More products than one person can examine. */
const PER_MINUTE = 5;

export function reportRoutes(app: FastifyInstance, { reports, sessions }: Services): void {
  /** Returns the account of a token. With an invalid token the caller is a visitor: a report is useful from anyone. */
  const reporterOf = async (token: string | null, address: string): Promise<string | null> => {
    if (token === null) return null;
    const person = await sessions.whoIs(token, address).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'suspended') return null;
      throw error;
    });
    return person?.id ?? null;
  };

  serve(
    app,
    reportListing,
    async ({ params, body }, { lang, request }) => {
      const { idempotencyKey, ...content } = body;
      const reporterId = await reporterOf(tokenOf(request), request.ip);
      const stored = await reports.add({
        productId: params.id,
        reason: content.reason,
        text: content.text ?? '',
        reporterId,
        email: content.email ?? null,
        address: request.ip,
        attempt: unownedAttempt(idempotencyKey, reporterId, { product: params.id, ...content }),
      });
      if (!stored) throw new Problem('productNotFound');
      return { success: true as const, message: ANSWER_TEXTS.reportSent[lang] };
    },
    { perMinute: PER_MINUTE },
  );

  serve(app, listReports, async ({ query }, { lang }) => {
    const { reports: rows, total, open } = await reports.page(query, lang);
    return { success: true as const, reports: rows, pagination: paginationOf(query, total), open };
  });

  serve(app, closeReport, async ({ params, body }, { lang, person }) => {
    const { outcome, note = '' } = body;
    const done = await reports.close(params.id, { outcome, note }, person.id);
    if (done === 'unknown') throw new Problem('notFound');
    if (done === 'closedBefore') throw new Problem('conflict');
    return { success: true as const, message: ANSWER_TEXTS.reportClosed[lang] };
  });
}
