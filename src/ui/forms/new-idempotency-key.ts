// Random idempotency keys. A separate file, so that the chat does not load the rest of src/ui/forms/idempotency-key.ts.

/** Returns 32 random hex characters. crypto.randomUUID() does not exist on pages without TLS. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
