// Access to a chat: its participants.
import { type ParticipantRole, participantRolesOf } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { SessionUser } from '../platform/http/session-user.ts';
import { readChat } from './chat-resource-queries.ts';

export const rolesOf = (user: SessionUser): readonly ParticipantRole[] =>
  participantRolesOf(user, user.role);

/** Throws chatNotFound where none of the roles takes part. */
export const requireChat = async (db: DbOrTx, id: string, roles: readonly ParticipantRole[]) => {
  const chat = await readChat(db, id, roles);
  if (!chat) throw new HttpError('chatNotFound');
  return chat;
};
