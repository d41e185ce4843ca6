// Values of the profile form: loaded from a user, compared with it, and converted to the request body.
import { normalizePhone, phoneError } from '../../../../contract/accounts/account-rules.ts';
import {
  gstinError,
  iecError,
  normalizeRegistration,
} from '../../../../contract/accounts/registrations.ts';
import { typedPhone } from '../../../../contract/accounts/typed-phone.ts';
import type { User } from '../../../../contract/accounts/user.ts';
import { BUSINESS_TYPES, PHONE_FORMATS, PROFILE_COUNTRIES } from '../../../../contract/limits.ts';
import type { FieldErrorKey } from '../../../../contract/messages.ts';
import { changedEntries } from '../../../ui/forms/changes.ts';
import { captionsOf } from './picture-captions.ts';

const ADDRESS_FIELDS = ['street', 'city', 'state', 'country', 'zipCode'] as const;

/** In the order of the form. */
export const PROFILE_FIELDS = [
  'name',
  'companyName',
  'tradeName',
  'businessType',
  'phone',
  'website',
  'establishedYear',
  'description',
  /** Country codes with commas. */
  'exportMarkets',
  /** JSON (picture-captions.ts). */
  'captions',
  ...ADDRESS_FIELDS,
  'gstin',
  'iec',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  companyName: user.companyName ?? '',
  tradeName: user.tradeName,
  businessType: user.businessType ?? '',
  phone: typedPhone(user.role, normalizePhone(user.phone ?? ''), '').phone,
  website: user.website ?? '',
  establishedYear: user.establishedYear === null ? '' : String(user.establishedYear),
  description: user.description,
  exportMarkets: user.exportMarkets.join(','),
  captions: captionsOf(user),
  ...user.address,
  gstin: user.gstin,
  iec: user.iec,
});

/** The values without surrounding spaces. */
export const contentOf = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, values[field].trim()])) as Record<
    ProfileField,
    string
  >;

const BUYER_FIELDS = ['gstin', 'iec'] as const;
const SUPPLIER_FIELDS = ['establishedYear', 'tradeName', 'exportMarkets'] as const;

const isAddressField = (field: string): boolean =>
  (ADDRESS_FIELDS as readonly string[]).includes(field);

/** The phone field always shows the country prefix; the prefix alone means no phone. */
const requestPhone = ({ role }: User, phone: string): string =>
  phone === PHONE_FORMATS[role].prefix ? '' : phone;

const isOption = (options: readonly string[], value: string): boolean =>
  value === '' || options.includes(value);

/**
 * Returns the fields that differ from the stored profile, for the request body. The address is sent as a whole,
 * without a country that is not in the list of options (from before that list).
 */
export function changesOf(user: User, values: ProfileValues): Record<string, unknown> {
  const content = contentOf(values);
  const changed = changedEntries(contentOf(valuesOf(user)), content);
  const changes: Record<string, unknown> = Object.fromEntries(
    Object.entries(changed).filter(([field]) => !isAddressField(field)),
  );
  if ('phone' in changes) changes.phone = requestPhone(user, values.phone);
  if (!isOption(BUSINESS_TYPES, values.businessType)) delete changes.businessType;
  // With their pictures: profile-form.ts.
  delete changes.captions;
  if ('exportMarkets' in changes)
    changes.exportMarkets = content.exportMarkets.split(',').filter((code) => code !== '');
  for (const field of user.role === 'buyer' ? SUPPLIER_FIELDS : BUYER_FIELDS) delete changes[field];
  if (Object.keys(changed).some(isAddressField))
    changes.address = Object.fromEntries(
      ADDRESS_FIELDS.filter(
        (field) => field !== 'country' || isOption(PROFILE_COUNTRIES, values.country),
      ).map((field) => [field, content[field]]),
    );
  return changes;
}

/** The server checks these too; the contract's schema does not, because other screens have no room for their rules. */
export function registrationErrorsOf({
  gstin = '',
  iec = '',
}: {
  readonly gstin?: unknown;
  readonly iec?: unknown;
}): Partial<Record<'gstin' | 'iec', FieldErrorKey>> {
  const [gstinKey, iecKey] = [
    gstin !== '' && gstinError(normalizeRegistration(String(gstin))),
    iec !== '' && iecError(normalizeRegistration(String(iec))),
  ];
  return { ...(gstinKey && { gstin: gstinKey }), ...(iecKey && { iec: iecKey }) };
}

/** The contract accepts phones of either country; here the user's role is known. */
export const phoneErrorOf = (user: User, phone: string): FieldErrorKey | null => {
  const sent = requestPhone(user, phone);
  return sent === '' ? null : phoneError(user.role, sent);
};
