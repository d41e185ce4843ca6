// Confirmation before an order is confirmed, marked as delivered or canceled.
import type { NextStatus } from '../../../../contract/trade/order-transitions.ts';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { type StepProps, useStatusChange } from './use-status-change.ts';

interface Props extends StepProps {
  readonly step: Exclude<NextStatus, 'shipped'>;
  readonly reopen: string;
  readonly onClose: () => void;
}

export function StepDialog({ step, reopen, onClose, ...props }: Props) {
  const t = useT();
  const { state, changeStatus } = useStatusChange(props, onClose);
  return (
    <ConfirmDialog
      title={t(`order:ask.${step}.title`)}
      text={t(`order:ask.${step}.text`)}
      confirm={t(`order:steps.${step}`)}
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
