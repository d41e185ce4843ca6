// Routes that send a file as a chat message and stream chat files to participants only.
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../contract/chat/chats.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Per network and account. Low, because re-encoding pictures is expensive. */
const ATTACHMENTS_PER_MINUTE = 30;

/** Chat id and file id in a form that may reach the database. */
const ID_PAIR_PATTERN = /^[\w-]{1,64} [\w-]{1,64}$/;

/** Headers for untrusted content: the browser saves the file and never runs it in this origin. */
const DOWNLOAD_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function attachmentRoutes(app: FastifyInstance, { chats, attachmentFiles }: Services): void {
  app.addHook('onReady', () => attachmentFiles.start());

  serve(
    app,
    sendAttachment,
    ({ params, body }, { user, lang }) => {
      const { file, idempotencyKey, clientId = idempotencyKey } = body;
      return chats.sendFile(user, { chatId: params.id, clientId }, file, lang);
    },
    { limitPerMinute: ATTACHMENTS_PER_MINUTE },
  );

  app.get<{ Params: { id: string; fileId: string } }>(
    '/chats/:id/files/:fileId',
    {
      schema: { hide: true } as object,
      ...app.authorize({ ...sendAttachment, leastRole: 'viewer' }),
    },
    async ({ params: { id, fileId }, user }, reply) => {
      if (!user || !ID_PAIR_PATTERN.test(`${id} ${fileId}`)) throw new HttpError('chatNotFound');
      const file = await chats.readFile(user, id, fileId);
      const stream = await attachmentFiles.read(file.id);
      if (!stream) throw new HttpError('notFound');
      return reply
        .headers(DOWNLOAD_HEADERS)
        .header('content-type', file.type)
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeFileName(file.name)}`)
        .send(stream);
    },
  );
}

/** Encodes a file name for Content-Disposition (RFC 8187). encodeURIComponent leaves five characters that the header forbids. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
