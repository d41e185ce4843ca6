// Life of sessions: hours for admins, without use and in all; months for everybody else.
import { expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { LIMITS } from '../../../server/limits.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';

const market = await sharedMarket(0);

const HOUR_MS = 3_600_000;
const { adminSessionIdleHours, adminSessionHours, sessionDays } = LIMITS;

/** Makes the session so old, used so long ago; its stored end stays far away. */
const age = ({ id }: SignedInUser, createdHours: number, seenHours: number) =>
  withDatabase(market, ({ db }) => {
    const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
    return db
      .updateTable('sessions')
      .set({
        created_at: before(createdHours),
        seen_at: before(seenHours),
        expires_at: '2999-01-01T00:00:00.000Z',
      })
      .where('user_id', '=', id)
      .execute();
  });
const isValid = ({ api }: SignedInUser): Promise<boolean> =>
  api.call(getCurrentUser, {}).then(
    () => true,
    ({ status }: { status: number }) => status !== 401,
  );
const endOf = async ({ id }: SignedInUser): Promise<number> => {
  const row = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return Date.parse(row.expires_at);
};

test.each([
  ['of an admin without use', 'admin', adminSessionIdleHours + 0.1, adminSessionIdleHours + 0.1],
  ['of an admin in use', 'admin', adminSessionHours + 0.1, 0],
  ['of a buyer in use', 'buyer', sessionDays * 24 + 1, 0],
] as const)('a session %s ends, whatever end is stored', async (_, role, created, seen) => {
  const user = await signUp(market, role);
  await age(user, created - 2, Math.max(0, seen - 2));
  expect(await isValid(user)).toBe(true);
  await age(user, created, seen);
  expect(await isValid(user)).toBe(false);
});

test('the use of a session extends it to its last end, not beyond', async () => {
  const user = await signUp(market, 'admin');
  await age(user, adminSessionHours - 2, 1);
  expect(await isValid(user)).toBe(true);
  const left = (await endOf(user)) - Date.now();
  expect(left).toBeLessThanOrEqual(2 * HOUR_MS);
  expect(left).toBeGreaterThan(1.9 * HOUR_MS);
});
