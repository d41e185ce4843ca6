// Send Inquiry form of the page: stores a draft while the buyer types, and goes to the dashboard after sending (spec §8).
import { useStore } from '@nanostores/react';
import type { User } from '../../../../contract/accounts/user.ts';
import { ENQUIRIES_TOASTS as toasts } from '../../../../contract/toasts/enquiries.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { storeReturnPath } from '../../../stores/return-path.ts';
import { showToast, showToastOnNextPage, toastTexts } from '../../../toasts/toasts.ts';
import { SignedOutNotice } from '../../../ui/access/SignedOutNotice.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { OfferCard } from '../OfferCard.tsx';
import type { Offer } from '../orders/offer.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import { type EnquiryAbout, failureToast } from './enquiry-form.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

interface Props {
  readonly user: User;
  readonly isSignedOut: boolean;
  readonly about: EnquiryAbout;
  /** null for an inquiry about no product. */
  readonly offer: Offer | null;
}

export default function EnquiryForm({ user, isSignedOut, about, offer }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const form = useEnquiryForm({ about, user, isWindow: false, name: offer?.name ?? null });
  const state = useStore(form.$state);
  const canSend = useStore(form.$canSend);
  const isSending = state.status === 'sending';

  const signIn = (): void => {
    showToastOnNextPage('error', toastTexts(toasts.signInFirst, lang));
    storeReturnPath(location.pathname + location.search);
    location.assign(href('/auth?tab=signin'));
  };

  const send = async (): Promise<void> => {
    if (isSignedOut) return signIn();
    const outcome = await form.send();
    if (outcome.status === 'done') {
      showToastOnNextPage('success', toastTexts(toasts.sent, lang, outcome.answer.message));
      location.assign(href('/dashboard?tab=inquiry'));
    } else if (outcome.status === 'refused') {
      const { error } = outcome;
      if (error.status === 401) signIn();
      else showToast('error', failureToast(error, lang));
    }
  };

  return (
    <CheckedForm state={state} onSend={() => void send()}>
      {offer && <OfferCard offer={offer} />}
      <EnquiryFields
        form={form}
        asksCategory={about.productId === null}
        machineType={offer?.machineType ?? null}
      />
      {isSignedOut && <SignedOutNotice />}
      <div className="grid gap-2 sm:flex sm:items-center sm:gap-4">
        <button
          type="submit"
          className="btn btn-primary"
          disabled={!canSend}
          aria-disabled={isSending || undefined}
          aria-busy={isSending}
          aria-describedby="enquiry-missing"
        >
          {t(isSending ? 'enquiryForm:sending' : 'enquiryForm:send')}
        </button>
        <p id="enquiry-missing" className="text-sm text-muted">
          {!canSend && t('enquiryForm:missing')}
        </p>
      </div>
    </CheckedForm>
  );
}
