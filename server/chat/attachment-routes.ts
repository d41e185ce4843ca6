// Routes that send a file as a chat message and stream chat files to participants only.
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../contract/chat/chats.ts';
import { linkAttachment } from '../../contract/chat/file-links.ts';
import { attachmentHeader } from '../platform/http/file-reply.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
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

interface FileParams {
  readonly id: string;
  readonly fileId: string;
}

export function attachmentRoutes(app: FastifyInstance, { chats, attachmentFiles }: Services): void {
  app.addHook('onReady', () => attachmentFiles.start());

  /** Throws chatNotFound where the user does not take part in the chat. */
  const findFile = (user: SessionUser | null, { id, fileId }: FileParams) => {
    if (!user || !ID_PAIR_PATTERN.test(`${id} ${fileId}`)) throw new HttpError('chatNotFound');
    return chats.readFile(user, id, fileId);
  };

  serve(
    app,
    sendAttachment,
    ({ params, body }, { user, lang }) => {
      const { file, idempotencyKey, clientId = idempotencyKey } = body;
      return chats.sendFile(user, { chatId: params.id, clientId }, file, lang);
    },
    { limitPerMinute: ATTACHMENTS_PER_MINUTE },
  );

  serve(app, linkAttachment, async ({ params }, { user, request }) => {
    await findFile(user, params);
    return app.linkFile(request);
  });

  app.get<{ Params: FileParams }>(
    '/chats/:id/files/:fileId',
    {
      schema: { hide: true } as object,
      ...app.authorize({ ...sendAttachment, leastRole: 'viewer', linked: true }),
    },
    async ({ params, user }, reply) => {
      const file = await findFile(user, params);
      const stream = await attachmentFiles.read(file.id);
      if (!stream) throw new HttpError('notFound');
      return reply
        .headers(DOWNLOAD_HEADERS)
        .header('content-type', file.type)
        .header('content-length', file.size)
        .header('content-disposition', attachmentHeader(file.name))
        .send(stream);
    },
  );
}
