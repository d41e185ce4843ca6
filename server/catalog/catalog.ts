// The public catalogue in memory: columns, words and orders, kept in step with the database's catalogue version.
import { LRUCache } from 'lru-cache';
import type { Lang } from '../../contract/lang.ts';
import { MAX_COUNTED } from '../../contract/limits.ts';
import type { ProductQuery, ProductSort } from '../../contract/products.ts';
import type { Database } from '../platform/db/open.ts';
import { wordsOf } from '../platform/text/words.ts';
import { catalogRepository } from './catalog-queries.ts';
import { Columns } from './columns.ts';
import { type Filtered, filter } from './filter.ts';
import { keepInStep } from './in-step.ts';
import { Vocabulary } from './vocabulary.ts';

/** Words past these are ignored: nobody searches so precisely, and each costs. */
const MAX_WORDS = 8;
/** Ranked first where the words stand in the name; the rest follows by date. */
const MAX_NAMED = 500;

export interface CatalogPage extends Filtered {
  readonly capped: boolean;
  readonly corrected: string | null;
}

interface NameOrders {
  readonly ascending: Int32Array;
  readonly descending: Int32Array;
}

interface Matches {
  readonly nos: Int32Array;
  readonly capped: boolean;
  readonly corrected: string | null;
}

export interface Watcher {
  /** This process changed what the public sees. */
  changed(): void;
  /** Everything of this process is in step with a new version. */
  read(version: number): void;
}

export interface Catalog {
  /** The version everything below is in step with; asks the database whether it moved. */
  version(): Promise<number>;
  /**
   * To be called after the commit of a changeCatalog() of this process. Resolves when every read sees it, at most some hundred
   * milliseconds later; never rejects.
   */
  refresh(): Promise<void>;
  /** The same of a change that another process made. */
  moved(): void;
  watch(watcher: Watcher): void;
  page(query: ProductQuery, lang: Lang): Promise<CatalogPage>;
  /** Counts of the whole catalogue per category and subcategory. */
  counts(): Promise<Filtered['counts']>;
}

/** How long a version is trusted without asking; a change of this process is announced by `refresh`. */
const TRUSTED_MS = { sqlite: 200, postgres: 1_000 } as const;

