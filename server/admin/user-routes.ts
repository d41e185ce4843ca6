// Admin routes for accounts: the table, verification, suspension.
import type { FastifyInstance } from 'fastify';
import {
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../contract/admin/admin-users.ts';
import type { Lang } from '../../contract/lang.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function adminUserRoutes(
  app: FastifyInstance,
  { adminUsers, adminDecisions, catalog, translationWorker }: Services,
): void {
  serve(app, listUsers, async ({ query }, { lang }) => {
    const { users, total } = await adminUsers.page(query, lang);
    return { users, pagination: paginationOf(query, total) };
  });

  /** Returns the account after the decision. Refreshes the catalog, because public data may have changed. */
  const reply = async (id: string, textName: keyof typeof SUCCESS_TEXTS, lang: Lang) => {
    await catalog.refresh();
    const data = await adminUsers.byId(id, lang);
    if (!data) throw new HttpError('userNotFound');
    return { message: SUCCESS_TEXTS[textName][lang], data };
  };

  serve(app, verifySupplier, async ({ params, body }, { lang, user }) => {
    const { level, note = '' } = body;
    const result = await adminDecisions.verify(params.id, { level, note }, user.id);
    if (result === 'refused') throw new HttpError('conflict');
    // The company may be public now, and need a translation.
    translationWorker.enqueueCompany(params.id);
    return reply(params.id, 'userVerified', lang);
  });

  serve(app, suspendUser, async ({ params, body }, { lang, user }) => {
    const result = await adminDecisions.suspend(params.id, body.reason, user.id);
    if (result === 'refused') throw new HttpError('conflict');
    return reply(params.id, 'userSuspended', lang);
  });

  // Restoring an account that is not suspended succeeds: the requested state is reached.
  serve(app, restoreUser, async ({ params }, { lang, user }) => {
    await adminDecisions.restore(params.id, user.id);
    return reply(params.id, 'userRestored', lang);
  });
}
