// Serialization of a supplier, in the reader's language: its card in the directory and its public profile.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { findMachineType } from '../../contract/machine-types/index.ts';
import { httpUrl } from '../../contract/read.ts';
import { initialsOf } from '../../contract/suppliers/initials.ts';
import type { Supplier, SupplierProfile } from '../../contract/suppliers/supplier.ts';
import {
  documentsOf,
  factoryPicturesOf,
  readCaptions,
} from '../accounts/profile/picture-captions.ts';
import { isUndocumented, serializeChecks } from '../accounts/profile/verification-queries.ts';
import { findTerms } from '../glossary/find-terms.ts';
import type { UsersTable } from '../platform/db/tables.ts';
import type { CompanyTexts } from '../platform/db/text-queries.ts';
import { checkedNote } from './checked-note.ts';

type User = Selectable<UsersTable>;

const parseList = (json: string): string[] => JSON.parse(json) as string[];

const mainTypesOf = ({ machine_types }: User, lang: Lang) =>
  (JSON.parse(machine_types) as [id: string, count: number][]).flatMap(([id, count]) => {
    const name = findMachineType(id)?.name[lang];
    return name ? [{ id, name, count }] : [];
  });

export const serializeSupplier = (user: User, texts: CompanyTexts, lang: Lang): Supplier => ({
  id: user.id,
  companyName: texts.company_name,
  name: texts.name,
  initials: initialsOf(texts.company_name || texts.name, texts.trade_name),
  businessType: user.business_type || null,
  description: texts.description,
  website: httpUrl(user.website),
  city: texts.city || null,
  province: texts.province || null,
  country: user.country || null,
  avatar: user.avatar,
  isVerified: user.is_verified === 1,
  level: user.verification_level,
  isUndocumented: isUndocumented(user),
  checkedNote: checkedNote(serializeChecks(user), lang),
  productCount: user.product_count,
  rating: { average: user.rating_average, count: user.rating_count },
  categories: parseList(user.categories),
  mainTypes: mainTypesOf(user, lang),
  answers:
    user.answer_hours === null
      ? null
      : { hours: user.answer_hours, percent: user.answered_percent ?? 0 },
  exportMarkets: parseList(user.export_markets),
  factoryPictures: factoryPicturesOf(
    readCaptions(user.picture_captions),
    parseList(user.factory_pictures),
  ),
  establishedYear: user.established_year,
  createdAt: user.created_at,
  originalLanguage: user.language,
  language: texts.lang,
});

/** `originalTexts`: the company's own, if `texts` are a machine translation. */
export const serializeProfile = (
  user: User,
  texts: CompanyTexts,
  originalTexts: CompanyTexts | null,
  lang: Lang,
): SupplierProfile => ({
  ...serializeSupplier(user, texts, lang),
  ...documentsOf(user),
  ...serializeChecks(user),
  email: user.email,
  phone: user.phone || null,
  original: originalTexts && {
    companyName: originalTexts.company_name,
    description: originalTexts.description,
  },
  terms: findTerms([texts.description], lang),
});
