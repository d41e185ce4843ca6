// Attempts of a chat call: each has a time limit, temporary failures are retried.
import { attemptSignal } from '../../api/attempt-signal.ts';
import { withRetries } from '../../stores/retry.ts';

const ATTEMPT_TIMEOUT_MS = 15_000;

/** `call` must pass its signal on. Rejects with the last error, or with the reason of `signal` as soon as it is aborted. */
export const callWithRetries = <Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> => withRetries(() => call(attemptSignal(signal, ATTEMPT_TIMEOUT_MS)), signal);
