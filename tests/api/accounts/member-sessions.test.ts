// Sessions of members whose row is missing, or belongs to another company: such a session has no rights at all.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import type { Database, Db } from '../../../server/platform/db/open.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp, signUpMember } from '../users.ts';

const market = await sharedMarket(0);

/** Runs `work` without the foreign keys that otherwise prevent such rows. */
const withoutForeignKeys = (work: (db: Db) => Promise<unknown>): Promise<void> =>
  withDatabase(market, async ({ db, engine }: Database) => {
    if (engine === 'sqlite') {
      await sql`pragma foreign_keys = off`.execute(db);
      await work(db);
      await sql`pragma foreign_keys = on`.execute(db);
      return;
    }
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await work(tx);
    });
  });

const lostMembers = {
  'that is missing': (db: Db, { email }: SignedInUser) =>
    db.deleteFrom('company_members').where('email', '=', email).execute(),
  'of another company': async (db: Db, { email }: SignedInUser) => {
    const other = await signUp(market, 'supplier');
    await db
      .updateTable('company_members')
      .set({ company_id: other.id })
      .where('email', '=', email)
      .execute();
  },
};

test.each(Object.entries(lostMembers))(
  'a session of a member %s has no rights',
  async (_, loseMember) => {
    const owner = await signUp(market, 'supplier');
    const member = await signUpMember(market, owner, 'viewer');
    await withoutForeignKeys((db) => loseMember(db, member));
    await expect(member.api.call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect((await owner.api.call(getCurrentUser, {})).id).toBe(owner.id);
  },
);
