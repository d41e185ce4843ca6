// Counts by which a list of products can be narrowed: categories, machine types, and the values of their attributes.
import * as z from 'zod/mini';
import {
  count,
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  reader,
  recordOf,
  rowId,
  text,
} from '../read.ts';

const countsById = reader(
  (value) =>
    Object.fromEntries(
      Object.entries(recordOf(value))
        .slice(0, 500)
        .map(([id, each]) => [id, z.parse(count, each)]),
    ),
  { values: count },
);

const countFields = fields({ categories: countsById, subcategories: countsById, capped: flag });

/** Number of products per category and subcategory id with all other filters applied; null if the backend does not send it. */
export const productCounts = reader(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? z.parse(countFields, value)
      : null,
  countFields.json,
);
export type ProductCounts = z.output<typeof countFields>;

const facetCounts = list(fields({ id: rowId, name: text(200), count }), 200);

const attributeFacet = fields({
  key: rowId,
  name: text(200),
  unit: nullableText(20),
  isKey: flag,
  /** Lowest and highest value, and the numbers of products in equal parts of that range; empty for a choice. */
  min: nullableNumber,
  max: nullableNumber,
  histogram: list(count, 50),
  /** Empty for a number. */
  choices: facetCounts,
});
export type AttributeFacet = z.output<typeof attributeFacet>;

/** Counts by which a list can be narrowed, each with all other filters applied. */
export const facets = fields({
  /** Machine types with matches, by relevance or by count; empty for the whole catalog without a search. */
  types: facetCounts,
  /** Attributes of the chosen machine type. */
  attributes: list(attributeFacet, 60),
});
export type Facets = z.output<typeof facets>;
