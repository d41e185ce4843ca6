// Routes for the user's own sessions: list them, end one, end all.
import type { FastifyInstance } from 'fastify';
import { endOneSession, endSessions, listSessions } from '../../contract/accounts/sessions.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { tokenOf } from './admission.ts';

export function sessionRoutes(app: FastifyInstance, { sessions }: Services): void {
  serve(app, listSessions, async (_, { person, request }) => ({
    success: true as const,
    sessions: await sessions.list(person.id, tokenOf(request) ?? ''),
  }));

  serve(app, endOneSession, async ({ params }, { lang, person }) => {
    await sessions.endOne(person.id, params.id);
    return { success: true as const, message: ANSWER_TEXTS.sessionEnded[lang] };
  });

  serve(app, endSessions, async ({ query }, { lang, person, request }) => {
    await sessions.endAllOf(person.id, query.others ? tokenOf(request) : null);
    const said = query.others ? ANSWER_TEXTS.signedOutElsewhere : ANSWER_TEXTS.signedOutEverywhere;
    return { success: true as const, message: said[lang] };
  });
}
