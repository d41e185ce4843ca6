// Display name of the counterpart in a conversation.
import type { Chat } from '../../../contract/chat/chat.ts';
import { ADMIN_COUNTERPART_ID } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import type { Sides } from './log/chat-messages.ts';

interface Conversation extends Pick<Chat, 'supplier'> {
  readonly sides: Sides;
}

/** Without a conversation, until it is loaded, the name of a deleted account. */
export function useCounterpart(conversation?: Conversation): string {
  const t = useT();
  const counterpart = conversation?.sides.counterpart;
  if (counterpart) return counterpart.companyName || counterpart.name || t('chat:gone');
  return conversation?.supplier?.id === ADMIN_COUNTERPART_ID ? t('chat:desk') : t('chat:gone');
}
