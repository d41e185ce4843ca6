// Confirmation before an order is confirmed, marked as delivered or canceled.
import type { Role } from '../../../../contract/accounts/user.ts';
import type { NextStatus } from '../../../../contract/trade/order-transitions.ts';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { type StepProps, useStatusChange } from './use-status-change.ts';

interface Props extends StepProps {
  readonly step: Exclude<NextStatus, 'shipped' | 'proposed'>;
  readonly side: Role;
  readonly reopen: string;
  readonly onClose: () => void;
}

export function StepDialog({ step, side, reopen, onClose, ...props }: Props) {
  const t = useT();
  const { incoterm, place } = props.order;
  const name = step === 'confirmed' && side === 'buyer' ? 'agreed' : step;
  const { state, changeStatus } = useStatusChange(props, onClose);
  return (
    <ConfirmDialog
      title={t(`order:ask.${name}.title`, { basis: `${incoterm} ${place}`.trim() })}
      text={t(`order:ask.${name}.text`)}
      confirm={t(`order:steps.${name}`)}
      cancelLabel={step === 'cancelled' ? t('order:ask.cancelled.keep') : undefined}
      danger={step === 'cancelled'}
      busy={state.status === 'sending'}
      onConfirm={() => void changeStatus({ status: step })}
      onClose={onClose}
      reopen={reopen}
    >
      <FormRefusal state={state} hasFields={false} fallback={t('order:stepFailed')} />
    </ConfirmDialog>
  );
}
