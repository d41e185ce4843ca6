// Locale of each language, and the cache of the Intl formatters that the modules beside this one share.
import type { Lang } from '../../../contract/lang.ts';

/**
 * The only table of locales. British English writes the day before the month, as readers in India do, and groups digits
 * in thousands, as the prices of the spec are: en-IN would write 1,00,000.
 */
const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

/**
 * Returns a function from a language to its formatter. A formatter is created at its first use and reused: creating one
 * costs far more than formatting, and a list formats hundreds of values.
 */
// Without effect until it is used: a screen downloads only the formatters it formats with.
/* @__NO_SIDE_EFFECTS__ */
export function perLanguage<Formatter>(
  create: (locale: string) => Formatter,
): (lang: Lang) => Formatter {
  const formatters = new Map<Lang, Formatter>();
  return (lang) => {
    const formatter = formatters.get(lang) ?? create(LOCALES[lang]);
    formatters.set(lang, formatter);
    return formatter;
  };
}
