// Status buttons of an enquiry. Both sides can close it, after a confirmation; the supplier can set the other statuses too.
import { useState } from 'react';
import type { Role } from '../../../../contract/accounts/user-reader.ts';
import { useT } from '../../../i18n/react.tsx';
import { serverWords } from '../../../stores/server-words.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { EnquiryStatus, ThreadStore } from './enquiry-thread.ts';

interface Props {
  readonly store: ThreadStore;
  readonly status: string;
  readonly side: Role;
  readonly busy: boolean;
}

const CHOICES: Readonly<Record<Role, readonly EnquiryStatus[]>> = {
  supplier: ['pending', 'answered', 'closed'],
  buyer: ['closed'],
};

export function ThreadMarks({ store, status, side, busy }: Props) {
  const t = useT();
  const [isClosing, setClosing] = useState(false);
  const [fault, setFault] = useState('');
  const choices = CHOICES[side].filter((each) =>
    status === 'closed' ? each === 'pending' : each !== status,
  );
  const mark = async (to: EnquiryStatus): Promise<void> => {
    setFault('');
    const error = await store.mark(to);
    setClosing(false);
    if (error) setFault(serverWords(error) ?? t('enquiry:thread.markFailed'));
  };
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-red">
        {fault}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn-quiet btn-small"
            aria-disabled={busy}
            onClick={() => (each === 'closed' ? setClosing(true) : void mark(each))}
          >
            {t(status === 'closed' ? 'enquiry:thread.reopen' : `enquiry:thread.mark.${each}`)}
          </button>
        ))}
      </div>
      <ConfirmDialog
        open={isClosing}
        title={t('enquiry:thread.closeTitle')}
        text={t(`enquiry:thread.closeText.${side === 'buyer' ? 'buyer' : 'vendor'}`)}
        confirm={t('enquiry:thread.mark.closed')}
        danger
        busy={busy}
        onConfirm={() => void mark('closed')}
        onClose={() => setClosing(false)}
      />
    </div>
  );
}
