// Schema of idempotency keys: the server executes requests with the same key only once.
import * as z from 'zod/mini';
import { optionalField } from './body.ts';
import { fieldError } from './query.ts';

/** 1 to 64 characters that need no escaping anywhere. Clients send a random key per attempt, such as a UUID. */
export const idempotencyKey = optionalField(
  z
    .string(fieldError('idempotencyKey'))
    .check(z.regex(/^[\w.:-]{1,64}$/, fieldError('idempotencyKey'))),
);
