// Comparison of a reply with the contract: it must have every declared field, and no other.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';
import type { Json } from '../../contract/read.ts';

type Schema = z.core.$ZodType;

/** The schemas of contract/read.ts accept any value, so it is compared with the JSON Schema that they document. */
function differencesFromJson(
  { type, enum: values, nullable, fields, items, values: each }: Json,
  value: unknown,
  path: string,
): string[] {
  if (value === null) return nullable ? [] : [`${path} is null`];
  const differences: string[] = [];
  if (fields) {
    const object = Object(value) as Record<string, unknown>;
    for (const name of Object.keys(object))
      if (!(name in fields)) differences.push(`${path}.${name} is not declared`);
    for (const [name, schema] of Object.entries(fields)) {
      if (name in object)
        differences.push(...differencesFrom(schema, object[name], `${path}.${name}`));
      // A field that may be missing is the only one declared with zod's optional().
      else if (schema._zod.def.type !== 'optional') differences.push(`${path}.${name} is missing`);
    }
  }
  if (items) {
    if (!Array.isArray(value)) return [`${path} is not a list`];
    for (const [at, row] of value.entries())
      differences.push(...differencesFrom(items, row, `${path}[${at}]`));
  }
  if (each)
    for (const [name, entry] of Object.entries(value as object))
      differences.push(...differencesFrom(each, entry, `${path}.${name}`));
  const isOfType = type === undefined || typeof value === type;
  if (!isOfType) differences.push(`${path} is ${typeof value} instead of ${type}`);
  if (values && !values.some((allowed) => allowed === value))
    differences.push(`${path} is ${String(value)}`);
  return differences;
}

/** Parsing drops undeclared fields, so a reply that equals its parsed form has none. */
function differencesFrom(schema: Schema, value: unknown, path: string): string[] {
  const { json } = schema as { readonly json?: Json };
  if (json) return differencesFromJson(json, value, path);
  const read = z.safeParse(schema, value);
  if (!read.success)
    return read.error.issues.map((issue) => `${path}.${issue.path.join('.')}: ${issue.message}`);
  return isDeepStrictEqual(read.data, value) ? [] : [`${path} has undeclared fields`];
}

/** Returns what differs; empty if the reply is as declared. */
export function differencesFromContract(
  { dialect, reply }: Pick<Endpoint, 'dialect' | 'reply'>,
  status: number,
  body: unknown,
): string[] {
  const schema = status < 400 ? (dialect?.schema ?? reply) : errorReply;
  if (!('json' in schema)) return differencesFrom(schema, body, 'reply');
  const { success, ...sent } = Object(body) as Record<string, unknown>;
  return [
    ...(success === true ? [] : ['reply.success is not true']),
    ...differencesFrom(schema, sent, 'reply'),
  ];
}
