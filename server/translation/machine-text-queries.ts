// Writes what a machine made of the words of listings and companies: a batch in one transaction, so that caches are emptied once.
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

/** Somebody's own words, and what was made of them: null where nothing could be. */
export interface Pair<Words> {
  readonly own: Words;
  readonly told: Words | null;
  /** The version of the glossary that left something; null where nothing is left, or a service was asked. */
  readonly leftBy: string | null;
}

export type Told =
  | ({ readonly kind: 'listing' } & Pair<ListingWords>)
  | ({ readonly kind: 'company' } & Pair<CompanyWords>);

/** Words without what is made of them or noted with them. */
const plain = (words: ListingWords | CompanyWords | undefined): string =>
  JSON.stringify(words && { ...words, name_key: '', words: '', tried: null });

/** Whether these words still wait: they are what they were, and nobody has told them whole. */
const waits = (
  own: ListingWords | CompanyWords,
  now: readonly (ListingWords | CompanyWords)[],
): boolean =>
  plain(own) === plain(now.find(({ lang }) => lang === own.lang)) && !isTold(now, own.lang);

/** Whether this is all that was had the last time, too. */
const isKnown = (
  told: ListingWords | CompanyWords,
  now: readonly (ListingWords | CompanyWords)[],
): boolean => plain(told) === plain(now.find(({ lang }) => lang === told.lang));

export const machineWordsRepository = (db: Db, search: SearchIndex) => {
  /** Notes what was left of own words, and answers what there is to write of them. */
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
     * Puts what was told beside the words it was made of, where those have not changed meanwhile and it does not stand there
     * already; of the same words the last counts. Whether the public sees anything new.
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
