// Assertion that a reply matches the contract exactly: every declared field, and no other.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errorReply } from '../../contract/errors.ts';

export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** Parsing drops undeclared fields, so a reply that equals its parsed form has none. */
const expectExact = (schema: z.core.$ZodType, body: unknown): void => {
  const read = z.safeParse(schema, body);
  expect(read.success ? [] : read.error.issues).toEqual([]);
  expect(body).toEqual(read.data);
};

export function expectDeclared(endpoint: Endpoint, { status, body }: WireReply): void {
  expectExact(status < 400 ? endpoint.reply : errorReply, body);
}
