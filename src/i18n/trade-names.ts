// Names of countries, business types, levels and statuses in the reader's language; unknown values are shown as they are.

import type common from '../../locales/en/common.json';
import type suppliers from '../../locales/en/suppliers.json';
import type { TranslateFunction } from './translator.ts';

type Labels = typeof suppliers;

export const countryName = (t: TranslateFunction, name: string): string =>
  t(`suppliers:country.${name as keyof Labels['country']}`, { defaultValue: name });

export const businessTypeName = (t: TranslateFunction, name: string): string =>
  t(`suppliers:businessType.${name as keyof Labels['businessType']}`, { defaultValue: name });

export const levelName = (t: TranslateFunction, name: string): string =>
  t(`level.${name as keyof (typeof common)['level']}`, { defaultValue: name });

/** Product status as suppliers and admins see it (spec §4). */
export const statusName = (t: TranslateFunction, status: string): string =>
  t(`suppliers:status.${status as keyof Labels['status']}`, { defaultValue: status });
