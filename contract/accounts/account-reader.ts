// Parser of the reply to a password reset request: the message, and whether an email was sent.
import * as z from 'zod/mini';
import { fields, flag, nullableText } from '../read.ts';
import { successReply } from '../reply.ts';

export interface PasswordResetReply {
  readonly message: string | null;
  readonly mailed: boolean;
}

export const readPasswordResetReply = (body: unknown): PasswordResetReply =>
  z.parse(fields({ message: nullableText(500), mailed: flag }), successReply(body));
