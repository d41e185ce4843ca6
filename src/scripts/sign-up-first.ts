// Redirects a visitor who presses Send Inquiry, Chat Now or Place Order to the sign-up page, which shows the machine and then returns
// to the pressed button. Loaded on that press.
import { ENQUIRIES_TOASTS } from '../../contract/toasts/enquiries.ts';
import { ORDERS_TOASTS } from '../../contract/toasts/orders.ts';
import { langOfPath, localHref } from '../i18n/language.ts';
import type { Offer } from '../islands/trade/orders/offer.ts';
import { storeReturnPath } from '../stores/return-path.ts';
import {
  type SignUpPurpose,
  type SignUpSubject,
  storeSignUpSubject,
} from '../stores/sign-up-subject.ts';
import { storeToast, toastTexts } from '../toasts/toasts.ts';

/** The machine of a product page; on other pages the company, if it is known. */
function subjectOf(company: string | null): SignUpSubject | null {
  const product = document.querySelector<HTMLElement>('[data-offer]');
  if (product) {
    const { name, company, image } = JSON.parse(product.dataset.offer ?? '') as Offer;
    return { name, company, image };
  }
  return company === null ? null : { name: '', company, image: null };
}

/** The return address has the purpose as its hash, which opens the form or the chat again. */
export function signUpFirst(purpose: SignUpPurpose, company: string | null): void {
  const lang = langOfPath(location.pathname);
  storeReturnPath(`${location.pathname}${location.search}#${purpose}`);
  const toast = {
    inquiry: ENQUIRIES_TOASTS.signInFirst,
    order: ORDERS_TOASTS.buyersOnly,
    chat: null,
  }[purpose];
  if (toast) {
    const words = toastTexts(toast, lang);
    storeToast({ kind: words.title ? 'error' : 'notice', words });
  }
  const subject = subjectOf(company);
  const isShown = subject !== null && storeSignUpSubject(subject);
  location.assign(localHref(lang, `/auth?tab=signup${isShown ? `&for=${purpose}` : ''}`));
}
