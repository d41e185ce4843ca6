// Tests of the endpoints whose schemas load with their first call.
import { expect, test } from 'vitest';
import * as lazyEndpoints from '../../../src/api/lazy-endpoints.ts';

test.each(Object.entries(lazyEndpoints))(
  '%s is declared with the same address',
  async (_, lazy) => {
    const { method, path, access } = await lazy.load();
    expect(lazy).toMatchObject({ method, path, access });
  },
);
