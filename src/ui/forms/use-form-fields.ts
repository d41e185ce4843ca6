// Hook that connects the text fields of a form to its store.
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { FieldErrors } from './saving.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Form<Name extends string> {
  readonly $values: ReadableAtom<Readonly<Record<Name, string>>>;
  readonly $fieldErrors: ReadableAtom<FieldErrors>;
  type(field: Name, text: string): void;
}

/** Returns a function that gives the properties of <Field> or <Select> for one field; `id` is the prefix of the ids. */
export function useFormFields<Name extends string>(
  form: Form<Name>,
  id: string,
  labelOf: (name: Name) => string,
) {
  const values = useStore(form.$values);
  const fieldErrors = useStore(form.$fieldErrors);
  return (name: Name) => ({
    id,
    name,
    label: labelOf(name),
    value: values[name],
    fieldError: fieldErrors[name],
    onChange: ({ target }: { readonly target: Control }) => form.type(name, target.value),
  });
}
