// Previews of a product in review: the content of its product page in each language after the approval.
import type { ReviewPreview } from '../../contract/admin/review.ts';
import { LANGS, type Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ProductTexts } from '../platform/db/text-queries.ts';
import { serializeMyProducts } from './my-product-resource-queries.ts';
import { type StoredProduct, textColumnsOf } from './product-row-queries.ts';
import { latestContent } from './product-state.ts';
import { hasSameTexts } from './product-write-queries.ts';

/**
 * The stored translation. Translations are made of the approved texts, or of those of a new product: a change of the texts has
 * none until it is approved.
 */
async function readTranslation(
  db: DbOrTx,
  { row, state }: StoredProduct,
  lang: Lang,
): Promise<ProductTexts | null> {
  if (!hasSameTexts(textColumnsOf(state.content), textColumnsOf(latestContent(state)))) return null;
  const translation = await db
    .selectFrom('product_texts')
    .selectAll()
    .where('product_no', '=', row.no)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return translation ?? null;
}

async function readPreview(
  db: DbOrTx,
  stored: StoredProduct,
  lang: Lang,
): Promise<ReviewPreview | null> {
  const [written] = await serializeMyProducts(db, [stored], lang);
  if (!written) return null;
  const original = { ...written, title: written.title || written.name };
  if (lang === latestContent(stored.state).language)
    return { lang, translation: 'original', product: original };
  const texts = await readTranslation(db, stored, lang);
  if (!texts) return { lang, translation: 'missing', product: original };
  return {
    lang,
    translation: texts.made === 'part' ? 'part' : 'whole',
    product: {
      ...original,
      language: lang,
      name: texts.name,
      title: texts.title || texts.name,
      summary: texts.summary || null,
      description: texts.description,
      stock: texts.stock,
      specifications: Object.entries(JSON.parse(texts.specifications) as Record<string, string>),
      tags: JSON.parse(texts.tags) as string[],
    },
  };
}

export async function readPreviews(db: DbOrTx, stored: StoredProduct): Promise<ReviewPreview[]> {
  const previews: ReviewPreview[] = [];
  for (const lang of LANGS) {
    const preview = await readPreview(db, stored, lang);
    if (preview) previews.push(preview);
  }
  return previews;
}
