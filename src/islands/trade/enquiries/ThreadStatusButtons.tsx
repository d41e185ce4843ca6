// Status buttons of an enquiry. Its receiver sets any status, and can take a closing back. A buyer's closing is final for the buyer,
// who therefore confirms it.
import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
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
  /** The status before the receiver closed it here. */
  const [statusBefore, setStatusBefore] = useState<EnquiryStatus | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (statusBefore !== null) undo.current?.focus();
  }, [statusBefore]);
  const choices = CHOICES[side].filter((each) => {
    if (statusBefore !== null) return false;
    return status === 'closed' ? each === 'pending' : each !== status;
  });
  const changeStatus = async (to: EnquiryStatus): Promise<void> => {
    setErrorText('');
    const error = await store.changeStatus(to);
    setClosing(false);
    if (error) return setErrorText(serverMessage(error) ?? t('enquiry:thread.markFailed'));
    const before = ENQUIRY_STATUSES.find((each) => each === status) ?? null;
    setStatusBefore(to === 'closed' && side === 'supplier' ? before : null);
  };
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-red">
        {errorText}
      </p>
      <p role="status" className="text-sm">
        {statusBefore !== null && t('enquiry:thread.closedNow')}
      </p>
      <div className="flex flex-wrap gap-2">
        {statusBefore !== null && (
          <button
            ref={undo}
            type="button"
            className="btn btn-quiet btn-small"
            aria-disabled={busy}
            onClick={() => void changeStatus(statusBefore)}
          >
            {t('enquiry:thread.undo')}
          </button>
        )}
        {choices.map((each) => (
          <button
            key={each}
            type="button"
            className="btn btn-quiet btn-small"
            aria-disabled={busy}
            onClick={() =>
              each === 'closed' && side === 'buyer' ? setClosing(true) : void changeStatus(each)
            }
          >
            {t(status === 'closed' ? 'enquiry:thread.reopen' : `enquiry:thread.mark.${each}`)}
          </button>
        ))}
      </div>
      <ConfirmDialog
        open={isClosing}
        title={t('enquiry:thread.closeTitle')}
        text={t('enquiry:thread.closeText')}
        confirm={t('enquiry:thread.mark.closed')}
        danger
        busy={busy}
        onConfirm={() => void changeStatus('closed')}
        onClose={() => setClosing(false)}
      />
    </div>
  );
}
