// Building blocks for bodies: JSON and multipart forms alike, where a number may come as text and a list as JSON.
import * as z from 'zod/mini';
import type { FieldText } from './messages.ts';
import { given, says } from './query.ts';
import { texts, unwrapJson } from './read.ts';

/** Without null bytes, and with the line ends that were typed: a form sends each as two signs. */
const plainText = z.overwrite<string>((value) =>
  value.replaceAll('\0', '').replace(/\r\n?/g, '\n'),
);

/** Text of at most `max` characters, trimmed. Blank text is `missing`. */
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

/** A field that may be left out; null and blank are left out too (spec §5). */
export const maybe = <Schema extends z.core.$ZodType>(schema: Schema) =>
  given(schema) as z.ZodMiniOptional<
    z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | '' | null | undefined>
  >;

/** A field of a partial change: left out or null it stays as it was, blank it is cleared. */
export const changed = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema as z.core.$ZodType<z.output<Schema>, z.input<Schema>>)),
    z.transform((value: z.output<Schema> | null | undefined) => value ?? undefined),
  );

/** Blank clears a value that may be missing: null comes out. */
export const clearable = <Schema extends z.core.$ZodType>(schema: Schema, message: FieldText) =>
  z.pipe(
    changed(z.union([z.literal(''), schema], says(message))),
    z.transform((value) => (value === '' ? null : (value as z.output<Schema> | undefined))),
  );

/** An id as a path, a query or a body names it. */
export const id = filledText(64);
export const idParam = z.object({ id });

/** Short texts: a list, a JSON list, or comma-separated text; trimmed, no blanks, each once (spec §5). */
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

/** One value or several, as repeated form fields come; blanks between them are dropped. */
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

/** A value, or the JSON of one as a form sends it. */
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
