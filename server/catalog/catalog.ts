// In-memory public catalog: columns, vocabulary and sort orders, synchronized with the catalog version in the database.
import { LRUCache } from 'lru-cache';
import type { ProductQuery, ProductSort } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { MAX_COUNTED } from '../../contract/limits.ts';
import type { Database } from '../platform/db/open.ts';
import { wordsOf } from '../platform/text/words.ts';
import { catalogRepository } from './catalog-queries.ts';
import { Columns } from './columns.ts';
import { type Filtered, filter } from './filter.ts';
import { keepInStep } from './in-step.ts';
import { Vocabulary } from './vocabulary.ts';

/** Further search words are ignored: each one costs time, and no real search needs more. */
const MAX_WORDS = 8;
/** Matches in product names that are ranked first; all other matches follow, newest first where the engine can. */
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
  /** Called when this process has changed the public catalog. */
  changed(): void;
  /** Called when this process has loaded a new version. */
  read(version: number): void;
}

export interface Catalog {
  /** Returns the version that is in memory, after checking the database for a newer one. */
  version(): Promise<number>;
  /**
   * Call it after the commit of a changeCatalog() of this process. Resolves when every read returns the change, at most a few
   * hundred milliseconds later; never rejects.
   */
  refresh(): Promise<void>;
  /** Reports a change that another process made: the next read checks the database. */
  moved(): void;
  watch(watcher: Watcher): void;
  page(query: ProductQuery, lang: Lang): Promise<CatalogPage>;
  /** Counts the products of the whole catalog per category and subcategory. */
  counts(): Promise<Filtered['counts']>;
}

/** How long a version is used without checking the database; a change of this process is announced by `refresh`. */
const TRUSTED_MS = { sqlite: 200, postgres: 1_000 } as const;

/** `keep` turns on the caches of filtered pages and search matches, which last until the catalog changes. */
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
    // Vocabulary and sort orders depend on products only: a change of a supplier profile affects cards and HTML pages only.
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

  /** Returns both directions of the order by name; concurrent callers share one computation. */
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

  /** Searches for `text`. `ranked` puts matches in names first; this is not needed where another sort order is applied. */
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

/** Returns the numbers of `order` that are in `found`. */
function kept(order: Int32Array, found: Int32Array): Int32Array {
  const wanted = new Uint8Array(order.reduce((most, no) => Math.max(most, no), 0) + 1);
  for (const no of found) wanted[no] = 1;
  return order.filter((no) => wanted[no] === 1);
}

/** Returns product numbers sorted by the code units of their keys. */
async function readNames(
  batches: AsyncIterable<readonly { readonly no: number; readonly key: string }[]>,
): Promise<Int32Array> {
  const names: { readonly no: number; readonly key: string }[] = [];
  for await (const batch of batches) names.push(...batch);
  names.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.no - b.no));
  return Int32Array.from(names, ({ no }) => no);
}
