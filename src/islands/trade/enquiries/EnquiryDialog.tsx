// Send Inquiry window of a product page: the form of the page, which closes after sending (spec §2, §4).
import { useStore } from '@nanostores/react';
import type { User } from '../../../../contract/accounts/user.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { showToast, toastTexts } from '../../../toasts/toasts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { OfferCard } from '../OfferCard.tsx';
import type { Offer } from '../orders/offer.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface Props {
  readonly offer: Offer;
  readonly buyer: User;
  readonly onClose: () => void;
}

const FORM_ID = 'enquiry-form';

export default function EnquiryDialog({ offer, buyer, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const { productId, supplierId, name, machineType } = offer;
  const form = useEnquiryForm({
    about: { productId, supplierId },
    user: buyer,
    isWindow: true,
    name,
  });
  const state = useStore(form.$state);

  const send = async (): Promise<void> => {
    const outcome = await form.send();
    if (outcome.status !== 'done') return;
    onClose();
    showToast('success', toastTexts(toasts.sent, lang, outcome.answer.message));
  };

  return (
    <Dialog
      open
      width="prose"
      title={t('enquiryForm:title')}
      onClose={onClose}
      reopen="#inquiry"
      footer={
        <SubmitButton
          form={FORM_ID}
          state={state}
          text={t('enquiryForm:send')}
          sendingText={t('enquiryForm:sending')}
          className="w-full"
        />
      }
    >
      <CheckedForm id={FORM_ID} state={state} onSend={() => void send()}>
        <OfferCard offer={offer} />
        <EnquiryFields form={form} asksCategory={false} machineType={machineType} />
        <FormRefusal state={state} fallback={toasts.windowFailed.text[lang]} />
      </CheckedForm>
    </Dialog>
  );
}
