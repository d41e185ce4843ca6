// A client's key for one attempt of a call: sent again under it, however often, the call is carried out once.
import * as z from 'zod/mini';
import { maybe } from './body.ts';
import { says } from './query.ts';

/** 1 to 64 characters that need no escaping anywhere; a random one for each attempt, such as a UUID. */
export const idempotencyKey = maybe(
  z.string(says('idempotencyKey')).check(z.regex(/^[\w.:-]{1,64}$/, says('idempotencyKey'))),
);
