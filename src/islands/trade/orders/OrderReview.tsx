// Review of an order before it is placed: everything that will be sent.
import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { QUESTIONS } from '../../../../contract/questions/questions.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import type { OrderFormStore } from './order-form.ts';

interface Props {
  readonly form: OrderFormStore;
  /** Of the supplier. */
  readonly city: string | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export function OrderReview({ form, city, headingRef }: Props) {
  const t = useT();
  const lang = useLang();
  const { quantity, shippingAddress, supply, specifications, notes } = useStore(form.$values);
  const price = useStore(form.$price);
  const priceBasis = useStore(form.$priceBasis);
  const entries: readonly (readonly [label: string, value: string])[] = [
    [t('orderForm:quantity'), formatNumber(lang, Number(quantity))],
    [t('orderForm:unitPrice'), formatMoney(lang, price)],
    [t('orderForm:address'), shippingAddress.trim()],
    [
      t('orderForm:incoterm'),
      priceBasis === null ? t('orderForm:incoterms.unstated') : priceBasisText(t, priceBasis, city),
    ],
    [
      t('orderForm:supply'),
      QUESTIONS.supply.choices.get(supply)?.[lang] ?? t('orderForm:noSupply'),
    ],
    [t('orderForm:sent.specifications'), specifications.trim()],
    [t('orderForm:sent.notes'), notes.trim()],
  ];
  return (
    <section className="grid gap-4" aria-labelledby="order-review">
      <h3 id="order-review" ref={headingRef} tabIndex={-1} className="text-lg">
        {t('orderForm:review')}
      </h3>
      <DescriptionList items={entries.filter(([, value]) => value !== '')} wide />
      <p className="text-sm text-muted">{t('orderForm:totalNote')}</p>
    </section>
  );
}
