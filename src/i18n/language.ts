// Language of a URL, and the URL of the same page in another language. Must stay small, because the browser loads it.
import { LANGS, type Lang } from '../../contract/lang.ts';

export { LANGS, type Lang };

/** Path prefix of each language. */
const PATH_PREFIX = { en: '', 'zh-Hans': '/zh-hans' } as const satisfies Record<Lang, string>;

/** The `[...locale]` route parameter of each language; undefined means no prefix. */
export const LOCALE_PARAM = { en: undefined, 'zh-Hans': 'zh-hans' } as const;

/** Language codes for search engines and social networks. */
export const OG_LOCALE = { en: 'en_IN', 'zh-Hans': 'zh_CN' } as const satisfies Record<
  Lang,
  string
>;

const CHINESE_PREFIX = /^\/zh-hans(?=\/|$)/;

export const langOfPath = (path: string): Lang => (CHINESE_PREFIX.test(path) ? 'zh-Hans' : 'en');

/** Removes the language prefix: '/zh-hans/products' and '/products' both give '/products'. */
export const plainPath = (path: string): string => path.replace(CHINESE_PREFIX, '') || '/';

/**
 * Returns the URL of a page in a language. Takes a path without prefix; query and hash are allowed:
 * localHref('zh-Hans', '/products?x=1') is '/zh-hans/products?x=1', localHref('zh-Hans', '/') is '/zh-hans'.
 */
export function localHref(lang: Lang, path: string): string {
  if (lang === 'en' || !path.startsWith('/')) return path;
  return PATH_PREFIX[lang] + path.replace(/^\/(?=[?#]|$)/, '');
}

/** Lists the same page in every language, for hreflang links and the language switch. */
export const alternates = (path: string): { lang: Lang; href: string }[] =>
  LANGS.map((lang) => ({ lang, href: localHref(lang, plainPath(path)) }));

/** getStaticPaths of a prerendered page: once without prefix, once under /zh-hans. */
export const localePaths = (): {
  params: { locale: string | undefined };
  props: { lang: Lang };
}[] => LANGS.map((lang) => ({ params: { locale: LOCALE_PARAM[lang] }, props: { lang } }));
