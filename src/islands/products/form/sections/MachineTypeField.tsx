// Choice of the machine type among those of a subcategory, which are loaded, with the attributes of the chosen one.
import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { listMachineTypes } from '../../../../../contract/catalog/machine-types.ts';
import { ApiError } from '../../../../../contract/errors.ts';
import { useLang, useT } from '../../../../i18n/react.tsx';
import { appApi } from '../../../../stores/app-api.ts';
import { createLoadStore } from '../../../../stores/load-store.ts';
import { Select } from '../../../../ui/fields/Select.tsx';
import { typeOf } from '../machine-type-values.ts';
import type { ProductFormStore } from '../product-form-types.ts';
import { AttributeFields } from './AttributeFields.tsx';

type SelectProps = ComponentProps<typeof Select>;

interface Props {
  readonly form: ProductFormStore;
  readonly field: Omit<SelectProps, 'options'>;
}

/** Other backends may not have this endpoint. */
const noTypesIfMissing = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return { types: [] };
  throw error;
};

/** Its key must be the subcategory. */
export function MachineTypeField({ form, field }: Props) {
  const t = useT();
  const lang = useLang();
  const base = useStore(form.$base);
  const { subcategory, machineType } = useStore(form.$values);
  const [store] = useState(() => {
    const api = appApi(lang);
    const query = { subcategory };
    return createLoadStore((signal) =>
      api.call(listMachineTypes, { query, signal }).catch(noTypesIfMissing),
    );
  });
  const state = useStore(store.$state);
  const types = state.status === 'ready' ? state.value.types : null;
  useEffect(() => store.load(), [store]);
  useEffect(() => {
    if (types) form.setMachineTypes(types);
  }, [form, types]);

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p>{t('listing:machineType.failed')}</p>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            // The button goes away, and the select is disabled while the types are loading.
            document.getElementById('listing-subcategory')?.focus();
            store.load();
          }}
        >
          {t('ui.retry')}
        </button>
      </div>
    );
  const shown = types ?? (base?.machineType ? [base.machineType] : []);
  const type = typeOf(types ?? [], machineType);
  const hintIfReady = types?.length
    ? 'productFields:hint.machineType'
    : 'listing:machineType.empty';
  return (
    <>
      <Select
        {...field}
        options={shown.map(({ id, name }) => ({ value: id, label: name }))}
        hint={t(types ? hintIfReady : 'listing:machineType.loading')}
        disabled={!types?.length && machineType === ''}
      />
      <p className="sr-only" role="status">
        {type && types?.length === 1 && t('listing:machineType.only', { name: type.name })}
      </p>
      {type && <AttributeFields form={form} type={type} />}
      {!types && machineType !== '' && <div className="skeleton h-60" />}
    </>
  );
}
