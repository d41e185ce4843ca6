// Routes of the public catalog: product lists, single products, the category tree with counts.
import type { FastifyInstance } from 'fastify';
import { MAX_SEARCH_LENGTH } from '../../contract/catalog/catalog-limits.ts';
import { getProduct, listCategories, listProducts } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import { findMachineType } from '../../contract/machine-types/index.ts';
import { CATEGORIES } from '../../contract/taxonomy/taxonomy.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy/taxonomy-texts.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { servePublic } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { attributesInTable } from './attributes/attribute-values.ts';
import { facetsOf } from './attributes/facets.ts';
import type { CatalogPage } from './catalog.ts';
import { readAsOf } from './search/amount-text.ts';
import { isView } from './view-counter.ts';

/** null unless the list has only the nearest products. */
function unansweredOf({ unanswered, match, typeOrder, counts }: CatalogPage, lang: Lang) {
  if (!unanswered || match !== 'nearest') return null;
  const [first] = typeOrder ?? Object.keys(counts.machineTypes);
  const type = findMachineType(first ?? '');
  return {
    text: unanswered.machine?.[lang] ?? unanswered.words.join(' ').slice(0, MAX_SEARCH_LENGTH),
    nearest: type ? { id: type.id, name: type.name[lang] } : null,
  };
}

export function productRoutes(app: FastifyInstance, services: Services): void {
  const { catalog, cards, products, views, cache } = services;

  servePublic(
    app,
    listProducts,
    async ({ query }, lang, dependOn) => {
      const found = await catalog.page(query, lang);
      const { nos, total, capped, corrected } = found;
      const { machineTypes, ...counts } = found.counts;
      // A list of one machine type is shown as a table of all its attributes; other cards have the key attributes only.
      const table = found.attributeMatches?.table;
      dependOn(catalog.dependencies.list(query, found));
      const countedTotal = capped ? Math.min(total, MAX_COUNTED_MATCHES) : total;
      return {
        products: (await cards.byNos(nos, lang)).map(([no, card]) =>
          table ? { ...card, attributes: attributesInTable(table, no, lang) } : card,
        ),
        pagination: paginationOf(query, countedTotal, capped),
        counts: { ...counts, capped },
        facets: facetsOf(query, machineTypes, found.typeOrder, found.attributeMatches, lang),
        corrected,
        match: found.match,
        withoutLandedPrice: found.withoutLandedPrice,
        readAs: readAsOf(found.amounts, found.hasAmounts, lang),
        unanswered: unansweredOf(found, lang),
      };
    },
    { cache },
  );

  servePublic(
    app,
    getProduct,
    async ({ params }, lang, dependOn) => {
      const product = await products.activeById(params.id, lang);
      if (!product) throw new HttpError('productNotFound');
      dependOn(catalog.dependencies.product(product.id));
      return product;
    },
    {
      cache,
      onReply: (request) => {
        if (isView(request)) views.add((request.params as { id: string }).id);
      },
    },
  );

  servePublic(
    app,
    listCategories,
    async (_, lang, dependOn) => {
      const names = TAXONOMY_TEXTS[lang];
      const { counts } = await catalog.page({ page: 1, limit: 1 }, lang);
      dependOn(catalog.dependencies.counts());
      return {
        categories: CATEGORIES.map(({ id, subcategories }) => ({
          id,
          name: names.category[id as CategoryId],
          count: counts.categories[id] ?? 0,
          subcategories: subcategories.map((subcategory) => ({
            id: subcategory.id,
            name: names.subcategory[subcategory.id as SubcategoryId],
            count: counts.subcategories[subcategory.id] ?? 0,
          })),
        })),
      };
    },
    { cache },
  );
}
