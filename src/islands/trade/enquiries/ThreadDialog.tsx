// Dialog of one enquiry: the original message, all replies with their times, the reply form and the status buttons.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import type { Enquiry } from '../../../../contract/trade/enquiry.ts';
import type { Api } from '../../../api/call.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ListFailed } from '../../../ui/list/ListFailed.tsx';
import { enquiryThread } from './enquiry-thread.ts';
import { sideOf } from './my-enquiries.ts';
import { ThreadEntries } from './ThreadEntries.tsx';
import { ThreadReply } from './ThreadReply.tsx';
import { ThreadStatusButtons } from './ThreadStatusButtons.tsx';

interface Props {
  readonly id: string;
  readonly api: Api;
  readonly user: User;
  readonly onChange: (enquiry: Enquiry) => void;
  /** Called once the thread is on the screen, and after every change: the enquiry may no longer wait for the reader. */
  readonly onSeen: () => void;
  readonly onClose: () => void;
}

export function ThreadDialog({ id, api, user, onChange, onSeen, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => enquiryThread(api, lang, id, ({ data }) => onChange(data)));
  useEffect(() => store.load(), [store]);
  const state = useStore(store.$state);
  const replies = state.status === 'ready' ? state.value.replies.length : null;
  const status = state.status === 'ready' ? state.value.data.status : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new reply or status can end the waiting.
  useEffect(() => {
    if (replies !== null) onSeen();
  }, [replies, status]);
  const isChangingStatus = useStore(store.$isChangingStatus);

  const body = () => {
    if (state.status === 'loading')
      return (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {t('ui.loading')}
          </p>
          <div className="skeleton h-48" />
        </div>
      );
    if (state.status === 'failed')
      return (
        <ListFailed title={t('enquiry:thread.failed')} error={state.error} onRetry={store.load} />
      );
    const { value: thread } = state;
    const side = sideOf(thread.data, user);
    return (
      <div className="grid grid-cols-1 gap-4">
        <ThreadEntries thread={thread} side={side} />
        <p className="only-viewer notice">{t('enquiry:readOnly')}</p>
        <div className="writes grid grid-cols-1 gap-4">
          {thread.data.status === 'closed' ? (
            <p className="notice">{t('enquiry:thread.closed')}</p>
          ) : (
            <ThreadReply store={store} name={`reply:${user.id}:${id}`} />
          )}
          <ThreadStatusButtons
            store={store}
            status={thread.data.status}
            side={side}
            busy={isChangingStatus}
          />
        </div>
      </div>
    );
  };
  const subject = state.status === 'ready' ? state.value.data.subject : null;
  return (
    <Dialog
      open
      width="prose"
      title={subject || t('enquiry:thread.title')}
      onClose={onClose}
      reopen={`?tab=inquiry&enquiry=${encodeURIComponent(id)}`}
    >
      {body()}
    </Dialog>
  );
}
