// Endpoints for the accounts that the user has blocked. They are blocked in a conversation (contract/chat/moderation.ts).
import type * as z from 'zod/mini';
import { idParam } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fields, list, rowId, text, time } from '../read.ts';
import { acknowledgement } from '../reply.ts';

const block = fields({
  /** Id of the blocked account. */
  id: rowId,
  name: text(300),
  companyName: text(300),
  blockedAt: time,
});
export type Block = z.output<typeof block>;

export const listBlocks = endpoint({
  method: 'GET',
  path: '/auth/blocks',
  summary: 'Accounts that the signed-in user has blocked, latest first',
  access: 'user',
  reply: fields({ blocks: list(block, 10_000) }),
  errors: ['unauthorized'],
});

/** Also succeeds for an account that is not blocked: the requested state is reached. */
export const unblockAccount = endpoint({
  method: 'DELETE',
  path: '/auth/blocks/:id',
  summary: 'Unblocks an account',
  access: 'user',
  params: idParam,
  reply: acknowledgement,
  errors: ['unauthorized'],
});
