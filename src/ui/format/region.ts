// Names of countries from their ISO 3166-1 codes. Not in parts that are hydrated: browsers and servers differ in some names.
import type { Lang } from '../../../contract/lang.ts';
import { perLanguage } from './locale.ts';

const regions = perLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** "India", "印度"; a code that names no country is returned unchanged. */
export const formatRegion = (lang: Lang, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regions(lang).of(code) ?? code) : code;
