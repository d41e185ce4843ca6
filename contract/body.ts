// Schema helpers for request bodies, JSON and multipart: in a form, a number may be text and a list may be JSON.
import * as z from 'zod/mini';
import type { FieldText } from './messages.ts';
import { given, says } from './query.ts';
import { texts, unwrapJson } from './read.ts';

/** Removes null bytes and converts line breaks to LF: forms send each line break as CRLF, two characters. */
const plainText = z.overwrite<string>((value) =>
  value.replaceAll('\0', '').replace(/\r\n?/g, '\n'),
);

/** Trimmed text of at most `max` characters. `missing` is the error for blank text. */
export const filledText = (max: number, missing: FieldText = 'required') =>
  z
    .string(says(missing))
    .check(
      plainText,
      z.trim(),
      z.minLength(1, says(missing)),
      z.maxLength(max, says('textTooLong')),
    );

/** Text that may be blank. */
export const anyText = (max: number) =>
  z.string(says('invalid')).check(plainText, z.trim(), z.maxLength(max, says('textTooLong')));

/** Optional field: null and blank count as absent (spec §5). */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  given(schema) as z.ZodMiniOptional<
    z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | '' | null | undefined>
  >;

/** Field of a partial update: absent or null leaves the stored value unchanged, blank clears it. */
export const changed = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema as z.core.$ZodType<z.output<Schema>, z.input<Schema>>)),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? undefined),
  );

/** Like changed(), for nullable values: blank becomes null. */
export const clearable = <Schema extends z.core.$ZodType>(schema: Schema, message: FieldText) =>
  z.pipe(
    changed(z.union([z.literal(''), schema], says(message))),
    z.transform((value) => (value === '' ? null : (value as z.output<Schema> | undefined))),
  );

/** An id in a path, a query or a body. */
export const id = filledText(64);
export const idParam = z.object({ id });

/** List of short texts: an array, a JSON array, or comma-separated text. Trimmed, without blanks and duplicates (spec §5). */
export const shortTexts = (entries: number, length: number) =>
  z
    .pipe(
      z.custom<string | readonly string[]>(
        (value) => typeof value === 'string' || Array.isArray(value),
        says('invalid'),
      ),
      z.transform((value) => [...new Set(z.parse(texts, value))]),
    )
    .check(
      z.maxLength(entries, says('tooManyEntries')),
      z.refine((values) => values.every((value) => value.length <= length), says('textTooLong')),
    );

/** One value or several, as repeated form fields are parsed. Blank values are dropped. */
export const oneOrMore = <Row extends z.core.$ZodType>(
  row: Row,
  most: number,
  tooMany: FieldText,
) => {
  type Given = z.input<Row> | '' | readonly (z.input<Row> | '')[];
  const rows = z.transform((value: Given): unknown =>
    (Array.isArray(value) ? value : [value]).filter((each) => each !== '' && each !== null),
  );
  return z.pipe(
    z.pipe(
      z.custom<Given>(() => true),
      rows,
    ),
    z.array(row as z.core.$ZodType<z.output<Row>, unknown>).check(z.maxLength(most, says(tooMany))),
  );
};

/** A value, or its JSON as sent in a form. */
export const jsonOr = <Schema extends z.core.$ZodType>(schema: Schema) => {
  type Given = z.input<Schema> | string;
  return z.pipe(
    z.pipe(
      z.custom<Given>(() => true),
      z.transform((value: Given): unknown => unwrapJson(value)),
    ),
    schema as z.core.$ZodType<z.output<Schema>, unknown>,
  );
};
