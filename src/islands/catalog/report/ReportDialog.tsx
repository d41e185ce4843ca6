// Dialog to report a product: a reason, an optional text and an email address. After sending it shows a thank-you text.
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../api/browser.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ReportFields } from './ReportFields.tsx';
import { reportForm } from './report.ts';

interface Props {
  readonly productId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function ReportDialog({ productId, name, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() => reportForm(browserApi(lang), lang, productId));
  const state = useStore(store.$state);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const isSending = state.status === 'sending';
  const failed = state.status === 'failed' ? state : null;

  useEffect(() => {
    if (state.status === 'sent') done.current?.focus();
    if (state.status === 'failed')
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty] input')
        ?.focus();
  }, [state]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void store.send(Object.fromEntries(new FormData(event.currentTarget)));
  };

  if (state.status === 'sent')
    return (
      <Dialog
        open
        title={t('product:report.title')}
        onClose={onClose}
        footer={
          <button ref={done} type="button" className="btn btn-quiet" onClick={onClose}>
            {t('nav.close')}
          </button>
        }
      >
        <p className="notice notice-jade" role="status">
          {state.message ?? t('product:report.sent')}
        </p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('product:report.title')}
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
      <form ref={form} id="report" className="grid gap-5" noValidate onSubmit={send}>
        <p>{t('product:report.lead', { name })}</p>
        <ReportFields fieldErrors={failed?.fields ?? {}} />
        <div role="alert">
          {failed && (failed.message !== null || Object.keys(failed.fields).length === 0) && (
            <p className="notice notice-red">{failed.message ?? t('product:report.failed')}</p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
