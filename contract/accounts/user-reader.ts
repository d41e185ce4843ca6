// Parsers of user accounts, for all documented variants: camel or snake case, address as object or JSON, role or userType.
import * as z from 'zod/mini';
import {
  fields,
  flag,
  httpUrl,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  text,
  texts,
} from '../read.ts';
import { successReply, unreadableReply } from '../reply.ts';

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

const userFields = fields({
  id: nullableText(64),
  _id: nullableText(64),
  name: nullableText(300),
  contact_person: nullableText(300),
  email: text(300),
  role: nullableText(40),
  userType: nullableText(40),
  user_type: nullableText(40),
  companyName: nullableText(300),
  company_name: nullableText(300),
  businessType: nullableText(100),
  business_type: nullableText(100),
  phone: nullableText(60),
  description: text(),
  website: nullableText(500),
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
  avatar: nullableText(2_000),
  profile_image_url: nullableText(2_000),
  establishedYear: nullableNumber,
  businessLicense: nullableText(2_000),
  certifications: texts,
  verificationLevel: nullableText(40),
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  is_admin: flag,
  createdAt: nullableTime,
  created_at: nullableTime,
});

/** One account; rejects rows without an id. */
const userRow = z.pipe(
  userFields.check(z.refine((parsed) => (parsed.id ?? parsed._id) !== null)),
  z.transform(
    (parsed): User => ({
      id: parsed.id ?? parsed._id ?? '',
      name: parsed.name ?? parsed.contact_person ?? '',
      email: parsed.email,
      role: roleOf(parsed.role, parsed.userType, parsed.user_type),
      companyName: parsed.companyName ?? parsed.company_name,
      businessType: parsed.businessType ?? parsed.business_type,
      phone: parsed.phone,
      description: parsed.description,
      website: httpUrl(parsed.website),
      address: {
        ...parsed.address,
        city: parsed.address.city || parsed.city,
        state: parsed.address.state || parsed.state,
        country: parsed.address.country || parsed.country,
      },
      avatar: parsed.avatar ?? parsed.profile_image_url,
      establishedYear: parsed.establishedYear,
      businessLicense: parsed.businessLicense,
      certifications: parsed.certifications,
      verificationLevel: parsed.verificationLevel,
      isVerified: parsed.isVerified || parsed.is_verified,
      isAdmin: parsed.isAdmin || parsed.is_admin,
      createdAt: parsed.createdAt ?? parsed.created_at,
    }),
  ),
);

/** The user under `user`, under `data` (directly or in `data.user`), or at the top level. */
const userIn = (reply: Record<string, unknown>): User | null => {
  const data = z.parse(record, reply.data);
  for (const candidate of [reply.user, data.user, data, reply]) {
    const parsed = z.safeParse(userRow, candidate);
    if (parsed.success) return parsed.data;
  }
  return null;
};

export const readUser = (body: unknown): User => {
  const user = userIn(successReply(body));
  if (user === null) throw unreadableReply();
  return user;
};

/** Result of signing in or registering. */
export interface SignedIn {
  readonly token: string;
  readonly user: User;
  readonly message: string | null;
}

const signedInFields = fields({ token: nullableText(4_000), message: nullableText(500) });

/** Throws if there is no token, even if the reply reports success. */
export const readSignedIn = (body: unknown): SignedIn => {
  const reply = successReply(body);
  const topLevelFields = z.parse(signedInFields, reply);
  const nestedFields = z.parse(signedInFields, reply.data);
  const token = topLevelFields.token ?? nestedFields.token;
  const user = userIn(reply);
  if (token === null || user === null) throw unreadableReply();
  return { token, user, message: topLevelFields.message ?? nestedFields.message };
};

export interface ProfileChange {
  /** null if the backend only confirms success: then the user must be loaded again. */
  readonly user: User | null;
  readonly message: string | null;
}

export const readProfileChange = (body: unknown): ProfileChange => {
  const reply = successReply(body);
  return { user: userIn(reply), message: z.parse(signedInFields, reply).message };
};
