// Schemas of reply fields: each reads any value into one type without failing, and describes that type as JSON Schema.
// An unreadable field gets its fallback, an unreadable row of a list is left out.
import * as z from 'zod/mini';

/** JSON Schema of the value that a schema yields; the server documents and serializes replies with it. */
export interface Json {
  readonly type?: 'string' | 'number' | 'boolean';
  readonly enum?: readonly string[];
  readonly nullable?: true;
  /** The fields of an object, all required. */
  readonly fields?: Readonly<Record<string, Schema>>;
  /** The rows of an array. */
  readonly items?: Schema;
  /** The values of an object with any names. */
  readonly values?: Schema;
}

type Schema = z.core.$ZodType;

/**
 * Declares a schema from the function that reads a value; undefined refuses it, and with it the object or row that it belongs
 * to. The build leaves `json` out of the browser's code.
 */
export const reader = <Value>(read: (value: unknown) => Value | undefined, json: Json) =>
  Object.assign(
    z.transform<unknown, Value>((value, { issues }) => {
      const result = read(value);
      if (result === undefined) issues.push({ code: 'custom', input: value } as never);
      return result as never;
    }) as z.ZodMiniType<Value, unknown>,
    { json },
  );

/** Maximum characters of any text; longer text is cut, so that one malicious field cannot freeze a page. */
const MAX_TEXT_LENGTH = 20_000;

const string = { type: 'string' } as const;
const nullable = { nullable: true } as const;

/** Cuts first, so that cleaning costs at most `max`. Removes unpaired surrogates, which cannot be encoded in a URL. */
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' || Number.isFinite(value)
    ? String(value)
        .slice(0, max)
        .replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
    : '';

const numberOf = (value: unknown): number | null => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

const stringOf = (values: readonly string[] | undefined): Json =>
  values ? { ...string, enum: values } : string;

/** A string, or a number as text; anything else is ''. Trimmed, without null bytes, cut at `max`. `values` are documented. */
export const text = (max = MAX_TEXT_LENGTH, values?: readonly string[]) =>
  reader((value) => textOf(value, max), stringOf(values));

/** Like text(), but '' refuses the object. */
export const requiredText = (max: number, values?: readonly string[]) =>
  reader((value) => textOf(value, max) || undefined, stringOf(values));

/** Id of a row; a row without one is left out. */
export const rowId = requiredText(64);

/** Like text(), but null instead of ''. */
export const nullableText = (max = MAX_TEXT_LENGTH) =>
  reader((value) => textOf(value, max) || null, { ...string, ...nullable });

type Field<Value> = ReturnType<typeof reader<Value>>;

/** One of the values, or the fallback; without a fallback, another value refuses the object. */
export function oneOf<Value extends string>(values: readonly Value[]): Field<Value>;
export function oneOf<Value extends string, Fallback extends Value | null>(
  values: readonly Value[],
  fallback: Fallback,
): Field<Value | Fallback>;
export function oneOf<Value extends string>(
  values: readonly Value[],
  fallback?: Value | null,
): Field<Value | null> {
  return reader<Value | null>(
    (value) => values.find((each) => each === textOf(value, 100)) ?? fallback,
    { ...string, enum: values, ...(fallback === null ? nullable : {}) },
  );
}

/** A finite number or a numeric string; anything else is null. */
export const nullableNumber = reader(numberOf, { type: 'number', ...nullable });

/** An integer of at least 0; unreadable values are 0. */
export const count = reader((value) => Math.max(0, Math.trunc(numberOf(value) ?? 0)), {
  type: 'number',
});

/** true, 1, "1" and "true" are true; everything else is false. */
export const flag = reader(
  (value) => value === true || value === 1 || value === '1' || value === 'true',
  { type: 'boolean' },
);

