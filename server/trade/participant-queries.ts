// Participants and product that an enquiry, chat or order refers to; the supplier side may be the admin area (`desk`).
import type { ExpressionBuilder } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import type { EnquiryWire } from '../../contract/trade/enquiries.ts';
import type { Person } from '../accounts/sessions.ts';
import type { Queries } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { textsIn } from '../translation/text-queries.ts';

export type Side = 'buyer' | 'supplier';
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');
export type PartyWire = NonNullable<EnquiryWire['buyer']>;
export type ProductReferenceWire = NonNullable<EnquiryWire['product']>;

/** Access of a user to enquiries and chats: as a participant with its own id, or as an admin for the admin area. */
export type Seat = { readonly at: Side; readonly id: string } | { readonly at: 'desk' };

/** Returns the seats for the list of one side: its own if the user has that role, and `desk` for an admin in both lists. */
export const seatsOf = ({ id, role, isAdmin }: Person, side: Side): readonly Seat[] => [
  ...(role === side ? [{ at: side, id }] : []),
  ...(isAdmin ? [{ at: 'desk' as const }] : []),
];

/** Returns the side that the seats give access to. The admin area counts as the supplier side. */
export const sideIn = (row: { readonly buyer_id: string | null }, seats: readonly Seat[]): Side =>
  seats.some((seat) => seat.at === 'buyer' && seat.id === row.buyer_id) ? 'buyer' : 'supplier';

type Sided = ExpressionBuilder<Tables, 'enquiries'>;

/** Condition for enquiries or chats that are addressed to the admin area. */
export const isDesk = <Table extends keyof Tables>(each: ExpressionBuilder<Tables, Table>) => {
  const row = each as unknown as Sided;
  // The first condition is implied by the second, but lets the query use the index.
  return row.and([row('supplier_id', 'is', null), row('to_desk', '=', 1)]);
};

/** Condition for enquiries or chats that one of the seats gives access to. */
export const seated = (each: Sided, seats: readonly Seat[]) =>
  each.or(
    seats.map((seat) => (seat.at === 'desk' ? isDesk(each) : each(`${seat.at}_id`, '=', seat.id))),
  );

const DESK_NAMES: Readonly<Record<Lang, string>> = { en: 'Yantra Bridge', 'zh-Hans': '机桥' };

/** The admin area as its counterpart sees it: not a person, and without email or phone. */
export const desk = (lang: Lang): PartyWire => ({
  _id: ADMIN_COUNTERPART,
  id: ADMIN_COUNTERPART,
  name: DESK_NAMES[lang],
  companyName: DESK_NAMES[lang],
  email: null,
  phone: null,
});

/** Finds a participant by account id; null where there is no account, or it is deleted. */
export type Parties = (id: string | null) => PartyWire | null;

/**
 * Reads these accounts with their names in `lang`. The result contains email and phone: show it only to the participants of the
 * same conversation or order.
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

/** Display name in `lang` of an account, or of the admin area for the id 'admin'; '' where the account is gone. */
export async function calledIn(db: Queries, id: string, lang: Lang): Promise<string> {
  const found = id === ADMIN_COUNTERPART ? desk(lang) : (await partiesOf(db, [id], lang))(id);
  return found?.companyName || found?.name || '';
}

/**
 * Finds the product that a row refers to; a deleted product has an empty id and `nameThen`, the name stored in the row. The name
 * is in the reader's language, unless the product was renamed since: then it is `nameThen`.
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
