// Hook that connects text fields of the product form to its store.
import { useStore } from '@nanostores/react';
import { useT } from '../../../../i18n/react.tsx';
import type { ListingForm } from '../listing-form-types.ts';
import type { TypedField } from '../listing-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a function that gives the properties of <Field> or <Select> for one field. */
export function useFields(form: ListingForm) {
  const t = useT();
  const values = useStore(form.$values);
  const faults = useStore(form.$faults);
  return (name: TypedField) => ({
    id: 'listing',
    name,
    label: t(`listing:field.${name}`),
    value: values[name],
    fault: faults[name],
    onChange: ({ target }: { readonly target: Control }) => form.type(name, target.value),
  });
}
