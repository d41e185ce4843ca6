// Routes that stop alerts and mails without signing in: called by the form of the page of the link, and by mail providers for their
// button (RFC 8058).
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { changeMailByLink } from '../../contract/notifications/mail-settings.ts';
import { stopAlerts } from '../../contract/saved-searches/saved-searches.ts';
import { acceptLinkForms, type FormOutcome, type FormReply } from '../platform/http/link-forms.ts';
import { PATH_PREFIX_BY_LANG } from '../platform/http/page-prefix.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { STOP_PAGE } from './stop-addresses.ts';

/** A mail provider calls for many of its users from one network. */
const STOPS_PER_MINUTE = 120;

/** The same link never works after these. Anything else may work later. */
const FINAL_CODES: readonly string[] = ['validation', 'alertLinkInvalid'];

function outcome({ status, code, values: { id, kind, start } }: FormReply): FormOutcome {
  const about = kind ? { kind } : {};
  const page = (query: Record<string, string>): string =>
    `${STOP_PAGE}?${new URLSearchParams({ ...about, ...query })}`;
  if (FINAL_CODES.includes(code)) return { page: page({ failed: '1' }), isShownAgain: false };
  if (status >= 400)
    return {
      page: page(start ? { start } : {}),
      isShownAgain: true,
    };
  // The page of one kind offers the opposite action, with the same token.
  if (kind) return { page: page({ done: start ? 'started' : 'stopped' }), isShownAgain: !start };
  return { page: page({ done: id ? 'one' : 'all' }), isShownAgain: false };
}

export function stopRoutes(app: FastifyInstance, { savedSearches, mailSettings }: Services): void {
  // In a scope of its own, because only these calls accept these content types.
  app.register(async (scope) => {
    acceptLinkForms(scope, { prefix: PATH_PREFIX_BY_LANG, outcome });
    // RFC 8058 lets mail providers send this too. The parser of other forms leaves the body to the route.
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    );

    serve(
      scope,
      stopAlerts,
      async ({ query }, { lang }) => {
        await savedSearches.stopAlerts(query.token, query.id);
        const text = query.id === undefined ? 'alertsStopped' : 'alertStopped';
        return { message: SUCCESS_TEXTS[text][lang] };
      },
      { limitPerMinute: STOPS_PER_MINUTE, limitsAfterBody: true },
    );

    serve(
      scope,
      changeMailByLink,
      async ({ query: { token, kind, start } }, { lang }) => {
        await mailSettings.setSentByLink(token, kind, start === true);
        return { message: SUCCESS_TEXTS[start ? 'mailsStarted' : 'mailsStopped'][lang] };
      },
      { limitPerMinute: STOPS_PER_MINUTE, limitsAfterBody: true },
    );
  });
}
