// Idempotency key of a form: the same for all retries of one attempt, a new one for the next attempt.
import { ApiError } from '../../../contract/errors.ts';
import { newKey } from './new-key.ts';

export interface AttemptKey {
  current(): string;
  /** Makes the next request a new attempt. */
  renew(): void;
}

const stored = {
  read(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name: string, key: string | null): void {
    try {
      if (key === null) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, key);
    } catch {
      // Storage may be blocked or full; the page still has the key in memory.
    }
  },
};

/** `keptAs` is the sessionStorage name for a form whose draft survives a reload. null: the key lives with the window. */
export function attemptKey(keptAs: string | null): AttemptKey {
  const name = `attempt:${keptAs}`;
  let key: string | null = null;
  return {
    current() {
      key ??= (keptAs === null ? null : stored.read(name)) ?? newKey();
      if (keptAs !== null) stored.write(name, key);
      return key;
    },
    renew() {
      key = null;
      if (keptAs !== null) stored.write(name, null);
    },
  };
}

/** The server stored other content under this key and the user was informed: the next request is a new attempt. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'keyReused';

/** Sends one request. If its outcome is unknown, the key stays the same for the retry. */
export async function underKey<Answer>(
  attempt: AttemptKey,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(attempt.current());
    attempt.renew();
    return answer;
  } catch (error) {
    if (isUsedUp(error)) attempt.renew();
    throw error;
  }
}
