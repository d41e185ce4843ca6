// Floating chat window: at the bottom right, full screen on a phone, or a modal with a backdrop.
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { User } from '../../../contract/accounts/user.ts';
import { createChat } from '../../../contract/chat/chats.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { $account, retryAccount, startAccount } from '../../stores/account.ts';
import { appApi } from '../../stores/app-api.ts';
import { openedAt } from '../../stores/open-window.ts';
import { SignInAgain } from '../../ui/access/SignInAgain.tsx';
import { isComposing } from '../../ui/fields/composing.ts';
import { ChatPane } from './ChatPane.tsx';
import { useLive } from './chat-live.ts';
import { type ChatSubject, RETURN_HASH } from './chat-subject.ts';
import { createLiveConversation } from './live-conversation.ts';

interface Props {
  readonly subject: ChatSubject;
  readonly onClose: () => void;
}

const PHONE_MEDIA_QUERY = '(width < 40rem)';
/** Gap between the window and the toasts above it, and the column beside it. */
const GAP_PX = 14;

function SignedInChat({ user, subject, headingId, end }: SignedInChatProps) {
  const lang = useLang();
  const live = useLive(lang, user.id);
  const { productId, supplierId } = subject;
  const conversation = useMemo(
    () =>
      createLiveConversation(lang, {
        live,
        userId: user.id,
        open: (api, signal) => {
          const userIds = supplierId === null ? [user.id] : [user.id, supplierId];
          const body = {
            userIds,
            productId: productId ?? undefined,
            supplierId: supplierId ?? undefined,
          };
          return api.call(createChat, { body, signal });
        },
      }),
    [lang, live, user.id, productId, supplierId],
  );
  return (
    <ChatPane
      conversation={conversation}
      name={subject.name}
      headingId={headingId}
      end={end}
      focus
    />
  );
}
interface SignedInChatProps {
  readonly user: User;
  readonly subject: ChatSubject;
  readonly headingId: string;
  readonly end: React.ReactNode;
}

/** Places toasts above the window; if it fills the screen, above the composer. */
function useToastsAbove(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const { style } = document.documentElement;
    const placeToasts = (): void => {
      const fillsScreen = matchMedia(PHONE_MEDIA_QUERY).matches;
      const top = innerHeight - current.getBoundingClientRect().top;
      style.setProperty('--toast-bottom', fillsScreen ? '6rem' : `${top + GAP_PX}px`);
    };
    const observer = new ResizeObserver(placeToasts);
    observer.observe(current);
    addEventListener('resize', placeToasts);
    return () => {
      observer.disconnect();
      removeEventListener('resize', placeToasts);
      style.removeProperty('--toast-bottom');
    };
  }, [dialog]);
}

/** Docks the window beside the column that a page keeps visible, as a product its price and buttons; else it has the corner. */
function useBesideColumn(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    const column = document.querySelector('[data-beside-chat]');
    if (!current || !column) return;
    const place = (): void => {
      const { left } = column.getBoundingClientRect();
      const hasRoom = left >= current.offsetWidth + 2 * GAP_PX;
      const right = document.documentElement.clientWidth - left + GAP_PX;
      current.style.right = hasRoom ? `${right}px` : '';
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [dialog]);
}

export function ChatWindow({ subject, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const account = useStore($account);
  /** Null unless signed in: another user must not see the conversation. The unsent text stays in this tab's storage. */
  const user = account.status === 'signed-in' ? account.user : null;

  useEffect(() => startAccount(appApi(lang)), [lang]);
  useEffect(() => openedAt(RETURN_HASH), []);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (subject.isModal || matchMedia(PHONE_MEDIA_QUERY).matches) current?.showModal();
    else current?.show();
    return () => current?.close();
  }, [subject.isModal]);
  useToastsAbove(dialog);
  useBesideColumn(dialog);

  const close = (
    <button
      type="button"
      className="btn btn-bare px-3"
      aria-label={t('chat:pane.close')}
      onClick={onClose}
    >
      <X aria-hidden />
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className="fixed inset-auto right-4 bottom-4 z-40 m-0 h-[36rem] max-h-[calc(100dvh-8rem)] w-105 max-w-none overflow-hidden rounded border border-line-strong bg-plate backdrop:bg-steel-deep/60 max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:rounded-none max-sm:border-0"
      aria-labelledby={headingId}
      data-chat-window
      data-chat-place
      onClose={onClose}
      onKeyDown={(event) => {
        // Escape in a dialog of this window closes only that dialog.
        const isOwn = (event.target as Element).closest('dialog') === dialog.current;
        if (event.key !== 'Escape' || !isOwn || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) onClose();
      }}
    >
      {/* This element covers the dialog, so a click on the dialog itself is a click on its backdrop. */}
      <div className="flex h-full flex-col pb-[env(safe-area-inset-bottom)]">
        {user ? (
          <SignedInChat
            key={user.id}
            user={user}
            subject={subject}
            headingId={headingId}
            end={close}
          />
        ) : (
          <>
            <div className="flex min-h-14 items-center justify-between border-b border-line ps-3 pe-1">
              <h2 id={headingId} className="text-base">
                {subject.name || t('chat:name')}
              </h2>
              {close}
            </div>
            {account.status === 'visitor' && (
              <div className="grid justify-items-start gap-2 p-3 text-sm" role="alert">
                <SignInAgain />
              </div>
            )}
            {account.status === 'unreachable' && (
              <div className="grid justify-items-start gap-2 p-3" role="alert">
                <p>{t('chat:pane.network')}</p>
                <button type="button" className="btn btn-quiet" onClick={retryAccount}>
                  {t('chat:pane.retry')}
                </button>
              </div>
            )}
            {(account.status === 'unknown' || account.status === 'loading') && (
              <p className="p-3 text-sm text-muted" role="status">
                {t('chat:pane.loading')}
              </p>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
