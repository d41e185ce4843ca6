// Holds replies against the contract: all that is declared is there, and nothing else.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoint.ts';
import { failure } from '../../contract/errors.ts';

export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** Parsing leaves out what is undeclared, so a reply that parses to itself holds nothing else. */
const expectExact = (schema: z.core.$ZodType, body: unknown): void => {
  const read = z.safeParse(schema, body);
  expect(read.success ? [] : read.error.issues).toEqual([]);
  expect(body).toEqual(read.data);
};

export function expectDeclared(endpoint: Endpoint, { status, body }: WireReply): void {
  expectExact(status < 400 ? endpoint.reply : failure, body);
}
