// Writes a product: inserts a new one, or updates its rows from the previous to the next Standing.
import { type Selectable, sql, type Updateable } from 'kysely';
import { LANGS } from '../../contract/lang.ts';
import { releaseUploads } from '../accounts/quota-queries.ts';
import type { Attempt } from '../platform/db/attempt.ts';
import { attemptColumns } from '../platform/db/attempt-queries.ts';
import type { Queries } from '../platform/db/open.ts';
import type { Made, ProductsTable, ProductTextsTable } from '../platform/db/tables.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { translationsRepository } from '../translation/translation-queries.ts';
import { unlessOrdered } from './order-picture-queries.ts';
import type { ListingContent } from './product-content.ts';
import { columnsOf, filesOf, type Row, type Stored, wordsOf } from './product-row-queries.ts';
import type { Standing, WaitingChange } from './product-state.ts';

const TRANSLATED = ['name', 'title', 'short', 'description', 'specifications', 'tags'] as const;

const newWords = (
  no: number,
  content: ListingContent,
): Omit<Selectable<ProductTextsTable>, 'tried'> => ({
  product_no: no,
  name_key: nameKey(content.name, content.language),
  made: null,
  ...wordsOf(content),
});

/** Deletes the translations if the texts they were made from changed; a new stock label alone is looked up again. */
async function writeWords(
  tx: Queries,
  no: number,
  before: ListingContent | null,
  after: ListingContent,
): Promise<void> {
  const was = before && wordsOf(before);
  const now = wordsOf(after);
  if (!was || TRANSLATED.some((part) => was[part] !== now[part]) || was.lang !== now.lang) {
    await tx.deleteFrom('product_texts').where('product_no', '=', no).execute();
    await tx.insertInto('product_texts').values(newWords(no, after)).execute();
    return;
  }
  if (was.stock === now.stock) return;
  for (const lang of LANGS) {
    const other = lang !== after.language && after.stock !== null;
    const told = other ? await translationsRepository(tx).find(after.stock, lang) : null;
    await tx
      .updateTable('product_texts')
      .set({ stock: told ?? after.stock, tried: null })
      // The machine translation is then incomplete ('part'), and the translation job processes it again.
      .$if(other && told === null, (each) =>
        each.set({ made: sql<Made>`case when made is null then null else 'part' end` }),
      )
      .where('product_no', '=', no)
      .where('lang', '=', lang)
      .execute();
  }
}

const searchedOf = ({ name, title, short, tags }: ListingContent): string =>
  [name, title, short, ...tags].join('\n').toLowerCase();

async function writeChange(
  tx: Queries,
  no: number,
  change: WaitingChange | null,
  now: string,
): Promise<void> {
  await tx.deleteFrom('product_changes').where('product_no', '=', no).execute();
  if (!change) return;
  const { status, reason, submittedAt, content } = change;
  await tx
    .insertInto('product_changes')
    .values({
      product_no: no,
      status,
      reason,
      submitted_at: submittedAt,
      updated_at: now,
      searched: searchedOf(content),
      content: JSON.stringify(content),
    })
    .execute();
}

const statusOf = ({ status, reason, submittedAt }: Standing): Updateable<ProductsTable> => ({
  status,
  rejection_reason: reason,
  submitted_at: submittedAt,
});

/** Inserts a new product. */
export async function insertListing(
  tx: Queries,
  row: Pick<Row, 'no' | 'id' | 'supplier_id' | 'created_at'>,
  standing: Standing,
  attempt: Attempt | null,
): Promise<void> {
  const { content, status, reason, submittedAt } = standing;
  await tx
    .insertInto('products')
    .values({
      ...row,
      ...columnsOf(content),
      status,
      rejection_reason: reason,
      submitted_at: submittedAt,
      rating_average: 0,
      rating_count: 0,
      views: 0,
      inquiries: 0,
      updated_at: row.created_at,
      // The product was never public, so no process has it in memory.
      changed: 0,
      ...attemptColumns(attempt),
    })
    .execute();
  await writeWords(tx, row.no, null, content);
}

/** Writes the next state of a product, increments its revision, and returns the files that nothing uses any more. */
export async function writeListing(
  tx: Queries,
  { row, standing: before }: Stored,
  after: Standing,
): Promise<string[]> {
  const now = new Date().toISOString();
  await tx
    .updateTable('products')
    .set({
      ...columnsOf(after.content),
      ...statusOf(after),
      revision: row.revision + 1,
      updated_at: now,
    })
    .where('no', '=', row.no)
    .execute();
  await writeWords(tx, row.no, before.content, after.content);
  if (before.change || after.change) await writeChange(tx, row.no, after.change, now);
  const kept = new Set(filesOf(after));
  const unused = filesOf(before).filter((path) => !kept.has(path));
  await releaseUploads(tx, unused);
  return unlessOrdered(tx, unused);
}
