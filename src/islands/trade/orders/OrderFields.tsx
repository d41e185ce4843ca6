// Fields of the order form: quantity with a stepper, address, price basis, power supply and notes.
import { useStore } from '@nanostores/react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { priceBasisParts } from '../../../../contract/catalog/price-basis-parts.ts';
import { MAX_QUANTITY, ORDER_MIN_QUANTITY } from '../../../../contract/limits.ts';
import { QUESTIONS } from '../../../../contract/questions/questions.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { AddressField } from './AddressField.tsx';
import type { Offer } from './offer.ts';
import type { OrderField, OrderFormStore } from './order-form.ts';
import type { ShippingAddresses } from './use-shipping-addresses.ts';

interface Props {
  readonly form: OrderFormStore;
  readonly offer: Offer;
  readonly addresses: ShippingAddresses;
}

const STEPPER = 'btn btn-quiet shrink-0 px-3';

export function OrderFields({ form, offer, addresses }: Props) {
  const t = useT();
  const lang = useLang();
  const values = useStore(form.$values);
  const fieldErrors = fieldErrorsOf(useStore(form.$state));
  const { minOrderQuantity } = offer;
  const field = (name: OrderField) => ({
    id: 'order',
    name,
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { target: { value: string } }) => form.type(name, target.value),
  });
  const priceBasis = useStore(form.$priceBasis);
  const basis = priceBasisParts(priceBasis);
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <Field
            {...field('quantity')}
            label={t('orderForm:quantity')}
            type="number"
            inputMode="numeric"
            min={Math.max(ORDER_MIN_QUANTITY, minOrderQuantity ?? 0)}
            max={MAX_QUANTITY}
            step={1}
            hint={
              minOrderQuantity === null
                ? undefined
                : t('orderForm:minOrder', { count: minOrderQuantity })
            }
            required
            fieldError={
              fieldErrors.quantity ??
              fieldErrors.products ??
              fieldErrors['products.quantity'] ??
              fieldErrors['products.0.quantity'] ??
              fieldErrors.totalAmount
            }
          />
        </div>
        <div className="mt-7 flex gap-2">
          <button
            type="button"
            className={STEPPER}
            aria-label={t('orderForm:less')}
            onClick={() => form.addQuantity(-1)}
          >
            <Minus aria-hidden />
          </button>
          <button
            type="button"
            className={STEPPER}
            aria-label={t('orderForm:more')}
            onClick={() => form.addQuantity(1)}
          >
            <Plus aria-hidden />
          </button>
        </div>
      </div>
      <AddressField
        value={values.shippingAddress}
        addresses={addresses}
        fieldError={fieldErrors.shippingAddress}
        onChange={(address) => form.type('shippingAddress', address)}
      />
      <div className="grid gap-1">
        <p className="text-sm font-semibold">{t('orderForm:incoterm')}</p>
        {basis !== null && <p>{priceBasisText(t, priceBasis, offer.city)}</p>}
        <p className="text-sm text-muted">
          {t(`orderForm:incoterms.${basis?.term ?? 'unstated'}`)}
        </p>
      </div>
      <Select
        {...field('supply')}
        label={t('orderForm:supply')}
        none={t('orderForm:noSupply')}
        options={[...QUESTIONS.supply.choices].map(([value, name]) => ({
          value,
          label: name[lang],
        }))}
      />
      <Field
        {...field('specifications')}
        label={t('orderForm:specifications')}
        hint={t('orderForm:specificationsHint')}
        rows={2}
        max={2_000}
      />
      <Field
        {...field('notes')}
        label={t('orderForm:notes')}
        hint={t('orderForm:notesHint')}
        rows={2}
        max={2_000}
      />
    </>
  );
}
