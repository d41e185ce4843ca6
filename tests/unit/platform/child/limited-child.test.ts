// Child processes with limits of their own: what ends them, what they are given, and that they end with their work.
import { afterEach, expect, test } from 'vitest';
import {
  type ChildLimits,
  withLimitedChild,
} from '../../../../server/platform/child/limited-child.ts';
import type { FixtureRequest } from './fixture-child.ts';

const AMPLE: ChildLimits = { heapMb: 64, residentMb: 400, cpuMs: 50_000, ms: 50_000 };
const ask = (request: FixtureRequest, limits: Partial<ChildLimits> = {}): Promise<unknown> =>
  withLimitedChild<FixtureRequest, unknown, unknown>(
    new URL('fixture-child.ts', import.meta.url),
    { ...AMPLE, ...limits },
    (child) => child.ask(request),
  );
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const heapFlags = process.env.NODE_OPTIONS;
afterEach(() => {
  if (heapFlags === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = heapFlags;
  delete process.env.SMTP_URL;
});

test('a full heap ends it, whatever heap the parent has', { timeout: 60_000 }, async () => {
  process.env.NODE_OPTIONS = '--max-old-space-size=4096';
  await expect(ask('heap', { residentMb: 4_000 })).rejects.toMatchObject({ limit: 'memory' });
});

test('memory outside of its heap ends it', { timeout: 60_000 }, async () => {
  await expect(ask('buffers')).rejects.toMatchObject({ limit: 'memory' });
});

test('the end of its time ends it, even in a loop', { timeout: 60_000 }, async () => {
  await expect(ask('time', { ms: 1_500 })).rejects.toMatchObject({ limit: 'time' });
});

test('the end of its processor time ends it', { timeout: 60_000 }, async () => {
  await expect(ask('time', { cpuMs: 1_000 })).rejects.toMatchObject({ limit: 'time' });
});

test('an end of its own is an error', async () => {
  await expect(ask('end')).rejects.toThrow('the child process ended: 3');
});

test('it gets no settings of the server', async () => {
  process.env.SMTP_URL = 'smtp://user:secret@mail.example';
  expect(JSON.stringify(await ask('env'))).not.toContain('secret');
});

test('it is ended after the work', async () => {
  const pid = (await ask('pid')) as number;
  await expect.poll(() => isRunning(pid)).toBe(false);
});
