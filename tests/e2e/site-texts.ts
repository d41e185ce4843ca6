// The site's own texts, for tests that read both languages.
import { globSync, readFileSync } from 'node:fs';
import { TAXONOMY_TEXTS } from '../../contract/taxonomy/taxonomy-languages.ts';
import type { Texts } from '../../src/i18n/namespaces.ts';

const LOCALES = new URL('../../locales/', import.meta.url);

/** A file for each namespace; those of Chinese have the same keys, which `npm run check` ensures. */
const textsOf = (lang: 'en' | 'zh-Hans'): Texts => {
  const folder = new URL(`${lang}/`, LOCALES);
  const files = globSync('*.json', { cwd: folder }).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  ]);
  return { ...Object.fromEntries(files), taxonomy: TAXONOMY_TEXTS[lang] };
};

export const SITE_TEXTS = { en: textsOf('en'), 'zh-Hans': textsOf('zh-Hans') } as const;

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
