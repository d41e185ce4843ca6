// Token of the links that stop mails and alerts without signing in: base64url, as the server makes it.
import * as z from 'zod/mini';
import { fieldError } from '../query.ts';

/** At most 64 characters. PostgreSQL refuses text with a NUL character, which a token from elsewhere may have. */
export const stopToken = z
  .string(fieldError('required'))
  .check(z.regex(/^[\w-]{1,64}$/, fieldError('invalid')));
