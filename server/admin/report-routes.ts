// Routes for reports of products and reviews: sent by anyone, read and closed by admins.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { reportBody } from '../../contract/admin/report-body.ts';
import { closeReport, listReports, reportProduct } from '../../contract/admin/reports.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { reportReview } from '../../contract/reviews/reviews.ts';
import { tokenOf } from '../accounts/authorization.ts';
import { unownedIdempotencyKey } from '../platform/db/idempotency.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { ReportSubject } from './report-queries.ts';

type ReportBody = Omit<z.output<ReturnType<typeof reportBody>>, 'reason'> & {
  readonly reason: string;
};

/** Rate limit: more reports than one person writes after looking at the products or reviews. */
const REPORTS_PER_MINUTE = 5;

export function reportRoutes(app: FastifyInstance, { reports, reviews, sessions }: Services): void {
  /** Returns the account of a token. With an invalid token the caller is a visitor: a report is useful from anyone. */
  const reporterOf = async (token: string | null, clientIp: string): Promise<string | null> => {
    if (token === null) return null;
    const user = await sessions.authenticate(token, clientIp).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'suspended') return null;
      throw error;
    });
    return user?.factorStep === null ? user.id : null;
  };

  const addReport = async (
    about: ReportSubject,
    { idempotencyKey, reason, ...content }: ReportBody,
    request: FastifyRequest,
  ): Promise<void> => {
    const reporterId = await reporterOf(tokenOf(request), request.ip);
    const attempt = unownedIdempotencyKey(idempotencyKey, reporterId, {
      [about.kind]: about.id,
      reason,
      ...content,
    });
    const { text = '', email = null } = content;
    const report = { about, reason, text, reporterId, email, clientIp: request.ip };
    await reports.add(report, attempt);
  };

  serve(
    app,
    reportProduct,
    async ({ params: { id }, body }, { lang, request }) => {
      await addReport({ kind: 'product', id }, body, request);
      return { message: SUCCESS_TEXTS.reportSent[lang] };
    },
    { limitPerMinute: REPORTS_PER_MINUTE },
  );

  serve(
    app,
    reportReview,
    async ({ params: { id }, body }, { lang, request }) => {
      await addReport({ kind: 'review', id }, body, request);
      return { message: SUCCESS_TEXTS.reviewReported[lang] };
    },
    { limitPerMinute: REPORTS_PER_MINUTE },
  );

  serve(app, listReports, async ({ query }, { lang }) => {
    const { reports: rows, total, open } = await reports.page(query, lang);
    const reported = await reviews.byIds(
      rows.flatMap(({ reviewId }) => reviewId ?? []),
      lang,
    );
    const withReviews = rows.map(({ reviewId, ...report }) => {
      const review = reported.get(reviewId ?? '');
      return { ...report, review: review ? { review, removed: review.removed !== null } : null };
    });
    return { reports: withReviews, pagination: paginationOf(query, total), open };
  });

  serve(app, closeReport, async ({ params, body }, { lang, user }) => {
    const { outcome, note = '' } = body;
    await reports.close(params.id, { outcome, note }, user.id);
    return { message: SUCCESS_TEXTS.reportClosed[lang] };
  });
}
