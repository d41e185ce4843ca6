// One conversation: heading with the product, connection state, messages and composer.
import { useStore } from '@nanostores/react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useEffect, useState } from 'react';
import { ADMIN_COUNTERPART_ID } from '../../../contract/limits.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { isForeign } from '../../i18n/script.ts';
import type { LoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ChatAvatar } from './ChatAvatar.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import type { Conversation } from './chat-conversation.ts';
import { Composer } from './composer/Composer.tsx';
import { LocalTime } from './LocalTime.tsx';
import { MessageLog } from './log/MessageLog.tsx';
import { BlockedNotice, ChatMenu, TranslationNotice } from './parts/chat-parts.tsx';
import { useCounterpart } from './use-counterpart.ts';

interface Props {
  readonly conversation: Conversation;
  /** Heading until the server has sent the product. */
  readonly name?: string | null;
  /** Controls before and after the heading, such as "Back" and "Close". */
  readonly lead?: ReactNode;
  readonly end?: ReactNode;
  readonly headingId?: string;
  readonly focus?: boolean;
  /** Whether the product's name links to its page. */
  readonly isLinked?: boolean;
}

const LOADING_DELAY_MS = 150;
const SLOW_NOTICE_DELAY_MS = 8_000;

/** Error codes for which a retry would give the same error. */
const NOT_RETRYABLE_CODES: readonly LoadError['code'][] = [
  'forbidden',
  'validation',
  'chatNotFound',
  'productNotFound',
  'supplierNotFound',
];

interface FailedProps {
  readonly error: LoadError;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const t = useT();
  const [fieldError] = Object.values(error.fields);
  const message =
    error.code === 'network' ? t('chat:pane.network') : (fieldError ?? serverMessage(error));
  return (
    <div className="p-3">
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p className="font-semibold">{t('chat:pane.failed')}</p>
        {message && <p>{message}</p>}
        {!NOT_RETRYABLE_CODES.includes(error.code) && (
          <button type="button" className="btn btn-quiet" onClick={onRetry}>
            {t('chat:pane.retry')}
          </button>
        )}
      </div>
    </div>
  );
}

function Loading() {
  const t = useT();
  const late = useDelayed(true, LOADING_DELAY_MS);
  const slow = useDelayed(true, SLOW_NOTICE_DELAY_MS);
  return (
    <div className="flex-1 p-3" aria-busy="true">
      <p className="text-sm text-muted" role="status">
        {late && t(slow ? 'chat:pane.slow' : 'chat:pane.loading')}
      </p>
      {late && (
        <div className="mt-3 grid gap-3" aria-hidden>
          <div className="skeleton h-14 w-3/5" />
          <div className="skeleton h-14 w-2/5 justify-self-end" />
          <div className="skeleton h-14 w-1/2" />
        </div>
      )}
    </div>
  );
}

function Presence({ isOnline }: { readonly isOnline: boolean }) {
  const t = useT();
  return (
    <p className="flex flex-none items-center gap-1.5" role="status">
      {isOnline && (
        <>
          <span className="size-2 rounded-full bg-jade" aria-hidden />
          {t('chat:pane.online')}
        </>
      )}
    </p>
  );
}

export function ChatPane(props: Props) {
  const { conversation, name, lead, end, headingId, focus = false, isLinked } = props;
  const t = useT();
  const href = useHref();
  const state = useStore(conversation.$state);
  useEffect(() => conversation.start(), [conversation]);
  /** The retry button is removed with the error, so the composer takes the focus. */
  const [wasRetried, setRetried] = useState(false);
  const retry = (): void => {
    setRetried(true);
    conversation.retry();
  };
  const ready = state.status === 'ready' ? state : undefined;
  const counterpartName = useCounterpart(ready);
  const lang = useLang();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const { city = '', timeZone, language, block } = ready?.counterpart ?? {};
  const person = ready?.sides.counterpart;
  /** The menu blocks and reports, which is not possible in chats with the admins. */
  const hasMenu = person && ready?.counterpart && ready.supplier?.id !== ADMIN_COUNTERPART_ID;
  const languagesDiffer = Boolean(language && language !== lang);
  const hasForeign = ready?.messages.some(
    (each) => !ready.sides.isOwn(each) && isForeign(each.text, lang),
  );
  const product = ready?.product;
  const title = product?.name || name || t('chat:name');
  return (
    <>
      <div className="flex min-h-14 flex-none items-center gap-1 border-b border-line ps-3 pe-1">
        {lead}
        {ready && (
          <span className="me-2 flex-none">
            <ChatAvatar name={counterpartName} participant={person ?? ready.supplier} />
          </span>
        )}
        <div className="min-w-0 flex-1 py-2">
          <h2 id={headingId} className="line-clamp-2 text-base wrap-anywhere">
            {isLinked && product?.id ? (
              <a
                className="hover:underline"
                href={href(`/product/${encodeURIComponent(product.id)}`)}
              >
                {title}
              </a>
            ) : (
              title
            )}
          </h2>
          {ready && (
            <div className="flex items-center gap-2 text-xs text-muted">
              <p className="truncate">{counterpartName}</p>
              <Presence isOnline={ready.isCounterpartOnline} />
            </div>
          )}
          {timeZone && <LocalTime city={city} timeZone={timeZone} />}
        </div>
        {hasMenu && (
          <button
            type="button"
            className="writes btn btn-bare px-3"
            aria-haspopup="dialog"
            aria-label={t('chat:pane.menu')}
            onClick={() => setMenuOpen(true)}
          >
            <EllipsisVertical aria-hidden />
          </button>
        )}
        {end}
      </div>
      <ConnectionBanner live={conversation.live} />
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && <Failed error={state.error} onRetry={retry} />}
      {ready && (
        <>
          {(hasForeign || (languagesDiffer && !ready.isTranslated)) && (
            <TranslationNotice
              storageId={`${conversation.userId}:${ready.chatId}`}
              messages={ready.messages}
              isTranslated={ready.isTranslated}
              languagesDiffer={languagesDiffer}
              onPhrases={() => setPicking(true)}
            />
          )}
          <MessageLog conversation={conversation} open={ready} name={counterpartName} />
          {block && person ? (
            <BlockedNotice
              block={block}
              counterpart={{ id: person.id, name: counterpartName }}
              onUnblocked={() => conversation.setBlock(null)}
            />
          ) : (
            <Composer
              key={ready.chatId}
              conversation={conversation}
              open={ready}
              focus={focus || wasRetried}
              isPicking={isPicking}
              setPicking={setPicking}
            />
          )}
          {isMenuOpen && (
            <ChatMenu
              chatId={ready.chatId}
              name={counterpartName}
              isBlocked={block === 'own'}
              onBlocked={() => {
                setMenuOpen(false);
                conversation.setBlock('own');
              }}
              onClose={() => setMenuOpen(false)}
            />
          )}
        </>
      )}
    </>
  );
}
