// Endpoints for the user's own sessions: list them, end one, end all.
import * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { booleanParam, optionalParam } from '../query.ts';
import { fields, flag, list, rowId, text, time } from '../read.ts';
import { acknowledgement } from '../reply.ts';

const session = fields({
  /** A separate id: neither the token nor its hash. */
  id: rowId,
  /** Network address of the last use, without its last part; '' if unknown. */
  place: text(60),
  /** Product names, such as Firefox and Windows; '' if the user agent contains no known one. */
  browser: text(60),
  system: text(60),
  createdAt: time,
  /** Updated at most once per hour. */
  lastUsedAt: time,
  /** Whether this is the calling session. */
  current: flag,
});
export type Session = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Sessions of the signed-in user, last used first',
  access: 'user',
  reply: fields({ sessions: list(session) }),
  errors: ['unauthorized'],
});

/** May also end the calling session. Closes the live connections of the ended session. */
export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Ends one session of the signed-in user',
  access: 'user',
  leastRole: 'viewer',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'notFound'],
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Ends all sessions of the signed-in user, or all but the calling one',
  access: 'user',
  leastRole: 'viewer',
  query: z.object({
    /** Does not end the calling session. */
    others: optionalParam(booleanParam),
  }),
  reply: acknowledgement,
  errors: ['unauthorized', 'validation'],
});
