// Hook that connects text fields of the profile form to its store.
import { useT } from '../../../i18n/react.tsx';
import { useFormFields } from '../../../ui/forms/use-form-fields.ts';
import type { ProfileForm } from './profile-form.ts';

export function useProfileFields(form: ProfileForm) {
  const t = useT();
  return useFormFields(form, 'profile', (name) =>
    // Their sections label these themselves.
    name === 'exportMarkets' || name === 'captions' ? '' : t(`profile:field.${name}`),
  );
}
