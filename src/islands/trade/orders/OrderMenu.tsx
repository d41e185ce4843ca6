// Menu of an order in the table: its page, its review, and the steps that the reader may take.
import { useState } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import { type NextStatus, nextStatuses } from '../../../../contract/trade/order-transitions.ts';
import { useHref, useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { OrderStepDialog } from './OrderStepDialog.tsx';
import { shortId } from './short-id.ts';
import { stepName } from './step-name.ts';
import type { StepProps } from './use-status-change.ts';

const reviewText = (side: Role, isReviewed: boolean) => {
  if (side === 'supplier') return 'order:review.read';
  return isReviewed ? 'order:review.yours' : 'order:review.write';
};

export function OrderMenu({ side, ...props }: StepProps & { readonly side: Role }) {
  const t = useT();
  const href = useHref();
  const [step, setStep] = useState<NextStatus | null>(null);
  const { id, status, products } = props.order;
  const isReviewed = products.some(({ reviewed }) => reviewed);
  const path = href(`/dashboard/orders/${encodeURIComponent(id)}`);
  return (
    <>
      <RowMenu
        label={t('dashboard:list.menu', { name: t('order:title', { id: shortId(id) }) })}
        items={[
          { label: t('order:open'), href: path },
          ...(status === 'delivered' && (side === 'buyer' || isReviewed)
            ? [{ label: t(reviewText(side, isReviewed)), href: `${path}#reviews` }]
            : []),
          ...(isViewer() ? [] : nextStatuses(props.order, side)).map((next) => ({
            label: t(`order:steps.${stepName(next, side)}`),
            isDanger: next === 'cancelled',
            onSelect: () => setStep(next),
          })),
        ]}
      />
      {step !== null && (
        <OrderStepDialog {...props} side={side} step={step} onClose={() => setStep(null)} />
      )}
    </>
  );
}
