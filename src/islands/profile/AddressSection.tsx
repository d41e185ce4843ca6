// Address section of the profile form.
import { PROFILE_COUNTRIES } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import { countryName } from '../../i18n/trade-names.ts';
import type { ProfileForm } from '../../stores/profile-form.ts';
import { Section } from '../forms/Section.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { useProfileFields } from './use-profile-field.ts';

export function AddressSection({ form }: { readonly form: ProfileForm }) {
  const t = useT();
  const field = useProfileFields(form);
  return (
    <Section title={t('profile:section.address')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field {...field('street')} complete="street-address" max={300} />
        </div>
        <Field {...field('city')} complete="address-level2" max={120} />
        <Field {...field('state')} complete="address-level1" max={120} />
        <Field {...field('zipCode')} complete="postal-code" max={20} />
        <Select
          {...field('country')}
          complete="country-name"
          none={t('profile:notGiven')}
          options={PROFILE_COUNTRIES.map((name) => ({ value: name, label: countryName(t, name) }))}
        />
      </div>
    </Section>
  );
}
