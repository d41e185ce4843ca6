// The category tree in the call that the spec documents (§7), as every documented variant has it.
import * as z from 'zod/mini';
import { firstText, list, recordOf } from '../read.ts';

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
