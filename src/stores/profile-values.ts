// What stands in the fields of the profile form, and how it is compared and sent.
import { phoneProblem, tidyPhone, typedPhone } from '../../contract/account-rules.ts';
import { BUSINESS_TYPES, PHONES, PROFILE_COUNTRIES } from '../../contract/limits.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { User } from '../../contract/user-reader.ts';

export const ADDRESS_FIELDS = ['street', 'city', 'state', 'country', 'zipCode'] as const;

/** In the order of the form. */
export const PROFILE_FIELDS = [
  'name',
  'companyName',
  'businessType',
  'phone',
  'website',
  'establishedYear',
  'description',
  ...ADDRESS_FIELDS,
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export const valuesOf = (user: User): ProfileValues => ({
  name: user.name,
  companyName: user.companyName ?? '',
  businessType: user.businessType ?? '',
  phone: typedPhone(user.role, tidyPhone(user.phone ?? '')),
  website: user.website ?? '',
  establishedYear: user.establishedYear === null ? '' : String(user.establishedYear),
  description: user.description,
  ...user.address,
});

const isAddress = (field: string): boolean => (ADDRESS_FIELDS as readonly string[]).includes(field);

/** A phone field always shows its country's prefix; that alone is no phone. */
const sentPhone = ({ role }: User, phone: string): string =>
  phone === PHONES[role].prefix ? '' : phone;

const isOption = (options: readonly string[], value: string): boolean =>
  value === '' || options.includes(value);

/**
 * The fields that differ from the stored profile, as the body takes them. The address goes as one; a country
 * from before the list of options stays out of it.
 */
export function changesOf(user: User, values: ProfileValues): Record<string, unknown> {
  const before = valuesOf(user);
  const changed = PROFILE_FIELDS.filter((field) => values[field].trim() !== before[field].trim());
  const changes: Record<string, unknown> = Object.fromEntries(
    changed.filter((field) => !isAddress(field)).map((field) => [field, values[field].trim()]),
  );
  if (changed.includes('phone')) changes.phone = sentPhone(user, values.phone);
  if (!isOption(BUSINESS_TYPES, values.businessType)) delete changes.businessType;
  if (user.role === 'buyer') delete changes.establishedYear;
  if (changed.some(isAddress))
    changes.address = Object.fromEntries(
      ADDRESS_FIELDS.filter(
        (field) => field !== 'country' || isOption(PROFILE_COUNTRIES, values.country),
      ).map((field) => [field, values[field].trim()]),
    );
  return changes;
}

/** The contract's body takes a phone of either country: whose it is, is known here. */
export const ownPhoneProblem = (user: User, phone: string): FieldText | null => {
  const sent = sentPhone(user, phone);
  return sent === '' ? null : phoneProblem(user.role, sent);
};
