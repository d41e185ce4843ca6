// Calls for the sessions of one's own account: the list, ending one, ending all.
import * as z from 'zod/mini';
import { idParam } from './body.ts';
import { endpoint } from './endpoint.ts';
import { given, yes } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';
import { readSessions } from './session-reader.ts';

export const sessionWire = z.object({
  /** Neither the token nor its hash. */
  id: z.string(),
  /** The network of the last use without its last part; '' where it is not known. */
  place: z.string(),
  /** Product names, such as Firefox and Windows; '' where the user agent named none that is known. */
  browser: z.string(),
  system: z.string(),
  createdAt: z.string(),
  /** Written down once an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type SessionWire = z.output<typeof sessionWire>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the signed-in user is signed in, the last used first',
  access: 'user',
  reply: z.object({ success: z.literal(true), sessions: z.array(sessionWire) }),
  read: readSessions,
  errors: ['unauthorized'],
});

/** The session that asks may be ended too. Live connections end with theirs. */
export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'Ends one session of the signed-in user',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'notFound'],
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Signs out everywhere, here too unless only others are asked for',
  access: 'user',
  query: z.object({
    /** The session that asks stays. */
    others: given(yes),
  }),
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'validation'],
});
