// Admin routes for accounts: the table, verification, suspension.
import type { FastifyInstance } from 'fastify';
import {
  checkRegistration,
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../contract/admin/admin-users.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function adminUserRoutes(app: FastifyInstance, { adminUsers }: Services): void {
  serve(app, listUsers, async ({ query }, { lang }) => {
    const { users, total, counts } = await adminUsers.page(query, lang);
    return { users, pagination: paginationOf(query, total), counts };
  });

  serve(app, verifySupplier, async ({ params, body }, { lang, user }) => {
    const { level, note = '' } = body;
    const data = await adminUsers.verify(params.id, { level, note }, { id: user.id, lang });
    return { message: SUCCESS_TEXTS.userVerified[lang], data };
  });

  serve(app, checkRegistration, async ({ params, body }, { lang, user }) => {
    const data = await adminUsers.checkRegistration(params.id, body, { id: user.id, lang });
    const text = body.checked ? 'registrationChecked' : 'registrationUnchecked';
    return { message: SUCCESS_TEXTS[text][lang], data };
  });

  serve(app, suspendUser, async ({ params, body }, { lang, user }) => {
    const data = await adminUsers.suspend(params.id, body.reason, { id: user.id, lang });
    return { message: SUCCESS_TEXTS.userSuspended[lang], data };
  });

  serve(app, restoreUser, async ({ params }, { lang, user }) => {
    const data = await adminUsers.restore(params.id, { id: user.id, lang });
    return { message: SUCCESS_TEXTS.userRestored[lang], data };
  });
}
