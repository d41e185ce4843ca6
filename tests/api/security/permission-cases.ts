// The cases of scripts/permissions.ts: every call as every kind of caller, against the running server. Four test files share them, because
// each case builds what it calls, and files run side by side.
import { afterAll, describe, expect, test } from 'vitest';
import { ApiError } from '../../../contract/errors.ts';
import { CALLERS, type Caller, PERMISSIONS } from '../../../scripts/permissions.ts';
import { CALLS } from './permission-calls.ts';
import { openPermissionSetup } from './permission-setup.ts';

/** First segments of paths with a file of their own; all others are in permissions.test.ts. */
export const GROUPS = ['admin', 'auth', 'products'] as const;
type Group = (typeof GROUPS)[number];

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
    for (const { call, endpoint, permissions } of PERMISSIONS.filter(
      (row) => groupOf(row.call) === group,
    ))
      describe(call, () => {
        afterAll(() => {
          setup.input = null;
        });

        // Who is refused comes first, because their calls change nothing.
        const isAllowed = (caller: Caller): number => Number(permissions[caller] === 'yes');
        const callers = CALLERS.toSorted((one, other) => isAllowed(one) - isAllowed(other));

        test.each(callers)('as %s', async (caller) => {
          const buildCall = CALLS[call];
          if (!buildCall) throw new Error(`no request of ${call} in permission-calls.ts`);
          const { api, input } = await buildCall(setup, caller);
          const result = await outcome(() => api.call(endpoint, input as never));
          // The others' calls must be about something that is as it was, or they would be refused for another reason.
          if (result === 'yes' && endpoint.method !== 'GET') setup.input = null;
          expect(result).toBe(permissions[caller]);
        });
      });
  });
}
