// Routes for reports of products: sent by anyone, read and closed by admins.
import type { FastifyInstance } from 'fastify';
import { closeReport, listReports, reportProduct } from '../../contract/admin/reports.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { tokenOf } from '../accounts/authorization.ts';
import { unownedIdempotencyKey } from '../platform/db/idempotency.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** More products than one person can examine. */
const REPORTS_PER_MINUTE = 5;

export function reportRoutes(app: FastifyInstance, { reports, sessions }: Services): void {
  /** Returns the account of a token. With an invalid token the caller is a visitor: a report is useful from anyone. */
  const reporterOf = async (token: string | null, clientIp: string): Promise<string | null> => {
    if (token === null) return null;
    const user = await sessions.authenticate(token, clientIp).catch((error: unknown) => {
      if (error instanceof HttpError && error.code === 'suspended') return null;
      throw error;
    });
    return user?.id ?? null;
  };

  serve(
    app,
    reportProduct,
    async ({ params, body }, { lang, request }) => {
      const { idempotencyKey, ...content } = body;
      const reporterId = await reporterOf(tokenOf(request), request.ip);
      const attempt = unownedIdempotencyKey(idempotencyKey, reporterId, {
        product: params.id,
        ...content,
      });
      await reports.add(
        {
          productId: params.id,
          reason: content.reason,
          text: content.text ?? '',
          reporterId,
          email: content.email ?? null,
          clientIp: request.ip,
        },
        attempt,
      );
      return { message: SUCCESS_TEXTS.reportSent[lang] };
    },
    { limitPerMinute: REPORTS_PER_MINUTE },
  );

  serve(app, listReports, async ({ query }, { lang }) => {
    const { reports: rows, total, open } = await reports.page(query, lang);
    return { reports: rows, pagination: paginationOf(query, total), open };
  });

  serve(app, closeReport, async ({ params, body }, { lang, user }) => {
    const { outcome, note = '' } = body;
    await reports.close(params.id, { outcome, note }, user.id);
    return { message: SUCCESS_TEXTS.reportClosed[lang] };
  });
}
