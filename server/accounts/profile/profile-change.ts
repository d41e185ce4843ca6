// Rules of a profile change: what the form of each role may contain, and the columns, texts and pictures after the change.
import type * as z from 'zod/mini';
import { phoneError } from '../../../contract/accounts/account-rules.ts';
import type { profileBody } from '../../../contract/accounts/profile.ts';
import {
  gstinError,
  iecError,
  normalizeRegistration,
} from '../../../contract/accounts/registrations.ts';
import type { Upload } from '../../../contract/form-entries.ts';
import type { FieldErrorKey } from '../../../contract/messages.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { type PictureCaptions, readCaptions } from './picture-captions.ts';
import {
  type ProfilePictures,
  type ProfileRow,
  type ProfileTexts,
  pathsOf,
  picturesOf,
} from './profile-queries.ts';

/** undefined leaves a value as it is, an empty text clears it. */
export type ProfileBody = z.output<typeof profileBody>;
/** Path of a current picture, a new file, or '' for none. */
export type PictureChoice = string | Upload;

/** Public data of a company; a buyer has none of it. */
const SUPPLIER_ONLY_FIELDS = [
  'tradeName',
  'establishedYear',
  'businessLicense',
  'businessLicenseCaption',
  'certifications',
  'certificationCaptions',
  'factoryPictures',
  'factorySubjects',
  'exportMarkets',
] as const;

/** Registration numbers are Indian, so only buyers have them. */
const BUYER_ONLY_FIELDS = ['gstin', 'iec'] as const;
const REGISTRATION_ERRORS = { gstin: gstinError, iec: iecError } as const;

export const roleErrors = (
  role: SessionUser['role'],
  body: ProfileBody,
): Record<string, FieldErrorKey> => {
  const fieldErrors: Record<string, FieldErrorKey> = {};
  const phone = body.phone ? phoneError(role, body.phone) : null;
  if (phone) fieldErrors.phone = phone;
  for (const name of BUYER_ONLY_FIELDS) {
    const number = normalizeRegistration(body[name] ?? '');
    const error = role === 'buyer' ? number && REGISTRATION_ERRORS[name](number) : 'invalid';
    if (body[name] !== undefined && error) fieldErrors[name] = error;
  }
  if (role === 'buyer')
    for (const name of SUPPLIER_ONLY_FIELDS)
      if (body[name] !== undefined) fieldErrors[name] = 'invalid';
  return fieldErrors;
};

export const throwFieldErrors = (fieldErrors: Record<string, FieldErrorKey>): void => {
  if (Object.keys(fieldErrors).length > 0) throw new HttpError('validation', fieldErrors);
};

/** Field errors for paths that the account does not have already: a request must not name another account's file. */
export const foreignPathErrors = (
  current: ProfilePictures,
  body: ProfileBody,
): Record<string, FieldErrorKey> => {
  const fields = [
    ['avatar', [body.avatar], [current.avatar]],
    ['businessLicense', [body.businessLicense], [current.businessLicense]],
    ['certifications', body.certifications ?? [], current.certifications],
    ['factoryPictures', body.factoryPictures ?? [], current.factoryPictures],
  ] as const;
  const isForeignPath = (choice: PictureChoice | undefined, ownPaths: readonly (string | null)[]) =>
    typeof choice === 'string' && choice !== '' && !ownPaths.includes(choice);
  return Object.fromEntries(
    fields
      .filter(([, choices, ownPaths]) => choices.some((choice) => isForeignPath(choice, ownPaths)))
      .map(([name]) => [name, 'invalid'] as const),
  );
};

/** The captions after the change, without those of removed pictures. The lists of the body are in the order of the pictures. */
const captionsOf = (
  stored: PictureCaptions,
  body: ProfileBody,
  pictures: ProfilePictures,
  /** The paths of the body before duplicates were removed, in the order of its captions. */
  sent: { readonly certifications: readonly string[]; readonly factoryPictures: readonly string[] },
): PictureCaptions => {
  const given = [
    ...(body.certificationCaptions ?? []).map(
      (caption, at) => [sent.certifications[at], caption] as const,
    ),
    ...(body.factorySubjects ?? []).map(
      (subject, at) => [sent.factoryPictures[at], { subject }] as const,
    ),
    ...(body.businessLicenseCaption
      ? [[pictures.businessLicense ?? undefined, body.businessLicenseCaption] as const]
      : []),
  ].filter(([path]) => path !== undefined);
  const captions: PictureCaptions = { ...stored, ...Object.fromEntries(given) };
  const paths = new Set(pathsOf(pictures));
  return Object.fromEntries(
    // In the stored order: captions that stay are equal as text too.
    Object.entries(captions).filter(([path]) => paths.has(path)),
  );
};

