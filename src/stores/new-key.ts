// Random idempotency keys. On their own: the chat needs no more of src/stores/attempt.ts, and loads no more.

/** Random, 32 characters. Pages of an address without TLS have no crypto.randomUUID(). */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
