// Supported languages, as they are stored and sent in Accept-Language.

export const LANGS = ['en', 'zh-Hans'] as const;
export type Lang = (typeof LANGS)[number];

/** Returns the first supported language of an Accept-Language header, else English. */
export function parseAcceptLanguage(acceptLanguage: string | undefined): Lang {
  for (const tag of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const name = tag.split(';')[0]?.trim() ?? '';
    if (/^zh(?![a-z])/.test(name)) return 'zh-Hans';
    if (/^en(?![a-z])/.test(name)) return 'en';
  }
  return 'en';
}
