// Hook that connects text fields of the product form to its store.
import { useStore } from '@nanostores/react';
import { useT } from '../../../../i18n/react.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import type { TextField } from '../product-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a function that gives the properties of <Field> or <Select> for one field. */
export function useProductFields(form: ProductFormStore) {
  const t = useT();
  const values = useStore(form.$values);
  const fieldErrors = useStore(form.$fieldErrors);
  return (name: TextField) => ({
    id: 'listing',
    name,
    label: t(`listing:field.${name}`),
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { readonly target: Control }) => form.type(name, target.value),
  });
}
