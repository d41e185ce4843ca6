// Endpoints for registration, sign-in, sign-out, the signed-in user and the user's profile.
import * as z from 'zod/mini';
import { anyText, changed, clearable, filledText, jsonOr, maybe, oneOrMore } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import {
  BUSINESS_TYPES,
  CERTIFICATE_IMAGES,
  EARLIEST_YEAR,
  IMAGE_BYTES,
  MAX_MESSAGE,
  PASSWORD_MAX,
  PHONES,
  PROFILE_COUNTRIES,
  ROLES,
} from '../limits.ts';
import type { FieldText } from '../messages.ts';
import { numeral, says } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { keptOr, pictureFile } from '../upload.ts';
import { emailText, newPassword, phoneProblem, phoneText, websiteText } from './account-rules.ts';
import { readProfileChange, readSignedIn, readUser } from './user-reader.ts';

const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
});

/** The user's own account, with every field name that the spec uses. */
export const userWire = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  contact_person: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  userType: z.enum(ROLES),
  user_type: z.enum(ROLES),
  companyName: z.string(),
  company_name: z.string(),
  businessType: z.string(),
  phone: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  address,
  city: z.string(),
  state: z.string(),
  country: z.string(),
  avatar: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  /** Founding year, business license and certificates; buyers have none. */
  establishedYear: z.nullable(z.number()),
  businessLicense: z.nullable(z.string()),
  certifications: z.array(z.string()),
  verificationLevel: z.nullable(z.string()),
  isVerified: z.boolean(),
  is_verified: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
});
export type UserWire = z.output<typeof userWire>;

export const loginBody = z.object({
  email: filledText(254),
  password: z
    .string(says('required'))
    .check(z.minLength(1, says('required')), z.maxLength(PASSWORD_MAX, says('textTooLong'))),
});

const registerFields = z.object({
  name: filledText(120),
  email: emailText,
  password: newPassword,
  role: z.enum(ROLES, says('role')),
  phone: phoneText(),
  companyName: maybe(anyText(200)),
  businessType: maybe(z.enum(BUSINESS_TYPES, says('unknownBusinessType'))),
});

interface PhoneAndRole {
  readonly role: (typeof ROLES)[number];
  readonly phone: string;
}
const phoneOf = (role: (typeof ROLES)[number]) =>
  z.refine<PhoneAndRole>(
    (given) => given.role !== role || phoneProblem(role, given.phone) === null,
    {
      error: (role === 'buyer' ? 'phoneIndian' : 'phoneChinese') satisfies FieldText,
      path: ['phone'],
    },
  );
const phoneFitsRole = ROLES.map(phoneOf);

export const registerBody = registerFields.check(...phoneFitsRole);

/** The sign-up form: the request body plus the repeated password. */
export const signUpForm = z
  .object({ ...registerFields.shape, confirmPassword: z.string(says('required')) })
  .check(
    ...phoneFitsRole,
    z.refine((given) => given.confirmPassword !== '' || given.password !== '', {
      error: 'required' satisfies FieldText,
      path: ['confirmPassword'],
    }),
    z.refine((given) => given.password === given.confirmPassword, {
      error: 'passwordMismatch' satisfies FieldText,
      path: ['confirmPassword'],
    }),
  );

const addressFields = z.object({
  street: changed(anyText(300)),
  city: changed(anyText(120)),
  state: changed(anyText(120)),
  country: changed(z.union([z.literal(''), z.enum(PROFILE_COUNTRIES)], says('unknownCountry'))),
  zipCode: changed(anyText(20)),
});

/** Accepts the phone format of either country: the body has no role, so the server checks the phone against the account's. */
const ownPhone = phoneText('invalid').check(
  z.refine(
    (phone) =>
      phone === '' ||
      Object.values(PHONES).some(
        ({ prefix, digits }) => phone.startsWith(prefix) && phone.length === prefix.length + digits,
      ),
    says('invalid'),
  ),
);

/** Absent fields stay unchanged, blank fields are cleared. Email and account type cannot be changed (spec §5). */
export const profileBody = z.object({
  name: z.optional(filledText(120)),
  companyName: changed(anyText(200)),
  businessType: changed(
    z.union([z.literal(''), z.enum(BUSINESS_TYPES)], says('unknownBusinessType')),
  ),
  phone: changed(ownPhone),
  description: changed(anyText(MAX_MESSAGE)),
  website: changed(websiteText),
  /** An object, or its JSON in a multipart form. */
  address: changed(jsonOr(addressFields)),
  avatar: changed(keptOr(pictureFile)),
  /** This field and the two below: suppliers only, shown on the public profile. */
  establishedYear: clearable(
    numeral('establishedYear', EARLIEST_YEAR, new Date().getFullYear(), true),
    'establishedYear',
  ),
  businessLicense: changed(keptOr(pictureFile)),
  /** Stored paths and new files, in display order. */
  certifications: changed(oneOrMore(keptOr(pictureFile), CERTIFICATE_IMAGES, 'certificateImages')),
});

const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  user: userWire,
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with email and password',
  access: 'anyone',
  body: loginBody,
  reply: signedIn,
  read: readSignedIn,
  errors: [
    'validation',
    'wrongCredentials',
    'suspended',
    'tooMany',
    'tooManySignIns',
    'unavailable',
  ],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Opens an account as a buyer or a supplier and signs in',
  access: 'anyone',
  body: registerBody,
  reply: signedIn,
  read: readSignedIn,
  errors: ['validation', 'emailTaken', 'tooMany', 'unavailable'],
});

/** Also succeeds without a token: such a client is already signed out. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token that was sent',
  access: 'anyone',
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: [],
});

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user',
  access: 'user',
  reply: z.object({ success: z.literal(true), user: userWire }),
  read: readUser,
  errors: ['unauthorized', 'suspended'],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/profile',
  summary: 'Changes the profile of the signed-in user, as a form or as JSON',
  access: 'user',
  body: profileBody,
  bodyType: 'multipart',
  bodyBytes: 40 * 1024,
  fileBytes: (CERTIFICATE_IMAGES + 2) * IMAGE_BYTES,
  reply: z.object({ success: z.literal(true), message: z.string(), user: userWire }),
  read: readProfileChange,
  errors: ['unauthorized', 'validation', 'tooLarge', 'unsupportedType', 'tooManyChanges'],
});
