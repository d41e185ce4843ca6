// Live region that announces new messages from the counterpart to screen readers, but not the existing ones.
import { useRef } from 'react';
import { useT } from '../../i18n/react.tsx';
import type { OpenConversation } from './chat-conversation.ts';
import { compareIds } from './log/chat-messages.ts';

const MAX_ANNOUNCED = 5;

export function Announcer({ open }: { readonly open: OpenConversation }) {
  const t = useT();
  const { messages, sides } = open;
  const lastKnownId = useRef(messages.at(-1)?.id ?? '');
  const newMessages = messages.filter(
    (message) => !sides.isOwn(message) && compareIds(message.id, lastKnownId.current) > 0,
  );
  return (
    <div className="sr-only" role="log" aria-live="polite">
      {newMessages.slice(-MAX_ANNOUNCED).map((message) => (
        <p key={message.id}>
          {t('chat:pane.said', {
            name: sides.nameOf(message) || t('chat:gone'),
            text: message.text,
          })}
        </p>
      ))}
    </div>
  );
}
