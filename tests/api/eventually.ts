// Waiting for a change from outside the server, such as one of another process or of a job.
import { expect } from 'vitest';

/** Polls until the server has seen the change: it does not check the database at every request. */
export const eventually = <Value>(read: () => Value) =>
  expect.poll(read, { timeout: 5_000, interval: 50 });
