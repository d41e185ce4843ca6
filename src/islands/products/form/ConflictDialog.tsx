// Dialog after an edit conflict: the product was saved elsewhere meanwhile, and the supplier chooses a version.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { ProductFormStore } from './product-form-types.ts';
import { isFormField } from './product-values.ts';

interface Props {
  readonly form: ProductFormStore;
  readonly onSaveMine: () => void;
}

export function ConflictDialog({ form, onSaveMine }: Props) {
  const t = useT();
  const saving = useStore(form.$saving);
  if (saving.status !== 'conflict') return null;
  const fields = saving.differingFields.filter(isFormField);
  const choice = (label: string, hint: string, onChoose: () => void) => (
    <div className="grid justify-items-start gap-1">
      <button type="button" className="btn btn-quiet" onClick={onChoose}>
        {label}
      </button>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
  return (
    <Dialog
      open
      onClose={form.keepEditing}
      title={t('listing:conflict.title')}
      role="alertdialog"
      footer={
        <button type="button" className="btn btn-bare" onClick={form.keepEditing}>
          {t('listing:conflict.back')}
        </button>
      }
    >
      <div className="grid gap-4">
        {fields.length ? (
          <>
            <p>{t('listing:conflict.text')}</p>
            <ul className="list-disc ps-5">
              {fields.map((field) => (
                <li key={field}>{t(`productFields:form.${field}`)}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('listing:conflict.same')}</p>
        )}
        {(fields.includes('images') || fields.includes('video')) && (
          <p>{t('listing:conflict.pictures')}</p>
        )}
        {choice(t('listing:conflict.theirs'), t('listing:conflict.theirsHint'), form.acceptTheirs)}
        {choice(t('listing:conflict.mine'), t('listing:conflict.mineHint'), onSaveMine)}
      </div>
    </Dialog>
  );
}
