// Hook that connects text fields of the product form to its store.
import { useT } from '../../../../i18n/react.tsx';
import { useFormFields } from '../../../../ui/forms/use-form-fields.ts';
import type { ProductFormStore } from '../product-form-types.ts';
import type { TextField } from '../product-values.ts';

export function useProductFields(form: ProductFormStore) {
  const t = useT();
  return useFormFields<TextField>(form, 'listing', (name) => t(`productFields:form.${name}`));
}
