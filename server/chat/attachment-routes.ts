// Routes that send a file as a chat message and stream chat files to participants only.
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../contract/chat/chats.ts';
import { admission } from '../accounts/admission.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { ofField } from '../platform/uploads/received.ts';
import { unlessCommitted } from '../platform/uploads/unless-committed.ts';
import type { Services } from '../services.ts';
import { seatsOf } from '../trade/participant-queries.ts';
import { storeAttachment } from './attachment-uploads.ts';

/** Per network and account. Low, because re-encoding pictures is expensive. */
const SENT_PER_MINUTE = 30;

/** Chat id and file id in a form that may reach the database. */
const IDS = /^[\w-]{1,64} [\w-]{1,64}$/;

/** Headers for untrusted content: the browser saves the file and never runs it in this origin. */
const GUARDED = {
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
    async ({ params: { id: chatId }, body }, { person, lang }) => {
      const seats = seatsOf(person, person.role);
      // Checked first, so that no picture is decoded for a request that is refused anyway.
      if (!(await messages.seat(chatId, seats))) throw new Problem('chatNotFound');
      const file = await ofField('file', () =>
        storeAttachment(attachmentFiles, body.file, person.id),
      );
      const { idempotencyKey, clientId = idempotencyKey } = body;
      const text = file.name;
      const drop = () => attachmentFiles.remove([file.id]);
      const sent = await unlessCommitted(
        () => messages.send({ chatId, senderId: person.id, seats, text, clientId, file }),
        drop,
      );
      if (sent.kind === 'known') {
        const row = await attachments.of(sent.message.id);
        if (row?.type === file.type && row.size === file.size)
          await attachmentFiles.mend(row.id, file.id);
      }
      if (sent.kind !== 'stored') await drop();
      if (sent.kind === 'refused') throw new Problem(sent.code);
      if (sent.kind === 'stored') live.told.message(sent);
      return { success: true as const, ...(await messages.wires(sent, lang))(sent.side) };
    },
    { perMinute: SENT_PER_MINUTE },
  );

  app.get<{ Params: { id: string; fileId: string } }>(
    '/chats/:id/files/:fileId',
    {
      schema: { hide: true } as object,
      ...admission(app, { ...sendAttachment, method: 'GET', path: '/chats/:id/files/:fileId' }),
    },
    async ({ params: { id, fileId }, person }, reply) => {
      const seats = person ? seatsOf(person, person.role) : [];
      const file = IDS.test(`${id} ${fileId}`) ? await attachments.find(id, fileId, seats) : null;
      if (!file) throw new Problem('chatNotFound');
      const stream = await attachmentFiles.read(file.id);
      if (!stream) throw new Problem('notFound');
      return reply
        .headers(GUARDED)
        .header('content-type', file.type)
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename*=UTF-8''${encoded(file.name)}`)
        .send(stream);
    },
  );
}

/** Encodes a file name for Content-Disposition (RFC 8187). encodeURIComponent leaves five characters that the header forbids. */
const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
