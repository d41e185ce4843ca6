// Dialog to report a product or a review: a reason, an optional text and an email address. After sending it shows a thank-you text.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Acknowledgement } from '../../../../contract/reply.ts';
import { browserApi } from '../../../api/browser.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { ReportFields } from './ReportFields.tsx';
import { type ReportSubject, reportForm } from './report.ts';

interface Props extends ReportSubject {
  /** Name of the product. */
  readonly name: string;
  readonly onClose: () => void;
}

export function ReportDialog({ kind, id, name, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => reportForm(browserApi(lang), lang, { kind, id }));
  const state = useStore(store.$state);
  const [answer, setAnswer] = useState<Acknowledgement | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  const title = t(kind === 'product' ? 'product:report.title' : 'product:report.reviewTitle');
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
          {answer.message ?? t('product:report.sent')}
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
          <button type="submit" form="report" className="btn btn-primary" aria-disabled={isSending}>
            {t(isSending ? 'product:report.sending' : 'product:report.send')}
          </button>
        </div>
      }
    >
      <CheckedForm id="report" state={state} onSend={(values) => void send(values)}>
        <p>
          {kind === 'product' ? t('product:report.lead', { name }) : t('product:report.reviewLead')}
        </p>
        <ReportFields kind={kind} fieldErrors={fieldErrors} />
        <div role="alert">
          {failed && (failed.message !== null || Object.keys(fieldErrors).length === 0) && (
            <p className="notice notice-red">{failed.message ?? t('product:report.failed')}</p>
          )}
        </div>
      </CheckedForm>
    </Dialog>
  );
}
