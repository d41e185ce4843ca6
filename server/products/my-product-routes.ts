// Routes for a supplier's own products: list, create, update, activate or deactivate, delete.

import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { toCents } from '../../contract/money.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../contract/products/my-products.ts';
import { changeProductPrices } from '../../contract/products/product-prices.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import { withFileHashes } from '../platform/uploads/file-hashes.ts';
import type { Services } from '../services.ts';
import { contentChangeOf } from './form-content.ts';

/** Rate limit per network and account: a save may decode pictures, which is expensive. */
const SAVES_PER_MINUTE = 120;

export function myProductRoutes(
  app: FastifyInstance,
  { myProducts, publicChangeLimit }: Services,
): void {
  serve(app, listMyProducts, async ({ query }, { lang, user }) => {
    const { products, total, counts } = await myProducts.page(user.id, query, lang);
    return { products, pagination: paginationOf(query, total), counts };
  });

  serve(app, getMyProduct, ({ params }, { lang, user }) =>
    myProducts.read(user.id, params.id, lang),
  );

  serve(
    app,
    createProduct,
    async ({ body: { idempotencyKey, ...body } }, { lang, user }) => {
      const { images, video, status, ...fields } = body;
      const isDraft = status === 'draft';
      const attempt = idempotencyKeyOf(
        idempotencyKey,
        idempotencyKey ? await withFileHashes(body) : body,
      );
      const form = { content: contentChangeOf(fields), files: { images, video } };
      const id = await myProducts.create(user.id, form, isDraft, attempt);
      const texts = SUCCESS_TEXTS[isDraft ? 'productDraftSaved' : 'productSubmitted'];
      const product = await myProducts.read(user.id, id, lang);
      return { message: texts[lang], product };
    },
    { limitPerMinute: SAVES_PER_MINUTE },
  );

  serve(
    app,
    updateProduct,
    async ({ params: { id }, body }, { lang, user }) => {
      const { images, video, status: requestedStatus, revision, ...fields } = body;
      const isStatusChange = requestedStatus === 'active' || requestedStatus === 'inactive';
      if (isStatusChange) await publicChangeLimit.check(user.id);
      const form = { content: contentChangeOf(fields), files: { images, video } };
      await myProducts.update(user.id, id, { ...form, requestedStatus, revision });
      if (isStatusChange) await publicChangeLimit.record(user.id);
      const texts =
        SUCCESS_TEXTS[requestedStatus === 'draft' ? 'productDraftSaved' : 'productUpdated'];
      const product = await myProducts.read(user.id, id, lang);
      return { message: texts[lang], product };
    },
    { limitPerMinute: SAVES_PER_MINUTE },
  );

  serve(app, deleteProduct, async ({ params: { id } }, { lang, user }) => {
    const { changed } = await myProducts.changeAll(user.id, [id], 'delete');
    if (changed.length === 0) throw new HttpError('productNotFound');
    return { message: SUCCESS_TEXTS.productDeleted[lang] };
  });

  serve(app, changeMyProducts, async ({ body }, { lang, user }) => {
    await publicChangeLimit.check(user.id);
    const ids = [...new Set(body.ids)];
    const { changed, unchanged } = await myProducts.changeAll(user.id, ids, body.action);
    if (changed.length > 0) await publicChangeLimit.record(user.id);
    const message = SUCCESS_TEXTS.productsChanged[lang];
    return { message, changed, unchanged };
  });

  serve(app, changeProductPrices, async ({ body }, { lang, user }) => {
    await publicChangeLimit.check(user.id);
    const centsOf = (dollars: number | null): number | null =>
      dollars === null ? null : toCents(dollars);
    const prices = new Map(
      body.prices.map(({ id, from, to }) => [id, { from: centsOf(from), to: centsOf(to) }]),
    );
    const outcome = await myProducts.changePrices(user.id, prices);
    if (outcome.changed.length > 0) await publicChangeLimit.record(user.id);
    return { message: SUCCESS_TEXTS.pricesChanged[lang], ...outcome };
  });
}
