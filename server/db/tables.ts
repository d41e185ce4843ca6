// The tables as queries see them. JSON and times are text in both engines; money is integer cents.
import type { Generated } from 'kysely';

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
  /** JSON list of category ids of its active products, most first. */
  categories: string;
  created_at: string;
  updated_at: string;
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
}

export interface ProductsTable {
  /** A small integer for search and the in-memory columns. */
  no: Generated<number>;
  id: string;
  supplier_id: string;
  language: string;
  category: string;
  subcategory: string;
  price_cents: number | null;
  min_order_quantity: number;
  country_of_origin: string;
  /** JSON lists. */
  certifications: string;
  images: string;
  video: string | null;
  status: string;
  rejection_reason: string | null;
  rating_average: number;
  rating_count: number;
  views: number;
  inquiries: number;
  created_at: string;
  updated_at: string;
  /** The catalogue version that last changed this row. */
  changed: number;
}

/** A listing's words in one language: the supplier's own, or a stored translation. */
export interface ProductTextsTable {
  product_no: number;
  lang: string;
  name: string;
  /** Sorts as a reader of the language expects. */
  name_key: string;
  title: string;
  short: string;
  description: string;
  stock: string | null;
  /** JSON object, in order. */
  specifications: string;
  /** JSON list. */
  tags: string;
}

/** Stored translations of any text, asked once for all users. */
export interface TranslationsTable {
  /** SHA-256 of the source text, hex. */
  hash: string;
  target: string;
  text: string;
}

/** One row: counts every change of what the public sees. */
export interface CatalogVersionTable {
  id: number;
  version: number;
}

/** Words of active listings, for prefixes and typing errors. */
export interface SearchWordsTable {
  word: string;
  documents: number;
}

export interface SessionsTable {
  /** SHA-256 of the token, hex; the token itself is with its owner only. */
  token_hash: string;
  user_id: string;
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

export interface ContactMessagesTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  subject: string;
  /** The language of the page it was written on. */
  language: string;
  created_at: string;
  read_at: string | null;
  message: string;
}

/** Mail that has not gone out yet: a row goes when the mail server has taken it. */
export interface OutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  created_at: string;
  attempts: Generated<number>;
  /** Nobody touches the mail before this. Whoever tries it moves it ahead first, so that no other process does. */
  next_at: string;
  /** When the mail server said that it will never take it. */
  refused_at: string | null;
  last_error: string | null;
  body: string;
}

export interface Tables {
  users: UsersTable;
  user_texts: UserTextsTable;
  products: ProductsTable;
  product_texts: ProductTextsTable;
  translations: TranslationsTable;
  catalog_version: CatalogVersionTable;
  search_words: SearchWordsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_places: SignInPlacesTable;
  contact_messages: ContactMessagesTable;
  outbox: OutboxTable;
}
