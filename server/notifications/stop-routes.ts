// Routes that stop alerts and mails without signing in: called by the form of the page of the link, and by mail providers for their
// button (RFC 8058).
import type { FastifyInstance } from 'fastify';
import { ERROR_STATUSES } from '../../contract/error-statuses.ts';
import { LANGS } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { changeMailByLink } from '../../contract/notifications/mail-settings.ts';
import { stopAlerts } from '../../contract/saved-searches/saved-searches.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { stopPagePath } from './stop-addresses.ts';

/** A mail provider calls for many of its users from one network. */
const STOPS_PER_MINUTE = 120;
/** RFC 8058 lets mail providers send both. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
/** Statuses of `validation` and `alertLinkInvalid`: the same link never works. Anything else may work later. */
const LINK_INVALID_STATUSES: readonly number[] = [
  ERROR_STATUSES.validation,
  ERROR_STATUSES.alertLinkInvalid,
];

type GivenQuery = Readonly<Partial<Record<'token' | 'id' | 'kind' | 'start', string>>>;

/** Query of the page to which the form returns. */
function pageQuery(status: number, { token, id, kind, start }: GivenQuery): Record<string, string> {
  if (LINK_INVALID_STATUSES.includes(status)) return kind ? { kind, failed: '1' } : { failed: '1' };
  const link = { ...(token ? { token } : {}), ...(id ? { id } : {}), ...(kind ? { kind } : {}) };
  if (status >= 400) return { ...link, ...(start ? { start } : {}), retry: '1' };
  // The page of one kind needs the token to offer the opposite action.
  if (kind) return { ...link, done: start ? 'started' : 'stopped' };
  return { done: id ? 'one' : 'all' };
}

export function stopRoutes(app: FastifyInstance, { savedSearches, mailSettings }: Services): void {
  // In a scope of its own, because only these calls accept these content types.
  app.register(async (scope) => {
    // The parser of other forms, which leaves the body to the route.
    scope.removeContentTypeParser('multipart/form-data');
    for (const type of FORM_TYPES)
      scope.addContentTypeParser(
        type,
        { parseAs: 'string' },
        // All that is needed is in the address.
        (_request, _body, done) => done(null),
      );

    // A browser that sends the form shows the reply. Only that form has a language: mail providers must get no redirect (RFC 8058).
    scope.addHook('onSend', async (request, reply, payload) => {
      const { lang: given, ...query } = request.query as GivenQuery & { readonly lang?: unknown };
      const lang = LANGS.find((each) => each === given);
      if (!lang) return payload;
      const parameters = new URLSearchParams(pageQuery(reply.statusCode, query));
      reply.code(303).header('location', `${stopPagePath(lang)}?${parameters}`);
      reply.removeHeader('content-type');
      return '';
    });

    serve(
      scope,
      stopAlerts,
      async ({ query }, { lang }) => {
        await savedSearches.stopAlerts(query.token, query.id);
        const text = query.id === undefined ? 'alertsStopped' : 'alertStopped';
        return { message: SUCCESS_TEXTS[text][lang] };
      },
      { limitPerMinute: STOPS_PER_MINUTE },
    );

    serve(
      scope,
      changeMailByLink,
      async ({ query: { token, kind, start } }, { lang }) => {
        await mailSettings.setSentByLink(token, kind, start === true);
        return { message: SUCCESS_TEXTS[start ? 'mailsStarted' : 'mailsStopped'][lang] };
      },
      { limitPerMinute: STOPS_PER_MINUTE },
    );
  });
}
