// Why an account without a confirmed email cannot add factors and people, with the button that sends the link again.
import { useState } from 'react';
import { sendEmailConfirmation } from '../../../../contract/accounts/email.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToast } from '../../../toasts/toasts.ts';

export function ConfirmFirst() {
  const t = useT();
  const lang = useLang();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    try {
      const { message } = await appApi(lang).call(sendEmailConfirmation, {});
      showToast('success', { text: message ?? '' });
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('account:email.notSent'), text });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="notice grid justify-items-start gap-2 text-sm">
      <p>{t('account:email.first')}</p>
      <button
        type="button"
        className="btn btn-quiet btn-small"
        aria-disabled={isSending}
        onClick={() => void send()}
      >
        {t('account:email.resend')}
      </button>
    </div>
  );
}
