// Dialog of one step of an order: carrier and tracking number for the shipment, a confirmation for the others.
import type { NextStatus } from '../../../../contract/trade/order-transitions.ts';
import { useHref } from '../../../i18n/react.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { StepProps } from './use-status-change.ts';

interface Props extends StepProps {
  readonly step: NextStatus;
  readonly onClose: () => void;
}

export function OrderStepDialog({ step, ...props }: Props) {
  const href = useHref();
  const path = href(`/dashboard/orders/${encodeURIComponent(props.order.id)}`);
  return step === 'shipped' ? (
    <ShipDialog {...props} reopen={`${path}#${step}`} />
  ) : (
    <StepDialog {...props} step={step} reopen={`${path}#${step}`} />
  );
}
