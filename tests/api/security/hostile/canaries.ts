// Strangers' data with canaries: words in private columns that no reply to other users may contain.
import { sql } from 'kysely';
import { insertAccount } from '../../../../server/accounts/account-queries.ts';
import type { DbOrTx } from '../../../../server/platform/db/open.ts';
import { EMPTY_PRODUCT } from '../../../../server/products/product-content.ts';
import { accountRows } from '../../../fixtures/account-rows.ts';
import type { HostileMarket } from './market.ts';

export const CANARY = 'kanarienvogel';

/** Columns left unchanged: keys, kinds, times, and public values. All other columns are private. */
const UNPLANTED_COLUMNS: Readonly<Record<string, RegExp>> = {
  '*': /(?:^|_)(?:id|at|no|lang|language|kind|status|type|role|hash|side|about|read|made|tried|action|outcome|until)$/,
  users:
    /^(?:email_key|password_hash|country|business_type|categories|certifications|avatar|business_license|verification_level|website|export_markets|factory_pictures|picture_captions|machine_types|granted_level|granted_on|checked_documents)$/,
  company_members: /^(?:email_key|password_hash|stopped_mails)$/,
  // JSON.
  passkeys: /^transports$/,
  audit_log: /^actor$/,
  user_texts: /./,
  products: /^(?!rejection_reason$)/,
  product_texts: /./,
  product_attributes: /./,
  product_changes: /^content$/,
  product_words: /./,
  search_words: /./,
  translations: /./,
  // Answers and questions are JSON, which a canary would break.
  enquiries: /^(?:topic|category|inquiry_type|delivery_timeline|answers|questions)$/,
  orders: /^(?:incoterm|supply)$/,
  order_lines: /^image$/,
  chats: /^product_name$/,
  reports: /^(?:reason|who)$/,
  // All but the reason for a removal is public.
  reviews: /^(?!removal_reason$)/,
  sign_in_failures: /./,
  // Public, and JSON that a canary would break.
  landed_cost_rules: /./,
  sign_in_places: /./,
};

/** Tables of which admins may read strangers' data. */
const ADMIN_READABLE =
  /^(?:users|reports|audit_log|contact_messages|product_changes|products|evidence)\./;

/** Tables whose rows only their owner or the two participants may read or change; admins may not either. */
const PARTICIPANTS_ONLY = [
  'chats',
  'messages',
  'enquiries',
  'enquiry_replies',
  'orders',
  'order_lines',
  'order_steps',
  'shipping_addresses',
  'saved_searches',
];

export interface StrangersData {
  /** Ids of the strangers' rows. */
  readonly ids: readonly string[];
  /** Columns that hold a canary. */
  readonly planted: readonly string[];
  /** Canaries in a reply that must not contain them. */
  leaksIn(text: string, admin: boolean): string[];
  /** Throws if a stranger's row was changed. */
  expectUntouched(): Promise<void>;
}

const isLeftUnchanged = (table: string, column: string): boolean =>
  Boolean(UNPLANTED_COLUMNS['*']?.test(column) || UNPLANTED_COLUMNS[table]?.test(column));

/** Writes canaries into every private text column of every row. */
async function plant(db: DbOrTx): Promise<string[]> {
  const planted: string[] = [];
  for (const { name, columns, isView } of await db.introspection.getTables()) {
    if (isView || /^(?:sqlite_|kysely_|migrations|search_|product_search)|_fts/.test(name))
      continue;
    for (const column of columns) {
      const isText = /text|char|json/i.test(column.dataType);
      if (!isText || isLeftUnchanged(name, column.name)) continue;
      const canary = `${CANARY}.${name}.${column.name}`;
      const value = /email|recipient|reply_to/.test(column.name) ? `${canary}@example.com` : canary;
      await sql`update ${sql.table(name)} set ${sql.ref(column.name)} = ${value}`.execute(db);
      planted.push(`${name}.${column.name}`);
    }
  }
  // Contact data of suppliers is on their public page, so it must not be a canary.
  await sql`update users set email = ${'company@example.com'}, phone = ${'+8613800138000'} where role = 'supplier'`.execute(
    db,
  );
  return planted;
}

