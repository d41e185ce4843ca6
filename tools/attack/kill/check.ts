// Integrity check of database and files after a kill: everything acknowledged is stored, and no transaction is partial.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { picturePaths } from '../../../contract/media.ts';
import { readConfig } from '../../../server/config.ts';
import { type Database, type DbOrTx, openDatabase } from '../../../server/platform/db/open.ts';
import type { Acknowledged } from './writes.ts';

const UPLOAD = /\/media\/uploads\/[\w.-]+/g;

/** Path of every uploaded file that a text column of any row contains. */
async function readReferencedPaths(db: DbOrTx): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const { name, columns, isView } of await db.introspection.getTables()) {
    if (isView || /^sqlite_|_fts|search/.test(name)) continue;
    for (const column of columns.filter(({ dataType }) => /text|char/i.test(dataType))) {
      const { rows } = await sql<{ value: string }>`
        select ${sql.ref(column.name)} as value from ${sql.table(name)}
        where ${sql.ref(column.name)} like ${'%/media/uploads/%'}`.execute(db);
      for (const { value } of rows)
        for (const [path] of value.matchAll(UPLOAD)) named.set(path, `${name}.${column.name}`);
    }
  }
  return named;
}

async function fileErrors(db: DbOrTx, folder: string): Promise<string[]> {
  const errors: string[] = [];
  for (const [path, column] of await readReferencedPaths(db))
    for (const each of picturePaths(path))
      if (!existsSync(join(folder, each.replace('/media/', ''))))
        errors.push(`${column} names a file that does not exist`);
  for (const { id, size } of await db.selectFrom('attachments').select(['id', 'size']).execute()) {
    const file = join(folder, 'attachments', id);
    if (!existsSync(file)) errors.push('an attachment has no file');
    else if (statSync(file).size !== size) errors.push('an attachment is incomplete');
  }
  return errors;
}

/** Names of files that no row references: a kill may leave some, which only costs disk space. */
export async function countOrphans(db: DbOrTx, folder: string): Promise<number> {
  const named = new Set(
    [...(await readReferencedPaths(db)).keys()]
      .flatMap(picturePaths)
      .map((path) => path.split('/').at(-1)),
  );
  return readdirSync(join(folder, 'uploads')).filter((name) => !named.has(name)).length;
}

async function acknowledgedErrors(db: DbOrTx, acknowledged: Acknowledged): Promise<string[]> {
  const errors: string[] = [];
  const checkStored = (label: string, ids: Iterable<string>, stored: ReadonlySet<string>): void => {
    const missing = [...ids].filter((id) => !stored.has(id)).length;
    if (missing > 0) errors.push(`${missing} acknowledged ${label} lost`);
  };
  const orders = await db.selectFrom('orders').select(['id', 'shipping_address']).execute();
  const placed = new Map(orders.map((each) => [each.id, each.shipping_address]));
  checkStored('orders', acknowledged.orders.keys(), new Set(placed.keys()));
  for (const [id, address] of acknowledged.orders)
    if (placed.has(id) && placed.get(id) !== address)
      errors.push('an order differs from what was sent');
  const messages = await db.selectFrom('messages').select('id').execute();
  checkStored('messages', acknowledged.messages.keys(), new Set(messages.map(({ id }) => id)));
  const files = await db.selectFrom('attachments').select('id').execute();
  checkStored('attachments', acknowledged.attachments.keys(), new Set(files.map(({ id }) => id)));
  const enquiries = await db.selectFrom('enquiries').select('id').execute();
  checkStored('enquiries', acknowledged.enquiries, new Set(enquiries.map(({ id }) => id)));
  const products = await db.selectFrom('products').select(['id', 'status']).execute();
  const storedIds = new Set(products.map(({ id }) => id));
  checkStored(
    'products',
    [...acknowledged.products].filter((id) => !acknowledged.removing.has(id)),
    storedIds,
  );
  if ([...acknowledged.removals].some((id) => storedIds.has(id)))
    errors.push('a removed product is back');
  const approved = await db
    .selectFrom('audit_log')
    .select('subject_id')
    .where('action', '=', 'listing.approve')
    .execute();
  checkStored(
    'approvals',
    acknowledged.approvals,
    new Set(approved.map(({ subject_id }) => subject_id)),
  );
  const waiting = new Set(products.filter(({ status }) => status !== 'active').map(({ id }) => id));
  if ([...acknowledged.approvals].some((id) => waiting.has(id)))
    errors.push('an approval is undone');
  return errors;
}

/** Checks for rows that must exist together because one transaction writes them. */
async function partialTransactionErrors(db: DbOrTx): Promise<string[]> {
  const errors: string[] = [];
  const count = async (query: RawBuilder<unknown>, label: string): Promise<void> => {
    const { rows } = (await query.execute(db)) as { rows: { n: number }[] };
    if (Number(rows[0]?.n) > 0) errors.push(`${rows[0]?.n} ${label}`);
  };
  await count(
    sql`select count(*) as n from orders where supplier_id is not null and not exists
      (select 1 from notifications where kind = 'order.new' and subject_id = orders.id)`,
    'orders without their notification',
  );
  await count(
    sql`select count(*) as n from orders where not exists (select 1 from order_lines where order_id = orders.id)`,
    'orders without lines',
  );
  await count(
    sql`select count(*) as n from orders where not exists (select 1 from order_steps where order_id = orders.id)`,
    'orders without steps',
  );
  await count(
    sql`select count(*) as n from products where not exists (select 1 from product_texts where product_no = products.no)`,
    'products without texts',
  );
  await count(
    sql`select count(*) as n from audit_log where action = 'listing.approve' and not exists
      (select 1 from notifications where kind = 'listing.approved' and subject_id = audit_log.subject_id)
      and exists (select 1 from products where id = audit_log.subject_id)`,
    'approvals without their notification',
  );
  return errors;
}

async function engineErrors({ db, engine }: Database): Promise<string[]> {
  if (engine === 'postgres') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const foreign = (await sql`pragma foreign_key_check`.execute(db)).rows;
  return [
    ...rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...(foreign.length > 0 ? [`${foreign.length} rows reference missing rows`] : []),
  ];
}

/** Every fault once; empty if the data is intact. */
export async function errorsAfterKill(
  env: Readonly<Record<string, string>>,
  folder: string,
  acknowledged: Acknowledged,
): Promise<{ readonly errors: string[]; readonly orphans: number }> {
  const database = await openDatabase(readConfig(env).database);
  try {
    const { db } = database;
    const errors = [
      ...(await engineErrors(database)),
      ...(await acknowledgedErrors(db, acknowledged)),
      ...(await partialTransactionErrors(db)),
      ...(await fileErrors(db, folder)),
    ];
    return { errors: [...new Set(errors)], orphans: await countOrphans(db, folder) };
  } finally {
    await database.close();
  }
}
