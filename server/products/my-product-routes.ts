// Routes for a supplier's own products: list, create, update, activate or deactivate, delete.
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../contract/products/my-products.ts';
import { idempotencyKeyOf } from '../platform/db/idempotency.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import { withFileHashes } from '../platform/uploads/file-hashes.ts';
import type { Services } from '../services.ts';
import type { WriteOutcome } from './my-product-queries.ts';
import type { ProductContentChange } from './product-content.ts';
import { withStoredFiles } from './product-files.ts';

/** Rate limit per network and account: a save may decode pictures, which is expensive. */
const SAVES_PER_MINUTE = 120;

/** Fields that the forms for creating and updating share. `priceRange` is in US dollars, rounded to cents by contentChangeOf(). */
interface ProductFormFields {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly sort_description?: string | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly priceRange?: number | null | undefined;
  readonly minOrderQuantity?: number | null | undefined;
  readonly stock?: string | undefined;
  readonly countryOfOrigin?: string | undefined;
  readonly specifications?: Record<string, string> | undefined;
  readonly certifications?: string[] | undefined;
  readonly tags?: string[] | undefined;
}

const contentChangeOf = (fields: ProductFormFields): ProductContentChange => {
  const { priceRange, minOrderQuantity, stock } = fields;
  return {
    name: fields.name,
    title: fields.title,
    description: fields.description,
    short: fields.sort_description,
    category: fields.category,
    subcategory: fields.subcategory,
    priceCents: typeof priceRange === 'number' ? Math.round(priceRange * 100) : priceRange,
    // An empty field means the smallest possible order.
    minOrderQuantity: minOrderQuantity === null ? 1 : minOrderQuantity,
    stock: stock === '' ? null : stock,
    countryOfOrigin: fields.countryOfOrigin,
    specifications: fields.specifications,
    certifications: fields.certifications,
    tags: fields.tags,
  };
};

/** Returns the unused files of a successful write; throws an HttpError for any other outcome. */
const unusedFilesOf = (outcome: WriteOutcome): readonly string[] => {
  if (outcome.kind === 'done') return outcome.unused;
  if (outcome.kind === 'refused') throw new HttpError('validation', outcome.fields);
  throw new HttpError(outcome.kind === 'conflict' ? 'conflict' : 'productNotFound');
};

export function myProductRoutes(app: FastifyInstance, services: Services): void {
  const {
    myProducts,
    myProductLists,
    storage,
    catalog,
    translationWorker,
    publicChangeLimit: publicChanges,
  } = services;

  const ownProduct = async (supplierId: string, id: string, lang: Lang) => {
    const data = await myProducts.byId(supplierId, id, lang);
    if (!data) throw new HttpError('productNotFound');
    return data;
  };

  /** Call it after the commit only: an orphaned file is better than a missing one. */
  const removeFiles = async (unused: readonly string[]): Promise<void> => {
    await storage.remove(unused).catch((error: unknown) => {
      app.log.error({ error, unused }, 'unused files could not be removed');
    });
  };
  const finishChange = async (unused: readonly string[]): Promise<void> => {
    await catalog.refresh();
    await removeFiles(unused);
  };

  serve(app, listMyProducts, async ({ query }, { lang, user }) => {
    const { products, total, counts } = await myProductLists.page(user.id, query, lang);
    return { success: true as const, products, pagination: paginationOf(query, total), counts };
  });

  serve(app, getMyProduct, async ({ params }, { lang, user }) => ({
    success: true as const,
    data: await ownProduct(user.id, params.id, lang),
  }));

  serve(
    app,
    createProduct,
    async ({ body: { idempotencyKey, ...body } }, { lang, user }) => {
      const draft = body.status === 'draft';
      const attempt = idempotencyKeyOf(
        idempotencyKey,
        idempotencyKey ? await withFileHashes(body) : body,
      );
      const create = () =>
        withStoredFiles(storage, user.id, body, async ({ images, video, newUploads }) => {
          const change = { ...contentChangeOf(body), images, video };
          const created = await myProducts.create(user.id, change, draft, attempt, newUploads);
          if (created.kind === 'refused') throw new HttpError('validation', created.fields);
          return {
            id: created.id,
            unused: created.kind === 'known' ? newUploads.map(({ path }) => path) : [],
          };
        });
      // Checked before pictures are decoded, which is expensive; checked again in the transaction that inserts the row.
      const earlier = await myProducts.createdByAttempt(user.id, attempt);
      const { id, unused } = earlier === null ? await create() : { id: earlier, unused: [] };
      await removeFiles(unused);
      const texts = SUCCESS_TEXTS[draft ? 'productDraftSaved' : 'productSubmitted'];
      const data = await ownProduct(user.id, id, lang);
      return { success: true as const, message: texts[lang], data };
    },
    { limitPerMinute: SAVES_PER_MINUTE },
  );

  serve(
    app,
    updateProduct,
    async ({ params: { id }, body }, { lang, user }) => {
      const { status: requestedStatus, revision } = body;
      const isStatusChange = requestedStatus === 'active' || requestedStatus === 'inactive';
      if (isStatusChange) await publicChanges.check(user.id);
      // Checked before pictures are decoded, which is expensive.
      const { revision: current } = await ownProduct(user.id, id, lang);
      if (revision !== undefined && revision !== current) throw new HttpError('conflict');
      const unused = await withStoredFiles(
        storage,
        user.id,
        body,
        async ({ images, video, newUploads }) => {
          const change = { ...contentChangeOf(body), images, video };
          return unusedFilesOf(
            await myProducts.change(user.id, id, { change, requestedStatus, revision, newUploads }),
          );
        },
      );
      if (isStatusChange) await publicChanges.record(user.id);
      await finishChange(unused);
      translationWorker.enqueueProducts([id]);
      const texts =
        SUCCESS_TEXTS[requestedStatus === 'draft' ? 'productDraftSaved' : 'productUpdated'];
      const data = await ownProduct(user.id, id, lang);
      return { success: true as const, message: texts[lang], data };
    },
    { limitPerMinute: SAVES_PER_MINUTE },
  );

  serve(app, deleteProduct, async ({ params: { id } }, { lang, user }) => {
    const { changed, unused } = await myProducts.changeAll(user.id, [id], 'delete');
    if (changed.length === 0) throw new HttpError('productNotFound');
    await finishChange(unused);
    return { success: true as const, message: SUCCESS_TEXTS.productDeleted[lang] };
  });

  serve(app, changeMyProducts, async ({ body }, { lang, user }) => {
    const ids = [...new Set(body.ids)];
    await publicChanges.check(user.id);
    const { changed, unchanged, unused } = await myProducts.changeAll(user.id, ids, body.action);
    if (changed.length > 0) await publicChanges.record(user.id);
    await finishChange(unused);
    translationWorker.enqueueProducts(changed);
    const message = SUCCESS_TEXTS.productsChanged[lang];
    return { success: true as const, message, changed, unchanged };
  });
}
