// Admin routes of the product review: queue, single review, decision, decision about an import; also takes down live products.
import type { FastifyInstance } from 'fastify';
import { decideImportReview, getImportReview } from '../../contract/admin/import-review.ts';
import {
  decideReview,
  getReview,
  listReviews,
  takeDownProduct,
} from '../../contract/admin/review.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function reviewRoutes(
  app: FastifyInstance,
  { productReviews, importReviews }: Services,
): void {
  serve(app, listReviews, async ({ query }, { lang }) => {
    const { reviews, total } = await productReviews.page(query, query.import, lang);
    return { reviews, pagination: paginationOf(query, total) };
  });

  serve(app, getReview, ({ params }, { lang }) => productReviews.read(params.id, lang));

  serve(app, decideReview, async ({ params, body }, { lang, user }) => {
    const { decision, reason = '', revision } = body;
    await productReviews[decision](params.id, revision, reason, user.id);
    const messageName = decision === 'approve' ? 'reviewApproved' : 'reviewRejected';
    return { message: SUCCESS_TEXTS[messageName][lang] };
  });

  serve(app, getImportReview, async ({ params }) => ({
    waiting: await importReviews.waiting(params.id),
  }));

  serve(app, decideImportReview, async ({ params, body }, { lang, user }) => {
    const { decision, reason = '', products } = body;
    const counts = await importReviews[decision](params.id, products, reason, user.id);
    const messageName = decision === 'approve' ? 'importApproved' : 'importRejected';
    return { ...counts, message: SUCCESS_TEXTS[messageName][lang] };
  });

  serve(app, takeDownProduct, async ({ params, body }, { lang, user }) => {
    await productReviews.takeDown(params.id, body.reason, user.id);
    return { message: SUCCESS_TEXTS.productTakenDown[lang] };
  });
}
