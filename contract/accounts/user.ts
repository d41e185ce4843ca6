// A user's own account, as the server serializes it and every screen uses it.
import type * as z from 'zod/mini';
import { ROLES } from '../limits.ts';
import {
  fields,
  flag,
  message,
  nullableNumber,
  nullableText,
  nullableTime,
  oneOf,
  orNull,
  requiredText,
  rowId,
  text,
  texts,
  website,
} from '../read.ts';
import { documentCaption, documentCaptions, factoryPictures } from '../suppliers/company.ts';
import { MEMBER_ROLES } from './member-limits.ts';
import { FACTOR_STEPS } from './second-factor-limits.ts';

export type Role = (typeof ROLES)[number];

const address = fields({
  street: text(500),
  city: text(200),
  state: text(200),
  country: text(200),
  zipCode: text(40),
});
export type Address = z.output<typeof address>;

/** A person who shares a company's account. An unknown role becomes viewer, which has fewer rights. */
export const signedInMember = fields({
  id: rowId,
  name: text(300),
  email: text(300),
  role: oneOf(MEMBER_ROLES, 'viewer'),
});
export type SignedInMember = z.output<typeof signedInMember>;

export const userFields = {
  id: rowId,
  name: text(300),
  email: text(300),
  role: oneOf(ROLES, 'buyer'),
  companyName: nullableText(300),
  /** Trade name, in the company's own language. If '', it is derived from the company name. */
  tradeName: text(60),
  /** Two characters of the trade name, else of the name, for the avatar. */
  initials: text(8),
  businessType: nullableText(100),
  /** With its country prefix, +91 or +86. */
  phone: nullableText(60),
  description: text(),
  website,
  address,
  avatar: nullableText(2_000),
  /** This field and those down to the export markets are empty for buyers. */
  establishedYear: nullableNumber,
  businessLicense: nullableText(2_000),
  certifications: texts,
  /** In the order of the pictures. */
  certificationCaptions: documentCaptions,
  businessLicenseCaption: documentCaption,
  factoryPictures,
  /** Country codes (contract/suppliers/company.ts). */
  exportMarkets: texts,
  /** Of its verification. */
  level: nullableText(40),
  isVerified: flag,
  isAdmin: flag,
  createdAt: nullableTime,
  /** Registration numbers of a buyer, '' if not given, and when the market has checked them; for suppliers empty. */
  gstin: text(20),
  gstinCheckedAt: nullableTime,
  iec: text(20),
  iecCheckedAt: nullableTime,
  /** Whether the person is asked to confirm its email, also again after mail bounced; never where no mail goes out. */
  mustConfirmEmail: flag,
  /** The person who signed in, if it is not the owner of the company's account; null for the owner. */
  member: orNull(signedInMember),
  /** What the session still lacks, in the replies of signing in and of reading the user; null for a complete session. */
  secondFactor: oneOf(FACTOR_STEPS, null),
};
export const user = fields(userFields);
export type User = z.output<typeof user>;

/** Reply of signing in or registering. */
export const signedIn = fields({ message, token: requiredText(4_000), user });
export type SignedIn = z.output<typeof signedIn>;

export const profileChange = fields({
  message,
  /** null if the backend only confirms success: then the user must be loaded again. */
  user: orNull(user),
});
export type ProfileChange = z.output<typeof profileChange>;
