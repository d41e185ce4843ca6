// In-memory public catalog: columns, vocabulary and sort orders, synchronized with the catalog version in the database.
import type { ProductQuery, SearchMatch } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Database } from '../platform/db/open.ts';
import {
  attributeQueryOf,
  matchAttributes,
  sortByAttribute,
} from './attributes/attribute-filters.ts';
import { openAttributeTables, type TypedProduct } from './attributes/attribute-table.ts';
import { type AttributeMatches, typesInOrder } from './attributes/facets.ts';
import { KINDS } from './attributes/kinds.ts';
import { catalogRepository } from './catalog-queries.ts';
import {
  MAX_CHANGED_PRODUCTS,
  readChangedProducts,
  readWideVersion,
} from './changed-product-queries.ts';
import { Columns, type ColumnValues } from './columns.ts';
import {
  type FilterResult,
  filterProducts,
  hasLandedRange,
  matchingNumbers,
  withoutLandedPrice,
} from './filter.ts';
import { NameOrders } from './name-orders.ts';
import { ProductSearch, type Unanswered } from './product-search.ts';
import type { UnderstoodAmount } from './search/amount-filter.ts';
import { type CatalogDependencies, catalogDependencies } from './versions/catalog-dependencies.ts';
import { ChangeLog } from './versions/change-log.ts';
import { edgePricesOf, kindsOf, type ListContents } from './versions/list-dependency.ts';
import { openVersionSync } from './versions/version-sync.ts';

export interface CatalogPage extends FilterResult, ListContents {
  readonly capped: boolean;
  readonly corrected: string | null;
  /** null without a search. */
  readonly match: SearchMatch | null;
  /** Amounts of the search text that filter the products, and whether a product meets them. */
  readonly amounts: readonly UnderstoodAmount[];
  readonly hasAmounts: boolean;
  /** What the search asks for and no product answers to. */
  readonly unanswered: Unanswered | null;
  /** Machine types of the matches in the order of their best one; null where they are not sorted by relevance. */
  readonly typeOrder: readonly string[] | null;
  /** Matching products without a landed price, which a filter by it leaves out and a sort has last; null without both. */
  readonly withoutLandedPrice: number | null;
  /** Of the chosen machine type; null without one. */
  readonly attributeMatches: AttributeMatches | null;
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
  /** Throws the field errors of a machine type or attribute that does not exist, or does not fit. */
  page(query: ProductQuery, lang: Lang): Promise<CatalogPage>;
  /**
   * Those of these products that are public and match the query with all its words, whatever its page and sort; no nearest ones.
   * Throws like page().
   */
  matching(query: ProductQuery, nos: readonly number[]): Promise<readonly number[]>;
  /** What cached replies depend on. */
  readonly dependencies: CatalogDependencies;
}

/** How long a version is used without checking the database; a change of this process is reported by `refresh`. */
const VERSION_MAX_AGE_MS = { sqlite: 200, postgres: 1_000 } as const;

