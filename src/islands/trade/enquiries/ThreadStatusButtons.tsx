// Status buttons of an enquiry. Both sides can close it, after a confirmation; the supplier can set the other statuses too.
import { useState } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import type { EnquiryStatus } from '../../../../contract/trade/enquiry.ts';
import { useT } from '../../../i18n/react.tsx';
import { serverMessage } from '../../../stores/server-message.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { ThreadStore } from './enquiry-thread.ts';

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

export function ThreadStatusButtons({ store, status, side, busy }: Props) {
  const t = useT();
  const [isClosing, setClosing] = useState(false);
  const [errorText, setErrorText] = useState('');
  const choices = CHOICES[side].filter((each) =>
    status === 'closed' ? each === 'pending' : each !== status,
  );
  const changeStatus = async (to: EnquiryStatus): Promise<void> => {
    setErrorText('');
    const error = await store.changeStatus(to);
    setClosing(false);
    if (error) setErrorText(serverMessage(error) ?? t('enquiry:thread.markFailed'));
  };
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-red">
        {errorText}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn-quiet btn-small"
            aria-disabled={busy}
            onClick={() => (each === 'closed' ? setClosing(true) : void changeStatus(each))}
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
        onConfirm={() => void changeStatus('closed')}
        onClose={() => setClosing(false)}
      />
    </div>
  );
}
