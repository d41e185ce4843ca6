// Message that is not stored yet: sending, or failed with the reason and a retry button.
import { useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { UploadProgress } from '../../../ui/uploads/UploadProgress.tsx';
import type { Outbox, Outgoing } from '../composer/chat-outbox.ts';
import { bubble } from './MessageItem.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  readonly outgoing: Outgoing;
  readonly outbox: Outbox;
}

export function OutgoingItem({ outgoing, outbox }: Props) {
  const t = useT();
  const { clientId, text, file, sent, state } = outgoing;
  const sending = t('chat:file.uploading', { name: text });
  const item = useRef<HTMLLIElement>(null);
  /** The pressed button is removed, so the focus moves to the message log. */
  const pressed = (go: (clientId: string) => void): void => {
    item.current?.closest<HTMLElement>('[data-log]')?.focus({ preventScroll: true });
    go(clientId);
  };
  return (
    <li ref={item} className={bubble(true)} data-outgoing={state.status}>
      <p className="text-xs font-semibold">{t('chat:you')}</p>
      <MessageText text={text} />
      {state.status === 'sending' && !file && (
        <p className="text-end text-xs text-muted">{t('chat:message.sending')}</p>
      )}
      {state.status === 'sending' && file && (
        <UploadProgress
          sent={sent}
          words={{
            label: sending,
            sending: t('chat:message.sending'),
            sent: t('chat:file.checking'),
            cancel: t('chat:file.cancel'),
          }}
          onCancel={() => pressed(outbox.discard)}
        />
      )}
      {state.status === 'failed' && (
        <div className="grid gap-2" role="alert">
          <p className="text-sm text-red">
            {[t('chat:message.failed'), state.said].filter(Boolean).join(' ')}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <button
              type="button"
              className="btn btn-bare btn-small"
              onClick={() => pressed(outbox.discard)}
            >
              {t('chat:message.remove')}
            </button>
            {!state.hopeless && (
              <button
                type="button"
                className="btn btn-quiet btn-small"
                onClick={() => pressed(outbox.retry)}
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
