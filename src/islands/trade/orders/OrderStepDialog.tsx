// Dialog of one step of an order: carrier and tracking number for the shipment, the price basis that is proposed, a confirmation for the others.
import type { Role } from '../../../../contract/accounts/user.ts';
import type { NextStatus } from '../../../../contract/trade/order-transitions.ts';
import { useHref } from '../../../i18n/react.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { StepProps } from './use-status-change.ts';

interface Props extends StepProps {
  readonly step: NextStatus;
  readonly side: Role;
  readonly onClose: () => void;
}

export function OrderStepDialog({ step, side, ...props }: Props) {
  const href = useHref();
  const path = href(`/dashboard/orders/${encodeURIComponent(props.order.id)}`);
  const reopen = `${path}#${step}`;
  if (step === 'shipped') return <ShipDialog {...props} reopen={reopen} />;
  if (step === 'proposed') return <ProposeDialog {...props} reopen={reopen} />;
  return <StepDialog {...props} step={step} side={side} reopen={reopen} />;
}
