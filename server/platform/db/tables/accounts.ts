// Table types of accounts: users and companies, their texts, sessions, and protection against guessed passwords.
import type { Generated } from 'kysely';
import type { MachineTranslation } from './catalog.ts';

export interface UsersTable {
  id: string;
  /** As typed, for display and for mail. */
  email: string;
  /** Lower-cased and unique: the key for finding an account. */
  email_key: string;
  /** When a link was used that only reaches this email; null until then. */
  email_confirmed_at: Generated<string | null>;
  /** When mail to this email was given up, because its server refused it; null once it is confirmed again. */
  email_bounced_at: Generated<string | null>;
  /** When the account was first asked to confirm an email; null where no mail was sent then: such accounts do not expire. */
  asked_to_confirm_at: Generated<string | null>;
  /** null for a company without sign-in, such as most of the demo data. */
  password_hash: string | null;
  role: 'buyer' | 'supplier';
  phone: string;
  website: string | null;
  business_type: string | null;
  /** Registration numbers of a buyer (contract/accounts/registrations.ts), '' if not given, and when an admin has checked them. */
  gstin: Generated<string>;
  gstin_checked_at: Generated<string | null>;
  iec: Generated<string>;
  iec_checked_at: Generated<string | null>;
  avatar: string | null;
  /** The language in which the user wrote its own texts. */
  language: string;
  /** The rest of the address; city and province are translated and therefore in user_texts. */
  street: Generated<string>;
  zip_code: Generated<string>;
  country: string | null;
  established_year: number | null;
  /** JSON list of media paths. */
  certifications: string;
  business_license: string | null;
  /** JSON list of country codes (contract/suppliers/company.ts). */
  export_markets: Generated<string>;
  /** JSON list of media paths. */
  factory_pictures: Generated<string>;
  /** JSON object: captions of certificates, license and factory pictures by their paths. */
  picture_captions: Generated<string>;
  /** JSON list of pairs of machine type and number of active products, at most three; written with `product_count`. */
  machine_types: Generated<string>;
  /** Usual answer time, and percent of the questions that are answered (server/suppliers/answers/); null if unknown. */
  answer_hours: Generated<number | null>;
  answered_percent: Generated<number | null>;
  /** These two follow from the two columns below and from evidence (server/accounts/profile/verification-queries.ts). */
  is_verified: number;
  verification_level: string | null;
  /** Level that the market has given without documents, and the day (ISO date) on which it did; null where documents give it. */
  granted_level: Generated<string | null>;
  granted_on: Generated<string | null>;
  /** JSON list of the accepted documents that count, as the public sees them (contract/evidence/document.ts). */
  checked_documents: Generated<string>;
  is_admin: number;
  /** Number of active products; updated by all code that changes a product's status. */
  product_count: number;
  /** Set while an admin has suspended the account: it cannot sign in, and its products are hidden. */
  suspended_at: string | null;
  suspension_reason: Generated<string>;
  /** An admin's note on the verification; for admins only. */
  verification_note: Generated<string>;
  /** Of all reviews of its products; updated with them (server/reviews/rating-queries.ts). */
  rating_average: Generated<number>;
  rating_count: Generated<number>;
  /** JSON list of the category ids of its active products, most frequent first. */
  categories: string;
  created_at: string;
  updated_at: string;
  /** Set while the account's deletion is in progress (server/accounts/deletion-queries.ts). */
  deleted_at: Generated<string | null>;
}

/** A user's own texts and their stored translations, one row per language. */
export interface UserTextsTable {
  user_id: string;
  lang: string;
  company_name: string;
  /** Collation key of the company name for readers of the language. */
  name_key: string;
  name: string;
  /** Trade name from the profile form; '' in a translation. */
  trade_name: Generated<string>;
  description: string;
  city: string;
  province: string;
  /** All words of these texts, with a blank on either side, for the search of the directory. */
  words: string;
  made: Generated<MachineTranslation>;
  /**
   * In the row of the original language: version of the glossary that left some of the text untranslated
   * (server/glossary/glossary.ts); null if none has been tried.
   */
  tried: Generated<string | null>;
}

