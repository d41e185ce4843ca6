// Place Order window: details, then a review with everything that is sent. The total is always visible.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { usualSupply } from '../../../../contract/questions/groups.ts';
import { ORDERS_TOASTS as toasts } from '../../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../../contract/trade/orders.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { OfferCard } from '../OfferCard.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderReview } from './OrderReview.tsx';
import type { Offer } from './offer.ts';
import { type OrderSubject, orderForm } from './order-form.ts';
import { useShippingAddresses } from './use-shipping-addresses.ts';

interface Props {
  readonly offer: Offer & OrderSubject;
  readonly buyer: User;
  readonly onPlaced: (placed: PlacedOrder) => void;
  readonly onClose: () => void;
}

const FORM_ID = 'order-form';

/** Default shipping address: the buyer's company address, or '' without a street. */
const defaultShippingAddress = ({ name, companyName, address }: User): string => {
  const { street, city, state, zipCode, country } = address;
  if (!street) return '';
  const place = [city, [state, zipCode].filter(Boolean).join(' '), country];
  return [companyName || name, street, place.filter(Boolean).join(', ')].filter(Boolean).join('\n');
};

export default function OrderDialog({ offer, buyer, onPlaced, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const [api] = useState(() => appApi(lang));
  const [form] = useState(() =>
    orderForm(api, lang, {
      subject: offer,
      userId: buyer.id,
      shippingAddress: defaultShippingAddress(buyer),
      supply: usualSupply(offer.machineType),
    }),
  );
  const addresses = useShippingAddresses(api);
  const state = useStore(form.$state);
  const price = useStore(form.$price);
  const total = useStore(form.$total);
  const priceBasis = useStore(form.$priceBasis);
  const changed = useStore(form.$changed);
  const [isReview, setIsReview] = useState(false);
  const review = useRef<HTMLHeadingElement>(null);

  const wasReview = useRef(false);

  // The pressed button is removed: the focus moves to the heading of the step, or to the server's refusal.
  useEffect(() => {
    if (isReview) review.current?.focus();
    else if (wasReview.current) {
      const element = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
      element?.closest('dialog')?.querySelector('h2')?.focus();
      focusFirstError(element);
    }
    wasReview.current = isReview;
  }, [isReview]);

  // A field that the server refuses is shown with its error.
  useEffect(() => {
    if (state.status === 'failed' && Object.keys(state.fieldErrors).length > 0) setIsReview(false);
  }, [state]);

  const submit = async (): Promise<void> => {
    if (!isReview) {
      if (await form.check()) setIsReview(true);
      return;
    }
    const outcome = await form.send();
    if (outcome.status === 'done') onPlaced(outcome.answer);
  };

  return (
    <Dialog
      open
      width="prose"
      title={t('orderForm:title')}
      onClose={onClose}
      reopen="#order"
      footer={
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
            <span className="text-sm text-muted">
              {t('orderForm:total')} · {t('orderForm:step', { step: isReview ? 2 : 1 })}
            </span>
            <span className="text-lg font-semibold tabular-nums" data-total>
              {total === null ? '-' : formatMoney(lang, total)}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            {isReview && (
              <button type="button" className="btn btn-quiet" onClick={() => setIsReview(false)}>
                {t('orderForm:back')}
              </button>
            )}
            <SubmitButton
              form={FORM_ID}
              state={state}
              text={t(isReview ? 'orderForm:send' : 'orderForm:toReview')}
              {...(isReview && { sendingText: t('orderForm:sending') })}
              className="flex-1"
            />
          </div>
        </div>
      }
    >
      <CheckedForm id={FORM_ID} state={state} onSend={() => void submit()}>
        <OfferCard offer={{ ...offer, price }} />
        {isReview ? (
          <OrderReview form={form} city={offer.city} headingRef={review} />
        ) : (
          <OrderFields form={form} offer={offer} addresses={addresses} />
        )}
        <FormRefusal state={state} fallback={toasts.failed.text[lang]}>
          {changed !== null && (
            <p className="font-semibold">
              {changed === 'price'
                ? t('orderForm:newPrice', { price: formatMoney(lang, price) })
                : t('orderForm:newBasis', { basis: priceBasisText(t, priceBasis, offer.city) })}
            </p>
          )}
          {state.status === 'failed' && state.code === 'soldByQuote' && (
            <a
              className="btn btn-quiet"
              href={href(`/inquiry/new/${encodeURIComponent(offer.productId)}`)}
            >
              {t('orderForm:inquire')}
            </a>
          )}
        </FormRefusal>
      </CheckedForm>
    </Dialog>
  );
}
