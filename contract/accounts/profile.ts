// Endpoint that changes the signed-in user's profile.
import * as z from 'zod/mini';
import {
  anyText,
  clearableField,
  oneOrMore,
  patchField,
  requiredText,
  shortTexts,
  valueOrJson,
} from '../body.ts';
import { readUserReply, sentUser, writeUser } from '../dialect/user.ts';
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
import { fieldError, numberInRange } from '../query.ts';
import { fields, message, recordOf } from '../read.ts';
import { captionBody } from '../suppliers/caption-body.ts';
import {
  EXPORT_MARKETS,
  FACTORY_SUBJECTS,
  MAX_FACTORY_PICTURES,
  MAX_TRADE_NAME_LENGTH,
} from '../suppliers/company.ts';
import { pictureFile, storedPathOr } from '../upload.ts';
import { phoneText, websiteText } from './account-rules.ts';
import { readPhone } from './typed-phone.ts';
import { type ProfileChange, profileChange } from './user.ts';

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
  z.overwrite((phone) => {
    const role = ROLES.find((each) => phone.startsWith(PHONE_FORMATS[each].prefix));
    return role ? readPhone(role, phone) : phone;
  }),
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
