// Buttons for the next steps of an order: only those the reader's role may take, each after a confirmation.
import { useState } from 'react';
import type { Role } from '../../../../contract/accounts/user.ts';
import { type NextStatus, nextStatuses } from '../../../../contract/trade/order-transitions.ts';
import { useT } from '../../../i18n/react.tsx';
import { isViewer } from '../../../stores/viewer.ts';
import { OrderStepDialog } from './OrderStepDialog.tsx';
import { stepName } from './step-name.ts';
import type { StepProps } from './use-status-change.ts';

export function OrderSteps({ side, ...props }: StepProps & { readonly side: Role }) {
  const t = useT();
  const steps = nextStatuses(props.order, side);
  // A waiting item of the dashboard links to its step; a link must not propose to cancel.
  const [confirmingStep, setConfirmingStep] = useState<NextStatus | null>(() => {
    const linked = steps.find(
      (step) =>
        location.hash === `#${step}` || (step === 'proposed' && location.hash === '#confirmed'),
    );
    return linked === undefined || linked === 'cancelled' || isViewer() ? null : linked;
  });
  const close = (): void => setConfirmingStep(null);
  return (
    <>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          className={`writes btn btn-small ${step === 'cancelled' ? 'btn-danger' : 'btn-primary'}`}
          aria-haspopup="dialog"
          onClick={() => setConfirmingStep(step)}
        >
          {t(`order:steps.${stepName(step, side)}`)}
        </button>
      ))}
      {confirmingStep !== null && (
        <OrderStepDialog {...props} side={side} step={confirmingStep} onClose={close} />
      )}
    </>
  );
}
