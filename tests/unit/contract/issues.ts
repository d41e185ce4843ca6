// Result of a schema for an input: the parsed value, or the first issue of each field by its path.
import * as z from 'zod/mini';

export const parsed = (schema: z.core.$ZodType, value: unknown): unknown => {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : issues(schema, value);
};

export const issues = (schema: z.core.$ZodType, value: unknown): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? [])
    found[path.join('.')] ??= message;
  return found;
};
