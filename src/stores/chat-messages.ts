// Messages of a conversation in their order, whichever way they came, and whose they are.
import type { Chat } from '../../contract/chat-reader.ts';
import { ADMIN_COUNTERPART } from '../../contract/limits.ts';
import type { ChatMessage } from '../../contract/message-reader.ts';
import type { Party } from '../../contract/reference-reader.ts';

/** Ids rise; those of a backend that counts grow longer as they do. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a === b ? 0 : a < b ? -1 : 1);

/** The later of two; null is before all. */
export const laterId = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && compareIds(b, a) > 0) ? b : a;

/** Each message once, in order. The same list where there is nothing new in `more`. */
export function merged(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => compareIds(a.id, b.id));
}

/** Who is who in a conversation, as one of its readers sees it. */
export interface Sides {
  /** null where the account is gone. */
  readonly other: Party | null;
  /** The desk is one side, whichever admin wrote. */
  isOwn(message: ChatMessage): boolean;
  /** As the page's language has it; '' where nobody is known. */
  nameOf(message: ChatMessage): string;
}

const partyName = (party: Party | null | undefined): string =>
  party?.name || party?.companyName || '';

export function sidesOf(chat: Chat | null, userId: string): Sides {
  const people = chat?.participants ?? [];
  const others = people.filter(({ id }) => id !== userId);
  const sitsAtDesk =
    others.length === people.length && people.some(({ id }) => id === ADMIN_COUNTERPART);
  const other = others.find(({ id }) => !sitsAtDesk || id !== ADMIN_COUNTERPART) ?? null;
  return {
    other,
    isOwn: ({ sender }) =>
      sitsAtDesk ? sender !== null && sender.id !== other?.id : sender?.id === userId,
    nameOf: ({ sender }) =>
      partyName(people.find(({ id }) => id !== null && id === sender?.id)) || partyName(sender),
  };
}
