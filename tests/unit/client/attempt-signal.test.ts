// Abort signal of an attempt: the first of two signals ends it, with its reason, and so does the time limit.
import { expect, test } from 'vitest';
import { anySignal, attemptSignal } from '../../../src/api/attempt-signal.ts';

test.each([0, 1])('signal %i of two ends the attempt with its reason', (at) => {
  const controllers = [new AbortController(), new AbortController()] as const;
  const signal = anySignal(controllers[0].signal, controllers[1].signal);
  expect(signal.aborted).toBe(false);
  controllers[at]?.abort('closed');
  expect([signal.aborted, signal.reason]).toEqual([true, 'closed']);
  controllers[1 - at]?.abort('later');
  expect(signal.reason).toBe('closed');
});

test('no attempt begins with a signal that has ended', () => {
  const { signal } = new AbortController();
  for (const signals of [
    [AbortSignal.abort('closed'), signal],
    [signal, AbortSignal.abort('closed')],
  ] as const)
    expect(() => anySignal(...signals)).toThrow('closed');
});

test('an attempt ends after its time, and before it where the caller gives up', async () => {
  const late = attemptSignal(new AbortController().signal, 5);
  await expect.poll(() => late.reason).toMatchObject({ name: 'TimeoutError' });
  const caller = new AbortController();
  const given = attemptSignal(caller.signal, 60_000);
  caller.abort();
  expect(given.reason).toMatchObject({ name: 'AbortError' });
});
