// Idempotency key of one call: the key that the client chose, and a hash of the call's content.
import { hash } from 'node:crypto';

/** Stored with the row that the call creates. */
export interface IdempotencyKey {
  readonly key: string;
  /** Hash of the call's content: the same key with other content is a mistake of the client. */
  readonly hash: string;
}

const sha256 = (text: string): string => hash('sha256', text);

/** JSON replacer that sorts object keys: the hash must not depend on the order of fields, which may differ between releases. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** For rows that name their account: keys are unique per account. null if the client sent no key. */
export const idempotencyKeyOf = (
  key: string | undefined,
  content: object,
): IdempotencyKey | null =>
  key === undefined ? null : { key, hash: sha256(JSON.stringify(content, sortKeys)) };

/**
 * For rows without an owner column: the stored key includes the owner. For a visitor it includes the content, because two
 * visitors may choose the same key and neither message may be lost.
 */
export const unownedIdempotencyKey = (
  key: string | undefined,
  accountId: string | null,
  content: object,
): IdempotencyKey | null => {
  const idempotencyKey = idempotencyKeyOf(key, content);
  if (!idempotencyKey) return null;
  const owner = accountId ? ['account', accountId] : ['visitor', idempotencyKey.hash];
  return { key: sha256(JSON.stringify([...owner, idempotencyKey.key])), hash: idempotencyKey.hash };
};
