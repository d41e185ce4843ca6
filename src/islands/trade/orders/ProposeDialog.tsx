// Dialog in which the supplier of a listing without a price basis states it, for the buyer to agree.
import { PRICE_BASES } from '../../../../contract/catalog/price-basis.ts';
import { priceBasisText } from '../../../i18n/price-basis.ts';
import { useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { type StepProps, useStatusChange } from './use-status-change.ts';

interface Props extends StepProps {
  readonly reopen: string;
  readonly onClose: () => void;
}

export function ProposeDialog({ reopen, onClose, ...props }: Props) {
  const t = useT();
  const { state, changeStatus } = useStatusChange(props, onClose);
  return (
    <Dialog open title={t('order:ask.proposed.title')} onClose={onClose} reopen={reopen}>
      <CheckedForm
        state={state}
        onSend={(values) => void changeStatus({ ...values, status: 'proposed' })}
      >
        <p>{t('order:ask.proposed.text')}</p>
        <Select
          id="propose"
          name="priceBasis"
          label={t('priceBasis:label')}
          none=""
          options={PRICE_BASES.map((value) => ({ value, label: priceBasisText(t, value) }))}
          defaultValue=""
          required
          fieldError={fieldErrorsOf(state).priceBasis}
        />
        <FormRefusal state={state} fallback={t('order:stepFailed')} />
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <SubmitButton state={state} text={t('order:steps.proposed')} />
        </div>
      </CheckedForm>
    </Dialog>
  );
}
