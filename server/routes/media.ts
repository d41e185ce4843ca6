// Pictures and videos under the /api base: the demo market's, and what users uploaded.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** File names are flat: letters, digits, dots and dashes, never a leading dot; nothing a browser would run. */
const NAME = /^[a-z0-9][a-z0-9.-]*\.(?:avif|webp|jpe?g|png|mp4|webm)$/i;

export async function mediaRoutes(
  app: FastifyInstance,
  { demoDir, dataDir }: { demoDir: string; dataDir: string },
): Promise<void> {
  await app.register(fastifyStatic, { root: demoDir, serve: false });
  const folders: Readonly<Record<string, string>> = {
    demo: demoDir,
    uploads: join(dataDir, 'uploads'),
  };
  app.get<{ Params: { folder: string; name: string } }>(
    '/media/:folder/:name',
    { schema: { hide: true } as object },
    (request, reply) => {
      const { folder, name } = request.params;
      const root = Object.hasOwn(folders, folder) ? folders[folder] : undefined;
      if (!root || !NAME.test(name)) throw new Problem('notFound');
      return reply.sendFile(name, root, { maxAge: '30d', immutable: folder === 'uploads' });
    },
  );
}
