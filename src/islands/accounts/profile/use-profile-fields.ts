// Hook that connects text fields of the profile form to its store.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileField } from './profile-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a function that gives the properties of <Field> or <Select> for one field. */
export function useProfileFields(form: ProfileForm) {
  const t = useT();
  const values = useStore(form.$values);
  const fieldErrors = useStore(form.$fieldErrors);
  return (name: ProfileField) => ({
    id: 'profile',
    name,
    label: t(`profile:field.${name}`),
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { readonly target: Control }) => form.type(name, target.value),
  });
}
