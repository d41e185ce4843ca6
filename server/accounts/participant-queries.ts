// Participants of an enquiry, chat or order, with their names; the supplier side may be the admin area.
import type { ExpressionBuilder } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { initialsOf } from '../../contract/suppliers/initials.ts';
import type { Participant } from '../../contract/trade/references.ts';
import type { Registration } from '../../contract/trade/registration.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { rowIn } from '../platform/db/text-queries.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { REPLY_TEXTS } from '../platform/text/reply-texts.ts';
import { registrationsOf } from './profile/registrations.ts';

export type Side = 'buyer' | 'supplier';
export const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** The role in which a user accesses enquiries and chats: a participant with its own id, or an admin for the admin area. */
export type ParticipantRole =
  | { readonly side: Side; readonly id: string }
  | { readonly side: 'admin' };

/** Returns the roles for the list of one side: its own if the user is on that side, and `admin` for an admin in both lists. */
export const participantRolesOf = (
  { id, role, isAdmin }: SessionUser,
  side: Side,
): readonly ParticipantRole[] => [
  ...(role === side ? [{ side, id }] : []),
  ...(isAdmin ? [{ side: 'admin' as const }] : []),
];

/** Returns the side that the roles give access to. The admin area counts as the supplier side. */
export const sideOf = (
  row: { readonly buyer_id: string | null },
  roles: readonly ParticipantRole[],
): Side =>
  roles.some((role) => role.side === 'buyer' && role.id === row.buyer_id) ? 'buyer' : 'supplier';

type EnquiryExpression = ExpressionBuilder<Tables, 'enquiries'>;

/** Condition for enquiries or chats that are addressed to the admin area. */
export const isAddressedToAdmin = <Table extends keyof Tables>(
  each: ExpressionBuilder<Tables, Table>,
) => {
  const row = each as unknown as EnquiryExpression;
  // The first condition is implied by the second, but lets the query use the index.
  return row.and([row('supplier_id', 'is', null), row('to_admin', '=', 1)]);
};

/** Condition for enquiries or chats that one of the roles gives access to. */
export const matchesRole = (each: EnquiryExpression, roles: readonly ParticipantRole[]) =>
  each.or(
    roles.map((role) =>
      role.side === 'admin' ? isAddressedToAdmin(each) : each(`${role.side}_id`, '=', role.id),
    ),
  );

/** A participant with its registration numbers, which enquiries and orders show beside it. */
interface RegisteredParticipant extends Participant {
  readonly registrations: Registration[];
}

/** The admin area as its counterpart sees it: not a person, and without email or phone. */
export const adminParticipant = (lang: Lang): RegisteredParticipant => ({
  id: ADMIN_COUNTERPART_ID,
  name: REPLY_TEXTS.market[lang],
  companyName: REPLY_TEXTS.market[lang],
  initials: initialsOf(REPLY_TEXTS.market[lang]),
  avatar: null,
  email: null,
  phone: null,
  registrations: [],
});

/** Company, else name of a participant; '' for a deleted account. */
export const displayNameOf = (participant: Participant | null): string =>
  participant?.companyName || participant?.name || '';

/** Returns a participant by account id; null if there is no account, or if it is deleted. */
export type ParticipantLookup = (id: string | null) => RegisteredParticipant | null;

/** The same with names in any language: a broadcast needs all of them. */
type ParticipantInLanguage = (id: string | null, lang: Lang) => RegisteredParticipant | null;

/** Reads these accounts with their names in all languages, in one query. */
export async function readParticipantsInLanguages(
  db: DbOrTx,
  ids: readonly (string | null)[],
): Promise<ParticipantInLanguage> {
  const knownIds = [...new Set(ids.filter((id) => id !== null))];
  if (knownIds.length === 0) return () => null;
  const rows = await db
    .selectFrom('users')
    .leftJoin('user_texts', 'user_texts.user_id', 'users.id')
    .select(['users.id', 'email', 'phone', 'language', 'avatar'])
    .select(['lang', 'name', 'company_name', 'trade_name'])
    .select(['gstin', 'gstin_checked_at', 'iec', 'iec_checked_at'])
    .where('users.id', 'in', knownIds)
    .where('deleted_at', 'is', null)
    .execute();
  const rowsById = Map.groupBy<string | null, (typeof rows)[number]>(rows, ({ id }) => id);
  return (participantId, lang) => {
    const row = rowIn(rowsById.get(participantId) ?? [], lang);
    if (!row) return null;
    const { id, avatar, email, phone } = row;
    const names = { name: row.name ?? '', companyName: row.company_name ?? '' };
    const initials = initialsOf(names.companyName || names.name, row.trade_name ?? '');
    const registrations = registrationsOf(row, lang);
    return { id, ...names, initials, avatar, email, phone, registrations };
  };
}

/**
 * Reads these accounts with their names in `lang`. The result contains email and phone: show it only to the participants of the
 * same conversation or order.
 */
export async function readParticipants(
  db: DbOrTx,
  ids: readonly (string | null)[],
  lang: Lang,
): Promise<ParticipantLookup> {
  const participantIn = await readParticipantsInLanguages(db, ids);
  return (id) => participantIn(id, lang);
}

/** Contact data and language of an account; undefined where it is deleted. */
export const readAccount = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('users')
    .select(['email', 'phone', 'language'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Display name in `lang` of an account, or of the admin area for the id 'admin'; '' for a deleted account. */
export async function readDisplayName(db: DbOrTx, id: string, lang: Lang): Promise<string> {
  const participant =
    id === ADMIN_COUNTERPART_ID
      ? adminParticipant(lang)
      : (await readParticipants(db, [id], lang))(id);
  return displayNameOf(participant);
}
