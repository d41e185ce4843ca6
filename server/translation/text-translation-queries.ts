// Queries that find texts of products and companies that are not completely translated into the other language, and store their
// machine translations.
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { companySearchWords } from '../accounts/profile/company-search-words.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { isPublicSupplier } from '../catalog/public-supplier-queries.ts';
import { type CatalogScope, changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import type { JobKind, ProductTextsTable, Tables, UserTextsTable } from '../platform/db/tables.ts';
import { isConflictOrMissingRow } from '../platform/db/transaction-conflicts.ts';
import { nameKey } from '../platform/text/name-key.ts';

export type ProductTexts = Selectable<ProductTextsTable>;
export type CompanyTexts = Selectable<UserTextsTable>;
/** The texts of a product or company in one language. */
export type Texts = ProductTexts | CompanyTexts;

/** The texts of products, or those of companies. */
export type TextKind = Exclude<JobKind, 'missing-texts' | 'review-texts' | 'product-import'>;

/** A table of products or companies, and the one with their texts. */
interface TextSource {
  readonly owners: 'products' | 'users';
  readonly key: 'no' | 'id';
  readonly isPublic: Expression<SqlBool>;
  readonly texts: 'product_texts' | 'user_texts';
  /** The key in the table with the texts. */
  readonly ownerKey: 'product_no' | 'user_id';
}
const SOURCES: Readonly<Record<TextKind, TextSource>> = {
  'product-texts': {
    owners: 'products',
    key: 'no',
    isPublic: isPublicProduct(expressionBuilder<Tables, 'products'>()),
    texts: 'product_texts',
    ownerKey: 'product_no',
  },
  'company-texts': {
    owners: 'users',
    key: 'id',
    isPublic: isPublicSupplier(expressionBuilder<Tables, 'users'>()),
    texts: 'user_texts',
    ownerKey: 'user_id',
  },
};

/** Rows per slice: a large marketplace is scanned in the pauses between requests. */
const ROWS_PER_SLICE = 1_000;

/**
 * Ids of those public products or companies in the slice after `after` that have no complete texts in the other language, and
 * whose texts this version of the glossary has not tried: it would leave them again. `glossaryVersion` is null for a remote
 * service. `last` is null at the end.
 */
export async function listUntranslated(
  db: DbOrTx,
  kind: TextKind,
  after: string,
  glossaryVersion: string | null,
): Promise<{ readonly ids: string[]; readonly last: string | null }> {
  const { owners, key, isPublic, texts, ownerKey } = SOURCES[kind];
  const isOwn = sql`${sql.ref(ownerKey)} = ${sql.ref(`${owners}.${key}`)}`;
  const language = sql.ref(`${owners}.language`);
  const { rows } = await sql<{ readonly id: string; readonly untranslated: SqlBool }>`
    select id, ${isPublic}
      and not exists (select 1 from ${sql.table(texts)}
        where ${isOwn} and lang <> ${language} and (made is null or made = 'whole'))
      and not exists (select 1 from ${sql.table(texts)}
        where ${isOwn} and lang = ${language} and tried = ${glossaryVersion}) as untranslated
    from ${sql.table(owners)} where id > ${after} order by id limit ${sql.lit(ROWS_PER_SLICE)}`.execute(
    db,
  );
  const ids = rows.filter(({ untranslated }) => Boolean(untranslated)).map(({ id }) => id);
  return { ids, last: rows.length < ROWS_PER_SLICE ? null : (rows.at(-1)?.id ?? null) };
}

const readLanguages = async (
  db: DbOrTx,
  kind: TextKind,
  key: number | string,
): Promise<readonly Texts[]> => {
  const { texts, ownerKey } = SOURCES[kind];
  const { rows } = await sql<Texts>`
    select * from ${sql.table(texts)} where ${sql.ref(ownerKey)} = ${key}`.execute(db);
  return rows;
};

/** Whether there are complete texts in another language, by a person or by a machine. */
const isTranslated = (stored: readonly Texts[], language: string): boolean =>
  stored.some(({ lang, made }) => lang !== language && made !== 'part');

/** Texts that are complete only in the language they were written in. */
export interface UntranslatedTexts {
  readonly kind: TextKind;
  /** The product's number, or the company's id. */
  readonly key: number | string;
  readonly texts: Texts;
}

/** Returns null if the product or company is not public, or is complete in both languages. */
export async function readUntranslated(
  db: DbOrTx,
  kind: TextKind,
  id: string,
): Promise<UntranslatedTexts | null> {
  const { owners, key: keyColumn, isPublic } = SOURCES[kind];
  const { rows } = await sql<{ readonly key: number | string; readonly language: string }>`
    select ${sql.ref(keyColumn)} as key, language from ${sql.table(owners)}
    where id = ${id} and ${isPublic}`.execute(db);
  const [owner] = rows;
  if (!owner) return null;
  const { key, language } = owner;
  const stored = await readLanguages(db, kind, key);
  const texts = stored.find(({ lang }) => lang === language);
  return texts && !isTranslated(stored, language) ? { kind, key, texts } : null;
}

/** An attempt to translate texts. */
export interface TextTranslation extends UntranslatedTexts {
  /** null if nothing could be translated. */
  readonly translation: Texts | null;
  /** Version of the glossary that left some texts; null if none are left, or if a remote service was used. */
  readonly triedVersion: string | null;
  /** The other language's words for the terms in the name of a product that the glossary left; empty otherwise. */
  readonly terms: string;
}

/** Texts without derived columns and `tried`, for comparison. */
const comparable = (texts: Texts | undefined): string =>
  JSON.stringify(texts && { ...texts, name_key: '', words: '', terms: '', tried: null });

/** What an attempt changes. */
interface TextChange extends TextTranslation {
  /** What it does with the row of the other language: null leaves it. */
  readonly row: 'write' | 'delete' | null;
  readonly hasNewTerms: boolean;
}

/** Returns null if the texts have changed since, or have a complete translation now. */
async function readChange(tx: DbOrTx, attempt: TextTranslation): Promise<TextChange | null> {
  const { kind, key, texts, translation, triedVersion, terms } = attempt;
  const stored = await readLanguages(tx, kind, key);
  const storedIn = (lang: string) => stored.find((each) => each.lang === lang);
  const own = storedIn(texts.lang);
  if (!own || comparable(texts) !== comparable(own) || isTranslated(stored, texts.lang))
    return null;
  const isSame =
    translation !== null && comparable(translation) === comparable(storedIn(translation.lang));
  // A service that fails leaves what it has made before; another version of the glossary does not.
  const isStale =
    translation === null && triedVersion !== null && stored.some(({ made }) => made !== null);
  const row = translation && !isSame ? 'write' : isStale ? 'delete' : null;
  return { ...attempt, row, hasNewTerms: 'terms' in own && own.terms !== terms };
}

/** Stores which version of the glossary left the texts, with the terms that it found in them. */
async function recordAttempt(tx: DbOrTx, change: TextChange): Promise<void> {
  const { kind, key, texts, triedVersion, terms, hasNewTerms } = change;
  const source = SOURCES[kind];
  const isOwn = sql`${sql.ref(source.ownerKey)} = ${key} and lang = ${texts.lang}`;
  if (triedVersion !== null)
    await sql`update ${sql.table(source.texts)} set tried = ${triedVersion} where ${isOwn}`.execute(
      tx,
    );
  if (hasNewTerms) await sql`update product_texts set terms = ${terms} where ${isOwn}`.execute(tx);
}

const deleteTranslation = async (tx: DbOrTx, { kind, key }: TextChange): Promise<void> => {
  const { texts, ownerKey } = SOURCES[kind];
  await sql`delete from ${sql.table(texts)}
    where ${sql.ref(ownerKey)} = ${key} and made is not null`.execute(tx);
};

/** Writes the texts in place of those in the same language. */
async function replaceTexts(tx: DbOrTx, texts: Texts): Promise<void> {
  const lang = texts.lang as Lang;
  if ('product_no' in texts) {
    const { product_no, name } = texts;
    await tx
      .deleteFrom('product_texts')
      .where('product_no', '=', product_no)
      .where('lang', '=', lang)
      .execute();
    await tx
      .insertInto('product_texts')
      .values({ ...texts, name_key: nameKey(name, lang), tried: null, terms: '' })
      .execute();
    return;
  }
  const { user_id, company_name: company, name: contact, city, province, description } = texts;
  await tx
    .deleteFrom('user_texts')
    .where('user_id', '=', user_id)
    .where('lang', '=', lang)
    .execute();
  await tx
    .insertInto('user_texts')
    .values({
      ...texts,
      name_key: nameKey(company || contact, lang),
      words: companySearchWords([{ company, contact, city, province, description }]),
      tried: null,
    })
    .execute();
}

/**
 * Stores the translations whose source texts are unchanged and that are not stored already, and deletes those that are out of date. Returns whether public data changed,
 * once for all of them.
 */
export async function storeTranslations(
  db: Db,
  translations: readonly TextTranslation[],
): Promise<boolean> {
  const store = async (tx: DbOrTx, scope: CatalogScope): Promise<void> => {
    const changes: TextChange[] = [];
    for (const each of translations) {
      const change = await readChange(tx, each);
      if (change) changes.push(change);
    }
    const visible = changes.filter(({ row, hasNewTerms }) => row !== null || hasNewTerms);
    await scope.addProducts(
      visible.flatMap(({ texts }) => ('product_no' in texts ? [texts.product_no] : [])),
    );
    for (const { texts } of visible)
      if ('user_id' in texts) await scope.addSupplier(texts.user_id, 'words');
    for (const change of changes) {
      await recordAttempt(tx, change);
      if (change.row === 'write' && change.translation) await replaceTexts(tx, change.translation);
      if (change.row === 'delete') await deleteTranslation(tx, change);
    }
  };
  const { catalogChanged } = await changeCatalog(db, store, isConflictOrMissingRow);
  return catalogChanged;
}
