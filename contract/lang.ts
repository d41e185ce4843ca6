// The two languages of the market, as stored, as sent in Accept-Language and as written in addresses.

export const LANGS = ['en', 'zh-Hans'] as const;
export type Lang = (typeof LANGS)[number];

/** The language a request asks for: the first of its Accept-Language tags that we speak, else English. */
export function langOf(acceptLanguage: string | undefined): Lang {
  for (const tag of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const name = tag.split(';')[0]?.trim() ?? '';
    if (/^zh(?![a-z])/.test(name)) return 'zh-Hans';
    if (/^en(?![a-z])/.test(name)) return 'en';
  }
  return 'en';
}
