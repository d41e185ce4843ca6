// Chat screen of a user: conversation list and the open conversation, side by side or, on a phone, one at a time.
import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useMemo, useState } from 'react';
import type { Role, User } from '../../../contract/accounts/user.ts';
import { createChat, getChat } from '../../../contract/chat/chats.ts';
import { ADMIN_COUNTERPART_ID } from '../../../contract/limits.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { appApi } from '../../stores/app-api.ts';
import { isViewer } from '../../stores/viewer.ts';
import { FollowLink } from '../../ui/FollowLink.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ChatPane } from './ChatPane.tsx';
import { useLive } from './chat-live.ts';
import { ChatRows } from './list/ChatRows.tsx';
import { ChatRowsSkeleton } from './list/ChatRowsSkeleton.tsx';
import { createChatList } from './list/chat-list.ts';
import { createChatSelection } from './list/chat-selection.ts';
import { createLiveConversation } from './live-conversation.ts';

interface Props {
  readonly user: User;
  readonly side: Role;
  /** Sets the height; list and messages scroll inside it. */
  readonly className: string;
}

/** In links to a conversation that may not exist yet, such as /chat?with=admin on the contact page. */
const WITH_PARAMETER = 'with';
const LOADING_DELAY_MS = 120;
const SLOW_NOTICE_DELAY_MS = 8_000;

export default function ChatScreen({ user, side, className }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const live = useLive(lang, user.id);
  const [selection] = useState(createChatSelection);
  const [list] = useState(() => createChatList({ api: appApi(lang), live, side, user }));
  useEffect(() => list.start(), [list]);
  useEffect(() => selection.start(), [selection]);
  useEffect(() => {
    const isWithAdmins =
      new URLSearchParams(location.search).get(WITH_PARAMETER) === ADMIN_COUNTERPART_ID;
    if (!isWithAdmins || side !== 'buyer' || isViewer()) return;
    appApi(lang)
      .call(createChat, { body: { userIds: [user.id, ADMIN_COUNTERPART_ID] } })
      .then(
        ({ id }) => selection.replace(id, WITH_PARAMETER),
        async () => {
          const { showToast } = await import('../../toasts/toasts.ts');
          showToast('error', { text: t('chat:now.failed') });
        },
      );
  }, [t, lang, selection, side, user.id]);
  const state = useStore(list.$state);
  const selectedId = useStore(selection.$selected);
  const isLoading = state.status === 'loading';
  const late = useDelayed(isLoading, LOADING_DELAY_MS);
  const slow = useDelayed(isLoading, SLOW_NOTICE_DELAY_MS);

  const conversation = useMemo(
    () =>
      selectedId === null
        ? null
        : createLiveConversation(lang, {
            live,
            userId: user.id,
            chatId: selectedId,
            open: (api, signal) =>
              api.call(getChat, { params: { id: selectedId }, query: {}, signal }),
            onRead: list.markRead,
          }),
    [selectedId, lang, list, live, user.id],
  );
  useEffect(() => list.setOpenChat(selectedId), [list, selectedId]);
  /** A conversation that is in the URL at page load does not take the focus. */
  const [initialChatId] = useState(selectedId);

  const back = (): void => {
    const leftChatId = selectedId;
    selection.select(null);
    // Move the focus back to the list row the reader came from.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-chat="${CSS.escape(leftChatId ?? '')}"]`)?.focus(),
    );
  };

  const isEmpty =
    state.status === 'failed' || (state.status === 'ready' && state.chats.length === 0);
  if (isEmpty && selectedId === null)
    return (
      <EmptyState
        title={t('chat:list.empty')}
        text={t(
          state.status === 'failed'
            ? 'chat:list.failed'
            : side === 'supplier'
              ? 'chat:list.emptySupplier'
              : 'chat:list.emptyBuyer',
        )}
        action={
          state.status === 'failed' ? (
            <button type="button" className="btn btn-quiet" onClick={list.retry}>
              {t('chat:list.retry')}
            </button>
          ) : (
            side === 'buyer' && (
              <a className="btn btn-primary" href={href('/products')}>
                {t('chat:list.browse')}
              </a>
            )
          )
        }
      />
    );

  return (
    <div
      data-chat-place
      className={`plate grid grid-cols-1 overflow-hidden md:grid-cols-[20rem_minmax(0,1fr)] ${className}`}
    >
      <nav
        className={`min-h-0 overflow-y-auto border-e border-line max-md:border-e-0 ${selectedId === null ? '' : 'max-md:hidden'}`}
        aria-label={t('chat:list.label')}
        aria-busy={isLoading}
      >
        <p className="sr-only" role="status">
          {late && t(slow ? 'chat:list.slow' : 'chat:list.loading')}
        </p>
        {late && <ChatRowsSkeleton />}
        <ChatRows list={list} selection={selection} userId={user.id} />
      </nav>
      {conversation ? (
        <section className="flex min-h-0 flex-col" aria-labelledby="chat-heading" key={selectedId}>
          <ChatPane
            conversation={conversation}
            headingId="chat-heading"
            focus={selectedId !== initialChatId}
            isLinked
            lead={
              <FollowLink
                className="btn btn-bare -ms-2 px-3 md:hidden"
                href={selection.urlOf(null)}
                aria-label={t('chat:list.back')}
                onFollow={back}
              >
                <ArrowLeft aria-hidden />
              </FollowLink>
            }
          />
        </section>
      ) : (
        <section
          className="grid-paper grid place-items-center p-6 text-center max-md:hidden"
          aria-label={t('chat:pane.messages')}
        >
          <p className="text-muted">{t('chat:list.select')}</p>
        </section>
      )}
    </div>
  );
}
