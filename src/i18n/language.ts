// Which language an address is in, and the address of the same page in the other one. Small: the browser loads it.
import { LANGS, type Lang } from '../../contract/lang.ts';

export { LANGS, type Lang };

/** What stands before every path of a language. */
export const PREFIX = { en: '', 'zh-Hans': '/zh-hans' } as const satisfies Record<Lang, string>;

/** The `[...locale]` route parameter of a language; undefined stands for no prefix at all. */
export const LOCALE_PARAM = { en: undefined, 'zh-Hans': 'zh-hans' } as const;

/** The language codes search engines and social networks read. */
export const OG_LOCALE = { en: 'en_IN', 'zh-Hans': 'zh_CN' } as const satisfies Record<
  Lang,
  string
>;

const CHINESE = /^\/zh-hans(?=\/|$)/;

export const langOfPath = (path: string): Lang => (CHINESE.test(path) ? 'zh-Hans' : 'en');

/** The path without its language: '/zh-hans/products' and '/products' are both '/products'. */
export const plainPath = (path: string): string => path.replace(CHINESE, '') || '/';

/**
 * The address of one of our pages in a language. Takes a path without prefix, with query and hash if any:
 * localHref('zh-Hans', '/products?x=1') is '/zh-hans/products?x=1', localHref('zh-Hans', '/') is '/zh-hans'.
 */
export function localHref(lang: Lang, path: string): string {
  if (lang === 'en' || !path.startsWith('/')) return path;
  return PREFIX[lang] + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The same page in every language, for hreflang links and the language switch. */
export const alternates = (path: string): { lang: Lang; href: string }[] =>
  LANGS.map((lang) => ({ lang, href: localHref(lang, plainPath(path)) }));

/** getStaticPaths of a prerendered page: once without prefix, once under /zh-hans. */
export const localePaths = (): {
  params: { locale: string | undefined };
  props: { lang: Lang };
}[] => LANGS.map((lang) => ({ params: { locale: LOCALE_PARAM[lang] }, props: { lang } }));
