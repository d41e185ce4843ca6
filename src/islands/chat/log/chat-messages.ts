// Merging and ordering of a conversation's messages from all sources, and the participants' sides.
import type { Chat } from '../../../../contract/chat/chat.ts';
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import { ADMIN_COUNTERPART_ID } from '../../../../contract/limits.ts';
import type { Participant } from '../../../../contract/trade/references.ts';

/** Compares ids, which increase over time; a longer id is later, as in backends with numeric ids. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a === b ? 0 : a < b ? -1 : 1);

/** Returns the later of two ids; null is before all. */
export const laterId = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && compareIds(b, a) > 0) ? b : a;

/** Merges messages by id, in order. Returns `known` itself if `more` has nothing new. */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => compareIds(a.id, b.id));
}

/** Participants of a conversation from one reader's point of view. */
export interface Sides {
  /** Whether the reader is the buyer: the other side is the supplier or the admins. */
  readonly isBuyer: boolean;
  /** null if the account was deleted. */
  readonly counterpart: Participant | null;
  /** All admins count as one side. */
  isOwn(message: ChatMessage): boolean;
  /** Name of the sender; '' if unknown. */
  nameOf(message: ChatMessage): string;
}

const participantName = (participant: Participant | undefined): string =>
  participant?.name || participant?.companyName || '';

export function sidesOf(
  { participants, supplier }: Pick<Chat, 'participants'> & Partial<Pick<Chat, 'supplier'>>,
  userId: string,
): Sides {
  const others = participants.filter(({ id }) => id !== userId);
  const isAdminReader =
    others.length === participants.length &&
    participants.some(({ id }) => id === ADMIN_COUNTERPART_ID);
  const counterpart =
    others.find(({ id }) => !isAdminReader || id !== ADMIN_COUNTERPART_ID) ?? null;
  return {
    isBuyer: !isAdminReader && supplier?.id !== userId,
    counterpart,
    isOwn: ({ sender }) =>
      isAdminReader
        ? (sender.id || sender.name) !== '' && sender.id !== counterpart?.id
        : sender.id === userId,
    nameOf: ({ sender }) =>
      participantName(participants.find(({ id }) => id !== '' && id === sender.id)) || sender.name,
  };
}
