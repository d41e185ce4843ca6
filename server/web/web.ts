// Routes of the website: every address outside /api, served from files, from the page cache, or rendered on demand.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msLeftOfDayInIndia } from '../../contract/landed-cost/rule-dates.ts';
import { isView } from '../catalog/view-counter.ts';
import type { Config } from '../config.ts';
import { LIMITS } from '../limits.ts';
import type { DependOn } from '../platform/cache/dependencies.ts';
import { missQueue, missTimeBudget } from '../platform/cache/miss-queue.ts';
import { versionedCache } from '../platform/cache/versioned-cache.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { forbidStoring } from '../platform/http/link-forms.ts';
import { siteOf } from '../platform/http/network.ts';
import { normalizedPath } from '../platform/http/normalized-url.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import type { SharedState } from '../platform/redis/shared.ts';
import type { Services } from '../services.ts';
import { type Build, loadBuild } from './build.ts';
import { fillAddresses } from './build-addresses.ts';
import { addressWithoutForeignType } from './machine-type-address.ts';
import { matchOnDemandPage, type OnDemandPage } from './on-demand.ts';
import { type Page, sendPage } from './page.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { canonicalUrl } from './redirect.ts';
import { remotePublicCall, remoteViewCounter } from './remote-api.ts';
import { remoteCatalogVersion } from './remote-catalog-version.ts';
import { openRenderer } from './render.ts';

/** Maximum length of an address in characters. A list of filters needs less; an address of 300 products to compare gets an answer. */
const MAX_URL_LENGTH = 12_000;
const MAX_PAGE_CACHE_BYTES = 8 * 1024 * 1024;
/** Of a link in a mail, which must reach no other site and no cache, whatever the page answers. */
const TOKEN_IN_ADDRESS = /[?&]token=/i;
/** Memory of a page besides its compressed content. */
const PAGE_BYTES = 2_000;

interface Dependencies {
  readonly config: Pick<Config, 'cache' | 'publicOrigin' | 'uploadsOrigin' | 'apiOrigin' | 'demo'>;
  readonly services: Pick<Services, 'views' | 'catalog' | 'missTime'> | null;
  readonly shared: SharedState;
}

export async function web(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new HttpError('notFound');
  });
  const build = await loadBuild();
  if (build) await registerPages(app, { ...dependencies, build });
  else
    app.log.warn(
      'no site of this release in dist/: this process answers /api only (npm run build makes the site)',
    );
}

type UrlMatch =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly address: OnDemandPage }
  /** A prerendered page, or 404. */
  | { readonly kind: 'prerendered'; readonly path: string };

function matchUrl(url: string, { files }: Build): UrlMatch {
  const [rawPath = '', ...rest] = url.split('?');
  const path = normalizedPath(rawPath);
  if (path === '/api') throw new HttpError('notFound');
  if (files.has(path)) return { kind: 'file', path };
  const to = canonicalUrl(url);
  if (to !== null) return { kind: 'redirect', to };
  const address = matchOnDemandPage(path, rest.join('?'));
  if (!address) return { kind: 'prerendered', path };
  const withoutType = addressWithoutForeignType(address.url);
  return withoutType === null ? { kind: 'page', address } : { kind: 'redirect', to: withoutType };
}

/** Serves the files and prerendered pages of a build, and renders the other pages on demand. */
export async function registerPages(
  app: FastifyInstance,
  { build, config, services, shared }: Dependencies & { readonly build: Build },
): Promise<void> {
  const { exampleSiteFields } = build;
  // India's IT Rules ask for a real grievance officer and contact, which nothing else would miss.
  if (!config.demo && exampleSiteFields.length > 0)
    app.log.warn(
      { fields: exampleSiteFields },
      `the site shows example data of the operator (${exampleSiteFields.join(', ')}): replace it in src/site.ts and build again`,
    );
  await app.register(fastifyStatic, { root: build.clientDir, serve: false, preCompressed: true });
  const { cache: isCacheEnabled, publicOrigin, uploadsOrigin, apiOrigin } = config;
  const fill = fillAddresses(build.addresses, { origin: publicOrigin, uploads: uploadsOrigin });
  const prerendered = prerenderedPages(build, fill);
  const callPublic = apiOrigin === null ? app.publicCalls.call : remotePublicCall(apiOrigin);
  const render = openRenderer({ build, prerendered, origin: publicOrigin, fill, callPublic });
  app.formPages.render = async (path, lang, form) => {
    const url = new URL(`${PATH_PREFIX_BY_LANG[lang]}${path}`, publicOrigin);
    const reply = await build.renderPage(url, { form });
    if (!reply) return null;
    const policy = reply.headers.get('content-security-policy');
    return { html: await reply.text(), policy: policy && fill(policy) };
  };
  const renderQueue = missQueue({
    budget: 'renders',
    concurrency: apiOrigin === null ? LIMITS.concurrentRenders : LIMITS.concurrentRendersOverHttp,
    maxWaiting: LIMITS.rendersWaiting,
    time: services?.missTime ?? missTimeBudget(),
  });
  const pageCache = versionedCache<Page | null>({
    version: services ? services.catalog.version : remoteCatalogVersion(shared),
    queue: renderQueue,
    maxBytes: MAX_PAGE_CACHE_BYTES,
    bytesOf: (page) => (page?.gzip.length ?? 0) + PAGE_BYTES,
    isStored: (page) => page?.isShared === true,
    // Estimates of a landed cost show the day in India, and rules begin and end with it.
    validForMs: () => msLeftOfDayInIndia(new Date()),
  });
  const countView = services
    ? services.views.add
    : remoteViewCounter(apiOrigin ?? publicOrigin, app.log);

  const sendFile = (path: string, reply: FastifyReply): FastifyReply => {
    const isHashed = path.startsWith('/_astro/');
    return reply.sendFile(path.slice(1), { maxAge: isHashed ? '1y' : '1h', immutable: isHashed });
  };

  const getOnDemandPage = async (
    address: OnDemandPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Page | null> => {
    const network = siteOf(request.ip);
    const makePage = (dependOn: DependOn) => render(address, dependOn, request.ip);
    try {
      return await (isCacheEnabled && address.isCacheable
        ? pageCache.get(address.url, network, makePage)
        : renderQueue.run(network, () => makePage(() => {})));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status < 500) throw error;
      const { retryAfterSeconds } = error;
      if (retryAfterSeconds === null)
        request.log.error({ err: error }, 'a page could not be rendered');
      else reply.header('retry-after', String(retryAfterSeconds));
      return prerendered.errorPage(address.url, 503);
    }
  };

  const servePage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    if (url.length > MAX_URL_LENGTH) throw new HttpError('badRequest');
    if (TOKEN_IN_ADDRESS.test(url)) reply.header('referrer-policy', 'no-referrer');
    const match = matchUrl(url, build);
    if (match.kind === 'file') return sendFile(match.path, reply);
    if (match.kind === 'redirect') {
      if (TOKEN_IN_ADDRESS.test(url)) forbidStoring(reply);
      return reply.redirect(match.to, 301);
    }
    const page = await (match.kind === 'page'
      ? getOnDemandPage(match.address, request, reply)
      : // Prerendered pages depend on no database or API that could be unavailable, and need no turn.
        (prerendered.get(match.path) ?? prerendered.errorPage(match.path, 404)));
    if (!page) throw new HttpError('notFound');
    const productId = match.kind === 'page' ? match.address.productId : null;
    if (productId !== null && page.status === 200 && isView(request)) countView(productId);
    return sendPage(request, reply, page);
  };

  app.get('/*', { schema: { hide: true } as object }, servePage);
}
