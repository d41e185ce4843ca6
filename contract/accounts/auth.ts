// Endpoints for registration, sign-in, sign-out, the signed-in user and the user's profile.
import * as z from 'zod/mini';
import {
  anyText,
  clearableField,
  oneOrMore,
  optionalField,
  patchField,
  requiredText,
  shortTexts,
  valueOrJson,
} from '../body.ts';
import { readSignedIn, readUserReply, sentUser, writeUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import {
  BUSINESS_TYPES,
  MAX_CERTIFICATE_IMAGES,
  MAX_IMAGE_BYTES,
  MAX_MESSAGE_LENGTH,
  MIN_FOUNDING_YEAR,
  PHONE_FORMATS,
  PROFILE_COUNTRIES,
  ROLES,
} from '../limits.ts';
import type { FieldErrorKey } from '../messages.ts';
import { fieldError, numberInRange } from '../query.ts';
import { fields, message, recordOf, text } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { captionBody } from '../suppliers/caption-body.ts';
import {
  EXPORT_MARKETS,
  FACTORY_SUBJECTS,
  MAX_FACTORY_PICTURES,
  MAX_TRADE_NAME_LENGTH,
} from '../suppliers/company.ts';
import { pictureFile, storedPathOr } from '../upload.ts';
import {
  emailText,
  existingPassword,
  newPassword,
  phoneError,
  phoneText,
  websiteText,
} from './account-rules.ts';
import { FACTOR_STEPS } from './second-factor-limits.ts';
import {
  type ProfileChange,
  profileChange,
  type SignedIn,
  signedIn,
  type User,
  user,
} from './user.ts';

export const loginBody = z.object({
  email: requiredText(254),
  password: existingPassword,
});

const registerFields = z.object({
  name: requiredText(120),
  email: emailText,
  password: newPassword,
  role: z.enum(ROLES, fieldError('role')),
  phone: phoneText(),
  companyName: optionalField(anyText(200)),
  businessType: optionalField(z.enum(BUSINESS_TYPES, fieldError('unknownBusinessType'))),
});

interface PhoneAndRole {
  readonly role: (typeof ROLES)[number];
  readonly phone: string;
}
const phoneCheckForRole = (role: (typeof ROLES)[number]) =>
  z.refine<PhoneAndRole>((form) => form.role !== role || phoneError(role, form.phone) === null, {
    error: (role === 'buyer' ? 'phoneIndian' : 'phoneChinese') satisfies FieldErrorKey,
    path: ['phone'],
  });
const phoneChecks = ROLES.map(phoneCheckForRole);

export const registerBody = registerFields.check(...phoneChecks);

/** The sign-up form: the request body plus the repeated password. */
export const signUpForm = z
  .object({ ...registerFields.shape, confirmPassword: z.string(fieldError('required')) })
  .check(
    ...phoneChecks,
    z.refine((form) => form.confirmPassword !== '' || form.password !== '', {
      error: 'required' satisfies FieldErrorKey,
      path: ['confirmPassword'],
    }),
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'passwordMismatch' satisfies FieldErrorKey,
      path: ['confirmPassword'],
    }),
  );

const addressFields = z.object({
  street: patchField(anyText(300)),
  city: patchField(anyText(120)),
  state: patchField(anyText(120)),
  country: patchField(
    z.union([z.literal(''), z.enum(PROFILE_COUNTRIES)], fieldError('unknownCountry')),
  ),
  zipCode: patchField(anyText(20)),
});

/** Accepts the phone format of either country: the body has no role, so the server checks the phone against the account's. */
const phoneOfAnyRole = phoneText('invalid').check(
  z.refine(
    (phone) =>
      phone === '' ||
      Object.values(PHONE_FORMATS).some(
        ({ prefix, digits }) => phone.startsWith(prefix) && phone.length === prefix.length + digits,
      ),
    fieldError('invalid'),
  ),
);

