// Dialog that reports a product or a review. Visitors can give an email address; of signed-in users admins see the account.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { REPORT_REASONS } from '../../../../contract/limits.ts';
import { REVIEW_REPORT_REASONS } from '../../../../contract/reviews/review-limits.ts';
import { browserApi } from '../../../api/browser.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { $session } from '../../../stores/session.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { ReportForm } from '../../../ui/forms/ReportForm.tsx';
import { type ReportSubject, reportForm } from './report.ts';

interface Props extends ReportSubject {
  /** Name of the product. */
  readonly name: string;
  readonly onClose: () => void;
}

const FORM_ID = 'report';

export function ReportDialog({ kind, id, name, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const session = useStore($session);
  const [form] = useState(() => reportForm(browserApi(lang), lang, { kind, id }));
  const isProduct = kind === 'product';
  const reasons = isProduct
    ? REPORT_REASONS.map((value) => ({ value, label: t(`product:report.reasons.${value}`) }))
    : REVIEW_REPORT_REASONS.map((value) => ({
        value,
        label: t(`product:report.reviewReasons.${value}`),
      }));
  return (
    <ReportForm
      id={FORM_ID}
      keptAs={`report:${kind}:${id}`}
      form={form}
      reasons={reasons}
      words={{
        title: t(isProduct ? 'product:report.title' : 'product:report.reviewTitle'),
        lead: isProduct ? t('product:report.lead', { name }) : t('product:report.reviewLead'),
        reason: t('product:report.reason'),
        text: t('product:report.text'),
        textHint: t('product:report.textHint'),
        send: t('product:report.send'),
        sending: t('product:report.sending'),
        sent: t('product:report.sent'),
        failed: t('product:report.failed'),
      }}
      renderMore={({ email }) =>
        session.status !== 'signed-in' && (
          <Field
            id={FORM_ID}
            name="email"
            type="email"
            autoComplete="email"
            label={t('product:report.email')}
            hint={t('product:report.emailHint')}
            max={254}
            fieldError={email}
          />
        )
      }
      onClose={onClose}
    />
  );
}
