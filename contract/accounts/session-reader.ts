// Parser of the user's own sessions.
import * as z from 'zod/mini';
import { fields, flag, list, maybeText, maybeTime, text } from '../read.ts';
import { rowsOf } from '../reply.ts';

export interface Session {
  readonly id: string;
  readonly place: string | null;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string | null;
  readonly lastUsedAt: string | null;
  readonly current: boolean;
}

const session = fields({
  id: text(64),
  place: maybeText(60),
  browser: maybeText(60),
  system: maybeText(60),
  createdAt: maybeTime,
  lastUsedAt: maybeTime,
  current: flag,
}).check(z.refine((read) => read.id !== ''));

export const readSessions = (body: unknown): readonly Session[] =>
  z.parse(list(session, 1_000), rowsOf(body, 'sessions', 'data'));
