// Route that stops alerts without signing in: called by the page of the link, by its form where scripts are off, and by mail
// providers for their button (RFC 8058).
import type { FastifyInstance } from 'fastify';
import { LANGS, parseAcceptLanguage } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { stopAlerts } from '../../contract/saved-searches/saved-searches.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { stopPagePath } from './alert-addresses.ts';

/** A mail provider calls for many of its users from one network. */
const STOPS_PER_MINUTE = 120;
/** "List-Unsubscribe=One-Click", or the fields of an empty form. */
const MAX_FORM_BYTES = 1_000;

export function stopRoutes(app: FastifyInstance, { savedSearches }: Services): void {
  // In a scope of its own, because only this call accepts the content type.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      // All that is needed is in the address.
      (_request, _body, done) => done(null),
    );

    // A browser that sends the form shows the reply.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!request.headers.accept?.includes('text/html')) return payload;
      const { lang: given } = request.query as { readonly lang?: unknown };
      const lang =
        LANGS.find((each) => each === given) ??
        parseAcceptLanguage(request.headers['accept-language']);
      const result = reply.statusCode < 400 ? 'done' : 'failed';
      reply.code(303).header('location', `${stopPagePath(lang)}?${result}=1`);
      reply.removeHeader('content-type');
      return '';
    });

    serve(
      scope,
      stopAlerts,
      async ({ query }, { lang }) => {
        await savedSearches.stopAlerts(query.token, query.id);
        return { message: SUCCESS_TEXTS.alertsStopped[lang] };
      },
      { limitPerMinute: STOPS_PER_MINUTE },
    );
  });
}