/** `keep` remembers what was filtered and searched until the catalogue changes. */
export function openCatalog(
  { db, engine, search }: Pick<Database, 'db' | 'engine' | 'search'>,
  keep: boolean,
): Catalog {
  const repository = catalogRepository(db);
  const columns = new Columns();
  const matches = new LRUCache<string, Matches>({
    max: 2_000,
    maxSize: 8_000_000,
    sizeCalculation: ({ nos }) => nos.byteLength + 100,
  });
  const pages = new LRUCache<string, CatalogPage>({ max: 2_000 });
  const byName = new Map<Lang, Promise<NameOrders>>();
  const watchers: Watcher[] = [];
  let vocabulary = new Vocabulary([]);
  let loaded = -1;

  const load = async (since: number, target: number): Promise<void> => {
    let touched = since < 0;
    for await (const { rows, gone } of repository.changes(since)) {
      columns.apply(rows, gone);
      touched ||= rows.length + gone.length > 0;
    }
    // Words and orders are of listings: what changed of a company alone is on cards and pages only.
    if (touched) {
      vocabulary = new Vocabulary(await repository.words());
      byName.clear();
      matches.clear();
      pages.clear();
    }
    loaded = target;
    for (const watcher of watchers) watcher.read(target);
  };

  const { version, caughtUp, moved } = keepInStep({
    ask: () => repository.version(),
    load,
    trustedMs: TRUSTED_MS[engine],
  });

  /** Both directions of the order by name; callers that come while it is being made share it. */
  const nameOrders = (lang: Lang): Promise<NameOrders> => {
    const known = byName.get(lang);
    if (known) return known;
    const read = search.byName?.(db, lang) ?? readNames(repository.names(lang));
    const made = read.then((sorted) => {
      const ascending = sorted.filter((no) => columns.has(no));
      return { ascending, descending: ascending.slice().reverse() };
    });
    byName.set(lang, made);
    made.catch(() => byName.delete(lang));
    return made;
  };

  /** `ranked` puts names first; where another order follows, their place does not matter. */
  const find = async (text: string, ranked: boolean): Promise<Matches> => {
    const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
    const key = `${ranked ? 'ranked' : 'any'} ${words.join(' ')}`;
    const kept = matches.get(key);
    if (kept) return kept;
    const asOf = loaded;
    const choices = words.map((word) => vocabulary.choicesOf(word));
    const exact = choices.map((choice) => choice.exact);
    const wide = choices.map((choice) => choice.wide);
    const nothing = new Int32Array();
    const named = ranked ? await search.match(db, 'names', exact, MAX_NAMED) : nothing;
    const whole = exact.every((words, at) => words.length === wide[at]?.length);
    const begun = whole || !ranked ? nothing : await search.match(db, 'names', wide, MAX_NAMED);
    const all = await search.match(db, 'texts', wide, MAX_COUNTED);
    const nos = Int32Array.from(new Set([...named, ...begun, ...all])).filter((no) =>
      columns.has(no),
    );
    const corrections = choices.some(({ corrected }) => corrected !== null);
    const found: Matches = {
      nos,
      capped: all.length >= MAX_COUNTED,
      corrected: corrections
        ? choices.map(({ corrected }, at) => corrected ?? words[at]).join(' ')
        : null,
    };
    if (keep && loaded === asOf) matches.set(key, found);
    return found;
  };

  const ordered = async (
    sort: ProductSort,
    ascending: boolean,
    lang: Lang,
  ): Promise<Int32Array> => {
    if (sort === 'price') return ascending ? columns.cheapest : columns.dearest;
    if (sort !== 'name') return ascending ? columns.oldest : columns.newest;
    const orders = await nameOrders(lang);
    return ascending ? orders.ascending : orders.descending;
  };

  const makePage = async (query: ProductQuery, lang: Lang): Promise<CatalogPage> => {
    const sort = query.sort ?? (query.search ? 'relevance' : 'newest');
    const searched = query.search ? await find(query.search, sort === 'relevance') : null;
    const ascending = query.order ? query.order === 'asc' : sort === 'name';
    const capped = searched?.capped ?? false;
    const corrected = searched?.corrected ?? null;
    if (searched && sort === 'relevance')
      return { ...filter(columns, searched.nos, query), capped, corrected };
    const order = await ordered(sort === 'relevance' ? 'newest' : sort, ascending, lang);
    const within = searched ? kept(order, searched.nos) : order;
    return { ...filter(columns, within, query), capped, corrected };
  };

  return {
    version,

    async refresh() {
      moved();
      for (const watcher of watchers) watcher.changed();
      await caughtUp();
    },

    moved,

    watch(watcher) {
      watchers.push(watcher);
    },

    async page(query, lang) {
      await version();
      const key = `${lang} ${JSON.stringify(query)}`;
      const known = pages.get(key);
      if (known) return known;
      const asOf = loaded;
      const page = await makePage(query, lang);
      if (keep && loaded === asOf) pages.set(key, page);
      return page;
    },

    async counts() {
      await version();
      return filter(columns, columns.newest, { page: 1, limit: 1 } as ProductQuery).counts;
    },
  };
}

/** `order` without what was not found. */
function kept(order: Int32Array, found: Int32Array): Int32Array {
  const wanted = new Uint8Array(order.reduce((most, no) => Math.max(most, no), 0) + 1);
  for (const no of found) wanted[no] = 1;
  return order.filter((no) => wanted[no] === 1);
}

/** Numbers in the order of their keys, byte by byte. */
async function readNames(
  batches: AsyncIterable<readonly { readonly no: number; readonly key: string }[]>,
): Promise<Int32Array> {
  const names: { readonly no: number; readonly key: string }[] = [];
  for await (const batch of batches) names.push(...batch);
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.no - b.no));
  return Int32Array.from(names, ({ no }) => no);
}
