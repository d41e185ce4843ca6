// Dialog that marks an order as shipped, with the carrier and the tracking number for the buyer.
import { useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { useKeptInput } from '../../../ui/forms/kept-input.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { type StepProps, useStatusChange } from './use-status-change.ts';

interface Props extends StepProps {
  readonly reopen: string;
  readonly onClose: () => void;
}

export function ShipDialog({ reopen, onClose, ...props }: Props) {
  const t = useT();
  const kept = useKeptInput(`ship:${props.order.id}`);
  const { state, changeStatus } = useStatusChange(props, () => {
    kept.forget();
    onClose();
  });
  const fieldErrors = fieldErrorsOf(state);
  return (
    <Dialog open title={t('order:ask.shipped.title')} onClose={onClose} reopen={reopen}>
      <CheckedForm
        state={state}
        kept={kept}
        onSend={(values) => void changeStatus({ ...values, status: 'shipped' })}
      >
        <p>{t('order:ask.shipped.text')}</p>
        {(['carrier', 'trackingNumber'] as const).map((name) => (
          <Field
            key={name}
            id="ship"
            name={name}
            label={t(name === 'carrier' ? 'dashboard:orders.carrier' : 'dashboard:orders.tracking')}
            max={100}
            defaultValue={kept.values[name]}
            required
            fieldError={fieldErrors[name]}
          />
        ))}
        <FormRefusal state={state} fallback={t('order:stepFailed')} />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton state={state} text={t('order:steps.shipped')} />
        </div>
      </CheckedForm>
    </Dialog>
  );
}
