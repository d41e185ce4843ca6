// Notice in the dashboard that asks a person to confirm the email, with a button that sends the link again.
import { useState } from 'react';
import { sendEmailConfirmation } from '../../../../contract/accounts/email.ts';
import { UNCONFIRMED_COUNTERPARTS_PER_DAY } from '../../../../contract/accounts/email-limits.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { useDashboard } from '../../dashboard-tabs/dashboard-context.ts';

export function ConfirmNotice() {
  const t = useT();
  const href = useHref();
  const { user, api } = useDashboard();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    try {
      const { message } = await api.call(sendEmailConfirmation, {});
      showToast('success', { text: message ?? '' });
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('emailNotice:failed'), text });
    } finally {
      setIsSending(false);
    }
  };
  const count = UNCONFIRMED_COUNTERPARTS_PER_DAY;
  return (
    <div className="notice mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {user.member
          ? t('emailNotice:member', { email: user.member.email })
          : t('emailNotice:text', { email: user.email, count: String(count) })}
      </p>
      <div className="flex flex-wrap gap-1">
        <button
          type="button"
          className="btn btn-quiet btn-small"
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          {t('emailNotice:resend')}
        </button>
        <a className="btn btn-bare btn-small px-2" href={href('/dashboard/account#email')}>
          {t(user.member ? 'emailNotice:account' : 'emailNotice:change')}
        </a>
      </div>
    </div>
  );
}
