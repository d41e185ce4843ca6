// Dialog that reports the counterpart of a conversation: a reason and an optional text. After sending it shows a thank-you text.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { counterpartReportBody, reportCounterpart } from '../../../../contract/chat/moderation.ts';
import { REPORTED_MESSAGES, USER_REPORT_REASONS } from '../../../../contract/limits.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { appApi } from '../../../api/app.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { formSender } from '../../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

interface Props {
  readonly chatId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function CounterpartReport({ chatId, name, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => {
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
  const state = useStore(store.$state);
  const [answer, setAnswer] = useState<Acknowledgement | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isSending = state.status === 'sending';
  const fieldErrors = fieldErrorsOf(state);
  const failed = state.status === 'failed' ? state : null;
  useEffect(() => {
    if (answer) done.current?.focus();
  }, [answer]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await store.send(values);
    if (outcome.status === 'done') setAnswer(outcome.answer);
  };
  const title = t('chatTools:report.title', { name });
  if (answer)
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        footer={
          <button ref={done} type="button" className="btn btn-quiet" onClick={onClose}>
            {t('nav.close')}
          </button>
        }
      >
        <p className="notice notice-jade" role="status">
          {answer.message}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            form="chat-report"
            className="btn btn-primary"
            aria-disabled={isSending}
          >
            {t(isSending ? 'chatTools:report.sending' : 'chatTools:report.send')}
          </button>
        </div>
      }
    >
      <CheckedForm id="chat-report" state={state} onSend={(values) => void send(values)}>
        <p>{t('chatTools:report.lead', { number: formatNumber(lang, REPORTED_MESSAGES) })}</p>
        <fieldset
          className="field"
          aria-describedby={fieldErrors.reason ? 'chat-report-reason-fault' : undefined}
          data-faulty={fieldErrors.reason ? '' : undefined}
        >
          <legend>
            {t('chatTools:report.reason')}
            <span aria-hidden="true"> *</span>
          </legend>
          <div className="grid">
            {USER_REPORT_REASONS.map((reason) => (
              <label key={reason} className="flex min-h-11 items-center gap-3">
                <input className="size-5" type="radio" name="reason" value={reason} required />
                {t(`chatTools:report.reasons.${reason}`)}
              </label>
            ))}
          </div>
          <FieldError id="chat-report-reason" fieldError={fieldErrors.reason} />
        </fieldset>
        <Field
          id="chat-report"
          name="text"
          label={t('chatTools:report.text')}
          hint={t('chatTools:report.textHint')}
          rows={4}
          max={1_000}
          fieldError={fieldErrors.text}
        />
        <div role="alert">
          {failed && (failed.message !== null || Object.keys(fieldErrors).length === 0) && (
            <p className="notice notice-red">{failed.message ?? t('chatTools:report.failed')}</p>
          )}
        </div>
      </CheckedForm>
    </Dialog>
  );
}
