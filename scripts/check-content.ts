// Check of content pages: missing translations, the same structure in both languages, and the right language of each text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ContentPage, parseContentPage } from './frontmatter.ts';

const ROOT = new URL('../src/content/', import.meta.url);
const FOLDERS = ['en', 'zh-hans'] as const;
type Folder = (typeof FOLDERS)[number];
/** Collections in the site's menus, which must be translated completely. */
const FULLY_TRANSLATED = ['about', 'bis', 'guides', 'policies'];

const HAN = /\p{Script=Han}/u;
/** Five English words in a row are a sentence, not a name. */
const ENGLISH_SENTENCE = /(?:\b[a-z]+[ ,]+){4}[a-z]+\b/;
/** Fields that keep their own language, such as titles of sources and names. */
const UNTRANSLATED_FIELDS = new Set([
  'sources',
  'url',
  'author',
  'drawing',
  'icon',
  'href',
  'source',
]);

const errors: string[] = [];
const untranslated: string[] = [];

function read(path: string): ContentPage | null {
  const file = new URL(path, ROOT);
  if (!existsSync(file)) return null;
  return parseContentPage(readFileSync(file, 'utf8'));
}

/** Fields without words, whose values must be equal in both languages. */
const SAME_IN_BOTH_LANGUAGES = new Set([
  'kind',
  'id',
  'icon',
  'drawing',
  'date',
  'updated',
  'checked',
  'read',
  'featured',
  'order',
  'open',
  'tone',
  'draft',
]);

/** Structure of a value without its texts, which must be equal in both languages of a page. */
function structureOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => structureOf(inner));
  if (SAME_IN_BOTH_LANGUAGES.has(key)) return String(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, structureOf(inner, name)]),
  );
}

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return UNTRANSLATED_FIELDS.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => textsOf(inner, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    UNTRANSLATED_FIELDS.has(name) ? [] : textsOf(inner, name),
  );
}

const headings = (body: string): number => body.match(/^## /gm)?.length ?? 0;
const withoutLinks = (text: string): string => text.replace(/\]\([^)]*\)|https?:\S+/g, ']');

function checkLanguage(path: string, folder: Folder, { data, body }: ContentPage): void {
  const lines = [...textsOf(data), ...body.split('\n')].map(withoutLinks);
  const wrongLine = lines.find((line) => (folder === 'en' ? HAN : ENGLISH_SENTENCE).test(line));
  if (wrongLine) errors.push(`${path}: not in the page's language: ${wrongLine.slice(0, 120)}`);
}

function check(collection: string, file: string): void {
  const pages = FOLDERS.map((folder) => read(`${collection}/${folder}/${file}`));
  for (const [at, page] of pages.entries()) {
    const folder = FOLDERS[at] as Folder;
    const path = `${collection}/${folder}/${file}`;
    if (page) checkLanguage(path, folder, page);
    else (FULLY_TRANSLATED.includes(collection) ? errors : untranslated).push(`${path} is missing`);
  }
  const [english, chinese] = pages;
  if (!english || !chinese) return;
  const name = `${collection}/*/${file}`;
  if (JSON.stringify(structureOf(english.data)) !== JSON.stringify(structureOf(chinese.data)))
    errors.push(`${name}: the two languages have different fields or numbers of items`);
  if (headings(english.body) !== headings(chinese.body))
    errors.push(
      `${name}: ${headings(english.body)} sections in en, ${headings(chinese.body)} in zh-hans`,
    );
}

const collections = readdirSync(ROOT, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'schemas')
  .map(({ name }) => name);
let count = 0;
for (const collection of collections) {
  const files = new Set(
    FOLDERS.flatMap((folder) => {
      const at = new URL(`${collection}/${folder}/`, ROOT);
      return existsSync(at) ? readdirSync(at).filter((file) => file.endsWith('.md')) : [];
    }),
  );
  count += files.size;
  for (const file of files)
    try {
      check(collection, file);
    } catch (cause) {
      errors.push(
        `${collection}/*/${file}: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
}

if (untranslated.length) console.log(`Not translated yet:\n  ${untranslated.join('\n  ')}`);
if (errors.length) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(
  `content: ${count} pages in ${collections.length} collections, ${untranslated.length} not translated yet`,
);
