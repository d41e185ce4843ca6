// Child process of the tests: uses up memory or time, or shows what it was given.
import { serveRequests } from '../../../../server/platform/child/serve-requests.ts';

export type FixtureRequest = 'heap' | 'buffers' | 'time' | 'end' | 'env' | 'pid';

const held: unknown[] = [];

serveRequests<FixtureRequest, unknown>(async (request) => {
  if (request === 'env') return process.env;
  if (request === 'pid') return process.pid;
  if (request === 'end') process.exit(3);
  for (;;) {
    if (request === 'heap') held.push(Array.from({ length: 1_000 }, (_, at) => ({ at })));
    // Memory outside of the heap, which no flag of V8 limits.
    if (request === 'buffers') held.push(Buffer.alloc(1024 * 1024, 1));
  }
});
