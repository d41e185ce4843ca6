// Blocks and reports of the counterpart of a chat.
import type { USER_REPORT_REASONS } from '../../contract/limits.ts';
import { insertBlock } from '../accounts/block-queries.ts';
import { participantRolesOf, readAccount, sideOf } from '../accounts/participant-queries.ts';
import { insertReport } from '../admin/report-queries.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { readChat } from './chat-resource-queries.ts';
import { type ChatRow, counterpartIdOf } from './message-resource-queries.ts';

interface CounterpartReport {
  readonly reason: (typeof USER_REPORT_REASONS)[number];
  readonly text?: string | undefined;
}

interface OwnChat {
  readonly chat: ChatRow;
  readonly counterpartId: string;
}

/** `onBlocked` is called with both accounts once the block is stored. */
export const moderationService = (db: Db, onBlocked: (ids: readonly [string, string]) => void) => {
  /**
   * Throws chatNotFound if the user is not a participant, or if the chat is with the admins; chatClosed if the counterpart has deleted
   * its account. Admins do not block or report on behalf of the market: they suspend accounts instead.
   */
  const requireCounterpart = async (
    tx: DbOrTx,
    id: string,
    user: SessionUser,
  ): Promise<OwnChat> => {
    const roles = participantRolesOf({ ...user, isAdmin: false }, user.role);
    const chat = await readChat(tx, id, roles);
    if (!chat || chat.to_admin === 1) throw new HttpError('chatNotFound');
    const counterpartId = counterpartIdOf(chat, sideOf(chat, roles));
    if (counterpartId === null || !(await readAccount(tx, counterpartId)))
      throw new HttpError('chatClosed');
    return { chat, counterpartId };
  };

  return {
    async block(chatId: string, user: SessionUser): Promise<void> {
      const blockedId = await inTransaction(db, async (tx) => {
        const { counterpartId } = await requireCounterpart(tx, chatId, user);
        await insertBlock(tx, user.id, counterpartId);
        return counterpartId;
      });
      onBlocked([user.id, blockedId]);
    },

    /** Stores a report, once per attempt (idempotency key). Another report of the same account is stored only after this one is closed. */
    report: (
      chatId: string,
      user: SessionUser,
      { reason, text = '' }: CounterpartReport,
      attempt: IdempotencyKey | null,
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (await readStoredId(tx, 'reports', null, attempt)) return;
        const { chat, counterpartId } = await requireCounterpart(tx, chatId, user);
        await insertReport(
          tx,
          {
            kind: 'user',
            targetId: counterpartId,
            chatId: chat.id,
            messageId: chat.last_message_id,
          },
          { reason, text, reporterId: user.id, email: null, reporter: `account ${user.id}` },
          attempt,
        );
      }),
  };
};
