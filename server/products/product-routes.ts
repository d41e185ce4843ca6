// Routes for a supplier's own products: list, create, update, activate or deactivate, delete.
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../contract/products/my-products.ts';
import { attemptOf } from '../platform/db/attempt.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { withFileHashes } from '../platform/uploads/file-hashes.ts';
import type { Services } from '../services.ts';
import type { Written } from './own-product-queries.ts';
import type { ListingChange } from './product-content.ts';
import { withStoredFiles } from './product-files.ts';

/** Rate limit per network and account: a save may decode pictures, which is expensive. */
const SAVES_PER_MINUTE = 120;

/** Fields that the forms for creating and updating share. `priceRange` is in US dollars, rounded to cents by changeOf(). */
interface Fields {
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

const changeOf = (fields: Fields): ListingChange => {
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

/** Returns the unused files of a successful write; throws a Problem for any other outcome. */
const done = (written: Written): readonly string[] => {
  if (written.kind === 'done') return written.unused;
  if (written.kind === 'refused') throw new Problem('validation', written.fields);
  throw new Problem(written.kind === 'conflict' ? 'conflict' : 'productNotFound');
};

export function myProductRoutes(app: FastifyInstance, services: Services): void {
  const { myListings, myListingsPages, storage, catalog, textKeeper, publicChanges } = services;

  const ownProduct = async (supplierId: string, id: string, lang: Lang) => {
    const data = await myListings.byId(supplierId, id, lang);
    if (!data) throw new Problem('productNotFound');
    return data;
  };

  /** Call it after the commit only: an orphaned file is better than a missing one. */
  const removeUnused = async (unused: readonly string[]): Promise<void> => {
    await storage.remove(unused).catch((error: unknown) => {
      app.log.error({ error, unused }, 'unused files could not be removed');
    });
  };
  const settle = async (unused: readonly string[]): Promise<void> => {
    await catalog.refresh();
    await removeUnused(unused);
  };

  serve(app, listMyProducts, async ({ query }, { lang, person }) => {
    const { products, total, counts } = await myListingsPages.page(person.id, query, lang);
    return { success: true as const, products, pagination: paginationOf(query, total), counts };
  });

  serve(app, getMyProduct, async ({ params }, { lang, person }) => ({
    success: true as const,
    data: await ownProduct(person.id, params.id, lang),
  }));

  serve(
    app,
    createProduct,
    async ({ body: { idempotencyKey, ...body } }, { lang, person }) => {
      const draft = body.status === 'draft';
      const attempt = attemptOf(idempotencyKey, idempotencyKey ? await withFileHashes(body) : body);
      const create = () =>
        withStoredFiles(storage, person.id, body, async ({ images, video, fresh }) => {
          const change = { ...changeOf(body), images, video };
          const created = await myListings.create(person.id, change, draft, attempt, fresh);
          if (created.kind === 'refused') throw new Problem('validation', created.fields);
          return {
            id: created.id,
            unused: created.kind === 'known' ? fresh.map(({ path }) => path) : [],
          };
        });
      // Checked before pictures are decoded, which is expensive; checked again in the transaction that inserts the row.
      const earlier = await myListings.createdBefore(person.id, attempt);
      const { id, unused } = earlier === null ? await create() : { id: earlier, unused: [] };
      await removeUnused(unused);
      const said = ANSWER_TEXTS[draft ? 'listingDraft' : 'listingSubmitted'];
      const data = await ownProduct(person.id, id, lang);
      return { success: true as const, message: said[lang], data };
    },
    { perMinute: SAVES_PER_MINUTE },
  );

  serve(
    app,
    updateProduct,
    async ({ params: { id }, body }, { lang, person }) => {
      const { status: asked, revision } = body;
      const switches = asked === 'active' || asked === 'inactive';
      if (switches) await publicChanges.admit(person.id);
      // Checked before pictures are decoded, which is expensive.
      const { revision: current } = await ownProduct(person.id, id, lang);
      if (revision !== undefined && revision !== current) throw new Problem('conflict');
      const unused = await withStoredFiles(
        storage,
        person.id,
        body,
        async ({ images, video, fresh }) => {
          const change = { ...changeOf(body), images, video };
          return done(await myListings.change(person.id, id, { change, asked, revision, fresh }));
        },
      );
      if (switches) await publicChanges.charge(person.id);
      await settle(unused);
      textKeeper.listings([id]);
      const said = ANSWER_TEXTS[asked === 'draft' ? 'listingDraft' : 'listingUpdated'];
      const data = await ownProduct(person.id, id, lang);
      return { success: true as const, message: said[lang], data };
    },
    { perMinute: SAVES_PER_MINUTE },
  );

  serve(app, deleteProduct, async ({ params: { id } }, { lang, person }) => {
    const { changed, unused } = await myListings.changeAll(person.id, [id], 'delete');
    if (changed.length === 0) throw new Problem('productNotFound');
    await settle(unused);
    return { success: true as const, message: ANSWER_TEXTS.listingDeleted[lang] };
  });

  serve(app, changeMyProducts, async ({ body }, { lang, person }) => {
    const ids = [...new Set(body.ids)];
    await publicChanges.admit(person.id);
    const { changed, unchanged, unused } = await myListings.changeAll(person.id, ids, body.action);
    if (changed.length > 0) await publicChanges.charge(person.id);
    await settle(unused);
    textKeeper.listings(changed);
    const message = ANSWER_TEXTS.listingsChanged[lang];
    return { success: true as const, message, changed, unchanged };
  });
}
