// Reads what the market answers about an account: whether mail went out, and all it keeps of somebody.
import * as z from 'zod/mini';
import { fields, flag, maybeText, record } from './read.ts';
import { accepted } from './reply.ts';

export interface ResetAnswer {
  readonly message: string | null;
  readonly mailed: boolean;
}

export const readResetAnswer = (body: unknown): ResetAnswer =>
  z.parse(fields({ message: maybeText(500), mailed: flag }), accepted(body));

/** As it came: it is handed to its owner, not shown. */
export const readAccountData = (body: unknown): Readonly<Record<string, unknown>> =>
  z.parse(record, accepted(body).data);
