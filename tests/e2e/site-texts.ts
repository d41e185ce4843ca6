// The site's own texts, for tests that read both languages.
import { readFileSync } from 'node:fs';
import type { Lang } from '../../contract/lang.ts';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy-languages.ts';
import type { Namespace, Texts } from '../../src/i18n/namespaces.ts';

const NAMESPACES = [
  'account',
  'auth',
  'catalog',
  'chat',
  'common',
  'contact',
  'content',
  'enquiry',
  'forms',
  'help',
  'home',
  'listing',
  'notifications',
  'order',
  'product',
  'productFields',
  'profile',
  'suppliers',
] as const satisfies readonly Namespace[];

type SiteTexts = Pick<Texts, (typeof NAMESPACES)[number] | 'taxonomy'>;

const textsOf = (lang: Lang): SiteTexts => {
  const read = (namespace: Namespace): unknown =>
    JSON.parse(
      readFileSync(
        new URL(`../../src/i18n/locales/${lang}/${namespace}.json`, import.meta.url),
        'utf8',
      ),
    );
  const texts = Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(namespace)]));
  return { ...texts, taxonomy: TAXONOMY_TEXTS[lang] } as SiteTexts;
};

export const SITE_TEXTS: Readonly<Record<Lang, SiteTexts>> = {
  en: textsOf('en'),
  'zh-Hans': textsOf('zh-Hans'),
};

/** Replaces a text's {{placeholders}}. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];

const chinese = new Set(leaves(SITE_TEXTS['zh-Hans']));

/** English texts that must not appear as a whole line on a Chinese page, because the line was not translated. */
export const ENGLISH_LINES: ReadonlySet<string> = new Set(
  leaves(SITE_TEXTS.en).filter((text) => /[a-z]{2}/.test(text) && !chinese.has(text)),
);
