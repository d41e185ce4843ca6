// Check of locale files: same files, same keys, same interpolations, Chinese texts in Chinese, and no sentence twice.
import { globSync, readFileSync } from 'node:fs';

const root = new URL('../locales/', import.meta.url);
const HAN = /\p{Script=Han}/u;
const ENGLISH_WORD = /[a-z]{3,}/;
/** Values that may be the same in Chinese: names, addresses, and the English language's own name. */
const SAME_IN_CHINESE = /^(English|LinkedIn|YouTube|WhatsApp|WeChat|ISO \d+|https?:\S+|\S+@\S+)$/;

/** Mails to the operator, whose admin area is in English. */
const ONLY_ENGLISH = ['server/operatorMail.json'];

/**
 * Sentences that stand in several files or sections, as islands load their texts separately. Another one is refused: a text that means
 * the same is written once, and both places use its key.
 */
const REPEATED: ReadonlySet<string> = new Set([
  'Asks for payment to a personal account',
  'At least 6 characters. Longer is safer.',
  'Charges up to loading on board',
  'Fraud or a false company',
  'Go to the first page',
  'Go to your saved searches',
  'IGST may be creditable if you are registered under regular GST and entitled to credit.',
  'If empty: the rate in our list, if it has one.',
  'New sign-in to your account',
  'One or two sentences for the product card.',
  'Only the first 10 digits after +91 are taken.',
  'Only the first 11 digits after +86 are taken.',
  'Private data of a person',
  'Rated {{average}} out of 5',
  'Sign in or sign up',
  'Some rates were not checked in time and may be out of date.',
  'Still loading... This is taking longer than usual.',
  'Thank you. Our team will look at this product.',
  'The conversation could not be opened.',
  'The download of your data has started',
  'The email of your account was changed',
  'The file was deleted after its storage period.',
  'The form could not be loaded. Please load the page again.',
  'The list could not be loaded',
  'The report could not be sent.',
  'The reviews could not be loaded',
  'There is no page {{page}} here.',
  'This link is no longer valid',
  'You are signed out on all other devices.',
  'You are signed out on every device.',
  'You can upload up to 5 images.',
  'You have left the company.',
  'Your authenticator app is set up.',
  'Your password was changed. Other devices are signed out.',
  'Your role in this company lets you read only.',
  '{{first}} to {{last}} of {{total}}',
  '{{from}} replied to your review',
  '{{name}}: This browser could not scale the picture down. Please choose one of up to 24 megapixels and 10 MB.',
]);
/** Shorter labels may be the same by chance. */
const SENTENCE_WORDS = 5;

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
  ...globSync('**/*.json', { cwd: new URL('en/', root) }).filter(
    (file) => !ONLY_ENGLISH.includes(file),
  ),
  ...globSync('**/*.json', { cwd: new URL('zh-Hans/', root) }),
]);
for (const file of files)
  try {
    compare(file);
  } catch (cause) {
    errors.push(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }

const sentences = [...files]
  .flatMap((file) => [...read('en', file).values()])
  .filter((text) => text.split(' ').length >= SENTENCE_WORDS);
for (const [text, same] of Map.groupBy(sentences, (each) => each)) {
  if (same.length > 1 && !REPEATED.has(text)) errors.push(`this text stands twice: ${text}`);
  if (same.length === 1 && REPEATED.has(text))
    errors.push(`this text stands once now, take it out of REPEATED: ${text}`);
}

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`locales: ${files.size} files agree`);
