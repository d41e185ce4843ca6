// What a row of trade refers to: its two sides, of which one may be the admin desk, and its listing.
import type { ExpressionBuilder } from 'kysely';
import type { EnquiryWire } from '../../contract/enquiries.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import type { Person } from '../accounts/sessions.ts';
import type { Queries } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { textsIn } from '../translation/text-queries.ts';

export type Side = 'buyer' | 'supplier';
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');
export type PartyWire = NonNullable<EnquiryWire['buyer']>;
export type ProductReferenceWire = NonNullable<EnquiryWire['product']>;

/** Where somebody sits in a trade: on a side of their own, or at the admin desk. */
export type Seat = { readonly at: Side; readonly id: string } | { readonly at: 'desk' };

/** The seats that see a list of `side`: whoever has that role, and admins, who answer for the desk from either. */
export const seatsOf = ({ id, role, isAdmin }: Person, side: Side): readonly Seat[] => [
  ...(role === side ? [{ at: side, id }] : []),
  ...(isAdmin ? [{ at: 'desk' as const }] : []),
];

/** The desk and a supplier are the same side of a trade. */
export const sideIn = (row: { readonly buyer_id: string | null }, seats: readonly Seat[]): Side =>
  seats.some((seat) => seat.at === 'buyer' && seat.id === row.buyer_id) ? 'buyer' : 'supplier';

type Sided = ExpressionBuilder<Tables, 'enquiries'>;

/** Rows of enquiries or chats that the desk answers. */
export const isDesk = <Table extends keyof Tables>(each: ExpressionBuilder<Tables, Table>) => {
  const row = each as unknown as Sided;
  // Both, for the index: the desk's rows are among those that name no supplier.
  return row.and([row('supplier_id', 'is', null), row('to_desk', '=', 1)]);
};

/** Rows of enquiries or chats that one of the seats belongs to. */
export const seated = (each: Sided, seats: readonly Seat[]) =>
  each.or(
    seats.map((seat) => (seat.at === 'desk' ? isDesk(each) : each(`${seat.at}_id`, '=', seat.id))),
  );

const DESK_NAMES: Readonly<Record<Lang, string>> = { en: 'Yantra Bridge', 'zh-Hans': '机桥' };

/** The admin desk as the other side sees it: no person, and reached through the market only. */
export const desk = (lang: Lang): PartyWire => ({
  _id: ADMIN_COUNTERPART,
  id: ADMIN_COUNTERPART,
  name: DESK_NAMES[lang],
  companyName: DESK_NAMES[lang],
  email: null,
  phone: null,
});

/** Finds a party by its id; null where there is no account, or no longer. */
export type Parties = (id: string | null) => PartyWire | null;

/**
 * The accounts under these ids, with the names that readers of `lang` know them by. Email and phone come too: only the
 * two sides of a trade may be shown them.
 */
export async function partiesOf(
  db: Queries,
  ids: readonly (string | null)[],
  lang: Lang,
): Promise<Parties> {
  const named = [...new Set(ids.filter((id) => id !== null))];
  if (named.length === 0) return () => null;
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'language'])
    .where('id', 'in', named)
    .where('deleted_at', 'is', null)
    .execute();
  const texts = await textsIn(db, lang).ofUsers(users);
  const parties = new Map<string | null, PartyWire>(
    users.map(({ id, email, phone }) => {
      const words = texts.get(id);
      const names = { name: words?.name ?? '', companyName: words?.company_name ?? '' };
      return [id, { _id: id, id, ...names, email, phone }];
    }),
  );
  return (id) => parties.get(id) ?? null;
}

/** What an account, or 'admin' for the desk, is called among readers of `lang`; '' where it is gone. */
export async function calledIn(db: Queries, id: string, lang: Lang): Promise<string> {
  const found = id === ADMIN_COUNTERPART ? desk(lang) : (await partiesOf(db, [id], lang))(id);
  return found?.companyName || found?.name || '';
}

/**
 * Finds the listing of a row; what is gone keeps the name it had then, without an id to open. The name is said in the
 * reader's language, unless the listing is called something else by now: then it is the one that was agreed on.
 */
export type ReferredListings = (no: number | null, nameThen: string) => ProductReferenceWire;

export async function listingsOf(
  db: Queries,
  nos: readonly (number | null)[],
  lang: Lang,
): Promise<ReferredListings> {
  const numbers = [...new Set(nos.filter((no) => no !== null))];
  if (numbers.length === 0) return (_, name) => ({ _id: '', id: '', name, images: [] });
  const rows = await db
    .selectFrom('products')
    .select(['no', 'id', 'images'])
    .where('no', 'in', numbers)
    .execute();
  const names = await db
    .selectFrom('product_texts')
    .select(['product_no', 'lang', 'name'])
    .where('product_no', 'in', numbers)
    .execute();
  const byNo = new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.no, row]));
  const namesByNo = Map.groupBy(names, (row): number | null => row.product_no);
  return (no, nameThen) => {
    const { id, images } = byNo.get(no) ?? { id: '', images: '[]' };
    const all = namesByNo.get(no) ?? [];
    const isCalledSo = all.some(({ name }) => name === nameThen);
    const told = isCalledSo ? all.find((row) => row.lang === lang)?.name : undefined;
    const name = told || nameThen;
    return { _id: id, id, name, images: JSON.parse(images) as string[] };
  };
}
