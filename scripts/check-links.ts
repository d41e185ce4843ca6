// Check of the links of content pages: pages and anchors of the site exist, and every outgoing address is in outgoing-links.yaml.
//   node scripts/check-links.ts          fails for what is wrong
//   node scripts/check-links.ts --add    adds new addresses as never opened, removes those that no page names any more
//   node scripts/check-links.ts --open   opens every address, which needs a network, and notes the day on which it answered
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dump, load } from 'js-yaml';
import pLimit from 'p-limit';
import { dayInIndia } from '../contract/landed-cost/rule-dates.ts';
import { parseContentPage } from './frontmatter.ts';
import {
  faultOf,
  isOutgoing,
  type LinkSource,
  linksOf,
  type OutgoingLink,
  openAddress,
  type SitePages,
  updateOutgoing,
} from './links.ts';

const CONTENT = new URL('../src/content/', import.meta.url);
const PAGES = new URL('../src/pages/[...locale]/', import.meta.url);
const LIST = new URL('outgoing-links.yaml', import.meta.url);
const LIST_HEAD = `# Addresses outside the site that content pages name. \`node scripts/check-links.ts --add\` writes this file: used are the files
# below src/content, opened is the day on which the address last answered (--open), or never.
`;
const OPEN_AT_ONCE = 4;
/** Where the pages of each collection are. */
const PREFIX = {
  about: '',
  bis: '',
  guides: '',
  policies: '',
  blog: '/blog',
  help: '/help',
} as const;

function read(file: string): LinkSource {
  const text = readFileSync(new URL(file, CONTENT), 'utf8');
  return file.endsWith('.md')
    ? { file, ...parseContentPage(text) }
    : { file, data: load(text, { filename: file }), body: '' };
}

const filesBelow = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(fileURLToPath(folder), join(each.parentPath, each.name)))
    .map((file) => file.split(sep).join('/'));

const sources = filesBelow(CONTENT)
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .sort()
  .map(read);
const routes = filesBelow(PAGES).map(
  (file) => `/${file.replace(/(?:\/?index)?\.(?:astro|ts)$/, '')}`,
);

function pagesOf(folder: 'en' | 'zh-hans'): SitePages {
  const content = new Map<string, LinkSource>();
  for (const source of sources) {
    const [collection = '', language, name = ''] = source.file.split('/');
    // The page of the BIS guidance has parts of its own; the browser test of links opens its anchors.
    if (language !== folder || collection === 'bis') continue;
    const prefix = PREFIX[collection as keyof typeof PREFIX];
    content.set(`${prefix}/${name.replace(/\.md$/, '')}`, source);
  }
  const templates = sources
    .filter(({ file }) => file.startsWith('templates/'))
    .map(({ file }) => `/${file.replace(/\.yaml$/, '')}`);
  const generic = /^\/(?:\[slug\]|(?:blog|help|templates)\/\[slug\])$/;
  return { content, routes: [...routes.filter((route) => !generic.test(route)), ...templates] };
}

const pages = { en: pagesOf('en'), 'zh-hans': pagesOf('zh-hans') };
const links = sources.flatMap(linksOf);
const outgoing = links.filter(isOutgoing);
const faults = links
  .filter((link) => !isOutgoing(link))
  .flatMap(
    (link) => faultOf(link, pages[link.file.includes('/zh-hans/') ? 'zh-hans' : 'en']) ?? [],
  );

const readList = (): OutgoingLink[] => (load(readFileSync(LIST, 'utf8')) ?? []) as OutgoingLink[];
const writeList = (list: readonly OutgoingLink[]): void =>
  writeFileSync(LIST, LIST_HEAD + dump(list, { lineWidth: -1, noRefs: true }));

async function openAll(list: readonly OutgoingLink[]): Promise<void> {
  const limit = pLimit(OPEN_AT_ONCE);
  const today = dayInIndia(new Date());
  const problems: string[] = [];
  const opened = await Promise.all(
    list.map((each) =>
      limit(async () => {
        const problem = await openAddress(each.address);
        if (problem) problems.push(`${each.address}: ${problem} (last opened: ${each.opened})`);
        return problem ? each : { ...each, opened: today };
      }),
    ),
  );
  writeList(opened);
  if (problems.length) console.log(`Not opened:\n  ${problems.sort().join('\n  ')}`);
  console.log(
    `links: ${list.length - problems.length} of ${list.length} outgoing addresses opened`,
  );
}

const changes = updateOutgoing(readList(), outgoing);
const [option] = process.argv.slice(2);
if (option === '--add') {
  writeList(changes.list);
  console.log(`links: ${changes.added.length} added, ${changes.removed.length} removed`);
} else if (option === '--open') {
  await openAll(changes.list);
} else if (option !== undefined) {
  console.error('Usage: node scripts/check-links.ts [--add | --open]');
  process.exit(2);
}
const missing = option ? [] : changes.added;
for (const address of missing) {
  const users = changes.list.find((each) => each.address === address)?.used.join(', ');
  faults.push(
    `${users}: ${address} is not in scripts/outgoing-links.yaml; open it, then run node scripts/check-links.ts --add`,
  );
}
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const never = changes.list.filter(({ opened }) => opened === 'never').length;
console.log(
  `links: ${links.length - outgoing.length} within the site, ${changes.list.length} outgoing addresses, ${never} of them never opened`,
);
