// Check of content pages: missing translations, the same structure in both languages, the right language of each text, facts that
// there are not; it lists old sources and facts that a page states itself. Templates have both languages in one file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { dayInIndia } from '../contract/landed-cost/rule-dates.ts';
import { readFactList } from '../src/content/fact-files.ts';
import { fillFacts, statedFacts } from '../src/content/facts.ts';
import { type ContentPage, parseContentPage } from './frontmatter.ts';
import { printOverdue } from './overdue.ts';

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
const stated: string[] = [];
const sources: { name: string; content: unknown }[] = [];
const list = readFactList(new URL('../', import.meta.url));

function read(path: string): ContentPage | null {
  const file = new URL(path, ROOT);
  if (!existsSync(file)) return null;
  const page = parseContentPage(readFileSync(file, 'utf8'));
  if (UNNAMED_COLUMN.test(page.body))
    errors.push(`${path}: give the first column of each table a heading, such as “Point”`);
  const lang = path.includes('/zh-hans/') ? 'zh-Hans' : 'en';
  sources.push({ name: path, content: page.data });
  const texts = `${textsOf(page.data).join('\n')}\n${page.body}`;
  for (const { id } of statedFacts(list, lang, texts))
    stated.push(`${path}: write {{${id}}} where it states this fact`);
  const { data, body } = fillFacts(page, lang, list, `src/content/${path}`);
  // The sources of facts are not the page's own.
  return { data: { ...data, sources: page.data.sources }, body };
}

/** The heading row of a table whose first column has none: screen readers then read its cells without one. */
const UNNAMED_COLUMN = /^\|\s*\|.*\n\|[ :|-]+\|\s*$/m;

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
  'steps',
]);

/** Structure of a value without its texts, which must be equal in both languages of a page. */
function structureOf(value: unknown, key = ''): unknown {
  // Readers of each language search for words of their own.
  if (key === 'keywords') return key;
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

/** Marks of drawings, as fillFacts leaves them. */
const drawings = (body: string): string =>
  [...body.matchAll(/data-drawing="([^"]*)"/g)].map(([, name]) => name).join(', ');
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
  if (drawings(english.body) !== drawings(chinese.body))
    errors.push(
      `${name}: text: drawings in en: ${drawings(english.body) || 'none'}; in zh-hans: ${drawings(chinese.body) || 'none'}; put the same ones into both`,
    );
}

/** Checks that each text of a template is in both languages. A text has a key for each; other values are names and numbers. */
function checkBoth(path: string, value: unknown): void {
  if (value === null || typeof value !== 'object' || value instanceof Date) return;
  const { en, 'zh-Hans': zh } = value as Record<string, unknown>;
  if (en === undefined && zh === undefined) {
    for (const [name, inner] of Object.entries(value))
      if (!UNTRANSLATED_FIELDS.has(name)) checkBoth(`${path} ${name}`, inner);
    return;
  }
  const others = Object.keys(value).filter((key) => key !== 'en' && key !== 'zh-Hans');
  if (others.length)
    errors.push(`${path}: “${others[0]}” is read as a field: put a text with a comma into quotes`);
  if (typeof en !== 'string' || !en.trim()) errors.push(`${path}: no English text`);
  else if (HAN.test(en)) errors.push(`${path}: not in English: ${en.slice(0, 120)}`);
  if (typeof zh !== 'string' || !zh.trim()) errors.push(`${path}: no Chinese text`);
  else if (ENGLISH_SENTENCE.test(zh) || !HAN.test(zh))
    errors.push(`${path}: not in Chinese: ${zh.slice(0, 120)}`);
}

const templates = readdirSync(new URL('templates/', ROOT)).filter((file) => file.endsWith('.yaml'));
for (const file of templates) {
  const path = `templates/${file}`;
  checkBoth(path, load(readFileSync(new URL(path, ROOT), 'utf8'), { filename: path }));
}

const collections = readdirSync(ROOT, { withFileTypes: true })
  .filter(
    (each) =>
      each.isDirectory() &&
      !['schemas', 'rules', 'facts', 'templates', 'text-drawings'].includes(each.name),
  )
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
if (stated.length) console.log(`Facts in their own words:\n  ${stated.join('\n  ')}`);
printOverdue(sources, dayInIndia(new Date()));
if (errors.length) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(
  `content: ${count} pages in ${collections.length} collections and ${templates.length} templates, ${untranslated.length} not translated yet`,
);
