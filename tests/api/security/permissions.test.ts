// Test of docs/permissions.md: that it lists every call, and the calls without a file of their own.
import { expect, test } from 'vitest';
import { ENDPOINTS, PERMISSION_TABLE, testPermissions } from './permission-cases.ts';

test('the table lists every call of the server, and no other', () => {
  expect(PERMISSION_TABLE.map(({ call }) => call).sort()).toEqual([...ENDPOINTS.keys()].sort());
});

await testPermissions();
