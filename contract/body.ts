// Schema helpers for request bodies, JSON and multipart: in a form, a number may be text and a list may be JSON.
import * as z from 'zod/mini';
import type { FieldErrorKey } from './messages.ts';
import { fieldError, optionalParam } from './query.ts';
import { texts, unwrapJson } from './read.ts';

/** Removes null bytes and converts line breaks to LF: forms send each line break as CRLF, two characters. */
const plainText = z.overwrite<string>((value) =>
  value.replaceAll('\0', '').replace(/\r\n?/g, '\n'),
);

/** Trimmed text of at most `max` characters. `blankErrorKey` is the error for blank text. */
export const requiredText = (max: number, blankErrorKey: FieldErrorKey = 'required') =>
  z
    .string(fieldError(blankErrorKey))
    .check(
      plainText,
      z.trim(),
      z.minLength(1, fieldError(blankErrorKey)),
      z.maxLength(max, fieldError('textTooLong')),
    );

/** Text that may be blank. */
export const anyText = (max: number) =>
  z
    .string(fieldError('invalid'))
    .check(plainText, z.trim(), z.maxLength(max, fieldError('textTooLong')));

/** Optional field: null and blank count as absent (spec §5). */
export const optionalField = <Schema extends z.core.$ZodType>(schema: Schema) =>
  optionalParam(schema) as z.ZodMiniOptional<
    z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | '' | null | undefined>
  >;

/** Field of a partial update: absent or null leaves the stored value unchanged, blank clears it. */
export const patchField = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema as z.core.$ZodType<z.output<Schema>, z.input<Schema>>)),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? undefined),
  );

/** Like patchField(), for nullable values: blank becomes null. */
export const clearableField = <Schema extends z.core.$ZodType>(
  schema: Schema,
  errorKey: FieldErrorKey,
) =>
  z.pipe(
    patchField(z.union([z.literal(''), schema], fieldError(errorKey))),
    z.transform((value) => (value === '' ? null : (value as z.output<Schema> | undefined))),
  );

/** An id in a path, a query or a body. */
export const id = requiredText(64);
export const idParam = z.object({ id });

/** List of short texts: an array, a JSON array, or comma-separated text. Trimmed, without blanks and duplicates (spec §5). */
export const shortTexts = (maxEntries: number, maxLength: number) =>
  z
    .pipe(
      z.custom<string | readonly string[]>(
        (value) => typeof value === 'string' || Array.isArray(value),
        fieldError('invalid'),
      ),
      z.transform((value) => [...new Set(z.parse(texts, value))]),
    )
    .check(
      z.maxLength(maxEntries, fieldError('tooManyEntries')),
      z.refine(
        (values) => values.every((value) => value.length <= maxLength),
        fieldError('textTooLong'),
      ),
    );

/** One value or several, as repeated form fields are parsed. Blank values are dropped. */
export const oneOrMore = <Row extends z.core.$ZodType>(
  row: Row,
  maxRows: number,
  tooMany: FieldErrorKey,
) => {
  type Input = z.input<Row> | '' | readonly (z.input<Row> | '')[];
  const rows = z.transform((value: Input): unknown =>
    (Array.isArray(value) ? value : [value]).filter((each) => each !== '' && each !== null),
  );
  return z.pipe(
    z.pipe(
      z.custom<Input>(() => true),
      rows,
    ),
    z
      .array(row as z.core.$ZodType<z.output<Row>, unknown>)
      .check(z.maxLength(maxRows, fieldError(tooMany))),
  );
};

/** A value, or its JSON as sent in a form. */
export const valueOrJson = <Schema extends z.core.$ZodType>(schema: Schema) => {
  type Input = z.input<Schema> | string;
  return z.pipe(
    z.pipe(
      z.custom<Input>(() => true),
      z.transform((value: Input): unknown => unwrapJson(value)),
    ),
    schema as z.core.$ZodType<z.output<Schema>, unknown>,
  );
};
