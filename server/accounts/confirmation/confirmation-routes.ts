// Routes for the confirmation of identity.
import type { FastifyInstance } from 'fastify';
import {
  confirmIdentity,
  startPasskeyConfirmation,
} from '../../../contract/accounts/confirmation.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../services.ts';
import { tokenOf } from '../authorization.ts';
import { countingFailures, failedSignInLimit } from '../minute-limits.ts';

/** Per network and signed-in person; wrong passwords and codes have limits of their own. */
const CONFIRMATIONS_PER_MINUTE = 20;
const LIMIT = { limitPerMinute: CONFIRMATIONS_PER_MINUTE } as const;

export function confirmationRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, signIn, confirmations, passkeys, shared } = services;
  const failureLimit = failedSignInLimit(shared);

  serve(
    app,
    confirmIdentity,
    ({ body: { password, ...proof } }, { user, request }) =>
      countingFailures(failureLimit, request.ip, async () => {
        const email = await accounts.emailOf(user);
        const account = await signIn.confirm(email, password, request.ip, 'password');
        return confirmations.confirm(account, user, tokenOf(request) ?? '', proof, request.ip);
      }),
    LIMIT,
  );

  serve(
    app,
    startPasskeyConfirmation,
    async (_, { user, request }) => ({
      options: await passkeys.startGiving(user, tokenOf(request) ?? '', 'confirm'),
    }),
    LIMIT,
  );
}
