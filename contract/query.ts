// Schema helpers for query strings: an empty value counts as absent, an invalid value has its own error.
import * as z from 'zod/mini';
import { MAX_PAGE, MAX_PAGE_SIZE, PAGE_SIZE } from './catalog/catalogue-limits.ts';
import type { FieldText } from './messages.ts';

export const says = (message: FieldText) => ({ error: message });

const blank = (value: string): boolean => value.replaceAll('\0', '').trim() === '';

const blankToAbsent = z.transform((value: unknown): unknown =>
  value === null || (typeof value === 'string' && blank(value)) ? undefined : value,
);

/** Optional value. Empty values count as absent, because a plain GET form sends them. */
export const given = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const absentOr = z.optional(schema as z.core.$ZodType<z.output<Schema>, unknown>);
  return z.optional(z.pipe(blankToAbsent, absentOr));
};

export const word = (limit: number, message: FieldText) =>
  z.pipe(
    z.string(says('invalid')).check(z.maxLength(limit, says(message))),
    z.transform((value) => value.replaceAll('\0', '').trim()),
  );

/** An id, or any spelling that `find` accepts; the output is the id. */
export const resolved = (
  find: (spelling: string) => { readonly id: string } | undefined,
  message: FieldText,
) =>
  z.pipe(
    z.string(says(message)).check(z.refine((value) => find(value) !== undefined, says(message))),
    z.transform((value) => find(value)?.id ?? ''),
  );

export const numeral = (message: FieldText, low: number, high: number, whole: boolean) =>
  z.pipe(
    z
      .union(
        [z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/, says(message)))],
        says(message),
      )
      .check(
        z.refine((value) => {
          const number = Number(value);
          return number >= low && number <= high && (!whole || Number.isInteger(number));
        }, says(message)),
      ),
    z.transform(Number),
  );

export const yes = z.pipe(
  z.union([z.boolean(), z.enum(['1', 'true', '0', 'false'])], says('invalid')),
  z.transform((value) => value === true || value === '1' || value === 'true'),
);

const orElse = (schema: ReturnType<typeof numeral>, fallback: number) =>
  z.pipe(
    given(schema),
    z.transform((value: number | undefined) => value ?? fallback),
  );

/** `page` and `limit` of every list. */
export const paging = {
  page: orElse(numeral('page', 1, MAX_PAGE, true), 1),
  limit: orElse(numeral('pageSize', 1, MAX_PAGE_SIZE, true), PAGE_SIZE),
};
