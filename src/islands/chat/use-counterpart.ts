// Display name of the counterpart in a conversation.
import type { Chat } from '../../../contract/chat/chat-reader.ts';
import { ADMIN_COUNTERPART_ID } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import type { Sides } from './log/chat-messages.ts';

export function useCounterpart(chat: Chat | null, sides: Sides | null): string {
  const t = useT();
  const counterpart = sides?.counterpart;
  if (counterpart) return counterpart.companyName || counterpart.name || t('chat:gone');
  return chat?.supplier?.id === ADMIN_COUNTERPART_ID ? t('chat:desk') : t('chat:gone');
}
