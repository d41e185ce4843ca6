// Schema helpers for query strings: an empty value counts as absent, an invalid value has its own error.
import * as z from 'zod/mini';
import { MAX_PAGE_NUMBER, MAX_PAGE_SIZE, PAGE_SIZE } from './catalog/catalog-limits.ts';
import type { FieldErrorKey } from './messages.ts';

export const fieldError = (errorKey: FieldErrorKey) => ({ error: errorKey });

const isBlank = (value: string): boolean => value.replaceAll('\0', '').trim() === '';

const blankToUndefined = z.transform((value: unknown): unknown =>
  value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
);

/** Optional value. Empty values count as absent, because a plain GET form sends them. */
export const optionalParam = <Schema extends z.core.$ZodType>(schema: Schema) => {
  const optionalSchema = z.optional(schema as z.core.$ZodType<z.output<Schema>, unknown>);
  return z.optional(z.pipe(blankToUndefined, optionalSchema));
};

export const textParam = (maxLength: number, errorKey: FieldErrorKey) =>
  z.pipe(
    z.string(fieldError('invalid')).check(z.maxLength(maxLength, fieldError(errorKey))),
    z.transform((value) => value.replaceAll('\0', '').trim()),
  );

/** Resolves an id, or any spelling that `find` knows, to the id. */
export const resolvedId = (
  find: (spelling: string) => { readonly id: string } | undefined,
  errorKey: FieldErrorKey,
) =>
  z.pipe(
    z
      .string(fieldError(errorKey))
      .check(z.refine((value) => find(value) !== undefined, fieldError(errorKey))),
    z.transform((value) => find(value)?.id ?? ''),
  );

export const numberInRange = (
  errorKey: FieldErrorKey,
  min: number,
  max: number,
  integerOnly: boolean,
) =>
  z.pipe(
    z
      .union(
        [z.number(), z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/, fieldError(errorKey)))],
        fieldError(errorKey),
      )
      .check(
        z.refine((value) => {
          const number = Number(value);
          return number >= min && number <= max && (!integerOnly || Number.isInteger(number));
        }, fieldError(errorKey)),
      ),
    z.transform(Number),
  );

export const booleanParam = z.pipe(
  z.union([z.boolean(), z.enum(['1', 'true', '0', 'false'])], fieldError('invalid')),
  z.transform((value) => value === true || value === '1' || value === 'true'),
);

const withDefault = (schema: ReturnType<typeof numberInRange>, fallback: number) =>
  z.pipe(
    optionalParam(schema),
    z.transform((value: number | undefined) => value ?? fallback),
  );

/** Query parameters `page` and `limit` of every list. */
export const paginationParams = {
  page: withDefault(numberInRange('page', 1, MAX_PAGE_NUMBER, true), 1),
  limit: withDefault(numberInRange('pageSize', 1, MAX_PAGE_SIZE, true), PAGE_SIZE),
};
