// The site: every address that is not under /api, from files, from memory, or rendered on demand.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isView } from '../catalog/views.ts';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Shared } from '../shared/shared.ts';
import { loadBuild } from './build.ts';
import { viewsElsewhere } from './elsewhere.ts';
import { type Page, sendPage } from './page.ts';
import { pageCache } from './page-cache.ts';
import { renderer } from './render.ts';
import { versionElsewhere } from './version.ts';

const PRODUCT_PAGE = /^(?:\/zh-hans)?\/product\/([^/?]+)/;
/** Longer addresses are no page of ours. */
const MAX_URL = 8_000;

export async function web(
  app: FastifyInstance,
  { config, services, shared }: { config: Config; services: Services | null; shared: Shared },
): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new Problem('notFound');
  });
  const build = await loadBuild();
  if (!build) {
    app.log.warn('no site in dist/: this process answers /api only (npm run build makes the site)');
    return;
  }
  await app.register(fastifyStatic, { root: build.clientDir, serve: false, preCompressed: true });
  const { render, isPrerendered, unavailable } = renderer(
    app,
    build,
    new URL(config.publicOrigin).host,
    config.apiOrigin,
  );
  const cache = config.cache ? pageCache() : null;
  const seen = services
    ? services.views.add
    : viewsElsewhere(config.apiOrigin ?? config.publicOrigin, app.log);
  const versionOf = services ? services.catalog.version : versionElsewhere(shared);

  const file = (path: string, reply: FastifyReply): FastifyReply => {
    const hashed = path.startsWith('/_astro/');
    return reply.sendFile(path.slice(1), { maxAge: hashed ? '1y' : '1h', immutable: hashed });
  };

  const madeAt = async ({ url, log }: FastifyRequest): Promise<Page | null> => {
    try {
      // Pages from files need nothing that could be away.
      const version = isPrerendered(url) ? 0 : await versionOf();
      return await (cache ? cache.get(url, version, () => render(url)) : render(url));
    } catch (error) {
      if (!(error instanceof Problem) || error.status < 500) throw error;
      log.error({ err: error }, 'a page could not be made');
      return unavailable(url);
    }
  };

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    if (url.length > MAX_URL) throw new Problem('badRequest');
    const path = url.split('?', 1)[0] as string;
    if (path === '/api') throw new Problem('notFound');
    if (build.files.has(path)) return file(path, reply);
    if (path.length > 1 && path.endsWith('/'))
      return reply.redirect(
        url.replace(path, path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'),
        301,
      );
    const made = await madeAt(request);
    if (!made) throw new Problem('notFound');
    const product = PRODUCT_PAGE.exec(path)?.[1];
    if (product && made.status === 200 && isView(request)) seen(product);
    return sendPage(request, reply, made);
  };

  app.get('/*', { schema: { hide: true } as object }, page);
}
