// Fields of a report. Signed-in users are not asked for an email address, because admins see their account.
import { useStore } from '@nanostores/react';
import { REPORT_REASONS } from '../../../../contract/limits.ts';
import { REVIEW_REPORT_REASONS } from '../../../../contract/reviews/review-limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { $session } from '../../../stores/session.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';
import type { ReportSubject } from './report.ts';

interface Props extends Pick<ReportSubject, 'kind'> {
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export function ReportFields({ kind, fieldErrors }: Props) {
  const t = useT();
  const session = useStore($session);
  const reasons =
    kind === 'product'
      ? REPORT_REASONS.map((reason) => [reason, t(`product:report.reasons.${reason}`)] as const)
      : REVIEW_REPORT_REASONS.map(
          (reason) => [reason, t(`product:report.reviewReasons.${reason}`)] as const,
        );
  return (
    <>
      <fieldset
        className="field"
        aria-describedby={fieldErrors.reason ? 'report-reason-fault' : undefined}
        data-faulty={fieldErrors.reason ? '' : undefined}
      >
        <legend>
          {t('product:report.reason')}
          <span aria-hidden="true"> *</span>
        </legend>
        <div className="grid">
          {reasons.map(([reason, label]) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input className="size-5" type="radio" name="reason" value={reason} required />
              {label}
            </label>
          ))}
        </div>
        <FieldError id="report-reason" fieldError={fieldErrors.reason} />
      </fieldset>
      <Field
        id="report"
        name="text"
        label={t('product:report.text')}
        hint={t('product:report.textHint')}
        rows={4}
        max={1_000}
        fieldError={fieldErrors.text}
      />
      {session.status !== 'signed-in' && (
        <Field
          id="report"
          name="email"
          type="email"
          autoComplete="email"
          label={t('product:report.email')}
          hint={t('product:report.emailHint')}
          max={254}
          fieldError={fieldErrors.email}
        />
      )}
    </>
  );
}
