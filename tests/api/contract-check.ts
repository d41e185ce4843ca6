// Assertion that a reply matches the contract exactly: every declared field, and no other.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';
import type { Json } from '../../contract/read.ts';

export interface RawReply {
  readonly status: number;
  readonly body: unknown;
}

/** The schemas of contract/read.ts accept any value, so it is compared with the JSON Schema that they document. */
function expectDocumented(
  { type, enum: values, nullable, fields, items, values: each }: Json,
  value: unknown,
): void {
  if (value === null) {
    expect(nullable).toBe(true);
    return;
  }
  if (fields) {
    const object = Object(value) as Record<string, unknown>;
    // A field that may be missing is the only one declared with zod's optional().
    const expected = Object.entries(fields).filter(
      ([name, schema]) => name in object || schema._zod.def.type !== 'optional',
    );
    expect(Object.keys(object).sort()).toEqual(expected.map(([name]) => name).sort());
    for (const [name, schema] of expected) expectExact(schema, object[name]);
  }
  if (items) {
    expect(value).toBeInstanceOf(Array);
    for (const row of value as unknown[]) expectExact(items, row);
  }
  if (each) for (const entry of Object.values(value as object)) expectExact(each, entry);
  if (type) expect(typeof value).toBe(type);
  if (values) expect(values).toContain(value);
}

/** Parsing drops undeclared fields, so a reply that equals its parsed form has none. */
function expectExact(schema: z.core.$ZodType, body: unknown): void {
  const { json } = schema as { readonly json?: Json };
  if (json) expectDocumented(json, body);
  else {
    const read = z.safeParse(schema, body);
    expect(read.success ? [] : read.error.issues).toEqual([]);
    expect(body).toEqual(read.data);
  }
}

export function expectMatchesContract(
  { dialect, reply }: Endpoint,
  { status, body }: RawReply,
): void {
  const schema = status < 400 ? (dialect?.schema ?? reply) : errorReply;
  const { success, ...sent } = Object(body) as Record<string, unknown>;
  if ('json' in schema) expect(success).toBe(true);
  expectExact(schema, 'json' in schema ? sent : body);
}
