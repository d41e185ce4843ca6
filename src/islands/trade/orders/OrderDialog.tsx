// Place Order dialog: quantity, address and live total. If the price has changed, shows the new one and asks again.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { MAX_QUANTITY, ORDER_MIN_QUANTITY } from '../../../../contract/limits.ts';
import { ORDERS_TOASTS as toasts } from '../../../../contract/toasts/orders.ts';
import type { PlacedOrder } from '../../../../contract/trade/orders.ts';
import { appApi } from '../../../api/app.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { CheckedForm, FormRefusal } from '../../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import type { Offer } from './offer.ts';
import { type OrderSubject, orderForm } from './order-form.ts';

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
  const [form] = useState(() => orderForm(appApi(lang), lang, offer));
  const state = useStore(form.$state);
  const quantity = useStore(form.$quantity);
  const price = useStore(form.$price);
  const total = useStore(form.$total);
  const isNewPrice = useStore(form.$isPriceChanged);
  const fieldErrors = fieldErrorsOf(state);
  const { name, company, minOrderQuantity } = offer;

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status === 'done') onPlaced(outcome.answer);
  };

  return (
    <Dialog
      open
      title={t('order:place.title')}
      onClose={onClose}
      footer={
        <SubmitButton
          form={FORM_ID}
          state={state}
          text={t('order:place.send')}
          sendingText={t('order:place.sending')}
          className="w-full"
        />
      }
    >
      <CheckedForm id={FORM_ID} state={state} onSend={(values) => void send(values)}>
        <p className="wrap-anywhere">{t('order:place.lead', { name, company })}</p>
        <Field
          id="order"
          name="quantity"
          label={t('order:place.quantity')}
          type="number"
          inputMode="numeric"
          min={Math.max(ORDER_MIN_QUANTITY, minOrderQuantity ?? 0)}
          max={MAX_QUANTITY}
          step={1}
          hint={
            minOrderQuantity === null
              ? undefined
              : t('order:place.minOrder', { count: minOrderQuantity })
          }
          required
          value={quantity}
          onChange={({ target }) => form.setQuantity(target.value)}
          fieldError={
            fieldErrors.quantity ??
            fieldErrors.products ??
            fieldErrors['products.quantity'] ??
            fieldErrors['products.0.quantity']
          }
        />
        <Field
          id="order"
          name="shippingAddress"
          label={t('order:place.address')}
          autoComplete="shipping street-address"
          rows={4}
          max={1_000}
          required
          defaultValue={defaultShippingAddress(buyer)}
          fieldError={fieldErrors.shippingAddress}
        />
        <Field
          id="order"
          name="specifications"
          label={t('order:place.specifications')}
          hint={t('order:place.specificationsHint')}
          rows={2}
          max={2_000}
          fieldError={undefined}
        />
        <dl className="figures" aria-live="polite">
          <div>
            <dt>{t('order:place.unitPrice')}</dt>
            <dd>{formatMoney(lang, price)}</dd>
          </div>
          <div>
            <dt>{t('order:place.total')}</dt>
            <dd>{total === null ? '-' : formatMoney(lang, total)}</dd>
          </div>
        </dl>
        <FormRefusal state={state} fallback={toasts.failed.text[lang]}>
          {isNewPrice && (
            <p className="font-semibold">
              {t('order:place.newPrice', { price: formatMoney(lang, price) })}
            </p>
          )}
          {state.status === 'failed' && state.code === 'soldByQuote' && (
            <a className="btn btn-quiet" href={href(offer.inquiryPath)}>
              {t('order:place.inquire')}
            </a>
          )}
        </FormRefusal>
      </CheckedForm>
    </Dialog>
  );
}
