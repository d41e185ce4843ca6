// Check of locale files: same files, same keys, same interpolations, and Chinese texts in Chinese.
import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../src/i18n/locales/', import.meta.url);
const HAN = /\p{Script=Han}/u;
const ENGLISH_WORD = /[a-z]{3,}/;
/** Values that may be the same in Chinese: names, addresses, and the English language's own name. */
const SAME_IN_CHINESE = /^(English|LinkedIn|YouTube|WhatsApp|WeChat|ISO \d+|https?:\S+|\S+@\S+)$/;

const errors: string[] = [];

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      flatten(inner, path ? `${path}.${key}` : key, into);
  return into;
}

const read = (lang: string, file: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(new URL(`${lang}/${file}`, root), 'utf8')), '', new Map());

/** English has singular and plural forms, Chinese has one: both map to the same key. */
const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '_plural');

const variables = (text: string): string =>
  [...new Set([...text.matchAll(/{{\s*([^},\s]+)/g)].map((match) => match[1]))].sort().join(', ');

function compare(file: string): void {
  const english = read('en', file);
  const chinese = read('zh-Hans', file);
  const chineseKeys = new Map([...chinese].map(([key, text]) => [withoutPlural(key), text]));
  const englishKeys = new Set([...english.keys()].map(withoutPlural));

  for (const [key, text] of english) {
    const other = chineseKeys.get(withoutPlural(key));
    if (other === undefined) errors.push(`${file}: ${key} is missing in zh-Hans`);
    // The singular form may state "1" without its variable.
    else if (!key.endsWith('_one') && variables(text) !== variables(other))
      errors.push(
        `${file}: ${key} takes (${variables(text)}) in en, (${variables(other)}) in zh-Hans`,
      );
    if (key.endsWith('_one') && !english.has(key.replace(/_one$/, '_other')))
      errors.push(`${file}: ${key} has no _other`);
    if (!text.trim()) errors.push(`${file}: ${key} is empty in en`);
  }
  for (const [key, text] of chinese) {
    if (!englishKeys.has(withoutPlural(key))) errors.push(`${file}: ${key} is only in zh-Hans`);
    if (key.endsWith('_one')) errors.push(`${file}: ${key}: Chinese has no _one`);
    if (!text.trim()) errors.push(`${file}: ${key} is empty in zh-Hans`);
    if (
      !HAN.test(text) &&
      ENGLISH_WORD.test(text.replace(/{{.*?}}/g, '')) &&
      !SAME_IN_CHINESE.test(text)
    )
      errors.push(`${file}: ${key} is not Chinese: ${text}`);
  }
}

const files = new Set([
  ...readdirSync(new URL('en/', root)),
  ...readdirSync(new URL('zh-Hans/', root)),
]);
for (const file of files)
  try {
    compare(file);
  } catch (cause) {
    errors.push(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`locales: ${files.size} files agree`);