export function openCatalog({ db, engine }: Pick<Database, 'db' | 'engine'>): Catalog {
  const repository = catalogRepository(db);
  const columns = new Columns();
  const isListed = (no: number): boolean => columns.has(no);
  const nameOrders = new NameOrders({ db, engine }, isListed);
  const attributeTables = openAttributeTables(db);
  const search = new ProductSearch(db, columns, attributeTables);
  const log = new ChangeLog();
  const subscribers: CatalogSubscriber[] = [];
  let isUnfinished = false;

  const load = async (since: number, target: number): Promise<void> => {
    // What a load that failed has written to the columns is no longer known.
    const isWide = since < 0 || isUnfinished || (await readWideVersion(db)) > since;
    isUnfinished = true;
    /** Changed products with their values before. */
    const before = new Map<number, ColumnValues | null>();
    for await (const { rows, removedNos } of repository.changes(since)) {
      if (since >= 0)
        for (const no of [...rows.map((row) => row.no), ...removedNos])
          before.set(no, columns.valuesOf(no));
      columns.apply(rows, removedNos);
    }
    if (isWide) attributeTables.clear();
    const withAttributes = await attributeTables.update(changesOfTypes(before, columns));
    const wordsChanged = await search.load(since, target);
    const namesChanged = await nameOrders.update([...before.keys()]);
    const products = isWide ? null : await readChangedProducts(db, before, columns, withAttributes);
    log.add(since, target, products && { products, wordsChanged, namesChanged });
    isUnfinished = false;
    for (const subscriber of subscribers) subscriber.loaded(target);
  };

  const { version, waitForReload, invalidate } = openVersionSync({
    readVersion: () => repository.version(),
    load,
    versionMaxAgeMs: VERSION_MAX_AGE_MS[engine],
  });

  const orderOf = async (sort: string, ascending: boolean, lang: Lang): Promise<Int32Array> => {
    if (sort === 'price') return ascending ? columns.cheapest : columns.mostExpensive;
    if (sort === 'landed') return ascending ? columns.cheapestLanded : columns.mostExpensiveLanded;
    if (sort !== 'name') return ascending ? columns.oldest : columns.newest;
    const order = await nameOrders.of(lang);
    return ascending ? order : order.toReversed();
  };

  return {
    version,
    dependencies: catalogDependencies(log, columns),

    async refresh() {
      invalidate();
      for (const subscriber of subscribers) subscriber.changed();
      await waitForReload();
    },

    invalidate,

    subscribe(subscriber) {
      subscribers.push(subscriber);
    },

    async matching(query, nos) {
      const attributes = attributeQueryOf(query);
      await version();
      const listed = matchingNumbers(columns, Int32Array.from(nos.filter(isListed)), query);
      const matching = attributes
        ? matchAttributes(await attributeTables.of(attributes.type), listed, attributes.filters)
        : listed;
      if (!query.search || matching.length === 0) return matching;
      const found = await search.fullMatches(query.search);
      return matching.filter((no) => found.has(no));
    },

    async page(query, lang) {
      const attributes = attributeQueryOf(query);
      await version();
      const sort = query.sort ?? (query.search ? 'relevance' : 'newest');
      const matches = query.search
        ? await search.matches(query.search, sort === 'relevance')
        : null;
      const { capped, corrected } = matches ?? { capped: false, corrected: null };
      const ascending = query.order ? query.order === 'asc' : sort === 'name' || sort === 'landed';
      const order =
        matches && sort === 'relevance' ? matches.nos : await orderOf(sort, ascending, lang);
      const matchingOrder =
        matches && order !== matches.nos ? restrictTo(order, matches.nos) : order;
      const table = attributes && (await attributeTables.of(attributes.type));
      const full = matches?.full && matchingNumbers(columns, matches.full, query);
      const unpriced =
        sort === 'landed' || hasLandedRange(query)
          ? withoutLandedPrice(columns, matchingOrder, query)
          : null;
      const found = {
        ...filterProducts(columns, matchingOrder, query),
        capped,
        corrected,
        amounts: matches?.amounts ?? [],
        hasAmounts: matches?.hasAmounts ?? true,
        unanswered: matches?.unanswered ?? null,
        typeOrder: matches && order === matches.nos ? typesInOrder(order, columns) : null,
        foundKinds: matches && kindsOf(matches.nos, columns),
      };
      if (!table)
        return {
          ...found,
          edgePrices: edgePricesOf(found.nos, columns),
          withoutLandedPrice: unpriced?.length ?? null,
          match: matches && matchOf(full, found.total),
          attributeMatches: null,
        };
      const { filters, sort: key } = attributes;
      const matchingNos = matchingNumbers(columns, matchingOrder, query);
      const matching = matchAttributes(table, matchingNos, filters);
      const sorted = key === null ? matching : sortByAttribute(table, matching, key, ascending);
      const first = (query.page - 1) * query.limit;
      const nos = sorted.slice(first, first + query.limit);
      found.counts.machineTypes[table.type.id] = matching.length;
      return {
        ...found,
        nos,
        edgePrices: edgePricesOf(nos, columns),
        withoutLandedPrice: unpriced && matchAttributes(table, unpriced, filters).length,
        total: matching.length,
        match: matches && matchOf(full && matchAttributes(table, full, filters), matching.length),
        attributeMatches: { table, nos: matchingNos, filters },
      };
    },
  };
}

/** `full`: listed products with all searched words, null where all have them. */
const matchOf = (full: readonly number[] | null | undefined, total: number): SearchMatch => {
  if (!full || full.length === total) return 'all';
  return full.length > 0 ? 'some' : 'nearest';
};

/** Changed products by machine type: those whose type is the same as before, and those that entered or left a type. */
function changesOfTypes(before: ReadonlyMap<number, ColumnValues | null>, columns: Columns) {
  const changes: { same: TypedProduct[]; moved: TypedProduct[] } = { same: [], moved: [] };
  for (const [no, was] of before) {
    const is = columns.valuesOf(no);
    const isSame = was?.kind === is?.kind && before.size <= MAX_CHANGED_PRODUCTS;
    for (const kind of new Set([was?.kind, is?.kind])) {
      const type = KINDS[kind ?? -1]?.machineType;
      if (type) changes[isSame ? 'same' : 'moved'].push({ no, type });
    }
  }
  return changes;
}

/** Returns the numbers of `order` that are in `matchingNos`. */
function restrictTo(order: Int32Array, matchingNos: Int32Array): Int32Array {
  let highest = 0;
  for (const no of matchingNos) if (no > highest) highest = no;
  const isMatch = new Uint8Array(highest + 1);
  for (const no of matchingNos) isMatch[no] = 1;
  const restricted = new Int32Array(matchingNos.length);
  let length = 0;
  for (let at = 0; at < order.length; at++) {
    const no = order[at] as number;
    if (isMatch[no] === 1) restricted[length++] = no;
  }
  return restricted.subarray(0, length);
}
