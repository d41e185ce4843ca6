// Buttons for the next steps of an order: only those the reader's role may take, each after a confirmation.
import { useState } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import { ORDER_STATUSES } from '../../../../contract/limits.ts';
import { nextStatuses } from '../../../../contract/trade/order-transitions.ts';
import type { OrderStatus } from '../../../../contract/trade/orders.ts';
import { useT } from '../../../i18n/react.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { StepProps } from './use-status-change.ts';

/** Returns the steps allowed from a status; none from an unknown status. */
const nextSteps = (status: string, side: Role): readonly OrderStatus[] => {
  const knownStatus = ORDER_STATUSES.find((each) => each === status);
  return knownStatus ? nextStatuses(knownStatus, side) : [];
};

export function OrderSteps({ side, ...props }: StepProps & { readonly side: Role }) {
  const t = useT();
  const [confirmingStep, setConfirmingStep] = useState<OrderStatus | null>(null);
  const steps = nextSteps(props.order.status, side).filter((step) => step !== 'placed');
  const close = (): void => setConfirmingStep(null);
  return (
    <>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className={`btn btn-small ${step === 'cancelled' ? 'btn-danger' : 'btn-primary'}`}
          aria-haspopup="dialog"
          onClick={() => setConfirmingStep(step)}
        >
          {t(`order:steps.${step}`)}
        </button>
      ))}
      {confirmingStep === 'shipped' && <ShipDialog {...props} onClose={close} />}
      {confirmingStep !== null && confirmingStep !== 'shipped' && confirmingStep !== 'placed' && (
        <StepDialog {...props} step={confirmingStep} onClose={close} />
      )}
    </>
  );
}
