// Upgrade from the previous release: sessions get ids, and emails of deleted accounts are removed from the audit log.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCurrentUser } from '../../../../contract/accounts/auth.ts';
import { readConfig } from '../../../../server/config.ts';
import { inTransaction, openEngine } from '../../../../server/platform/db/open.ts';
import { withDatabase } from '../../environment.ts';
import { sharedMarket } from '../../market.ts';
import { signUp } from '../../users.ts';
import { SINCE_SAVED_SEARCHES } from './later-migrations.ts';

const market = await sharedMarket(0);

/** The earlier search index; without products it is empty. */
const EARLIER_INDEX = process.env.DATABASE_URL
  ? ['create table search_documents (no integer primary key, names tsvector, texts tsvector)']
  : ['search_names', 'search_texts'].map(
      (table) => `create virtual table ${table} using fts5(words, content='', detail=none)`,
    );

/** Undoes the later migrations on an idle database, as if they had never run. */
const SINCE = [
  ...SINCE_SAVED_SEARCHES,
  'drop table import_rows',
  'drop table imports',
  'alter table products drop column import_id',
  "delete from kysely_migration where name = '021-imports'",
  'drop table favourites',
  "delete from kysely_migration where name = '020-favourites'",
  'drop table product_attributes',
  'drop index products_machine_type',
  'alter table products drop column machine_type',
  "delete from kysely_migration where name = '018-machine-types'",
  'drop table search_changes',
  'drop table search_postings',
  ...EARLIER_INDEX,
  "delete from kysely_migration where name = '017-postings'",
  'alter table catalog_version drop column wide_version',
  "delete from kysely_migration where name = '016-wide-version'",
  'drop table jobs',
  'alter table chats rename column to_admin to to_desk',
  'alter table enquiries rename column to_admin to to_desk',
  "delete from kysely_migration where name = '015-jobs'",
  ...[
    'drop index attachments_sender',
    'alter table attachments drop column sender_id',
    'drop table uploads',
    "delete from kysely_migration where name = '014-quotas'",
  ],
  ...['enquiries', 'enquiry_replies', 'products', 'reports', 'contact_messages'].flatMap(
    (table) => [
      `drop index ${table}_request`,
      `alter table ${table} drop column request_id`,
      `alter table ${table} drop column request_hash`,
    ],
  ),
  'alter table orders drop column request_hash',
  'drop index order_lines_image',
  "delete from kysely_migration where name = '013-idempotency'",
  ...['id', 'place', 'browser', 'system'].map((name) => `alter table sessions drop column ${name}`),
  'alter table users drop column deleted_at',
  'alter table audit_log drop column actor',
  ...['admin_id', 'admin_email', 'subject_id', 'subject'].map(
    (name) => `drop index audit_log_${name}`,
  ),
  'drop table removed_files',
  'drop index notifications_subject',
  'drop index messages_sender',
  'drop index enquiry_replies_sender',
  'create index messages_sender on messages (sender_id)',
  'create index enquiry_replies_sender on enquiry_replies (sender_id)',
  "delete from kysely_migration where name = '012-sessions'",
];

test('a database of an older version is migrated at start', async () => {
  const users = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  const [stays] = users;
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('audit_log')
      .values(
        [
          { admin_id: null, subject_id: 'gone', subject: 'gone@example.in' },
          { admin_id: stays?.id ?? '', subject_id: stays?.id ?? '', subject: stays?.email ?? '' },
        ].map((row, at) => ({
          ...row,
          id: `row-${at}`,
          at: `2026-01-05T09:0${at}:00.000Z`,
          admin_email: at === 0 ? 'left@example.in' : 'admin@example.in',
          action: 'user.verify',
          note: '',
        })),
      )
      .execute(),
  );
  await market.app.close();
  const db = await openEngine(readConfig(market.env).database);
  await inTransaction(db, async (tx) => {
    await sql`drop index sessions_id`.execute(tx);
    await sql`drop index users_deleted`.execute(tx);
    for (const statement of SINCE) await sql.raw(statement).execute(tx);
  });
  await db.destroy();

  await market.restart();
  for (const { api, id } of users) expect((await api.call(getCurrentUser, {})).id).toBe(id);
  const rows = await withDatabase(market, async (database) => ({
    sessions: await database.db.selectFrom('sessions').selectAll().execute(),
    audit: await database.db.selectFrom('audit_log').selectAll().orderBy('at').execute(),
  }));
  expect(new Set(rows.sessions.map(({ id }) => id)).size).toBe(2);
  for (const session of rows.sessions) {
    expect(session).toMatchObject({ place: '', browser: '', system: '' });
    expect(session.id).toMatch(/^[0-9a-f]{32}$/);
  }
  expect(rows.audit).toMatchObject([
    { actor: 'admin', admin_email: '', subject: '' },
    { actor: 'admin', admin_email: 'admin@example.in', subject: stays?.email },
  ]);
});
