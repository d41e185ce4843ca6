// Routes for pictures and videos under /api: the demo's media, and users' uploads.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Storage } from '../storage/storage.ts';

/** Flat file names: letters, digits, dots and dashes, no leading dot, and only types that a browser does not execute. */
const NAME = /^[a-z0-9][a-z0-9.-]*\.(avif|webp|jpe?g|png|mp4|webm)$/i;

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

const DAYS_30 = 30 * 86_400;

/** Streams an upload from the store, so that a file is never in memory as a whole. */
async function pass(
  storage: Storage,
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
  if (found === 'missing') throw new Problem('notFound');
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${DAYS_30}, immutable`,
  });
  if (found === 'unchanged') return reply.code(304).send();
  if (found === 'outside') return reply.code(416).header('cache-control', 'no-store').send();
  const type = TYPES[NAME.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  reply.headers({ 'content-type': type, 'content-length': found.size, etag: found.etag });
  if (found.range) reply.code(206).header('content-range', found.range);
  return reply.send(found.stream);
}

export async function mediaRoutes(
  app: FastifyInstance,
  { demoDir, storage }: { demoDir: string; storage: Storage },
): Promise<void> {
  app.addHook('onReady', () => storage.start());
  await app.register(fastifyStatic, { root: demoDir, serve: false });
  app.get<{ Params: { folder: string; name: string } }>(
    '/media/:folder/:name',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { folder, name } = request.params;
      if (!NAME.test(name)) throw new Problem('notFound');
      if (folder === 'demo')
        return reply.sendFile(name, demoDir, { maxAge: '30d', immutable: false });
      if (folder !== 'uploads') throw new Problem('notFound');
      if (storage.folder !== null)
        return reply.sendFile(name, storage.folder, { maxAge: '30d', immutable: true });
      if (storage.publicUrl !== null)
        return reply
          .header('cache-control', `public, max-age=${DAYS_30}`)
          .redirect(`${storage.publicUrl}/${name}`);
      return pass(storage, name, request, reply);
    },
  );
}
