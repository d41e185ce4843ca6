// Endpoints that block and report the counterpart of a conversation.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency.ts';
import { USER_REPORT_REASONS } from '../limits.ts';
import { fieldError } from '../query.ts';
import { acknowledgement } from '../reply.ts';

/** The admins cannot be blocked or reported: a conversation with them has no such counterpart. */
export const blockCounterpart = endpoint({
  method: 'PUT',
  path: '/chats/:id/block',
  summary: 'Blocks the counterpart of a conversation: it can send the user nothing new',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized', 'chatNotFound', 'chatClosed'],
});

export const counterpartReportBody = z.object({
  reason: z.enum(USER_REPORT_REASONS, fieldError('reportReason')),
  text: optionalField(anyText(1_000)),
  idempotencyKey,
});

/** The report names the conversation's last message, and admins see the last messages up to it. */
export const reportCounterpart = endpoint({
  method: 'POST',
  path: '/chats/:id/reports',
  summary: 'Reports the counterpart of a conversation to the admins',
  access: 'user',
  params: idParam,
  body: counterpartReportBody,
  reply: acknowledgement,
  errors: ['unauthorized', 'chatNotFound', 'chatClosed', 'keyReused', 'validation', 'tooMany'],
});
