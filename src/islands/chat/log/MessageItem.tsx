// One message: sender, text, time and, for own messages, the delivery status.
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { isForeign } from '../../../i18n/script.ts';
import { formatZonedTime } from '../../../ui/format/zoned-time.ts';
import { MessageFile, TranslatedMessage } from '../parts/chat-parts.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly name: string;
  /** Only on the last own message that was sent or read. */
  readonly deliveryStatus: 'sent' | 'read' | null;
}

/** Class names of a message bubble, shared with messages that are not stored yet. */
export const bubbleClass = (isOwn: boolean): string =>
  `grid max-w-[85%] gap-1 rounded border px-3 py-2 ${isOwn ? 'justify-self-end border-line bg-well' : 'justify-self-start border-line bg-plate'}`;

export function MessageItem({ message, isOwn, name, deliveryStatus }: Props) {
  const t = useT();
  const lang = useLang();
  const { text, createdAt, originalLanguage, attachment } = message;
  const renderText = (content: string, textLang: string | undefined) => (
    <MessageText text={content} lang={textLang ?? originalLanguage ?? undefined} />
  );
  return (
    <li className={bubbleClass(isOwn)} data-message={message.id}>
      <p className="text-xs text-muted">
        <span className="font-semibold text-ink wrap-anywhere">{name}</span>
        {createdAt && (
          <>
            {' '}
            <time dateTime={createdAt}>{formatZonedTime(lang, createdAt)}</time>
          </>
        )}
      </p>
      {attachment ? (
        <MessageFile attachment={attachment} text={renderText(text, undefined)} />
      ) : isOwn || !isForeign(text, lang) ? (
        renderText(text, undefined)
      ) : (
        <TranslatedMessage text={text} renderText={renderText} />
      )}
      {deliveryStatus && (
        <p className="text-end text-xs text-muted">{t(`chat:message.${deliveryStatus}`)}</p>
      )}
    </li>
  );
}
