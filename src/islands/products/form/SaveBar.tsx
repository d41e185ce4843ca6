// Save bar of the product form: both save buttons, the list of field errors and the upload progress.
import { useStore } from '@nanostores/react';
import { PRODUCTS_TOASTS } from '../../../../contract/toasts/products.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { StickyBar } from '../../../ui/forms/StickyBar.tsx';
import { UploadProgress } from '../../../ui/uploads/UploadProgress.tsx';
import { attributeOf, typeOf } from './machine-type-values.ts';
import type { ProductFormStore } from './product-form-types.ts';
import type { SaveAs } from './product-toasts.ts';
import { isFormField } from './product-values.ts';

interface Props {
  readonly form: ProductFormStore;
  /** Result of the last attempt, if no toast shows it. */
  readonly resultText: string;
  readonly onSave: (as: SaveAs) => void;
}

export function SaveBar({ form, resultText, onSave }: Props) {
  const t = useT();
  const lang = useLang();
  const saving = useStore(form.$saving);
  const fieldErrors = Object.entries(useStore(form.$fieldErrors));
  const { name, machineType } = useStore(form.$values);
  const type = typeOf(useStore(form.$machineTypes), machineType);
  const isNameless = name.trim() === '';
  const busy = saving.status === 'sending' || saving.status === 'saved';
  return (
    <>
      {/* The toast announces the errors; this list stays visible and links to the fields. */}
      {fieldErrors.length > 0 && (
        <div className="notice notice-red">
          <p className="font-semibold">{PRODUCTS_TOASTS.invalid.title[lang]}</p>
          <p>{t('listing:save.faults', { count: fieldErrors.length })}</p>
          <ul className="mt-2 list-disc ps-5">
            {fieldErrors.map(([field, fault]) => {
              const attribute = attributeOf(type, field);
              // The texts of attributes are the same for all of them.
              const text = attribute
                ? t('listing:save.faultOf', { field: attribute.name, fault })
                : fault;
              return (
                <li key={field}>
                  {attribute || isFormField(field) ? (
                    <a className="link" href={`#listing-${field}`}>
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <StickyBar>
        {busy ? (
          <UploadProgress
            progress={saving.status === 'sending' ? saving.progress : 1}
            words={{
              label: t('listing:save.progress'),
              sending: t('listing:save.sending'),
              sent: t('listing:save.sent'),
              cancel: t('listing:save.cancel'),
            }}
            onCancel={form.cancel}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <button
              type="button"
              className="btn btn-primary max-sm:flex-1"
              disabled={isNameless}
              aria-describedby={isNameless ? 'listing-needs-name' : undefined}
              onClick={() => onSave('pending')}
            >
              {t('listing:save.submit')}
            </button>
            <button type="button" className="btn btn-quiet" onClick={() => onSave('draft')}>
              {t('listing:save.draft')}
            </button>
            {isNameless && (
              <p className="text-sm text-muted max-sm:basis-full" id="listing-needs-name">
                {t('listing:save.needsName')}
              </p>
            )}
          </div>
        )}
        <p className="text-sm" role="status">
          {resultText}
        </p>
      </StickyBar>
    </>
  );
}
