// Message that is not stored yet: sending, or failed with the reason and a retry button.
import { useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { UploadProgress } from '../../../ui/uploads/UploadProgress.tsx';
import type { Outbox, Outgoing } from '../composer/chat-outbox.ts';
import { bubbleClass } from './MessageItem.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  readonly outgoing: Outgoing;
  readonly outbox: Outbox;
}

export function OutgoingItem({ outgoing, outbox }: Props) {
  const t = useT();
  const { clientId, text, file, isFile, progress: sent, state } = outgoing;
  const sending = t('chat:file.uploading', { name: text });
  const item = useRef<HTMLLIElement>(null);
  /** The pressed button is removed, so the focus moves to the message log. */
  const runAndFocusLog = (action: (clientId: string) => void): void => {
    item.current?.closest<HTMLElement>('[data-log]')?.focus({ preventScroll: true });
    action(clientId);
  };
  return (
    <li ref={item} className={bubbleClass(true)} data-outgoing={state.status}>
      <p className="text-xs font-semibold">{t('chat:you')}</p>
      <MessageText text={text} />
      {state.status === 'sending' && !file && (
        <p className="text-end text-xs text-muted">{t('chat:message.sending')}</p>
      )}
      {state.status === 'sending' && file && (
        <UploadProgress
          progress={sent}
          words={{
            label: sending,
            sending: t('chat:message.sending'),
            sent: t('chat:file.checking'),
            cancel: t('chat:file.cancel'),
          }}
          onCancel={() => runAndFocusLog(outbox.discard)}
        />
      )}
      {state.status === 'failed' && (
        <div className="grid gap-2" role="alert">
          <p className="text-sm text-red">
            {[t(isFile && !file ? 'chat:file.lost' : 'chat:message.failed'), state.message]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <button
              type="button"
              className="btn btn-bare btn-small"
              onClick={() => runAndFocusLog(outbox.discard)}
            >
              {t('chat:message.remove')}
            </button>
            {!state.isPermanent && (
              <button
                type="button"
                className="btn btn-quiet btn-small"
                onClick={() => runAndFocusLog(outbox.retry)}
              >
                {t('chat:message.retry')}
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}
