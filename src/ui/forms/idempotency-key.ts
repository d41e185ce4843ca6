// Idempotency key of a form: the same for all retries of one attempt, a new one for the next attempt.
import { ApiError } from '../../../contract/errors.ts';
import { readFromTab, storeInTab } from '../../stores/tab-storage.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';

export interface IdempotencyKey {
  current(): string;
  /** Makes the next request a new attempt. */
  renew(): void;
}

/** `formName` is part of the sessionStorage name, for a form whose draft survives a reload. null: the key lives with the window. */
export function createIdempotencyKey(formName: string | null): IdempotencyKey {
  const name = `attempt:${formName}`;
  let key: string | null = null;
  return {
    current() {
      key ??= (formName === null ? null : readFromTab(name)) ?? newIdempotencyKey();
      if (formName !== null) storeInTab(name, key);
      return key;
    },
    renew() {
      key = null;
      if (formName !== null) storeInTab(name, null);
    },
  };
}

/** The server stored other content under this key and the user was informed: the next request is a new attempt. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'keyReused';

/** Sends one request. If its outcome is unknown, the key stays the same for the retry. */
export async function sendWithKey<Answer>(
  key: IdempotencyKey,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(key.current());
    key.renew();
    return answer;
  } catch (error) {
    if (isKeyReused(error)) key.renew();
    throw error;
  }
}
