// Conversation list with a button that loads older ones.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { ChatRow } from './ChatRow.tsx';
import type { ChatList } from './chat-list.ts';
import type { ChatSelection } from './chat-selection.ts';

interface Props {
  readonly list: ChatList;
  readonly selection: ChatSelection;
  readonly userId: string;
}

export function ChatRows({ list, selection, userId }: Props) {
  const t = useT();
  const state = useStore(list.$state);
  const selectedId = useStore(selection.$selected);
  if (state.status === 'failed')
    return (
      <div className="notice notice-red m-3 grid justify-items-start gap-2" role="alert">
        <p>{t('chat:list.failed')}</p>
        <button type="button" className="btn btn-quiet" onClick={list.retry}>
          {t('chat:list.retry')}
        </button>
      </div>
    );
  if (state.status !== 'ready') return null;
  const { chats, older } = state;
  return (
    <>
      <ul className="divide-y divide-line">
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatRow
              chat={chat}
              userId={userId}
              href={selection.urlOf(chat.id)}
              isOpen={chat.id === selectedId}
              onOpen={() => selection.select(chat.id)}
            />
          </li>
        ))}
      </ul>
      {older !== 'none' && (
        <button
          type="button"
          className="btn btn-bare w-full"
          aria-disabled={older === 'loading'}
          onClick={() => void list.loadOlder()}
        >
          {older === 'loading' && t('chat:list.loading')}
          {older === 'some' && t('chat:list.more')}
          {older === 'failed' && t('chat:list.moreFailed')}
        </button>
      )}
    </>
  );
}
