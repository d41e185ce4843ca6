// Queries for the admin table of accounts: search, filters, sorting, names in the reader's language.
import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type * as z from 'zod/mini';
import {
  ACCOUNT_STATES,
  type AccountState,
  type AdminUser,
  type adminUserQuery,
} from '../../contract/admin/admin-users.ts';
import type { Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readPage } from '../platform/db/pagination.ts';
import { containsWord, searchedWords } from '../platform/db/substring-search.ts';
import type { Tables, UsersTable } from '../platform/db/tables.ts';
import { type CompanyTexts, textsIn } from '../platform/db/text-queries.ts';

export type AdminUserQuery = z.output<typeof adminUserQuery>;

const serializeUser = (
  user: Selectable<UsersTable>,
  texts: CompanyTexts | undefined,
): AdminUser => ({
  id: user.id,
  name: texts?.name ?? '',
  companyName: texts?.company_name ?? '',
  email: user.email,
  phone: user.phone,
  role: user.role,
  isVerified: user.is_verified === 1,
  level: user.verification_level,
  verificationNote: user.verification_note,
  gstin: user.gstin,
  gstinCheckedAt: user.gstin_checked_at,
  iec: user.iec,
  iecCheckedAt: user.iec_checked_at,
  isAdmin: user.is_admin === 1,
  suspendedAt: user.suspended_at,
  suspensionReason: user.suspension_reason,
  productCount: user.product_count,
  createdAt: user.created_at,
});

const matchesWord = (column: string, word: string) => containsWord(sql.ref<string>(column), word);

type UserExpression = ExpressionBuilder<Tables, 'users'>;

const matchesQuery = (
  each: UserExpression,
  { search, role, isVerified, suspended, state }: AdminUserQuery,
) => {
  const conditions = searchedWords(search ?? '').map((word) =>
    each.or([
      matchesWord('users.email', word),
      matchesWord('users.phone', word),
      each.exists(
        each
          .selectFrom('user_texts')
          .select('user_texts.lang')
          .whereRef('user_texts.user_id', '=', 'users.id')
          .where(({ or }) =>
            or([
              matchesWord('user_texts.name', word),
              matchesWord('user_texts.company_name', word),
            ]),
          ),
      ),
    ]),
  );
  if (role) conditions.push(each.and([each('users.role', '=', role)]));
  if (isVerified !== undefined)
    conditions.push(each.and([each('users.is_verified', '=', isVerified ? 1 : 0)]));
  if (suspended !== undefined)
    conditions.push(each.and([each('users.suspended_at', suspended ? 'is not' : 'is', null)]));
  const ofState = state ? [STATE_CONDITIONS[state](each)] : [];
  return each.and([each('users.deleted_at', 'is', null), ...conditions, ...ofState]);
};

/** A Record, so that a state without a condition fails the type check. */
const STATE_CONDITIONS: Readonly<
  Record<AccountState, (each: UserExpression) => Expression<SqlBool>>
> = {
  active: (each) =>
    each.and([
      each('users.suspended_at', 'is', null),
      each.or([each('users.role', '=', 'buyer'), each('users.is_verified', '=', 1)]),
    ]),
  unverified: (each) =>
    each.and([
      each('users.suspended_at', 'is', null),
      each('users.role', '=', 'supplier'),
      each('users.is_verified', '=', 0),
    ]),
  suspended: (each) => each('users.suspended_at', 'is not', null),
};

/** Numbers of the accounts that match all filters but the state. */
async function countStates(db: DbOrTx, query: AdminUserQuery): Promise<Record<string, number>> {
  const countOf = (state: AccountState) => (each: UserExpression) =>
    each.fn.countAll<number>().filterWhere(STATE_CONDITIONS[state]).as(state);
  const row = await db
    .selectFrom('users')
    .select(ACCOUNT_STATES.map(countOf))
    .where((each) => matchesQuery(each, { ...query, state: undefined }))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in bigint, which arrives as text.
  return Object.fromEntries(ACCOUNT_STATES.map((state) => [state, Number(row[state])]));
}

const nameIn = (lang: Lang | 'users.language') => sql`(select name_key from user_texts
  where user_id = users.id and lang = ${lang === 'users.language' ? sql.ref(lang) : lang})`;

/** Sort expression and default direction of each order. */
const ORDER_BY = {
  newest: { by: () => sql.ref('users.created_at'), begins: 'desc' },
  email: { by: () => sql.ref('users.email_key'), begins: 'asc' },
  name: {
    by: (lang: Lang) => sql`coalesce(${nameIn(lang)}, ${nameIn('users.language')})`,
    begins: 'asc',
  },
  products: { by: () => sql.ref('users.product_count'), begins: 'desc' },
} as const;

export async function readUserPage(
  db: DbOrTx,
  query: AdminUserQuery,
  lang: Lang,
): Promise<{ users: AdminUser[]; total: number; counts: Record<string, number> }> {
  const { by: sortBy, begins: defaultOrder } = ORDER_BY[query.sort ?? 'newest'];
  const order = query.order ?? defaultOrder;
  const matching = db
    .selectFrom('users')
    .selectAll()
    .where((each) => matchesQuery(each, query))
    .orderBy(sortBy(lang), order)
    .orderBy('users.id', order);
  const { rows, total } = await readPage(matching, query);
  const texts = await textsIn(db, lang).ofUsers(rows);
  const users = rows.map((row) => serializeUser(row, texts.get(row.id)));
  return { users, total, counts: await countStates(db, query) };
}

/** null where the account does not exist or was deleted. */
export async function readUser(db: DbOrTx, id: string, lang: Lang): Promise<AdminUser | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return serializeUser(row, (await textsIn(db, lang).ofUsers([row])).get(id));
}