/** Id columns of rows that tests/fixtures/trade-rows.ts created, or that belong to such a row. */
const KEYS = ['id', 'chat_id', 'enquiry_id', 'order_id'];

const snapshot = async (db: DbOrTx): Promise<string> => {
  const rows: unknown[] = [];
  for (const table of PARTICIPANTS_ONLY) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    rows.push(
      ...found.rows
        .filter((row) => KEYS.some((key) => String(row[key]).startsWith('row-')))
        .map((row) => JSON.stringify({ table, ...row }))
        .sort(),
    );
  }
  return rows.join('\n');
};

const CANARY_PATTERN = new RegExp(`${CANARY}\\.([a-z_]+\\.[a-z_]+)`, 'g');

/** Call it before the market has other users, because all existing rows become a stranger's. */
export async function plantStrangers(
  inDatabase: HostileMarket['inDatabase'],
): Promise<StrangersData> {
  return inDatabase(async (db) => {
    const openAccount = async (name: string, role: 'buyer' | 'supplier') => {
      const email = `stranger-${name}@example.com`;
      const id = await insertAccount(db, {
        email,
        role,
        name,
        passwordHash: '$argon2id$stranger',
        phone: '+919999999999',
        companyName: '',
        businessType: null,
        language: 'en',
      });
      if (!id) throw new Error(`${email} is taken`);
      return { id, email };
    };
    const demoSupplier = await db
      .selectFrom('products')
      .innerJoin('users', 'users.id', 'products.supplier_id')
      .select(['users.id', 'users.email'])
      .where('products.status', '=', 'active')
      .executeTakeFirstOrThrow();
    const strangers = {
      buyer: await openAccount('buyer', 'buyer'),
      supplier: demoSupplier,
      admin: await openAccount('admin', 'buyer'),
    };
    await accountRows(db, strangers);
    const message = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('attachments')
      .values({
        id: 'row-file',
        message_id: message.id,
        name: '',
        type: 'application/pdf',
        size: 9,
      })
      .execute();
    // Every admin may read conversations of the admin area, so none of them belongs to the strangers.
    const adminChats = await db
      .selectFrom('chats')
      .select('id')
      .where('to_admin', '=', 1)
      .execute();
    for (const { id } of adminChats) {
      await db.updateTable('chats').set({ last_message_id: null }).where('id', '=', id).execute();
      await db.deleteFrom('messages').where('chat_id', '=', id).execute();
      await db.deleteFrom('chats').where('id', '=', id).execute();
    }
    await db
      .updateTable('product_changes')
      .set({ content: JSON.stringify({ ...EMPTY_PRODUCT, name: 'Mill', language: 'en' }) })
      .execute();
    const planted = await plant(db);
    const before = await snapshot(db);
    const idsOf = async (
      table:
        | 'chats'
        | 'messages'
        | 'orders'
        | 'enquiries'
        | 'reports'
        | 'notifications'
        | 'saved_searches',
    ) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    const ids: string[] = [];
    for (const table of [
      'chats',
      'messages',
      'orders',
      'enquiries',
      'reports',
      'notifications',
      'saved_searches',
    ] as const)
      ids.push(...(await idsOf(table)));
    const product = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
    return {
      ids: [...ids, strangers.buyer.id, strangers.supplier.id, strangers.admin.id, product.id],
      planted,
      leaksIn: (text, admin) => {
        const leaks = [...text.matchAll(CANARY_PATTERN)].map(([, column = '']) => column);
        if (/\$argon2/.test(text)) leaks.push('users.password_hash');
        return [...new Set(leaks)].filter((column) => !(admin && ADMIN_READABLE.test(column)));
      },
      expectUntouched: () =>
        inDatabase(async (later) => {
          const after = (await snapshot(later)).split('\n');
          const rows = before.split('\n');
          const changed = [
            ...rows.filter((row) => !after.includes(row)),
            ...after.filter((row) => !rows.includes(row)),
          ];
          if (changed.length > 0)
            throw new Error(`a stranger's rows were changed: ${changed.join(' ').slice(0, 1_000)}`);
        }),
    };
  });
}
