// Routes for the accounts that the user has blocked: list and unblock.
import type { FastifyInstance } from 'fastify';
import { listBlocks, unblockAccount } from '../../contract/accounts/blocks.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function blockRoutes(app: FastifyInstance, { blocks }: Services): void {
  serve(app, listBlocks, async (_, { user, lang }) => ({
    blocks: await blocks.list(user.id, lang),
  }));

  serve(app, unblockAccount, async ({ params }, { user, lang }) => {
    await blocks.unblock(user.id, params.id);
    return { message: SUCCESS_TEXTS.accountUnblocked[lang] };
  });
}
