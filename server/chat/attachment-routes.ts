// Routes that send a file as a chat message and stream chat files to participants only.
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../contract/chat/chats.ts';
import { authorizationHook } from '../accounts/authorization.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import { asFieldError } from '../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../platform/uploads/remove-unless-committed.ts';
import type { Services } from '../services.ts';
import { participantRolesOf } from '../trade/participant-queries.ts';
import { storeAttachment } from './attachment-uploads.ts';

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

export function attachmentRoutes(app: FastifyInstance, services: Services): void {
  const { attachments, attachmentFiles, messages, live } = services;
  app.addHook('onReady', () => attachmentFiles.start());

  serve(
    app,
    sendAttachment,
    async ({ params: { id: chatId }, body }, { user, lang }) => {
      const roles = participantRolesOf(user, user.role);
      // Checked first, so that no picture is decoded for a request that is refused anyway.
      if (!(await messages.readChatSide(chatId, roles))) throw new HttpError('chatNotFound');
      const file = await asFieldError('file', () =>
        storeAttachment(attachmentFiles, body.file, user.id),
      );
      const { idempotencyKey, clientId = idempotencyKey } = body;
      const text = file.name;
      const removeFile = () => attachmentFiles.remove([file.id]);
      const outcome = await removeUnlessCommitted(
        () => messages.send({ chatId, senderId: user.id, roles, text, clientId, file }),
        removeFile,
      );
      if (outcome.kind === 'known') {
        const row = await attachments.readByMessage(outcome.message.id);
        if (row?.type === file.type && row.size === file.size)
          await attachmentFiles.restore(row.id, file.id);
      }
      if (outcome.kind !== 'stored') await removeFile();
      if (outcome.kind === 'refused') throw new HttpError(outcome.code);
      if (outcome.kind === 'stored') live.broadcaster.message(outcome);
      return {
        success: true as const,
        ...(await messages.messageSerializer(outcome, lang))(outcome.side),
      };
    },
    { limitPerMinute: ATTACHMENTS_PER_MINUTE },
  );

  app.get<{ Params: { id: string; fileId: string } }>(
    '/chats/:id/files/:fileId',
    {
      schema: { hide: true } as object,
      ...authorizationHook(app, {
        ...sendAttachment,
        method: 'GET',
        path: '/chats/:id/files/:fileId',
      }),
    },
    async ({ params: { id, fileId }, user }, reply) => {
      const roles = user ? participantRolesOf(user, user.role) : [];
      const file = ID_PAIR_PATTERN.test(`${id} ${fileId}`)
        ? await attachments.read(id, fileId, roles)
        : null;
      if (!file) throw new HttpError('chatNotFound');
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
