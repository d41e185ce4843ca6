// Assertion that a reply matches the contract exactly: every declared field, and no other.
import { expect } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { differencesFromContract } from './contract-differences.ts';

export interface RawReply {
  readonly status: number;
  readonly body: unknown;
}

export function expectMatchesContract(endpoint: Endpoint, { status, body }: RawReply): void {
  expect(differencesFromContract(endpoint, status, body)).toEqual([]);
}
