// Listings as the public reads them: rows joined with their words in the reader's language.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { ProductCardWire, ProductWire } from '../../contract/products.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { CategoryId, SubcategoryId } from '../../contract/taxonomy-texts.ts';
import type { Db } from '../db/open.ts';
import type { ProductsTable } from '../db/tables.ts';
import { type Company, textsIn, type Words } from './texts.ts';

type Supplier = {
  readonly id: string;
  readonly language: string;
  readonly country: string | null;
  readonly is_verified: number;
  readonly verification_level: string | null;
};
type Listing = Selectable<ProductsTable>;

const parsed = <Value>(json: string): Value => JSON.parse(json) as Value;

const card = (
  row: Listing,
  words: Words,
  supplier: Supplier,
  company: Company,
  lang: Lang,
): ProductCardWire => {
  const certifications = parsed<string[]>(row.certifications);
  const names = TAXONOMY_TEXTS[lang];
  const category = names.category[row.category as CategoryId] ?? row.category;
  const price = row.price_cents === null ? null : row.price_cents / 100;
  return {
    _id: row.id,
    id: row.id,
    title: words.title,
    name: words.name,
    category,
    subcategory: names.subcategory[row.subcategory as SubcategoryId] ?? row.subcategory,
    categoryId: row.category,
    subcategoryId: row.subcategory,
    categories: [category],
    sort_description: words.short,
    images: parsed<string[]>(row.images),
    video: row.video,
    priceRange: price,
    price_range: price,
    minOrderQuantity: row.min_order_quantity,
    stock: words.stock,
    countryOfOrigin: row.country_of_origin,
    certification_standards: certifications,
    certifications: certifications.join(', '),
    tags: parsed<string[]>(words.tags),
    status: row.status,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    createdAt: row.created_at,
    originalLanguage: row.language,
    language: words.lang,
    supplier: {
      _id: supplier.id,
      companyName: company.company_name,
      name: company.name,
      isVerified: supplier.is_verified === 1,
      verificationLevel: supplier.verification_level,
      address: { city: company.city, country: supplier.country ?? '' },
    },
    profiles: { id: supplier.id },
    supplierId: supplier.id,
  };
};

const detail = (each: ProductCardWire, words: Words): ProductWire => ({
  ...each,
  description: words.description,
  specifications: parsed<Record<string, string>>(words.specifications),
});

export const productsRepository = (db: Db) => {
  const suppliersOf = async (rows: readonly Listing[]): Promise<Map<string, Supplier>> => {
    const ids = [...new Set(rows.map((row) => row.supplier_id))];
    const found = await db
      .selectFrom('users')
      .select(['id', 'language', 'country', 'is_verified', 'verification_level'])
      .where('id', 'in', ids)
      .execute();
    return new Map(found.map((each) => [each.id, each]));
  };

  /** What surrounds a listing: its supplier, and the supplier's words. */
  const around = async (rows: readonly Listing[], lang: Lang) => {
    const suppliers = await suppliersOf(rows);
    const companies = await textsIn(db, lang).ofUsers([...suppliers.values()]);
    return (row: Listing, words: Words | undefined): ProductWire[] => {
      const supplier = suppliers.get(row.supplier_id);
      const company = companies.get(row.supplier_id);
      return supplier && company && words
        ? [detail(card(row, words, supplier, company, lang), words)]
        : [];
    };
  };

  const byNo = async (
    nos: readonly number[],
    lang: Lang,
    long: boolean,
  ): Promise<Map<number, ProductWire>> => {
    if (nos.length === 0) return new Map();
    const rows = await db.selectFrom('products').selectAll().where('no', 'in', nos).execute();
    const words = await textsIn(db, lang).ofProducts(rows, long);
    const detailOf = await around(rows, lang);
    return new Map(
      rows.flatMap((row) =>
        detailOf(row, words.get(row.no)).map((each) => [row.no, each] as const),
      ),
    );
  };

  return {
    /** Cards by number; numbers that are gone are left out. */
    async cards(nos: readonly number[], lang: Lang): Promise<Map<number, ProductCardWire>> {
      return byNo(nos, lang, false);
    },

    /** With the long texts and in the order given, for a supplier's own page. */
    async details(nos: readonly number[], lang: Lang): Promise<ProductWire[]> {
      const found = await byNo(nos, lang, true);
      return nos.flatMap((no) => found.get(no) ?? []);
    },

    /** One active listing; null where there is none under this id. */
    async activeById(id: string, lang: Lang): Promise<ProductWire | null> {
      const row = await db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (!row) return null;
      const words = (await textsIn(db, lang).ofProducts([row], true)).get(row.no);
      const [found] = (await around([row], lang))(row, words);
      return found ?? null;
    },

    /** Adds to the view counters, all in one transaction: one statement for all that were seen as often. */
    async addViews(views: ReadonlyMap<string, number>): Promise<void> {
      const byCount = Map.groupBy(views.keys(), (id) => views.get(id) ?? 0);
      await db.transaction().execute(async (each) => {
        for (const [count, ids] of byCount)
          await each
            .updateTable('products')
            .set((row) => ({ views: row('views', '+', count) }))
            .where('id', 'in', ids)
            .execute();
      });
    },
  };
};
