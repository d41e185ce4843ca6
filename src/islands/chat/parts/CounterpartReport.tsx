// Dialog that reports the counterpart of a conversation.
import { useState } from 'react';
import { counterpartReportBody, reportCounterpart } from '../../../../contract/chat/moderation.ts';
import { REPORTED_MESSAGES, USER_REPORT_REASONS } from '../../../../contract/limits.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';
import { ReportForm } from '../../../ui/forms/ReportForm.tsx';

interface Props {
  readonly chatId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function CounterpartReport({ chatId, name, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [form] = useState(() => {
    const key = createIdempotencyKey(null);
    return formSender(counterpartReportBody, lang, fieldErrorText, (body) =>
      sendWithKey(key, (idempotencyKey) =>
        appApi(lang).call(reportCounterpart, {
          params: { id: chatId },
          body: { ...body, idempotencyKey },
        }),
      ),
    );
  });
  return (
    <ReportForm
      id="chat-report"
      keptAs={`report:chat:${chatId}`}
      form={form}
      reasons={USER_REPORT_REASONS.map((value) => ({
        value,
        label: t(`chatTools:report.reasons.${value}`),
      }))}
      words={{
        title: t('chatTools:report.title', { name }),
        lead: t('chatTools:report.lead', { number: formatNumber(lang, REPORTED_MESSAGES) }),
        reason: t('chatTools:report.reason'),
        text: t('chatTools:report.text'),
        textHint: t('chatTools:report.textHint'),
        send: t('chatTools:report.send'),
        sending: t('chatTools:report.sending'),
        failed: t('chatTools:report.failed'),
      }}
      onClose={onClose}
    />
  );
}
