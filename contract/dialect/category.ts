// Categories in the calls that the spec documents (§7), as every documented variant has them: the tree, and those of a product.
import * as z from 'zod/mini';
import type { CategoryReference } from '../catalog/product.ts';
import { firstText, list, nullableText, recordOf } from '../read.ts';

/** A category or subcategory, sent as an object or as its name. */
const readPart = (value: unknown): Record<string, unknown> => {
  const row = typeof value === 'string' ? { name: value } : recordOf(value);
  const id = firstText(row.id, row._id, row.name);
  return { ...row, id, name: firstText(row.name, id) };
};

export const readCategory = (value: unknown): Record<string, unknown> => {
  const row = readPart(value);
  return {
    ...row,
    subcategories: z.parse(list(z.unknown(), 500), row.subcategories).map(readPart),
  };
};

/** The category of a product, known by its id or by its name; null without both. */
export const readCategoryReference = (
  sentId: unknown,
  sentLabel: unknown,
  find: (spelling: string) => { readonly id: string } | undefined,
): CategoryReference | null => {
  const id = z.parse(nullableText(64), sentId);
  const label = z.parse(nullableText(200), sentLabel);
  const known = (id !== null ? find(id) : undefined) ?? (label !== null ? find(label) : undefined);
  const shown = label ?? id;
  return shown === null ? null : { id: known?.id ?? null, label: shown };
};
