// Abort signal of one attempt of a call, for browsers without AbortSignal.any, which is newer than the oldest supported ones.

/** Aborts with the first of the signals; throws if one is aborted already. */
export function anySignal(first: AbortSignal, second: AbortSignal): AbortSignal {
  const any = new AbortController();
  for (const signal of [first, second]) {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => any.abort(signal.reason));
  }
  return any.signal;
}

/** Aborts with `signal`, or with a TimeoutError after that time. */
export const attemptSignal = (signal: AbortSignal, timeoutMs: number): AbortSignal =>
  anySignal(signal, AbortSignal.timeout(timeoutMs));
