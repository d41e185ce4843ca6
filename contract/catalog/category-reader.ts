// Parser of the category tree with the number of products in each part, for all documented variants.
import * as z from 'zod/mini';
import { count, fields, list, nullableText, record } from '../read.ts';
import { rowsOf } from '../reply.ts';

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

const countedCategoryFields = fields({
  id: nullableText(64),
  _id: nullableText(64),
  name: nullableText(200),
  count,
});

/** A category or subcategory, as an object or a plain name; rejects rows without id and name. */
const countedCategory = z.pipe(
  z
    .pipe(
      z.unknown(),
      z.transform((value) =>
        z.parse(countedCategoryFields, typeof value === 'string' ? { name: value } : value),
      ),
    )
    .check(z.refine((parsed) => (parsed.id ?? parsed._id ?? parsed.name) !== null)),
  z.transform((parsed): CategoryCount => {
    const id = parsed.id ?? parsed._id ?? parsed.name ?? '';
    return { id, name: parsed.name ?? id, count: parsed.count };
  }),
);

/** The category tree with the backend's product counts. */
export const readCategories = (
  body: unknown,
): readonly (CategoryCount & { readonly subcategories: readonly CategoryCount[] })[] => {
  const rows = z.parse(list(z.unknown(), 500), rowsOf(body, 'categories', 'data'));
  return rows.flatMap((row) => {
    const parsed = z.safeParse(countedCategory, row);
    if (!parsed.success) return [];
    const { subcategories } = z.parse(record, row);
    return [{ ...parsed.data, subcategories: z.parse(list(countedCategory, 500), subcategories) }];
  });
};
