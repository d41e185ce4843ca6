// Locale of each language, and the cache of Intl formatters shared by the modules of this folder.
import type { Lang } from '../../../contract/lang.ts';

/**
 * The only table of locales. British English writes the day before the month, as readers in India do, and groups digits
 * in thousands, as the spec's prices do; en-IN would write 1,00,000.
 */
const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN' } as const satisfies Record<Lang, string>;

/**
 * Returns a function from a language to its formatter. A formatter is created at its first use and reused: creating one
 * costs far more than formatting, and a list formats hundreds of values.
 */
// Marked as free of side effects, so that the bundler drops the formatters that a screen does not use.
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
