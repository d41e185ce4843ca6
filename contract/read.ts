// Tolerant schema helpers for reply parsers: they accept any documented variant, return one normalized value, and do not
// fail because of one bad field.
import * as z from 'zod/mini';

/** Maximum characters of any text; longer text is cut, so that one malicious field cannot freeze a page. */
export const MAX_TEXT_LENGTH = 20_000;

const scalar = z.union([z.string(), z.number()]);

/** Cuts first, so that cleaning costs at most `max`. Removes unpaired surrogates, which cannot be encoded in a URL. */
const cleanText = (value: string | number, max: number): string =>
  String(value)
    .slice(0, max)
    .replace(/[\0\p{Surrogate}]/gu, '')
    .trim();

/** A string, or a number as text; anything else is ''. Trimmed, without null bytes, cut at `max`. */
export const text = (max = MAX_TEXT_LENGTH) =>
  z.catch(
    z.pipe(
      scalar,
      z.transform((value) => cleanText(value, max)),
    ),
    '',
  );

/** Like text(), but null instead of ''. */
export const nullableText = (max = MAX_TEXT_LENGTH) =>
  z.pipe(
    text(max),
    z.transform((value) => (value === '' ? null : value)),
  );

/** A finite number or a numeric string; anything else is null. */
export const nullableNumber = z.catch(
  z.nullable(
    z.pipe(
      scalar,
      z.transform((value) => {
        const number =
          typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
        return Number.isFinite(number) ? number : null;
      }),
    ),
  ),
  null,
);

/** An integer of at least 0; unreadable values are 0. */
export const count = z.pipe(
  nullableNumber,
  z.transform((value) => Math.max(0, Math.trunc(value ?? 0))),
);

/** true, 1, "1" and "true" are true; everything else is false. */
export const flag = z.pipe(
  z.unknown(),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** An ISO date-time, or null if the value is not a date. */
export const nullableTime = z.pipe(
  nullableText(64),
  z.transform((value) => {
    const time = value === null ? Number.NaN : Date.parse(value);
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  }),
);

const parseJsonOrReturn = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** Parses a string with a JSON object or array, once; other values are returned unchanged. */
export const unwrapJson = (value: unknown): unknown => {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJsonOrReturn(value) : value;
};

/** An object, or one sent as a JSON string; anything else is {}. */
export const record = z.pipe(
  z.unknown(),
  z.transform((value): Record<string, unknown> => {
    const object = unwrapJson(value);
    return typeof object === 'object' && object !== null && !Array.isArray(object)
      ? (object as Record<string, unknown>)
      : {};
  }),
);

/** An array, or one sent as a JSON string. Rows that fail to parse are dropped, the others stay. */
export const list = <Row extends z.core.$ZodType>(row: Row, max = 1_000) =>
  z.pipe(
    z.unknown(),
    z.transform((value): z.output<Row>[] => {
      const rows = unwrapJson(value);
      if (!Array.isArray(rows)) return [];
      return rows.slice(0, max).flatMap((each) => {
        const parsed = z.safeParse(row, each);
        return parsed.success ? [parsed.data] : [];
      });
    }),
  );

const listEntry = z.pipe(
  scalar,
  z.transform((value) => cleanText(value, 500)),
);

/** Parses comma-separated text that was itself sent as a JSON string with quotes (spec §3, certifications). */
const unwrapQuotedText = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*"/.test(value) ? parseJsonOrReturn(value) : value;

/** A list of short texts: an array, its JSON string, or comma-separated text. Empty entries are dropped. */
export const texts = z.pipe(
  z.unknown(),
  z.transform((value): string[] => {
    const rows = unwrapQuotedText(unwrapJson(value));
    const parts = typeof rows === 'string' ? rows.slice(0, MAX_TEXT_LENGTH).split(',') : rows;
    return z.parse(list(listEntry, 100), parts).filter((part) => part !== '');
  }),
);

type Fields<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.core.$ZodType ? z.output<Shape[Name]> : never;
};

/** Parses the named fields of any value: a missing or unreadable field gets the fallback of its schema. */
export const fields = <Shape extends Record<string, z.core.$ZodType>>(shape: Shape) => {
  const readers = Object.entries(shape);
  const readAll = (value: Record<string, unknown>) =>
    Object.fromEntries(
      readers.map(([name, field]) => [name, z.parse(field, value[name])]),
    ) as Fields<Shape>;
  // Cached result for empty objects and for values that are not objects: a long list of them must not freeze a page.
  let emptyResult: Fields<Shape> | undefined;
  return z.pipe(
    record,
    z.transform((value) => {
      if (Object.keys(value).length > 0) return readAll(value);
      emptyResult ??= readAll({});
      return { ...emptyResult };
    }),
  );
};

/** Returns the first named field that is present, such as `_id` or `id`, `products` or `data`. */
export const firstPresent = (object: Record<string, unknown>, ...names: string[]): unknown => {
  for (const name of names)
    if (object[name] !== undefined && object[name] !== null) return object[name];
  return undefined;
};
