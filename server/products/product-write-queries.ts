// Writes a product: inserts a new one, updates its rows from the previous to the next ProductState, or deletes it.
import { type Selectable, sql, type Updateable } from 'kysely';
import { LANGS } from '../../contract/lang.ts';
import { releaseUploads } from '../accounts/quota-queries.ts';
import type { ProductRow } from '../catalog/product-resource-queries.ts';
import { type LandedPricer, landedPricer } from '../landed-cost/landed-pricer.ts';
import { batches } from '../platform/db/batches.ts';
import { insertRows, type Row, type TableName } from '../platform/db/bulk-copy.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { idempotencyColumns } from '../platform/db/idempotency-queries.ts';
import type { Database, DbOrTx } from '../platform/db/open.ts';
import type {
  MachineTranslation,
  ProductsTable,
  ProductTextsTable,
} from '../platform/db/tables.ts';
import { addJobs } from '../platform/jobs/job-queries.ts';
import { nameKey } from '../platform/text/name-key.ts';
import { translationsRepository } from '../translation/translation-queries.ts';
import { attributeRows, writeAttributes } from './attribute-queries.ts';
import { allAttributes } from './given-attributes.ts';
import { filesNotInOrders } from './order-picture-queries.ts';
import type { ProductContent } from './product-content.ts';
import {
  filesOf,
  productColumnsOf,
  type StoredProduct,
  textColumnsOf,
} from './product-row-queries.ts';
import type { ProductState, UnpublishedChange } from './product-state.ts';

const TRANSLATED_FIELDS = [
  'name',
  'title',
  'summary',
  'description',
  'specifications',
  'tags',
] as const;

type TextColumns = ReturnType<typeof textColumnsOf>;

/** Whether translations of `one` are valid for `other`. Ignores the stock label, which is translated separately. */
export const hasSameTexts = (one: TextColumns, other: TextColumns): boolean =>
  one.lang === other.lang && TRANSLATED_FIELDS.every((field) => one[field] === other[field]);

const newTextRow = (
  no: number,
  content: ProductContent,
): Omit<Selectable<ProductTextsTable>, 'tried' | 'terms'> => ({
  product_no: no,
  name_key: nameKey(content.name, content.language),
  made: null,
  ...textColumnsOf(content),
});

/**
 * Deletes the translations if the texts they were made from changed; a new stock label alone is looked up again. Returns whether
 * there are texts to translate.
 */
async function writeTexts(
  tx: DbOrTx,
  no: number,
  before: ProductContent | null,
  after: ProductContent,
): Promise<boolean> {
  const columnsBefore = before && textColumnsOf(before);
  const columnsAfter = textColumnsOf(after);
  if (!columnsBefore || !hasSameTexts(columnsBefore, columnsAfter)) {
    await tx.deleteFrom('product_texts').where('product_no', '=', no).execute();
    await tx.insertInto('product_texts').values(newTextRow(no, after)).execute();
    return true;
  }
  if (columnsBefore.stock === columnsAfter.stock) return false;
  for (const lang of LANGS) {
    const needsTranslation = lang !== after.language && after.stock !== null;
    const translated = needsTranslation
      ? await translationsRepository(tx).read(after.stock, lang)
      : null;
    await tx
      .updateTable('product_texts')
      .set({ stock: translated ?? after.stock, tried: null })
      // The machine translation is then incomplete ('part'), and the translation job processes it again.
      .$if(needsTranslation && translated === null, (each) =>
        each.set({
          made: sql<MachineTranslation>`case when made is null then null else 'part' end`,
        }),
      )
      .where('product_no', '=', no)
      .where('lang', '=', lang)
      .execute();
  }
  return true;
}

const searchTextOf = ({ name, title, summary, tags }: ProductContent): string =>
  [name, title, summary, ...tags].join('\n').toLowerCase();

async function writeChange(
  tx: DbOrTx,
  no: number,
  change: UnpublishedChange | null,
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
      searched: searchTextOf(content),
      content: JSON.stringify(content),
    })
    .execute();
}

const statusColumnsOf = ({
  status,
  reason,
  submittedAt,
}: ProductState): Updateable<ProductsTable> => ({
  status,
  rejection_reason: reason,
  submitted_at: submittedAt,
});

type NewRow = Pick<ProductRow, 'no' | 'id' | 'supplier_id' | 'created_at'>;

const newProductRow = (
  row: NewRow,
  { content, status, reason, submittedAt }: ProductState,
  pricer: LandedPricer,
) => ({
  ...row,
  ...productColumnsOf(content),
  ...pricer.columnsOf(content),
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
});

/** Inserts a new product. */
export async function insertProduct(
  tx: DbOrTx,
  row: NewRow,
  state: ProductState,
  attempt: IdempotencyKey | null,
): Promise<void> {
  await tx
    .insertInto('products')
    .values({
      ...newProductRow(row, state, await landedPricer(tx)),
      ...idempotencyColumns(attempt),
    })
    .execute();
  await writeTexts(tx, row.no, null, state.content);
  await writeAttributes(tx, row.no, state.content);
}

interface ImportedProduct {
  readonly row: NewRow & Pick<ProductRow, 'import_id' | 'hidden' | 'revision'>;
  readonly state: ProductState;
}

/** Inserts new products of an import, a statement for each table: one by one, they take ten times as long. */
export async function insertProducts(
  tx: DbOrTx,
  engine: Database['engine'],
  products: readonly ImportedProduct[],
): Promise<void> {
  const insert = async (table: TableName, rows: readonly Row[]): Promise<void> => {
    for (const batch of batches(rows)) await insertRows(tx, engine, table, batch);
  };
  const pricer = await landedPricer(tx);
  await insert(
    'products',
    products.map(({ row, state }) => newProductRow(row, state, pricer)),
  );
  await insert(
    'product_texts',
    products.map(({ row, state }) => newTextRow(row.no, state.content)),
  );
  await insert(
    'product_attributes',
    products.flatMap(({ row, state: { content } }) =>
      attributeRows(row.no, allAttributes(content), content.attributes),
    ),
  );
}

/** Writes the next state of a product, increments its revision, and returns the files that nothing uses any more. */
export async function writeProduct(
  tx: DbOrTx,
  { row, state: before }: StoredProduct,
  after: ProductState,
): Promise<string[]> {
  const now = new Date().toISOString();
  const pricer = await landedPricer(tx);
  await tx
    .updateTable('products')
    .set({
      ...productColumnsOf(after.content),
      ...pricer.columnsOf(after.content),
      ...statusColumnsOf(after),
      revision: row.revision + 1,
      updated_at: now,
    })
    .where('no', '=', row.no)
    .execute();
  const isToTranslate = await writeTexts(tx, row.no, before.content, after.content);
  await writeAttributes(tx, row.no, after.content);
  if (before.change || after.change) await writeChange(tx, row.no, after.change, now);
  if (after.status === 'active' && (isToTranslate || before.status !== 'active')) {
    await addJobs(tx, 'product-texts', [row.id]);
    await addJobs(tx, 'company-texts', [row.supplier_id]);
  }
  const filesAfter = new Set(filesOf(after));
  const unused = filesOf(before).filter((path) => !filesAfter.has(path));
  await releaseUploads(tx, unused);
  return filesNotInOrders(tx, unused);
}

/** Deletes a product and returns the files that nothing uses any more. */
export async function deleteProductRow(
  tx: DbOrTx,
  { row, state }: StoredProduct,
): Promise<string[]> {
  const files = filesOf(state);
  await releaseUploads(tx, files);
  await tx.deleteFrom('products').where('no', '=', row.no).execute();
  return filesNotInOrders(tx, files);
}
