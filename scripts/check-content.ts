// Check of content pages: missing translations, the same structure in both languages, and the right language of each text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { takeApart, type Written } from './frontmatter.ts';

const ROOT = new URL('../src/content/', import.meta.url);
const FOLDERS = ['en', 'zh-hans'] as const;
type Folder = (typeof FOLDERS)[number];
/** Collections in the site's menus, which must be translated completely. */
const WHOLE = ['about', 'bis', 'guides', 'policies'];

const HAN = /\p{Script=Han}/u;
/** Five English words in a row are a sentence, not a name. */
const ENGLISH_SENTENCE = /(?:\b[a-z]+[ ,]+){4}[a-z]+\b/;
/** Fields that keep their own language, such as titles of sources and names. */
const FOREIGN = new Set(['sources', 'url', 'author', 'drawing', 'icon', 'href', 'source']);

const faults: string[] = [];
const waiting: string[] = [];

function read(path: string): Written | null {
  const file = new URL(path, ROOT);
  if (!existsSync(file)) return null;
  return takeApart(readFileSync(file, 'utf8'));
}

/** Fields without words, whose values must be equal in both languages. */
const SAME = new Set([
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
function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => shapeOf(inner));
  if (SAME.has(key)) return String(value);
  if (value === null || typeof value !== 'object' || value instanceof Date) return typeof value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shapeOf(inner, name)]),
  );
}

function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return FOREIGN.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => textsOf(inner, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    FOREIGN.has(name) ? [] : textsOf(inner, name),
  );
}

const headings = (body: string): number => body.match(/^## /gm)?.length ?? 0;
const withoutLinks = (text: string): string => text.replace(/\]\([^)]*\)|https?:\S+/g, ']');

function checkLanguage(path: string, folder: Folder, { data, body }: Written): void {
  const lines = [...textsOf(data), ...body.split('\n')].map(withoutLinks);
  const odd = lines.find((line) => (folder === 'en' ? HAN : ENGLISH_SENTENCE).test(line));
  if (odd) faults.push(`${path}: not in the page's language: ${odd.slice(0, 120)}`);
}

function check(collection: string, file: string): void {
  const pages = FOLDERS.map((folder) => read(`${collection}/${folder}/${file}`));
  for (const [at, page] of pages.entries()) {
    const folder = FOLDERS[at] as Folder;
    const path = `${collection}/${folder}/${file}`;
    if (page) checkLanguage(path, folder, page);
    else (WHOLE.includes(collection) ? faults : waiting).push(`${path} is not written yet`);
  }
  const [english, chinese] = pages;
  if (!english || !chinese) return;
  const name = `${collection}/*/${file}`;
  if (JSON.stringify(shapeOf(english.data)) !== JSON.stringify(shapeOf(chinese.data)))
    faults.push(`${name}: the two languages have different fields or numbers of items`);
  if (headings(english.body) !== headings(chinese.body))
    faults.push(
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
      faults.push(
        `${collection}/*/${file}: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
}

if (waiting.length) console.log(`Waiting for a translation:\n  ${waiting.join('\n  ')}`);
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `content: ${count} pages in ${collections.length} collections, ${waiting.length} waiting for a translation`,
);
