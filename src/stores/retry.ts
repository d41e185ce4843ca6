// Retries of temporary failures: up to 3, with exponential delay capped at 30 s (spec §9).
import { ApiError } from '../../contract/errors.ts';
import { CLIENT_CACHE } from '../../contract/page-limits.ts';

const FIRST_DELAY_MS = 1_000;

/** Whether a retry may succeed: no reply, a server error, or a rate limit. Other errors are final. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || error.status >= 500 || error.status === 429);

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Rejects with the last error, or with the signal's reason as soon as it is aborted. */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (let retry = 0; ; retry++) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (retry >= CLIENT_CACHE.retries || !isRetryable(error)) throw error;
    }
    await pause(Math.min(FIRST_DELAY_MS * 2 ** retry, CLIENT_CACHE.maxDelayMs), signal);
  }
}
