// Messages of a conversation grouped by day, with unsent messages, typing indicator and loading of older messages.
import { useStore } from '@nanostores/react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Fragment, useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import { ADMIN_COUNTERPART_ID } from '../../../../contract/limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Announcer } from '../Announcer.tsx';
import type { Conversation, OpenConversation } from '../chat-conversation.ts';
import { compareIds } from './chat-messages.ts';
import { MessageItem } from './MessageItem.tsx';
import { dayKey, dayLabel } from './message-dates.ts';
import { OutgoingItem } from './OutgoingItem.tsx';
import { useLogScroll } from './use-log-scroll.ts';

interface Props {
  readonly conversation: Conversation;
  readonly open: OpenConversation;
  /** Name of the counterpart. */
  readonly name: string;
}

/** Distance from the top at which older messages are loaded. */
const LOAD_OLDER_DISTANCE_PX = 200;

export function MessageLog({ conversation, open, name }: Props) {
  const t = useT();
  const lang = useLang();
  const isAdminChat = open.supplier?.id === ADMIN_COUNTERPART_ID;
  const { messages, sides, older, otherRead, outbox, isCounterpartTyping } = open;
  const outgoing = useStore(outbox.$outgoing);
  const scroll = useLogScroll(messages[0]?.id, outgoing.length);
  const { box, isAtEnd } = scroll;
  const newest = messages.at(-1)?.id;
  const lastSeenId = useRef(newest);
  if (isAtEnd) lastSeenId.current = newest;

  useEffect(() => {
    // Makes `newest` a dependency, so that each new message is marked as read.
    void newest;
    const markSeenIfVisible = (): void => {
      if (isAtEnd && document.visibilityState === 'visible') conversation.markSeen();
    };
    markSeenIfVisible();
    document.addEventListener('visibilitychange', markSeenIfVisible);
    return () => document.removeEventListener('visibilitychange', markSeenIfVisible);
  }, [conversation, newest, isAtEnd]);

  const lastOwn = messages.findLast(sides.isOwn)?.id;
  const isRead = (id: string): boolean => otherRead !== null && compareIds(id, otherRead) <= 0;
  const lastRead = messages.findLast((each) => sides.isOwn(each) && isRead(each.id))?.id;
  const deliveryStatusOf = ({ id }: ChatMessage): 'sent' | 'read' | null => {
    if (id === lastRead) return 'read';
    return id === lastOwn ? 'sent' : null;
  };
  const nameOf = (message: ChatMessage): string =>
    sides.isOwn(message) && message.sender.id === conversation.userId
      ? t('chat:you')
      : sides.nameOf(message) || t('chat:gone');

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
        aria-label={t('chat:pane.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the log scrollable by keyboard.
        tabIndex={0}
        data-log
        onScroll={({ currentTarget }) => {
          scroll.onScroll();
          if (currentTarget.scrollTop < LOAD_OLDER_DISTANCE_PX && older === 'some')
            void conversation.loadOlder();
        }}
      >
        <div ref={scroll.content} className="grid grid-cols-1 gap-2">
          {older !== 'none' && (
            <button
              type="button"
              className="btn btn-bare btn-small justify-self-center"
              aria-disabled={older === 'loading'}
              onClick={() => void conversation.loadOlder()}
            >
              {older === 'loading' && t('chat:pane.loading')}
              {older === 'some' && t('chat:pane.older')}
              {older === 'failed' && t('chat:pane.olderFailed')}
            </button>
          )}
          {messages.length + outgoing.length === 0 && (
            <div className="grid gap-1 py-10 text-center">
              <p className="font-semibold">{t('chat:pane.empty')}</p>
              <p className="text-sm text-muted">
                {t(isAdminChat ? 'chat:pane.emptyDesk' : 'chat:pane.emptyText')}
              </p>
            </div>
          )}
          <ol className="grid grid-cols-1 gap-2">
            {messages.map((message, at) => {
              const { createdAt } = message;
              const isNewDay = dayKey(createdAt) !== dayKey(messages[at - 1]?.createdAt ?? null);
              return (
                <Fragment key={message.id}>
                  {isNewDay && createdAt && (
                    <li className="flex items-center gap-3 py-1 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                      {dayLabel(t, lang, createdAt)}
                    </li>
                  )}
                  <MessageItem
                    message={message}
                    isOwn={sides.isOwn(message)}
                    name={nameOf(message)}
                    deliveryStatus={deliveryStatusOf(message)}
                  />
                </Fragment>
              );
            })}
            {outgoing.map((each) => (
              <OutgoingItem key={each.clientId} outgoing={each} outbox={outbox} />
            ))}
          </ol>
        </div>
      </section>
      <p className="min-h-6 px-3 text-xs text-muted" role="status">
        {isCounterpartTyping && t('chat:pane.typing', { name })}
      </p>
      {!isAtEnd && (
        <button
          type="button"
          className="btn btn-quiet btn-small absolute inset-x-0 bottom-8 mx-auto w-fit"
          onClick={scroll.toEnd}
        >
          <ArrowDown aria-hidden />
          {t(newest === lastSeenId.current ? 'chat:pane.latest' : 'chat:pane.news')}
        </button>
      )}
      <Announcer open={open} />
    </div>
  );
}
