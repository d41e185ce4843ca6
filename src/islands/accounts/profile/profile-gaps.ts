// Missing fields of a supplier's public profile, in order of importance to buyers.
import type { User } from '../../../../contract/accounts/user.ts';

const GAPS = {
  companyName: ({ companyName }) => !companyName,
  description: ({ description }) => description.trim() === '',
  place: ({ address }) => address.city === '' || address.country === '',
  businessType: ({ businessType }) => !businessType,
  businessLicense: ({ businessLicense }) => !businessLicense,
  certifications: ({ certifications }) => certifications.length === 0,
  establishedYear: ({ establishedYear }) => establishedYear === null,
  avatar: ({ avatar }) => !avatar,
  website: ({ website }) => !website,
} as const satisfies Record<string, (user: User) => boolean>;

export type Gap = keyof typeof GAPS;

export const gapsOf = (user: User): readonly Gap[] =>
  (Object.keys(GAPS) as Gap[]).filter((gap) => GAPS[gap](user));
