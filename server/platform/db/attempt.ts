// Idempotency key of one call: the key that the client chose, and a hash of the call's content.
import { createHash } from 'node:crypto';

/** Stored with the row that the call creates. */
export interface Attempt {
  readonly key: string;
  /** Hash of the call's content: the same key with other content is a mistake of the client. */
  readonly hash: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON replacer that sorts object keys: the hash must not depend on the order of fields, which may differ between releases. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** For rows that name their account: keys are unique per account. null if the client sent no key. */
export const attemptOf = (key: string | undefined, content: object): Attempt | null =>
  key === undefined ? null : { key, hash: sha256(JSON.stringify(content, inOrder)) };

/**
 * For rows without an owner column: the stored key includes the owner. For a visitor it includes the content, because two
 * visitors may choose the same key and neither message may be lost.
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
