// Assertion that a reply matches the contract exactly: every declared field, and no other.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';

export interface RawReply {
  readonly status: number;
  readonly body: unknown;
}

/** Parsing drops undeclared fields, so a reply that equals its parsed form has none. */
const expectExact = (schema: z.core.$ZodType, body: unknown): void => {
  const parsed = z.safeParse(schema, body);
  expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  expect(body).toEqual(parsed.data);
};

export function expectMatchesContract(endpoint: Endpoint, { status, body }: RawReply): void {
  expectExact(status < 400 ? endpoint.reply : errorReply, body);
}
