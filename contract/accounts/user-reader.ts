// Parsers of user accounts, for all documented variants: camel or snake case, address as object or JSON, role or userType.
import * as z from 'zod/mini';
import { fields, flag, maybeNumber, maybeText, maybeTime, record, text, texts } from '../read.ts';
import { accepted, unreadable } from '../reply.ts';

export type Role = 'buyer' | 'supplier';

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly zipCode: string;
}

/** The signed-in user's own account. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly companyName: string | null;
  readonly businessType: string | null;
  /** With its country prefix, +91 or +86. */
  readonly phone: string | null;
  readonly description: string;
  readonly website: string | null;
  readonly address: Address;
  readonly avatar: string | null;
  readonly establishedYear: number | null;
  readonly businessLicense: string | null;
  readonly certifications: readonly string[];
  readonly verificationLevel: string | null;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  readonly createdAt: string | null;
}

/** Backends have several names for suppliers; an unknown role becomes buyer, which has fewer rights. */
export const roleOf = (...spellings: readonly (string | null)[]): Role =>
  /^(supplier|manufacturer|vendor|seller)s?$/i.test(spellings.find((each) => each !== null) ?? '')
    ? 'supplier'
    : 'buyer';

export const webAddress = (value: string | null): string | null =>
  value !== null && /^https?:\/\//i.test(value) ? value : null;

const userFields = fields({
  id: maybeText(64),
  _id: maybeText(64),
  name: maybeText(300),
  contact_person: maybeText(300),
  email: text(300),
  role: maybeText(40),
  userType: maybeText(40),
  user_type: maybeText(40),
  companyName: maybeText(300),
  company_name: maybeText(300),
  businessType: maybeText(100),
  business_type: maybeText(100),
  phone: maybeText(60),
  description: text(),
  website: maybeText(500),
  address: fields({
    street: text(500),
    city: text(200),
    state: text(200),
    country: text(200),
    zipCode: text(40),
  }),
  city: text(200),
  state: text(200),
  country: text(200),
  avatar: maybeText(2_000),
  profile_image_url: maybeText(2_000),
  establishedYear: maybeNumber,
  businessLicense: maybeText(2_000),
  certifications: texts,
  verificationLevel: maybeText(40),
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  is_admin: flag,
  createdAt: maybeTime,
  created_at: maybeTime,
});

/** One account; rejects rows without an id. */
const userRow = z.pipe(
  userFields.check(z.refine((read) => (read.id ?? read._id) !== null)),
  z.transform(
    (read): User => ({
      id: read.id ?? read._id ?? '',
      name: read.name ?? read.contact_person ?? '',
      email: read.email,
      role: roleOf(read.role, read.userType, read.user_type),
      companyName: read.companyName ?? read.company_name,
      businessType: read.businessType ?? read.business_type,
      phone: read.phone,
      description: read.description,
      website: webAddress(read.website),
      address: {
        ...read.address,
        city: read.address.city || read.city,
        state: read.address.state || read.state,
        country: read.address.country || read.country,
      },
      avatar: read.avatar ?? read.profile_image_url,
      establishedYear: read.establishedYear,
      businessLicense: read.businessLicense,
      certifications: read.certifications,
      verificationLevel: read.verificationLevel,
      isVerified: read.isVerified || read.is_verified,
      isAdmin: read.isAdmin || read.is_admin,
      createdAt: read.createdAt ?? read.created_at,
    }),
  ),
);

/** The user under `user`, under `data` (directly or in `data.user`), or at the top level. */
const userIn = (reply: Record<string, unknown>): User | null => {
  const data = z.parse(record, reply.data);
  for (const place of [reply.user, data.user, data, reply]) {
    const read = z.safeParse(userRow, place);
    if (read.success) return read.data;
  }
  return null;
};

export const readUser = (body: unknown): User => {
  const user = userIn(accepted(body));
  if (user === null) throw unreadable();
  return user;
};

/** Result of signing in or registering. */
export interface SignedIn {
  readonly token: string;
  readonly user: User;
  readonly message: string | null;
}

const outcome = fields({ token: maybeText(4_000), message: maybeText(500) });

/** Throws if there is no token, even if the reply reports success. */
export const readSignedIn = (body: unknown): SignedIn => {
  const reply = accepted(body);
  const outer = z.parse(outcome, reply);
  const inner = z.parse(outcome, reply.data);
  const token = outer.token ?? inner.token;
  const user = userIn(reply);
  if (token === null || user === null) throw unreadable();
  return { token, user, message: outer.message ?? inner.message };
};

export interface ProfileChange {
  /** null if the backend only confirms success: then the user must be loaded again. */
  readonly user: User | null;
  readonly message: string | null;
}

export const readProfileChange = (body: unknown): ProfileChange => {
  const reply = accepted(body);
  return { user: userIn(reply), message: z.parse(outcome, reply).message };
};
