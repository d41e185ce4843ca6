// In-memory public catalog: columns, vocabulary and sort orders, synchronized with the catalog version in the database.
import { LRUCache } from 'lru-cache';
import type { ProductQuery, ProductSort } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import type { Database } from '../platform/db/open.ts';
import { tokenize } from '../platform/text/tokenize.ts';
import { catalogRepository } from './catalog-queries.ts';
import { Columns } from './columns.ts';
import { type FilterResult, filterProducts } from './filter.ts';
import { openVersionSync } from './version-sync.ts';
import { Vocabulary } from './vocabulary.ts';

/** Further search words are ignored: each one costs time, and no real search needs more. */
const MAX_SEARCH_WORDS = 8;
/** Matches in product names that are ranked first; all other matches follow, newest first where the engine can. */
const MAX_NAME_MATCHES = 500;

export interface CatalogPage extends FilterResult {
  readonly capped: boolean;
  readonly corrected: string | null;
}

interface SearchMatches {
  readonly nos: Int32Array;
  readonly capped: boolean;
  readonly corrected: string | null;
}

export interface CatalogSubscriber {
  /** Called when this process has changed the public catalog. */
  changed(): void;
  /** Called when this process has loaded a new version. */
  loaded(version: number): void;
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
  invalidate(): void;
  subscribe(watcher: CatalogSubscriber): void;
  page(query: ProductQuery, lang: Lang): Promise<CatalogPage>;
}

/** How long a version is used without checking the database; a change of this process is reported by `refresh`. */
const VERSION_MAX_AGE_MS = { sqlite: 200, postgres: 1_000 } as const;

/** `cachesMatches`: search matches are reused for other filters and pages of the same search, until the catalog changes. */
export function openCatalog(
  { db, engine, search }: Pick<Database, 'db' | 'engine' | 'search'>,
  cachesMatches: boolean,
): Catalog {
  const repository = catalogRepository(db);
  const columns = new Columns();
  const matchCache = new LRUCache<string, SearchMatches>({
    max: 2_000,
    maxSize: 8_000_000,
    sizeCalculation: ({ nos }) => nos.byteLength + 100,
  });
  /** Product numbers sorted by name. */
  const nameOrders = new Map<Lang, Promise<Int32Array>>();
  const subscribers: CatalogSubscriber[] = [];
  let vocabulary = new Vocabulary([]);
  let loaded = -1;

  const load = async (since: number, target: number): Promise<void> => {
    let productsChanged = since < 0;
    for await (const { rows, removedNos } of repository.changes(since)) {
      columns.apply(rows, removedNos);
      productsChanged ||= rows.length + removedNos.length > 0;
    }
    // Vocabulary and sort orders depend on products only: a change of a supplier profile affects cards and HTML pages only.
    if (productsChanged) {
      vocabulary = new Vocabulary(await repository.words());
      nameOrders.clear();
      matchCache.clear();
    }
    loaded = target;
    for (const subscriber of subscribers) subscriber.loaded(target);
  };

  const { version, waitForReload, invalidate } = openVersionSync({
    readVersion: () => repository.version(),
    load,
    versionMaxAgeMs: VERSION_MAX_AGE_MS[engine],
  });

  /** Concurrent callers share one computation. */
  const orderByName = (lang: Lang): Promise<Int32Array> => {
    const existing = nameOrders.get(lang);
    if (existing) return existing;
    const sortedNos = search.byName?.(db, lang) ?? sortByNameKey(repository.nameKeys(lang));
    const order = sortedNos.then((sorted) => sorted.filter((no) => columns.has(no)));
    nameOrders.set(lang, order);
    order.catch(() => nameOrders.delete(lang));
    return order;
  };

  /** Searches for `text`. `namesFirst` puts matches in names first; not needed where another sort order is applied. */
  const searchProducts = async (text: string, namesFirst: boolean): Promise<SearchMatches> => {
    const words = [...new Set(tokenize(text))].slice(0, MAX_SEARCH_WORDS);
    const key = `${namesFirst ? 'ranked' : 'any'} ${words.join(' ')}`;
    const cached = matchCache.get(key);
    if (cached) return cached;
    const versionAtStart = loaded;
    const wordChoices = words.map((word) => vocabulary.choicesOf(word));
    const exact = wordChoices.map((choice) => choice.exact);
    const expanded = wordChoices.map((choice) => choice.expanded);
    const noMatches = new Int32Array();
    const nameMatches = namesFirst
      ? await search.match(db, 'names', exact, MAX_NAME_MATCHES)
      : noMatches;
    const hasNoExpansions = exact.every((words, at) => words.length === expanded[at]?.length);
    const expandedNameMatches =
      hasNoExpansions || !namesFirst
        ? noMatches
        : await search.match(db, 'names', expanded, MAX_NAME_MATCHES);
    const textMatches = await search.match(db, 'texts', expanded, MAX_COUNTED_MATCHES);
    const nos = Int32Array.from(
      new Set([...nameMatches, ...expandedNameMatches, ...textMatches]),
    ).filter((no) => columns.has(no));
    const hasCorrection = wordChoices.some(({ corrected }) => corrected !== null);
    const result: SearchMatches = {
      nos,
      capped: textMatches.length >= MAX_COUNTED_MATCHES,
      corrected: hasCorrection
        ? wordChoices.map(({ corrected }, at) => corrected ?? words[at]).join(' ')
        : null,
    };
    if (cachesMatches && loaded === versionAtStart) matchCache.set(key, result);
    return result;
  };

  const orderOf = async (
    sort: ProductSort,
    ascending: boolean,
    lang: Lang,
  ): Promise<Int32Array> => {
    if (sort === 'price') return ascending ? columns.cheapest : columns.mostExpensive;
    if (sort !== 'name') return ascending ? columns.oldest : columns.newest;
    const order = await orderByName(lang);
    return ascending ? order : order.toReversed();
  };

  return {
    version,

    async refresh() {
      invalidate();
      for (const subscriber of subscribers) subscriber.changed();
      await waitForReload();
    },

    invalidate,

    subscribe(subscriber) {
      subscribers.push(subscriber);
    },

    async page(query, lang) {
      await version();
      const sort = query.sort ?? (query.search ? 'relevance' : 'newest');
      const matches = query.search
        ? await searchProducts(query.search, sort === 'relevance')
        : null;
      const { capped, corrected } = matches ?? { capped: false, corrected: null };
      if (matches && sort === 'relevance')
        return { ...filterProducts(columns, matches.nos, query), capped, corrected };
      const ascending = query.order ? query.order === 'asc' : sort === 'name';
      const order = await orderOf(sort, ascending, lang);
      const matchingOrder = matches ? restrictTo(order, matches.nos) : order;
      return { ...filterProducts(columns, matchingOrder, query), capped, corrected };
    },
  };
}

/** Returns the numbers of `order` that are in `matchingNos`. */
function restrictTo(order: Int32Array, matchingNos: Int32Array): Int32Array {
  const isMatch = new Uint8Array(order.reduce((highest, no) => Math.max(highest, no), 0) + 1);
  for (const no of matchingNos) isMatch[no] = 1;
  return order.filter((no) => isMatch[no] === 1);
}

/** Returns product numbers sorted by the code units of their keys. */
async function sortByNameKey(
  batches: AsyncIterable<readonly { readonly no: number; readonly key: string }[]>,
): Promise<Int32Array> {
  const keys: { readonly no: number; readonly key: string }[] = [];
  for await (const batch of batches) keys.push(...batch);
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.no - b.no));
  return Int32Array.from(keys, ({ no }) => no);
}
