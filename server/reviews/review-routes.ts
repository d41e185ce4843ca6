// Routes of reviews: public lists, those of an order, and the calls that write, answer, delete and remove them.
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import {
  deleteReview,
  listOrderReviews,
  listProductReviews,
  listSupplierReviews,
  removeReview,
  replyToReview,
  writeReview,
} from '../../contract/reviews/reviews.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve, servePublic } from '../platform/http/serve.ts';
import { withFileHashes } from '../platform/uploads/file-hashes.ts';
import type { Services } from '../services.ts';

/** Rate limit per network and account: reviews are public, and photos are expensive to decode. */
const CHANGES_PER_MINUTE = 10;
const CHANGES = { limitPerMinute: CHANGES_PER_MINUTE };

export function customerReviewRoutes(
  app: FastifyInstance,
  { reviews, catalog, cache }: Services,
): void {
  servePublic(
    app,
    listProductReviews,
    async ({ params, query }, lang, dependOn) => {
      const { total, ...page } = await reviews.ofProduct(params.id, query, lang);
      dependOn(catalog.dependencies.product(params.id));
      return { ...page, pagination: paginationOf(query, total) };
    },
    { cache },
  );

  servePublic(
    app,
    listSupplierReviews,
    async ({ params, query }, lang, dependOn) => {
      const { total, ...page } = await reviews.ofSupplier(params.id, query, lang);
      dependOn(catalog.dependencies.productsOf(params.id));
      return { ...page, pagination: paginationOf(query, total) };
    },
    { cache },
  );

  serve(app, listOrderReviews, async ({ params }, { user, lang }) => ({
    reviews: await reviews.ofOrder(params.id, user, lang),
  }));

  serve(
    app,
    writeReview,
    async ({ body }, { user, lang }) => {
      const { idempotencyKey, ...content } = body;
      const attempt = idempotencyKeyOf(
        idempotencyKey,
        idempotencyKey ? await withFileHashes(content) : content,
      );
      const review = await reviews.write(user, content, attempt, lang);
      return { message: SUCCESS_TEXTS.reviewWritten[lang], review };
    },
    CHANGES,
  );

  serve(
    app,
    deleteReview,
    async ({ params }, { user, lang }) => {
      await reviews.delete(user.id, params.id);
      return { message: SUCCESS_TEXTS.reviewDeleted[lang] };
    },
    CHANGES,
  );

  serve(
    app,
    replyToReview,
    async ({ params, body }, { user, lang }) => ({
      message: SUCCESS_TEXTS.reviewReplied[lang],
      review: await reviews.reply(user, params.id, body.text, lang),
    }),
    CHANGES,
  );

  serve(app, removeReview, async ({ params, body }, { user, lang }) => {
    await reviews.remove(params.id, body.reason, user.id);
    return { message: SUCCESS_TEXTS.reviewRemoved[lang] };
  });
}
