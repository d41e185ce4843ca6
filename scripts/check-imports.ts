// Check of imports, types included: no cycles of files, no two folders of src/ that import each other, and only the directions between
// folders that docs/architecture.md describes. Also that no folder is too full to be read.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['contract', 'drawings', 'server', 'src', 'tools', 'tests', 'scripts'];

/** Which resources each resource in server/ may import: only those above it, so that no two import each other. */
const RESOURCE_IMPORTS = {
  accounts: [],
  catalog: [],
  suppliers: ['accounts', 'catalog'],
  notifications: ['accounts'],
  translation: ['accounts', 'catalog', 'chat'],
  admin: ['accounts', 'catalog', 'notifications'],
  'landed-cost': ['admin', 'catalog'],
  products: ['accounts', 'admin', 'catalog', 'landed-cost', 'notifications', 'translation'],
  favourites: ['accounts', 'catalog'],
  'saved-searches': ['accounts', 'catalog', 'notifications'],
  trade: ['accounts', 'catalog', 'landed-cost', 'notifications'],
  reviews: ['accounts', 'admin', 'catalog', 'notifications', 'translation'],
  chat: ['accounts', 'admin', 'catalog', 'notifications'],
  evidence: ['accounts', 'admin', 'catalog', 'notifications'],
  dashboard: ['accounts', 'chat', 'evidence', 'favourites', 'products', 'reviews', 'trade'],
} as const satisfies Record<string, readonly string[]>;
const RESOURCES = Object.keys(RESOURCE_IMPORTS).join('|');

/** Files that may not import the others, by the start of their paths. */
const FORBIDDEN: readonly (readonly [from: RegExp, to: RegExp, reason: string])[] = [
  [/^contract\//, /^(?!contract\/)/, 'contract/ imports only its own files'],
  [/^drawings\//, /^(?!contract\/|drawings\/)/, 'drawings/ imports only contract/'],
  [/^server\//, /^(?!contract\/|server\/)/, 'server/ imports only contract/'],
  [/^src\//, /^(?!contract\/|src\/)/, 'src/ imports only contract/'],
  [
    /^src\/(?:ui|stores|api|toasts|i18n)\//,
    /^src\/(?:islands|pages|layouts|components|scripts)\//,
    'src/ui, stores, api and toasts are used by islands and pages, not the reverse',
  ],
  [/^src\/api\//, /^src\/(?:ui|stores|toasts)\//, 'src/api knows no state of a screen'],
  [
    /^server\/platform\//,
    /^server\/(?!platform\/|config\.ts$|limits\.ts$)/,
    'server/platform does not depend on resources',
  ],
  [
    /^server\/(?!(?:api|app)\.ts$)/,
    /^server\/.*-routes\.ts$/,
    'only server/api.ts and app.ts register routes',
  ],
  [
    new RegExp(`^server/(?:${RESOURCES})/`),
    /^server\/(?:account-parts|api|app|main|web\/.*|data\/.*)\b/,
    'resources do not depend on their assembly',
  ],
  ...Object.entries(RESOURCE_IMPORTS).map(([resource, imports]): (typeof FORBIDDEN)[number] => [
    new RegExp(`^server/${resource}/`),
    new RegExp(`^server/(?!${[resource, ...imports].join('/|')}/)(?:${RESOURCES})/`),
    `server/${resource} may not import this resource (RESOURCE_IMPORTS)`,
  ]),
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(?:tsx?|mjs|astro)$/.test(each.name))
    .map((each) => relative(ROOT, join(each.parentPath, each.name)).split(sep).join('/')),
);
const known = new Set(files);

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => join(dirname(file), path).split(sep).join('/'))
    .filter((path) => known.has(path));

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** Groups of files that import each other, directly or through others (Tarjan's algorithm). */
function findCycles(): string[][] {
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = indexes.size;
    indexes.set(file, index);
    stack.push(file);
    let low = index;
    for (const next of graph.get(file) ?? []) {
      if (!indexes.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, indexes.get(next) ?? index);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group);
    }
    return low;
  };
  for (const file of files) if (!indexes.has(file)) visit(file);
  return cycles;
}

/** Folder whose direction counts: a resource of src/islands or src/components, else the file's own. */
const folderOf = (file: string): string =>
  /^src\/(?:islands|components)\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** Pairs of folders in src/ that import each other, with an import of each direction. */
function findMutualFolders(): string[] {
  const imports = new Map<string, string>();
  for (const [file, imported] of graph)
    for (const each of imported) {
      const [from, to] = [folderOf(file), folderOf(each)];
      if (from !== to && /^src\/.*\//.test(file) && /^src\/.*\//.test(each))
        imports.set(`${from} ${to}`, `${file} → ${each}`);
    }
  return [...imports].flatMap(([pair, one]) => {
    const [from = '', to = ''] = pair.split(' ');
    const other = from < to ? imports.get(`${to} ${from}`) : undefined;
    return other ? [`these folders import each other: ${from} and ${to} (${one}, ${other})`] : [];
  });
}

/** Folders whose files are the same by nature: articles, migrations, photographs, drawings. */
const LISTS = /^src\/content\/|\/migrations$|^tests\/|\/machines$/;
const MOST_FILES = 30;

function findFullFolders(): string[] {
  const counts = Map.groupBy(
    files.filter((file) => !LISTS.test(dirname(file))),
    dirname,
  );
  return [...counts]
    .filter(([, each]) => each.length > MOST_FILES)
    .map(
      ([folder, each]) =>
        `${folder} has ${each.length} files, at most ${MOST_FILES}: give it rooms`,
    );
}

const errors = [
  ...findCycles().map((cycle) => `these files import each other: ${cycle.join(', ')}`),
  ...findMutualFolders(),
  ...findFullFolders(),
];
for (const [file, imports] of graph)
  for (const imported of imports)
    for (const [from, to, reason] of FORBIDDEN)
      if (from.test(file) && to.test(imported)) errors.push(`${file} → ${imported}: ${reason}`);

if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
console.log(`imports: ${files.length} files, no cycles`);
