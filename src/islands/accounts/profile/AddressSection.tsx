// Address section of the profile form.
import { PROFILE_COUNTRIES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { countryName } from '../../../i18n/trade-names.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ProfileForm } from './profile-form.ts';
import { useProfileFields } from './use-profile-fields.ts';

export function AddressSection({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const field = useProfileFields(form);
  return (
    <Section title={t('profile:section.address')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field {...field('street')} autoComplete="street-address" max={300} />
        </div>
        <Field {...field('city')} autoComplete="address-level2" max={120} />
        <Field {...field('state')} autoComplete="address-level1" max={120} />
        <Field {...field('zipCode')} autoComplete="postal-code" max={20} />
        <Select
          {...field('country')}
          autoComplete="country-name"
          none={t('profile:notGiven')}
          options={PROFILE_COUNTRIES.map((name) => ({ value: name, label: countryName(t, name) }))}
        />
      </div>
    </Section>
  );
}
