// Routes of the website: every address outside /api, served from files, from the page cache, or rendered on demand.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isView } from '../catalog/views.ts';
import type { Config } from '../config.ts';
import { LIMITS } from '../limits.ts';
import { knownAddresses } from '../platform/http/known-addresses.ts';
import { Problem } from '../platform/http/problem.ts';
import { turnOf } from '../platform/http/turn.ts';
import type { Shared } from '../platform/redis/shared.ts';
import type { Services } from '../services.ts';
import { type Build, loadBuild } from './build.ts';
import { viewsElsewhere } from './elsewhere.ts';
import { type OnDemand, onDemandAt, spelled } from './on-demand.ts';
import { type Page, sendPage } from './page.ts';
import { pageCache } from './page-cache.ts';
import { readyPages } from './ready-pages.ts';
import { canonicalUrl } from './redirect.ts';
import { renderer } from './render.ts';
import { versionElsewhere } from './version.ts';

/** Maximum length of an address in characters; no page has a longer one. */
const MAX_URL = 8_000;

interface Parts {
  readonly config: Pick<Config, 'cache' | 'publicOrigin' | 'apiOrigin'>;
  readonly services: Pick<Services, 'views' | 'catalog'> | null;
  readonly shared: Shared;
}

export async function web(app: FastifyInstance, parts: Parts): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new Problem('notFound');
  });
  const build = await loadBuild();
  if (build) await pages(app, { ...parts, build });
  else
    app.log.warn('no site in dist/: this process answers /api only (npm run build makes the site)');
}

type Meaning =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly to: string }
  | { readonly kind: 'page'; readonly address: OnDemand }
  /** A prerendered page, or 404. */
  | { readonly kind: 'ready'; readonly path: string };

function meaningOf(url: string, { files }: Build): Meaning {
  const [asked = '', ...rest] = url.split('?');
  const path = spelled(asked);
  if (path === '/api') throw new Problem('notFound');
  if (files.has(path)) return { kind: 'file', path };
  const to = canonicalUrl(url);
  if (to !== null) return { kind: 'elsewhere', to };
  const address = onDemandAt(path, rest.join('?'));
  return address ? { kind: 'page', address } : { kind: 'ready', path };
}

/** Serves the files and prerendered pages of a build, and renders the other pages on demand. */
export async function pages(
  app: FastifyInstance,
  { build, config, services, shared }: Parts & { readonly build: Build },
): Promise<void> {
  await app.register(fastifyStatic, { root: build.clientDir, serve: false, preCompressed: true });
  const { cache: keep, publicOrigin, apiOrigin } = config;
  const ready = readyPages(build, keep);
  const { host } = new URL(publicOrigin);
  const atOnce = apiOrigin === null ? LIMITS.rendersAtOnce : LIMITS.rendersAtOnceOverHttp;
  const made = pageCache(renderer(app, { build, ready, host, apiOrigin }), { atOnce, keep });
  const seen = services ? services.views.add : viewsElsewhere(apiOrigin ?? publicOrigin, app.log);
  const versionOf = services ? services.catalog.version : versionElsewhere(shared);

  const file = (path: string, reply: FastifyReply): FastifyReply => {
    const hashed = path.startsWith('/_astro/');
    return reply.sendFile(path.slice(1), { maxAge: hashed ? '1y' : '1h', immutable: hashed });
  };

  const madeAt = async (
    address: OnDemand,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Page | null> => {
    try {
      return await made.get(address, await versionOf(), () => turnOf(request));
    } catch (error) {
      if (!(error instanceof Problem) || error.status < 500) throw error;
      const { retryAfterSeconds } = error;
      if (retryAfterSeconds === null) request.log.error({ err: error }, 'a page could not be made');
      else reply.header('retry-after', String(retryAfterSeconds));
      return ready.failure(address.url, 503);
    }
  };

  const known = knownAddresses<Meaning>();
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    if (url.length > MAX_URL) throw new Problem('badRequest');
    const meaning = known.of(url, () => meaningOf(url, build));
    if (meaning.kind === 'file') return file(meaning.path, reply);
    if (meaning.kind === 'elsewhere') return reply.redirect(meaning.to, 301);
    const found = await (meaning.kind === 'page'
      ? madeAt(meaning.address, request, reply)
      : // Prerendered pages depend on no database or API that could be unavailable, and need no turn.
        (ready.at(meaning.path) ?? ready.failure(meaning.path, 404)));
    if (!found) throw new Problem('notFound');
    const product = meaning.kind === 'page' ? meaning.address.product : null;
    if (product !== null && found.status === 200 && isView(request)) seen(product);
    return sendPage(request, reply, found);
  };

  app.get('/*', { schema: { hide: true } as object }, page);
}
