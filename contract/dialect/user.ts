// Accounts in the calls that the spec documents (§7): every documented variant is read, the fullest is written.
import * as z from 'zod/mini';
import { FACTOR_STEPS } from '../accounts/second-factor-limits.ts';
import { type Role, signedInMember, type User, userFields } from '../accounts/user.ts';
import { ROLES } from '../limits.ts';
import {
  fields,
  firstText,
  flag,
  nullableNumber,
  nullableText,
  nullableTime,
  oneOf,
  orNull,
  recordOf,
  text,
  texts,
  time,
} from '../read.ts';
import { successReply } from '../reply.ts';
import { documentCaption, documentCaptions, factoryPictures } from '../suppliers/company.ts';
import { asSent } from './sent-as.ts';
import { roleNamed } from './session-account.ts';

const readRole = (...spellings: unknown[]): Role =>
  roleNamed(z.parse(text(40), firstText(...spellings)));

/** The fields of an account under the names of its schema, from any documented variant; null for a row without an id. */
const readUser = (value: unknown): Record<string, unknown> | null => {
  const row = recordOf(value);
  const id = firstText(row.id, row._id);
  if (id === undefined) return null;
  const address = recordOf(row.address);
  return {
    ...row,
    id,
    name: firstText(row.name, row.contact_person),
    role: readRole(row.role, row.userType, row.user_type),
    companyName: firstText(row.companyName, row.company_name),
    businessType: firstText(row.businessType, row.business_type),
    address: {
      ...address,
      city: firstText(address.city, row.city),
      state: firstText(address.state, row.state),
      country: firstText(address.country, row.country),
    },
    avatar: firstText(row.avatar, row.profile_image_url),
    isVerified: z.parse(flag, row.isVerified) || row.is_verified,
    level: row.verificationLevel,
    isAdmin: z.parse(flag, row.isAdmin) || row.is_admin,
    createdAt: firstText(row.createdAt, row.created_at),
  };
};

/** The user under `user`, under `data` (directly or in `data.user`), or at the top level; null if there is none. */
export const readUserReply = (body: unknown): Record<string, unknown> | null => {
  const reply = successReply(body);
  const places = [reply.user, recordOf(reply.data).user, reply.data, reply];
  return places.map(readUser).find((found) => found !== null) ?? null;
};

/** The user with the token and the message, each at the top level or under `data`. */
export const readSignedIn = (body: unknown): Record<string, unknown> => {
  const reply = successReply(body);
  const data = recordOf(reply.data);
  return {
    message: firstText(reply.message, data.message),
    token: firstText(reply.token, data.token),
    user: readUserReply(reply),
  };
};

/** A row of the admin's table. */
export const readAdminUser = (value: unknown): Record<string, unknown> => {
  const row = recordOf(value);
  return {
    ...row,
    id: firstText(row.id, row._id),
    role: readRole(row.userType, row.user_type, row.role),
    isVerified: [row.verified, row.isVerified, row.is_verified].some((sent) => z.parse(flag, sent)),
    level: row.verificationLevel,
    createdAt: firstText(row.createdAt, row.created_at),
  };
};

export const sentUser = fields({
  _id: text(),
  id: text(),
  name: text(),
  contact_person: text(),
  email: text(),
  role: oneOf(ROLES),
  userType: oneOf(ROLES),
  user_type: oneOf(ROLES),
  companyName: text(),
  company_name: text(),
  tradeName: text(),
  initials: text(),
  businessType: text(),
  phone: text(),
  description: text(),
  website: nullableText(),
  address: fields({
    street: text(),
    city: text(),
    state: text(),
    country: text(),
    zipCode: text(),
  }),
  city: text(),
  state: text(),
  country: text(),
  avatar: nullableText(),
  profile_image_url: nullableText(),
  establishedYear: nullableNumber,
  businessLicense: nullableText(),
  certifications: texts,
  certificationCaptions: documentCaptions,
  businessLicenseCaption: documentCaption,
  factoryPictures,
  exportMarkets: texts,
  verificationLevel: nullableText(),
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  createdAt: time,
  gstin: text(),
  gstinCheckedAt: nullableTime,
  iec: text(),
  iecCheckedAt: nullableTime,
  mustConfirmEmail: flag,
  member: orNull(signedInMember),
  secondFactor: oneOf(FACTOR_STEPS, null),
});

export const writeUser = (user: User) => {
  const { id, name, role, address, avatar, level, isVerified } = user;
  const companyName = user.companyName ?? '';
  return {
    ...user,
    _id: id,
    contact_person: name,
    userType: role,
    user_type: role,
    companyName,
    company_name: companyName,
    businessType: user.businessType ?? '',
    phone: user.phone ?? '',
    city: address.city,
    state: address.state,
    country: address.country,
    profile_image_url: avatar,
    verificationLevel: level,
    is_verified: isVerified,
  };
};

const USER_SENT_AS = { level: 'verificationLevel' } as const;

/** In replies of calls that the spec does not document: without the variants of its names. */
export const sentOwnUser = fields(asSent(userFields, USER_SENT_AS));

export const readWithUser = (body: unknown): Record<string, unknown> => ({
  ...successReply(body),
  user: readUserReply(body),
});

export const writeWithOwnUser = <Reply extends { readonly user: User }>(reply: Reply) => ({
  ...reply,
  user: asSent<unknown>(reply.user, USER_SENT_AS),
});
