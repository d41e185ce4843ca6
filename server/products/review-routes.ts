// Admin routes of the product review: queue, single review, decision; also takes down live products.
import type { FastifyInstance } from 'fastify';
import {
  decideReview,
  getReview,
  listReviews,
  takeDownProduct,
} from '../../contract/admin/review.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { DecisionOutcome } from './review-decision-queries.ts';

export function reviewRoutes(
  app: FastifyInstance,
  { productReviews, reviewDecisions, catalog, storage, translationWorker }: Services,
): void {
  serve(app, listReviews, async ({ query }, { lang }) => {
    const { reviews, total } = await productReviews.page(query, lang);
    return { success: true as const, reviews, pagination: paginationOf(query, total) };
  });

  serve(app, getReview, async ({ params }, { lang }) => {
    const data = await productReviews.review(params.id, lang);
    if (!data) throw new HttpError('productNotFound');
    return { success: true as const, data };
  });

  /** Throws where the decision failed; otherwise refreshes the public catalog and removes the unused files. */
  const finishDecision = async (
    decided: DecisionOutcome,
    notAllowedCode: 'conflict' | 'productNotFound',
  ) => {
    if (decided.kind === 'missing') throw new HttpError('productNotFound');
    if (decided.kind === 'notAllowed') throw new HttpError(notAllowedCode);
    if (decided.kind === 'conflict') throw new HttpError('conflict');
    await catalog.refresh();
    await storage.remove(decided.unused).catch((error: unknown) => {
      app.log.warn({ error }, 'unused files of a product could not be removed');
    });
  };

  serve(app, decideReview, async ({ params, body }, { lang, user }) => {
    const { decision, reason = '', revision } = body;
    const decided = await reviewDecisions[decision](params.id, revision, reason, user.id);
    await finishDecision(decided, 'conflict');
    if (decision === 'approve') translationWorker.enqueueProducts([params.id]);
    const messageName = decision === 'approve' ? 'reviewApproved' : 'reviewRejected';
    return { success: true as const, message: SUCCESS_TEXTS[messageName][lang] };
  });

  serve(app, takeDownProduct, async ({ params, body }, { lang, user }) => {
    await finishDecision(
      await reviewDecisions.takeDown(params.id, body.reason, user.id),
      'productNotFound',
    );
    return { success: true as const, message: SUCCESS_TEXTS.productTakenDown[lang] };
  });
}
