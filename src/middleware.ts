// Middleware for every page: determines the language of the URL and rejects unknown language prefixes.
import { defineMiddleware } from 'astro:middleware';
import { pageApi } from './api/page.ts';
import { LOCALE_PARAM, langOfPath, localHref, translator } from './i18n/index.ts';

const knownPrefixes: readonly (string | undefined)[] = Object.values(LOCALE_PARAM);

export const onRequest = defineMiddleware((context, next) => {
  const lang = langOfPath(context.url.pathname);
  context.locals.lang = lang;
  context.locals.t = translator(lang);
  context.locals.api = pageApi(lang, context.locals.callPublic);

  // `[...locale]` matches any number of segments, so /fr/products and /a/b/products reach this point too.
  const isKnownPrefix = knownPrefixes.includes(context.params.locale || undefined);
  return isKnownPrefix ? next() : next(localHref(lang, '/not-found'));
});
