// Row of the conversation list: counterpart, subject, last message and number of unread messages.
import type { Chat } from '../../../../contract/chat/chat.ts';
import { ADMIN_COUNTERPART_ID } from '../../../../contract/limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { foreignLang } from '../../../i18n/script.ts';
import { FollowLink } from '../../../ui/FollowLink.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { Time } from '../../../ui/Time.tsx';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { sidesOf } from '../log/chat-messages.ts';
import { activityLabel } from '../log/message-dates.ts';
import { useCounterpart } from '../use-counterpart.ts';

interface Props {
  readonly chat: Chat;
  /** The user whose list this is; needed to find the counterpart. */
  readonly userId: string;
  readonly href: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function ChatRow({ chat, userId, href, isOpen, onOpen }: Props) {
  const t = useT();
  const lang = useLang();
  const { supplier, product, lastMessage, unreadCount, updatedAt } = chat;
  const sides = sidesOf(chat, userId);
  const counterpartName = useCounterpart({ supplier, sides });
  const subject = product?.name || (supplier?.id === ADMIN_COUNTERPART_ID ? t('chat:desk') : '');
  const isNew = unreadCount > 0;
  const preview = lastMessage?.translation ?? lastMessage?.text;
  return (
    <FollowLink
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-s-4 px-3 py-3 hover:bg-well focus-visible:-outline-offset-2 ${isOpen ? 'border-saffron bg-well' : 'border-transparent'}`}
      href={href}
      aria-current={isOpen || undefined}
      data-chat={chat.id}
      onFollow={onOpen}
    >
      <ChatAvatar name={counterpartName} participant={sides.counterpart ?? supplier} />
      <span className="grid grid-cols-1 content-start gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-3 min-w-0 font-semibold wrap-anywhere">
            {counterpartName}
          </span>
          {updatedAt && (
            <Time className="flex-none text-xs text-muted" at={updatedAt}>
              {activityLabel(t, lang, updatedAt)}
            </Time>
          )}
        </span>
        {subject && subject !== counterpartName && (
          <span className="truncate text-xs text-muted">{subject}</span>
        )}
        <span className="flex items-start justify-between gap-3">
          <span
            className={`line-clamp-1 min-w-0 text-sm wrap-anywhere ${isNew ? 'font-semibold' : 'text-muted'}`}
            lang={preview === undefined ? undefined : foreignLang(preview, lang)}
          >
            {preview ?? t('chat:list.noMessages')}
          </span>
          {isNew && (
            <span className="badge badge-saffron flex-none tabular-nums">
              <span aria-hidden>{formatNumber(lang, unreadCount)}</span>
              <span className="sr-only">
                {t('chat:list.unread', {
                  count: unreadCount,
                  total: formatNumber(lang, unreadCount),
                })}
              </span>
            </span>
          )}
        </span>
      </span>
    </FollowLink>
  );
}
