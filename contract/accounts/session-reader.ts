// Parser of the user's own sessions.
import * as z from 'zod/mini';
import { fields, flag, list, nullableText, nullableTime, text } from '../read.ts';
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

const sessionFields = fields({
  id: text(64),
  place: nullableText(60),
  browser: nullableText(60),
  system: nullableText(60),
  createdAt: nullableTime,
  lastUsedAt: nullableTime,
  current: flag,
}).check(z.refine((parsed) => parsed.id !== ''));

export const readSessions = (body: unknown): readonly Session[] =>
  z.parse(list(sessionFields, 1_000), rowsOf(body, 'sessions', 'data'));
