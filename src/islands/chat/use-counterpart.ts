// Display name of the counterpart in a conversation.
import type { Chat } from '../../../contract/chat/chat.ts';
import { ADMIN_COUNTERPART_ID } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import type { Sides } from './log/chat-messages.ts';

/** `sides` are those of `chat`; both are absent until the conversation is loaded. */
export function useCounterpart(chat?: Pick<Chat, 'supplier'>, sides?: Sides): string {
  const t = useT();
  const counterpart = sides?.counterpart;
  if (counterpart) return counterpart.companyName || counterpart.name || t('chat:gone');
  return chat?.supplier?.id === ADMIN_COUNTERPART_ID ? t('chat:desk') : t('chat:gone');
}