/** A changed number is not checked any more. */
const registrationColumns = (user: ProfileRow, body: ProfileBody) => {
  const gstin = body.gstin === undefined ? user.gstin : normalizeRegistration(body.gstin);
  const iec = body.iec === undefined ? user.iec : normalizeRegistration(body.iec);
  return {
    ...{ gstin, iec },
    gstin_checked_at: gstin === user.gstin ? user.gstin_checked_at : null,
    iec_checked_at: iec === user.iec ? user.iec_checked_at : null,
  };
};

const columnsOf = (
  user: ProfileRow,
  body: ProfileBody,
  pictures: ProfilePictures,
  captions: PictureCaptions,
) => ({
  phone: body.phone ?? user.phone,
  website: (body.website ?? user.website) || null,
  business_type: (body.businessType ?? user.business_type) || null,
  street: body.address?.street ?? user.street,
  zip_code: body.address?.zipCode ?? user.zip_code,
  country: (body.address?.country ?? user.country) || null,
  established_year:
    body.establishedYear === undefined ? user.established_year : body.establishedYear,
  avatar: pictures.avatar,
  business_license: pictures.businessLicense,
  certifications: JSON.stringify(pictures.certifications),
  factory_pictures: JSON.stringify(pictures.factoryPictures),
  picture_captions: JSON.stringify(captions),
  ...registrationColumns(user, body),
  export_markets: body.exportMarkets ? JSON.stringify(body.exportMarkets) : user.export_markets,
});

/** Columns that the supplier directory, the supplier page and the supplier's products show, besides the texts. */
const PUBLIC_COLUMNS = [
  'phone',
  'website',
  'business_type',
  'country',
  'established_year',
  'avatar',
  'business_license',
  'certifications',
  'factory_pictures',
  'picture_captions',
  'export_markets',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[];

const TEXT_COLUMNS = [
  'name',
  'company_name',
  'trade_name',
  'description',
  'city',
  'province',
] as const;

const mergeTexts = (current: ProfileTexts, body: ProfileBody): ProfileTexts => ({
  name: body.name ?? current.name,
  company_name: body.companyName ?? current.company_name,
  trade_name: body.tradeName ?? current.trade_name,
  description: body.description ?? current.description,
  city: body.address?.city ?? current.city,
  province: body.address?.state ?? current.province,
});

/** The profile after the change, whose new files are stored at the paths that `pathOf` returns. */
export const applyProfileChange = (
  user: ProfileRow,
  currentTexts: ProfileTexts,
  body: ProfileBody,
  pathOf: (choice: PictureChoice) => string,
) => {
  const before = picturesOf(user);
  const resolve = (choice: PictureChoice | undefined, path: string | null): string | null =>
    choice === undefined ? path : pathOf(choice) || null;
  const sent = {
    certifications: body.certifications?.map(pathOf) ?? before.certifications,
    factoryPictures: body.factoryPictures?.map(pathOf) ?? before.factoryPictures,
  };
  const pictures = {
    avatar: resolve(body.avatar, before.avatar),
    businessLicense: resolve(body.businessLicense, before.businessLicense),
    certifications: [...new Set(sent.certifications)],
    factoryPictures: [...new Set(sent.factoryPictures)],
  };
  const captions = captionsOf(readCaptions(user.picture_captions), body, pictures, sent);
  const columns = columnsOf(user, body, pictures, captions);
  const texts = mergeTexts(currentTexts, body);
  const textsChanged = TEXT_COLUMNS.some((name) => texts[name] !== currentTexts[name]);
  const usedPaths = new Set(pathsOf(pictures));
  return {
    columns,
    texts,
    textsChanged,
    publicDataChanged: textsChanged || PUBLIC_COLUMNS.some((name) => columns[name] !== user[name]),
    /** Paths of pictures that are not used any more. */
    unused: pathsOf(before).filter((path) => !usedPaths.has(path)),
  };
};
