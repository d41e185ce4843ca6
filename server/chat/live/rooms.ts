// The rooms of the live connection: everybody has one of their own, admins the desk's, each conversation one a side.
import type { Lang } from '../../../contract/lang.ts';
import { otherSide, type Side } from '../../trade/participant-queries.ts';
import type { Chat } from '../message-resource-queries.ts';

export const LANGS = ['en', 'zh-Hans'] as const satisfies readonly Lang[];

/** By language, since what is sent names people. */
export const personRoom = (id: string, lang: Lang): string => `person ${id} ${lang}`;
export const deskRoom = (lang: Lang): string => `desk ${lang}`;

/** Whoever has this side of the conversation open. */
export const sideRoom = (chatId: string, side: Side): string => `chat ${chatId} ${side}`;

/** Everybody who sits on a side of a conversation, wherever they are; none where the account is gone. */
export const seatRooms = (chat: Chat, side: Side, lang: Lang): string[] => {
  if (side === 'supplier' && chat.to_desk === 1) return [deskRoom(lang)];
  const id = chat[`${side}_id`];
  return id === null ? [] : [personRoom(id, lang)];
};

/** Whom a side of a conversation talks to: somebody's id, the desk's name, or null where the account is gone. */
export const whoIsAcross = (chat: Chat, side: Side, desk: string): string | null => {
  const other = otherSide(side);
  return other === 'supplier' && chat.to_desk === 1 ? desk : chat[`${other}_id`];
};