/** Absent fields stay unchanged, blank fields are cleared. Email and account type cannot be changed (spec §5). */
export const profileBody = z.object({
  name: z.optional(requiredText(120)),
  companyName: patchField(anyText(200)),
  tradeName: patchField(anyText(MAX_TRADE_NAME_LENGTH)),
  businessType: patchField(
    z.union([z.literal(''), z.enum(BUSINESS_TYPES)], fieldError('unknownBusinessType')),
  ),
  phone: patchField(phoneOfAnyRole),
  description: patchField(anyText(MAX_MESSAGE_LENGTH)),
  website: patchField(websiteText),
  /** An object, or its JSON in a multipart form. */
  address: patchField(valueOrJson(addressFields)),
  avatar: patchField(storedPathOr(pictureFile)),
  /** Of buyers; the server checks their format (registrations.ts), so that screens without this form do not load its rules. */
  gstin: patchField(anyText(40)),
  iec: patchField(anyText(40)),
  /** This field and those below are for suppliers only, and public. */
  establishedYear: clearableField(
    numberInRange('establishedYear', MIN_FOUNDING_YEAR, new Date().getFullYear(), true),
    'establishedYear',
  ),
  businessLicense: patchField(storedPathOr(pictureFile)),
  /** Stored paths and new files, in display order. */
  certifications: patchField(
    oneOrMore(storedPathOr(pictureFile), MAX_CERTIFICATE_IMAGES, 'certificateImages'),
  ),
  /** Of the certificates, in the same order. */
  certificationCaptions: patchField(
    oneOrMore(valueOrJson(captionBody), MAX_CERTIFICATE_IMAGES, 'certificateImages'),
  ),
  businessLicenseCaption: patchField(valueOrJson(captionBody)),
  /** Stored paths and new files, the first as the banner of the profile. */
  factoryPictures: patchField(
    oneOrMore(storedPathOr(pictureFile), MAX_FACTORY_PICTURES, 'factoryPictures'),
  ),
  /** Of the factory pictures, in the same order. */
  factorySubjects: patchField(
    oneOrMore(
      z.enum(FACTORY_SUBJECTS, fieldError('invalid')),
      MAX_FACTORY_PICTURES,
      'factoryPictures',
    ),
  ),
  exportMarkets: patchField(
    shortTexts(EXPORT_MARKETS.length, 2).check(
      z.refine(
        (codes) => codes.every((code) => EXPORT_MARKETS.some((each) => each === code)),
        fieldError('unknownCountry'),
      ),
    ),
  ),
});

const signedInDialect = dialect<SignedIn>({
  read: readSignedIn,
  write: (reply) => ({ ...reply, user: writeUser(reply.user) }),
  schema: fields({ message, token: text(), user: sentUser }),
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with email and password',
  access: 'anyone',
  body: loginBody,
  reply: signedIn,
  dialect: signedInDialect,
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
  summary: 'Creates a buyer or supplier account and signs in',
  access: 'anyone',
  body: registerBody,
  reply: signedIn,
  dialect: signedInDialect,
  errors: ['validation', 'emailTaken', 'tooMany', 'unavailable'],
});

/** Also succeeds without a token: such a client is already signed out. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of the token that was sent',
  access: 'anyone',
  reply: acknowledgement,
  errors: [],
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user',
  access: 'user',
  openBefore: FACTOR_STEPS,
  reply: user,
  dialect: dialect<User>({
    read: readUserReply,
    write: (sent) => ({ user: writeUser(sent) }),
    schema: fields({ user: sentUser }),
  }),
  errors: ['unauthorized', 'suspended'],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/auth/profile',
  summary: 'Updates the profile of the signed-in user, as multipart form or JSON',
  access: 'user',
  leastRole: 'owner',
  body: profileBody,
  bodyType: 'multipart',
  bodyBytes: 64 * 1024,
  fileBytes: (MAX_CERTIFICATE_IMAGES + MAX_FACTORY_PICTURES + 2) * MAX_IMAGE_BYTES,
  reply: profileChange,
  dialect: dialect<ProfileChange>({
    read: (body) => ({ ...recordOf(body), user: readUserReply(body) }),
    write: (reply) => ({ ...reply, user: reply.user && writeUser(reply.user) }),
    schema: fields({ message, user: sentUser }),
  }),
  errors: ['unauthorized', 'validation', 'tooLarge', 'unsupportedType', 'tooManyChanges'],
});
