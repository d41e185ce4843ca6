// Endpoint for the download of a file of a conversation.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fileLink } from '../file-link.ts';

export const linkAttachment = endpoint({
  method: 'GET',
  path: '/chats/:id/files/:fileId/link',
  summary: 'A short-lived address of a file of a conversation, for its download',
  access: 'user',
  params: z.object({ id, fileId: id }),
  reply: fileLink,
  errors: ['unauthorized', 'chatNotFound'],
});