export type SessionFactor = 'none' | 'pending' | 'given';

export interface SessionsTable {
  /** SHA-256 of the token, hex; only the session's owner has the token itself. */
  token_hash: string;
  /** Identifies the session for its owner, who may end it; reveals nothing about the token. */
  id: string;
  user_id: string;
  /** null for the owner of the account. */
  member_id: Generated<string | null>;
  /** Network of the last use, as exact as a town (server/platform/http/network.ts); '' if unknown. */
  place: Generated<string>;
  /** Product names from the user agent (server/accounts/sign-in/device.ts); '' if it names no known product. */
  browser: Generated<string>;
  system: Generated<string>;
  created_at: string;
  seen_at: string;
  expires_at: string;
  /** Whether the person's second factor was given, or is still pending; 'none' while the person has none. */
  factor: Generated<SessionFactor>;
  /** Challenge that the next passkey must sign, and its end; null if there is none. */
  challenge: Generated<string | null>;
  challenge_ends_at: Generated<string | null>;
  /** 1 where an admin signed in with a password that is too weak and has not changed it yet. */
  needs_password: Generated<number>;
  /** Hash of the token of the last confirmation of identity, and its end; null if there is none. */
  confirmation_hash: Generated<string | null>;
  confirmed_until: Generated<string | null>;
}

/** Recent failed sign-ins, counted until `ends_at`. */
export interface SignInFailuresTable {
  /** Hash of the email that was tried, whether the account exists or not. */
  account: string;
  /** Hash of the email and the client's address; '' counts all addresses together. */
  place: string;
  failures: number;
  ends_at: string;
}

/** Addresses from which an account has signed in. */
export interface SignInPlacesTable {
  user_id: string;
  place: string;
  seen_at: string;
}

/** Links for setting a new password, valid once and for an hour. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  /** null for the owner of the account. */
  member_id: Generated<string | null>;
  expires_at: string;
}

/** Links that confirm the email of an account, change it, or stop or undo a change. */
export interface EmailLinksTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  /** null for the owner of the account. */
  member_id: Generated<string | null>;
  kind: 'confirm' | 'change' | 'stop';
  /** The email that the link confirms; for `change` and `stop` the new one. */
  email: string;
  /** Of `stop` once the email was changed: the email that the link restores, which no other account may take until then. */
  old_email: Generated<string | null>;
  old_email_key: Generated<string | null>;
  /** Of `change` and `stop`: when the change began. */
  began_at: Generated<string | null>;
  expires_at: string;
}

/** Links in mails that remove a factor or a member added lately. One of the three ids is set. */
export interface RemovalLinksTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  totp_id: string | null;
  passkey_id: string | null;
  member_id: string | null;
  expires_at: string;
}

/** Counterparts to whom an account without a confirmed email wrote lately (server/accounts/email/written-limit.ts). */
export interface WrittenCounterpartsTable {
  user_id: string;
  counterpart_id: string;
  /** The last time. */
  written_at: string;
}

/** Files that no row references any more and that are still to be removed (server/platform/storage/removed-file-queries.ts). */
export interface RemovedFilesTable {
  folder: 'uploads' | 'attachments';
  /** The path of an upload, or the id of an attachment. */
  name: string;
}

/**
 * Size of each upload that rows reference, for the quotas; a picture with all its sizes is one row. Uploads of releases before
 * migration 014 have none.
 */
export interface UploadsTable {
  path: string;
  user_id: string;
  bytes: number;
}

/** Accounts that a user has blocked (server/accounts/block-queries.ts). */
export interface BlocksTable {
  user_id: string;
  blocked_id: string;
  blocked_at: string;
}

export interface AccountsTables {
  blocks: BlocksTable;
  email_links: EmailLinksTable;
  removal_links: RemovalLinksTable;
  written_counterparts: WrittenCounterpartsTable;
  removed_files: RemovedFilesTable;
  users: UsersTable;
  user_texts: UserTextsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_places: SignInPlacesTable;
  password_resets: PasswordResetsTable;
  uploads: UploadsTable;
}
