// Admin routes for accounts: the table, verification, suspension.
import type { FastifyInstance } from 'fastify';
import {
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../contract/admin/admin-users.ts';
import type { Lang } from '../../contract/lang.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function adminUserRoutes(
  app: FastifyInstance,
  { adminUsers, adminDecisions, catalog, textKeeper }: Services,
): void {
  serve(app, listUsers, async ({ query }, { lang }) => {
    const { users, total } = await adminUsers.page(query, lang);
    return { success: true as const, users, pagination: paginationOf(query, total) };
  });

  /** Returns the account after the decision. Refreshes the catalog, because public data may have changed. */
  const answer = async (id: string, said: keyof typeof ANSWER_TEXTS, lang: Lang) => {
    await catalog.refresh();
    const data = await adminUsers.byId(id, lang);
    if (!data) throw new Problem('userNotFound');
    return { success: true as const, message: ANSWER_TEXTS[said][lang], data };
  };

  serve(app, verifySupplier, async ({ params, body }, { lang, person }) => {
    const { level, note = '' } = body;
    const decided = await adminDecisions.verify(params.id, { level, note }, person.id);
    if (decided === 'refused') throw new Problem('conflict');
    // The company may be public now, and need a translation.
    textKeeper.company(params.id);
    return answer(params.id, 'userVerified', lang);
  });

  serve(app, suspendUser, async ({ params, body }, { lang, person }) => {
    const decided = await adminDecisions.suspend(params.id, body.reason, person.id);
    if (decided === 'refused') throw new Problem('conflict');
    return answer(params.id, 'userSuspended', lang);
  });

  // Restoring an account that is not suspended succeeds: the requested state is reached.
  serve(app, restoreUser, async ({ params }, { lang, person }) => {
    await adminDecisions.restore(params.id, person.id);
    return answer(params.id, 'userRestored', lang);
  });
}
