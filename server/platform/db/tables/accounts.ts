// Accounts as queries see them: people and companies, their words, their sessions and what guards their sign-ins.
import type { Generated } from 'kysely';
import type { Made } from './listings.ts';

export interface UsersTable {
  id: string;
  /** As typed, for showing and for mail. */
  email: string;
  /** Lower-cased, unique: how an account is found. */
  email_key: string;
  /** null for a company that nobody can sign in as, such as most of the demo market's. */
  password_hash: string | null;
  role: 'buyer' | 'supplier';
  phone: string;
  website: string | null;
  business_type: string | null;
  avatar: string | null;
  /** The language its own texts were written in. */
  language: string;
  /** The rest of the address; city and province are words and stand in user_texts. */
  street: Generated<string>;
  zip_code: Generated<string>;
  country: string | null;
  established_year: number | null;
  /** JSON list of media paths. */
  certifications: string;
  business_license: string | null;
  is_verified: number;
  verification_level: string | null;
  is_admin: number;
  /** Active products; kept by whoever changes a product's status. */
  product_count: number;
  /** Set while an admin has suspended the account: nobody signs in with it, and its listings are hidden. */
  suspended_at: string | null;
  suspension_reason: Generated<string>;
  /** What an admin noted with the verification; for admins only. */
  verification_note: Generated<string>;
  /** JSON list of category ids of its active products, most first. */
  categories: string;
  created_at: string;
  updated_at: string;
  /** Set while the account's deletion is under way (server/accounts/deletion-queries.ts). */
  deleted_at: Generated<string | null>;
}

/** A user's own words and the stored translations of them, one row per language. */
export interface UserTextsTable {
  user_id: string;
  lang: string;
  company_name: string;
  /** Sorts company names as a reader of the language expects. */
  name_key: string;
  name: string;
  description: string;
  city: string;
  province: string;
  /** The words of all of it with a blank on either side, for the directory's search. */
  words: string;
  made: Generated<Made>;
  /** Of one's own words: the glossary that left something of them (server/translation/glossary.ts), null before it was asked. */
  tried: Generated<string | null>;
}

export interface SessionsTable {
  /** SHA-256 of the token, hex; the token itself is with its owner only. */
  token_hash: string;
  /** What its owner ends it by; says nothing of the token. */
  id: string;
  user_id: string;
  /** Network of the last use, no more exact than a town (server/platform/http/network.ts); '' where it is unknown. */
  place: Generated<string>;
  /** Product names from the user agent (server/accounts/device.ts); '' where it names none that is known. */
  browser: Generated<string>;
  system: Generated<string>;
  created_at: string;
  seen_at: string;
  expires_at: string;
}

/** Sign-ins that failed lately, counted until `ends_at`. */
export interface SignInFailuresTable {
  /** Hash of the email that was tried, whether there is an account or not. */
  account: string;
  /** Hash of the email and the address it was tried from; '' counts all addresses together. */
  place: string;
  failures: number;
  ends_at: string;
}

/** Addresses an account has signed in from. */
export interface SignInPlacesTable {
  user_id: string;
  place: string;
  seen_at: string;
}

/** Links to set a new password, good once and for an hour. */
export interface PasswordResetsTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: string;
  expires_at: string;
}

/** Files that no row names any more (server/platform/storage/removed-file-queries.ts). */
export interface RemovedFilesTable {
  folder: 'uploads' | 'attachments';
  /** The path of an upload, the id of an attachment. */
  name: string;
}

/** Files of uploads that rows name; a picture in all its sizes is one. Those of releases before it are not among them. */
export interface UploadsTable {
  path: string;
  user_id: string;
  bytes: number;
}

export interface AccountsTables {
  removed_files: RemovedFilesTable;
  users: UsersTable;
  user_texts: UserTextsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_places: SignInPlacesTable;
  password_resets: PasswordResetsTable;
  uploads: UploadsTable;
}
