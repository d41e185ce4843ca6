// Endpoint of the link in a mail that removes a factor or a member added lately, without signing in.
import * as z from 'zod/mini';
import { requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { acknowledgement } from '../reply.ts';

/** Ends the sessions of the person whose factor it was, or of the member. */
export const removeByLink = endpoint({
  method: 'POST',
  path: '/auth/removal',
  summary: 'Removes the second factor or the member that the link of a mail is for',
  access: 'anyone',
  body: z.object({ token: requiredText(64) }),
  reply: acknowledgement,
  errors: ['validation', 'linkExpired', 'tooMany'],
});