const timeOf = (value: unknown): string | null => {
  const time = Date.parse(textOf(value, 64));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** An ISO date-time, which our server always sends; null if the value is not a date. */
export const time = reader(timeOf, string);
export const nullableTime = reader(timeOf, { ...string, ...nullable });

/** The server's text for the user; null if another backend sends none. */
export const message = reader((value) => textOf(value, 500) || null, string);

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
export const recordOf = (value: unknown): Record<string, unknown> => {
  const object = unwrapJson(value);
  return typeof object === 'object' && object !== null && !Array.isArray(object)
    ? (object as Record<string, unknown>)
    : {};
};

/** Like recordOf(), as a schema. */
export const record = reader(recordOf, {});

/** An array, or one sent as a JSON string. Rows that fail to parse are dropped, the others stay. */
export const list = <Row extends Schema>(row: Row, max = 1_000) =>
  reader(
    (value): z.output<Row>[] => {
      const rows = unwrapJson(value);
      if (!Array.isArray(rows)) return [];
      return rows.slice(0, max).flatMap((each) => {
        const parsed = z.safeParse(row, each);
        return parsed.success ? [parsed.data] : [];
      });
    },
    { items: row },
  );

/** Parses comma-separated text that was itself sent as a JSON string with quotes (spec §3, certifications). */
const unwrapQuotedText = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*"/.test(value) ? parseJsonOrReturn(value) : value;

/** A list of short texts: an array, its JSON string, or comma-separated text. Empty entries are dropped. */
export const texts = reader(
  (value): readonly string[] => {
    const rows = unwrapQuotedText(unwrapJson(value));
    const parts = typeof rows === 'string' ? rows.slice(0, MAX_TEXT_LENGTH).split(',') : rows;
    return z.parse(list(text(500), 100), parts).filter((part) => part !== '');
  },
  { items: text() },
);

type Fields<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Schema ? z.output<Shape[Name]> : never;
};

/** Parses the named fields of any value: a missing or unreadable field gets the fallback of its schema. */
export const fields = <Shape extends Record<string, Schema>>(shape: Shape) => {
  const entries = Object.entries(shape);
  const readAll = (value: Record<string, unknown>): Fields<Shape> | undefined => {
    const result: Record<string, unknown> = {};
    for (const [name, field] of entries) {
      const parsed = z.safeParse(field, value[name]);
      if (!parsed.success) return undefined;
      result[name] = parsed.data;
    }
    return result as Fields<Shape>;
  };
  // Cached result for empty objects and for values that are not objects: a long list of them must not freeze a page.
  let emptyResult: Fields<Shape> | undefined;
  return reader(
    (value) => {
      const object = recordOf(value);
      if (Object.keys(object).length > 0) return readAll(object);
      emptyResult ??= readAll({});
      return emptyResult && { ...emptyResult };
    },
    { fields: shape },
  );
};

/** Value of `schema`, or null if it is absent or refused. */
export const orNull = <Value extends Schema & { readonly json: Json }>(schema: Value) =>
  reader(
    (value): z.output<Value> | null => {
      if (value === undefined || value === null) return null;
      const parsed = z.safeParse(schema, value);
      return parsed.success ? parsed.data : null;
    },
    { ...schema.json, ...nullable },
  );

/** Returns the first value that is readable as a text or a number and not empty. */
export const firstText = (...values: unknown[]): unknown =>
  values.find((value) => textOf(value, 64) !== '');

/** Returns the first named field that is present, such as `_id` or `id`, `products` or `data`. */
export const firstPresent = (object: Record<string, unknown>, ...names: string[]): unknown => {
  for (const name of names)
    if (object[name] !== undefined && object[name] !== null) return object[name];
  return undefined;
};

/** An address with http or https; null for any other, such as `javascript:`. */
export const httpUrl = (value: string | null): string | null =>
  value !== null && /^https?:\/\//i.test(value) ? value : null;

/** Like httpUrl(), as a schema. */
export const website = reader((value) => httpUrl(textOf(value, 500)), { ...string, ...nullable });
