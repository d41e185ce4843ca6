// Send Inquiry dialog of a product page: inquiry type, message and optional requirements (spec §2).
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { INQUIRY_TYPES, MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import { appApi } from '../../../api/app.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../stores/toasts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import type { Offer } from '../orders/offer.ts';
import { inquiryWindow } from './inquiry-window.ts';

interface Props {
  readonly offer: Offer;
  readonly onClose: () => void;
}

export default function EnquiryDialog({ offer, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const [form] = useState(() => inquiryWindow(appApi(lang), lang, offer));
  const state = useStore(form.$state);
  const fieldErrors = fieldErrorsOf(state);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status !== 'done') return;
    onClose();
    showToast('success', toastTexts(toasts.sent, lang, outcome.answer.message));
  };

  const { name, company: supplierName } = offer;
  return (
    <Dialog open title={t('enquiry:window.title')} onClose={onClose}>
      <CheckedForm state={state} onSend={(values) => void send(values)}>
        <p className="wrap-anywhere">{t('enquiry:window.lead', { company: supplierName, name })}</p>
        <Select
          id="inquiry"
          name="inquiryType"
          label={t('enquiry:window.type')}
          options={INQUIRY_TYPES.map((value) => ({ value, label: t(`enquiry:type.${value}`) }))}
          fieldError={fieldErrors.inquiryType}
        />
        <Field
          id="inquiry"
          name="message"
          label={t('enquiry:window.message')}
          rows={5}
          max={MAX_MESSAGE_LENGTH}
          required
          fieldError={fieldErrors.message}
        />
        <Field
          id="inquiry"
          name="requirements"
          label={t('enquiry:window.requirements')}
          hint={t('enquiry:window.requirementsHint')}
          rows={3}
          max={MAX_MESSAGE_LENGTH}
          fieldError={fieldErrors.requirements}
        />
        <FormRefusal state={state} fallback={toasts.windowFailed.text[lang]} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <a className="link py-2 text-sm" href={href(offer.inquiryPath)}>
            {t('enquiry:window.full')}
          </a>
          <SubmitButton
            state={state}
            text={t('enquiry:window.send')}
            sendingText={t('enquiry:window.sending')}
          />
        </div>
      </CheckedForm>
    </Dialog>
  );
}
