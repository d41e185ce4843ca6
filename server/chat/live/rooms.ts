// Names of the Socket.IO rooms: one per user, one for all admins, one per side of each chat.
import type { Lang } from '../../../contract/lang.ts';
import { otherSide, type Side } from '../../accounts/participant-queries.ts';
import type { ChatRow } from '../message-resource-queries.ts';

export const LANGS = ['en', 'zh-Hans'] as const satisfies readonly Lang[];

/** Per language, because the payload holds names of people and companies. */
export const userRoom = (id: string, lang: Lang): string => `user ${id} ${lang}`;
export const adminRoom = (lang: Lang): string => `admins ${lang}`;

/** Connections that have this side of the chat open. */
export const chatSideRoom = (chatId: string, side: Side): string => `chat ${chatId} ${side}`;

/** Rooms of all connections of a participant, whatever they have open; none if the account is deleted. */
export const participantRooms = (chat: ChatRow, side: Side, lang: Lang): string[] => {
  if (side === 'supplier' && chat.to_admin === 1) return [adminRoom(lang)];
  const id = chat[`${side}_id`];
  return id === null ? [] : [userRoom(id, lang)];
};

/** Returns the counterpart of a side: an account id, `adminsName` for the admins, or null if the account is deleted. */
export const counterpartName = (chat: ChatRow, side: Side, adminsName: string): string | null => {
  const other = otherSide(side);
  return other === 'supplier' && chat.to_admin === 1 ? adminsName : chat[`${other}_id`];
};
