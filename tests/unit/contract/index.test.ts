// Index of the contract: it lists every endpoint that a module of contract/ declares.
import { expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../../../contract/**/*.ts', {
  eager: true,
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Endpoints by module and export name. */
const declared = new Map(
  Object.entries(MODULES).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isEndpoint(value) ? [[`${file.split('/contract/')[1]} ${name}`, value] as const] : [],
    ),
  ),
);

test('every declared endpoint is listed', () => {
  const missing = [...declared].filter(([, endpoint]) => !ALL_ENDPOINTS.includes(endpoint));
  expect(missing.map(([name]) => name)).toEqual([]);
});
