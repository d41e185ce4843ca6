// Queries that store machine translations of products and companies, in batches, so that caches are invalidated once for each.
import type { Lang } from '../../contract/lang.ts';
import { changeCatalog } from '../catalog/change-catalog-queries.ts';
import { companyWords } from '../catalog/document.ts';
import { lostRaceOrRow } from '../platform/db/lost-race.ts';
import type { Db, Queries } from '../platform/db/open.ts';
import type { SearchIndex } from '../platform/db/search/search-index.ts';
import { nameKey } from '../platform/text/name-key.ts';
import {
  type CompanyWords,
  isTold,
  type ListingWords,
  textsOf,
  textsOfCompany,
} from './missing-text-queries.ts';

/** Source texts with their translation, null if nothing could be translated. */
export interface Pair<Words> {
  readonly own: Words;
  readonly told: Words | null;
  /** Version of the glossary that left some texts; null if none are left, or if a remote service was used. */
  readonly leftBy: string | null;
}

export type Told =
  | ({ readonly kind: 'listing' } & Pair<ListingWords>)
  | ({ readonly kind: 'company' } & Pair<CompanyWords>);

/** Texts without derived columns and `tried`, for comparison. */
const plain = (words: ListingWords | CompanyWords | undefined): string =>
  JSON.stringify(words && { ...words, name_key: '', words: '', tried: null });

/** Whether these texts still need translation: they are unchanged, and not completely translated yet. */
const waits = (
  own: ListingWords | CompanyWords,
  now: readonly (ListingWords | CompanyWords)[],
): boolean =>
  plain(own) === plain(now.find(({ lang }) => lang === own.lang)) && !isTold(now, own.lang);

/** Whether the same translation is stored already. */
const isKnown = (
  told: ListingWords | CompanyWords,
  now: readonly (ListingWords | CompanyWords)[],
): boolean => plain(told) === plain(now.find(({ lang }) => lang === told.lang));

export const machineWordsRepository = (db: Db, search: SearchIndex) => {
  /** Stores which glossary version left texts, and returns the translation if it must be written. */
  const noted = async (tx: Queries, each: Told): Promise<Told | null> => {
    const { own, told, leftBy: tried } = each;
    const now = await (each.kind === 'listing'
      ? textsOf(tx, each.own.product_no)
      : textsOfCompany(tx, each.own.user_id));
    if (!waits(own, now)) return null;
    if (tried !== null && each.kind === 'listing')
      await tx
        .updateTable('product_texts')
        .set({ tried })
        .where('product_no', '=', each.own.product_no)
        .where('lang', '=', own.lang)
        .execute();
    else if (tried !== null && each.kind === 'company')
      await tx
        .updateTable('user_texts')
        .set({ tried })
        .where('user_id', '=', each.own.user_id)
        .where('lang', '=', own.lang)
        .execute();
    return told && !isKnown(told, now) ? each : null;
  };

  const tellListing = async (tx: Queries, told: ListingWords): Promise<void> => {
    await tx
      .deleteFrom('product_texts')
      .where('product_no', '=', told.product_no)
      .where('lang', '=', told.lang)
      .execute();
    await tx
      .insertInto('product_texts')
      .values({ ...told, name_key: nameKey(told.name, told.lang as Lang), tried: null })
      .execute();
  };

  const tellCompany = async (tx: Queries, told: CompanyWords): Promise<void> => {
    const { company_name: company, name: contact, city, province, description } = told;
    await tx
      .deleteFrom('user_texts')
      .where('user_id', '=', told.user_id)
      .where('lang', '=', told.lang)
      .execute();
    await tx
      .insertInto('user_texts')
      .values({
        ...told,
        name_key: nameKey(company || contact, told.lang as Lang),
        words: companyWords([{ company, contact, city, province, description }]),
        tried: null,
      })
      .execute();
  };

  return {
    /**
     * Stores the translations whose source texts are unchanged and that are not stored already; of several for the same texts,
     * the last one. Returns whether public data changed.
     */
    async tell(batch: readonly Told[]): Promise<boolean> {
      const { moved } = await changeCatalog(
        db,
        search,
        async (tx, scope) => {
          const listings = new Map<number, ListingWords>();
          const companies = new Map<string, CompanyWords>();
          for (const each of batch) {
            const fresh = await noted(tx, each);
            if (fresh?.kind === 'listing' && fresh.told)
              listings.set(fresh.told.product_no, fresh.told);
            if (fresh?.kind === 'company' && fresh.told)
              companies.set(fresh.told.user_id, fresh.told);
          }
          await scope.addProducts([...listings.keys()]);
          for (const id of companies.keys()) await scope.addSupplier(id, 'words');
          for (const told of listings.values()) await tellListing(tx, told);
          for (const told of companies.values()) await tellCompany(tx, told);
        },
        lostRaceOrRow,
      );
      return moved;
    },
  };
};
export type MachineWords = ReturnType<typeof machineWordsRepository>;
