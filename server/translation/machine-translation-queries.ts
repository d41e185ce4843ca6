// Queries that store machine translations of products and companies, in batches, so that caches are invalidated once for each.
import type { Lang } from '../../contract/lang.ts';
import { companySearchWords } from '../accounts/company-search-words.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { isConflictOrMissingRow } from '../platform/db/transaction-conflicts.ts';
import { nameKey } from '../platform/text/name-key.ts';
import {
  type CompanyTextsRow,
  isTranslated,
  type ProductTextsRow,
  readCompanyTexts,
  readProductTexts,
} from './missing-text-queries.ts';

/** Source texts with their translation, null if nothing could be translated. */
export interface TranslationPair<Words> {
  readonly source: Words;
  readonly translation: Words | null;
  /** Version of the glossary that left some texts; null if none are left, or if a remote service was used. */
  readonly triedVersion: string | null;
}

export type TranslationResult =
  | ({ readonly kind: 'product' } & TranslationPair<ProductTextsRow>)
  | ({ readonly kind: 'company' } & TranslationPair<CompanyTextsRow>);

/** Texts without derived columns and `tried`, for comparison. */
const comparable = (words: ProductTextsRow | CompanyTextsRow | undefined): string =>
  JSON.stringify(words && { ...words, name_key: '', words: '', tried: null });

/** Whether these texts still need translation: they are unchanged, and not completely translated yet. */
const needsTranslation = (
  source: ProductTextsRow | CompanyTextsRow,
  stored: readonly (ProductTextsRow | CompanyTextsRow)[],
): boolean =>
  comparable(source) === comparable(stored.find(({ lang }) => lang === source.lang)) &&
  !isTranslated(stored, source.lang);

/** Whether the same translation is stored already. */
const isStored = (
  translation: ProductTextsRow | CompanyTextsRow,
  stored: readonly (ProductTextsRow | CompanyTextsRow)[],
): boolean =>
  comparable(translation) === comparable(stored.find(({ lang }) => lang === translation.lang));

export const machineTranslationsRepository = (db: Db, search: SearchIndex) => {
  /** Stores which glossary version left texts, and returns the translation if it must be written. */
  const recordAttempt = async (
    tx: DbOrTx,
    result: TranslationResult,
  ): Promise<TranslationResult | null> => {
    const { source, translation, triedVersion: tried } = result;
    const stored = await (result.kind === 'product'
      ? readProductTexts(tx, result.source.product_no)
      : readCompanyTexts(tx, result.source.user_id));
    if (!needsTranslation(source, stored)) return null;
    if (tried !== null && result.kind === 'product')
      await tx
        .updateTable('product_texts')
        .set({ tried })
        .where('product_no', '=', result.source.product_no)
        .where('lang', '=', source.lang)
        .execute();
    else if (tried !== null && result.kind === 'company')
      await tx
        .updateTable('user_texts')
        .set({ tried })
        .where('user_id', '=', result.source.user_id)
        .where('lang', '=', source.lang)
        .execute();
    return translation && !isStored(translation, stored) ? result : null;
  };

  const storeProduct = async (tx: DbOrTx, translation: ProductTextsRow): Promise<void> => {
    await tx
      .deleteFrom('product_texts')
      .where('product_no', '=', translation.product_no)
      .where('lang', '=', translation.lang)
      .execute();
    await tx
      .insertInto('product_texts')
      .values({
        ...translation,
        name_key: nameKey(translation.name, translation.lang as Lang),
        tried: null,
      })
      .execute();
  };

  const storeCompany = async (tx: DbOrTx, translation: CompanyTextsRow): Promise<void> => {
    const { company_name: company, name: contact, city, province, description } = translation;
    await tx
      .deleteFrom('user_texts')
      .where('user_id', '=', translation.user_id)
      .where('lang', '=', translation.lang)
      .execute();
    await tx
      .insertInto('user_texts')
      .values({
        ...translation,
        name_key: nameKey(company || contact, translation.lang as Lang),
        words: companySearchWords([{ company, contact, city, province, description }]),
        tried: null,
      })
      .execute();
  };

  return {
    /**
     * Stores the translations whose source texts are unchanged and that are not stored already; of several for the same texts,
     * the last one. Returns whether public data changed.
     */
    async store(batch: readonly TranslationResult[]): Promise<boolean> {
      const { catalogChanged } = await changeCatalog(
        db,
        search,
        async (tx, scope) => {
          const products = new Map<number, ProductTextsRow>();
          const companies = new Map<string, CompanyTextsRow>();
          for (const result of batch) {
            const fresh = await recordAttempt(tx, result);
            if (fresh?.kind === 'product' && fresh.translation)
              products.set(fresh.translation.product_no, fresh.translation);
            if (fresh?.kind === 'company' && fresh.translation)
              companies.set(fresh.translation.user_id, fresh.translation);
          }
          await scope.addProducts([...products.keys()]);
          for (const id of companies.keys()) await scope.addSupplier(id, 'words');
          for (const translation of products.values()) await storeProduct(tx, translation);
          for (const translation of companies.values()) await storeCompany(tx, translation);
        },
        isConflictOrMissingRow,
      );
      return catalogChanged;
    },
  };
};
export type MachineTranslations = ReturnType<typeof machineTranslationsRepository>;
