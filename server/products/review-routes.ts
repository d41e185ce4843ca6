// Admin routes of the product review: queue, single review, decision; also takes down live products.
import type { FastifyInstance } from 'fastify';
import {
  decideReview,
  getReview,
  listReviews,
  takeDownListing,
} from '../../contract/admin/review.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import type { Decided } from './review-decision-queries.ts';

export function reviewRoutes(
  app: FastifyInstance,
  { listings, reviewDecisions, catalog, storage, textKeeper }: Services,
): void {
  serve(app, listReviews, async ({ query }, { lang }) => {
    const { reviews, total } = await listings.waiting(query, lang);
    return { success: true as const, reviews, pagination: paginationOf(query, total) };
  });

  serve(app, getReview, async ({ params }, { lang }) => {
    const data = await listings.review(params.id, lang);
    if (!data) throw new Problem('productNotFound');
    return { success: true as const, data };
  });

  /** Throws where the decision failed; otherwise refreshes the public catalog and removes the unused files. */
  const follow = async (decided: Decided, nothing: 'conflict' | 'productNotFound') => {
    if (decided.kind === 'missing') throw new Problem('productNotFound');
    if (decided.kind === 'nothing') throw new Problem(nothing);
    if (decided.kind === 'conflict') throw new Problem('conflict');
    await catalog.refresh();
    await storage.remove(decided.unused).catch((error: unknown) => {
      app.log.warn({ error }, 'files of a listing could not be removed');
    });
  };

  serve(app, decideReview, async ({ params, body }, { lang, person }) => {
    const { decision, reason = '', revision } = body;
    const decided = await reviewDecisions[decision](params.id, revision, reason, person.id);
    await follow(decided, 'conflict');
    if (decision === 'approve') textKeeper.listings([params.id]);
    const said = decision === 'approve' ? 'reviewApproved' : 'reviewRejected';
    return { success: true as const, message: ANSWER_TEXTS[said][lang] };
  });

  serve(app, takeDownListing, async ({ params, body }, { lang, person }) => {
    await follow(
      await reviewDecisions.takeDown(params.id, body.reason, person.id),
      'productNotFound',
    );
    return { success: true as const, message: ANSWER_TEXTS.listingTakenDown[lang] };
  });
}
