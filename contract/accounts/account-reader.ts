// Parser of the reply to a password reset request: the message, and whether an email was sent.
import * as z from 'zod/mini';
import { fields, flag, maybeText } from '../read.ts';
import { accepted } from '../reply.ts';

export interface ResetAnswer {
  readonly message: string | null;
  readonly mailed: boolean;
}

export const readResetAnswer = (body: unknown): ResetAnswer =>
  z.parse(fields({ message: maybeText(500), mailed: flag }), accepted(body));
