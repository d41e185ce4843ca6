// The cases of docs/permissions.md: every call as every kind of caller, against the running server. Four test files share them, because
// each case builds what it calls, and files run side by side.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ApiError } from '../../../contract/errors.ts';
import { ALL_ENDPOINTS } from '../../../contract/index.ts';
import { CALLS } from './permission-calls.ts';
import { CALLERS, openPermissionSetup } from './permission-setup.ts';

/** First segments of paths with a file of their own; all others are in permissions.test.ts. */
export const GROUPS = ['admin', 'auth', 'products'] as const;
type Group = (typeof GROUPS)[number];

export const PERMISSION_TABLE = readFileSync(
  new URL('../../../docs/permissions.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => /^\| (GET|POST|PUT|DELETE) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, call = '', ...answers]) => ({
    call,
    answers: Object.fromEntries(CALLERS.map((caller, at) => [caller, answers[at] ?? ''])),
  }));

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
export const ENDPOINTS = new Map(ALL_ENDPOINTS.map((each) => [nameOf(each), each] as const));

const groupOf = (call: string): Group | undefined =>
  GROUPS.find((group) => call.split(' ')[1]?.split('/')[1] === group);

/** The outcome in the words of the table; any other error as it is. */
async function outcome(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
    return 'yes';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 && error.code === 'unauthorized') return 'sign in';
    if (error.code === 'suspended') return 'suspended';
    if (error.status === 403) return 'no';
    if (error.status === 404) return 'hidden';
    return `${error.status} ${error.code}: ${error.message} ${JSON.stringify(error.fields)}`;
  }
}

/** Tests the calls of a group, or without one those of none. */
export async function testPermissions(group?: Group): Promise<void> {
  const setup = await openPermissionSetup();
  afterAll(() => setup.close());

  describe('each call has the status of the table', () => {
    for (const { call, answers } of PERMISSION_TABLE.filter((row) => groupOf(row.call) === group))
      for (const caller of CALLERS)
        test(`${call} as ${caller}`, async () => {
          const endpoint = ENDPOINTS.get(call);
          const buildCall = CALLS[call];
          if (!endpoint || !buildCall) throw new Error(`no such call: ${call}`);
          const { api, input } = await buildCall(setup, caller);
          expect(await outcome(() => api.call(endpoint, input as never))).toBe(answers[caller]);
        });
  });
}
