// Idempotency key of a form: the same for every try of one attempt, and another one for what comes next.
import { ApiError } from '../../contract/errors.ts';
import { newKey } from './new-key.ts';

export interface AttemptKey {
  current(): string;
  /** What is sent next is something else. */
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
      // Storage can be forbidden or full; the page itself still holds the key.
    }
  },
};

/** `keptAs`: with the draft of a form that outlives its page, in this tab. null is a window whose texts go with it. */
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

/** The server has something else under this key: the reader was told, and what is sent next is meant. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'keyReused';

/** Sends one try. The key stays where nobody knows what became of it. */
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
