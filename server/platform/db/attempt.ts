// One attempt of a call under the client's idempotency key: who made it, and what it held.
import { createHash } from 'node:crypto';

/** What is stored with the row that the call made. */
export interface Attempt {
  readonly key: string;
  /** Of the call's content: the same key with another one is a mistake. */
  readonly hash: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same whatever the order that fields are declared in: releases may differ in it. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Of an account, which the row names: its keys are its own. null where the client made none. */
export const attemptOf = (key: string | undefined, content: object): Attempt | null =>
  key === undefined ? null : { key, hash: sha256(JSON.stringify(content, inOrder)) };

/**
 * Where the row names no account, the key says whose it is. A visitor's counts together with its content: two visitors
 * may choose the same one, and neither message may be lost to the other.
 */
export const unownedAttempt = (
  key: string | undefined,
  accountId: string | null,
  content: object,
): Attempt | null => {
  const attempt = attemptOf(key, content);
  if (!attempt) return null;
  const owner = accountId ? ['account', accountId] : ['visitor', attempt.hash];
  return { key: sha256(JSON.stringify([...owner, attempt.key])), hash: attempt.hash };
};
