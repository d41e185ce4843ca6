// Routes for pictures and videos under /api: the demo's media, and users' uploads.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { CONTENT_TYPES } from '../storage/content-types.ts';
import type { UploadStorage } from '../storage/upload-storage.ts';
import { type DemoFolders, DRAWING_NAME, sendDrawing } from './demo-drawings.ts';

/** Flat file names: letters, digits, dots and dashes, no leading dot, and only types that a browser does not execute. */
const FILE_NAME = /^[a-z0-9][a-z0-9.-]*\.(avif|webp|jpe?g|png|mp4|webm)$/i;

const MAX_AGE_SECONDS = 30 * 86_400;

/** Streams an upload from the store, so that a file is never in memory as a whole. */
async function streamUpload(
  storage: UploadStorage,
  name: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ifNoneMatch = headers['if-none-match'];
  const wanted = { range: headers.range, ifNoneMatch };
  let found = await storage.open(name, wanted);
  const validator = headers['if-range'];
  if (typeof found === 'object' && found.range && validator && validator !== found.etag) {
    // If-Range names another version of the file, so the client needs the whole file.
    found.stream.destroy();
    found = await storage.open(name, { ifNoneMatch });
  }
  if (found === 'missing') throw new HttpError('notFound');
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}, immutable`,
  });
  if (found === 'unchanged') return reply.code(304).send();
  if (found === 'outside') return reply.code(416).header('cache-control', 'no-store').send();
  const type =
    CONTENT_TYPES[FILE_NAME.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  reply.headers({ 'content-type': type, 'content-length': found.size, etag: found.etag });
  if (found.range) reply.code(206).header('content-range', found.range);
  return reply.send(found.stream);
}

export async function mediaRoutes(
  app: FastifyInstance,
  { demo, storage }: { demo: DemoFolders; storage: UploadStorage },
): Promise<void> {
  app.addHook('onReady', () => storage.start());
  await app.register(fastifyStatic, { root: demo.shared, serve: false });
  app.get<{ Params: { folder: string; name: string } }>(
    '/media/:folder/:name',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { folder, name } = request.params;
      if (folder === 'demo' && DRAWING_NAME.test(name))
        return sendDrawing(demo, name, request, reply);
      if (!FILE_NAME.test(name)) throw new HttpError('notFound');
      if (folder === 'demo') {
        const from = name.endsWith('.jpg') ? demo.drawn : demo.shared;
        return reply.sendFile(name, from, { maxAge: '30d', immutable: false });
      }
      if (folder !== 'uploads') throw new HttpError('notFound');
      if (storage.folder !== null)
        return reply.sendFile(name, storage.folder, { maxAge: '30d', immutable: true });
      if (storage.publicUrl !== null)
        return reply
          .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
          .redirect(`${storage.publicUrl}/${name}`);
      return streamUpload(storage, name, request, reply);
    },
  );
}
