// Routes for the user's own sessions: list them, end one, end all.
import type { FastifyInstance } from 'fastify';
import { endOneSession, endSessions, listSessions } from '../../contract/accounts/sessions.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { serve } from '../platform/http/serve.ts';
import { personOf } from '../platform/http/session-user.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './authorization.ts';

export function sessionRoutes(app: FastifyInstance, { sessions }: Services): void {
  serve(app, listSessions, async (_, { user, request }) => ({
    sessions: await sessions.list(personOf(user), tokenOf(request) ?? ''),
  }));

  serve(app, endOneSession, async ({ params }, { lang, user }) => {
    await sessions.endOne(personOf(user), params.id);
    return { message: SUCCESS_TEXTS.sessionEnded[lang] };
  });

  serve(app, endSessions, async ({ query }, { lang, user, request }) => {
    await sessions.endAll(personOf(user), query.others ? tokenOf(request) : null);
    const texts = query.others ? SUCCESS_TEXTS.signedOutOthers : SUCCESS_TEXTS.signedOutEverywhere;
    return { message: texts[lang] };
  });
}
