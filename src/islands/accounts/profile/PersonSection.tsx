// Person and company section of the profile form: names, phone, website, description; for suppliers the founding year.
import { useStore } from '@nanostores/react';
import type { User } from '../../../../contract/accounts/user.ts';
import { BUSINESS_TYPES, MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { MAX_TRADE_NAME_LENGTH } from '../../../../contract/suppliers/company.ts';
import { useT } from '../../../i18n/react.tsx';
import { businessTypeName } from '../../../i18n/trade-names.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ProfileForm } from './profile-form.ts';
import { useProfileFields } from './use-profile-fields.ts';

interface Props {
  readonly form: ProfileForm;
  readonly user: User;
}

export function PersonSection({ form, user }: Props) {
  const t = useT();
  const field = useProfileFields(form);
  const isPhoneCut = useStore(form.$isPhoneCut);
  const isSupplier = user.role === 'supplier';
  return (
    <Section title={t('profile:section.person')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" max={120} required />
        <Field
          {...field('phone')}
          type="tel"
          autoComplete="tel"
          hint={t(
            `profile:hint.${isPhoneCut ? 'phoneCut' : 'phone'}${isSupplier ? 'Supplier' : 'Buyer'}`,
          )}
        />
        <Field
          {...field('companyName')}
          autoComplete="organization"
          max={200}
          hint={user.level ? t('profile:hint.companyName') : undefined}
        />
        {isSupplier && (
          <Field
            {...field('tradeName')}
            hint={t('company:form.tradeNameHint')}
            max={MAX_TRADE_NAME_LENGTH}
          />
        )}
        <Select
          {...field('businessType')}
          none={t('profile:notGiven')}
          options={BUSINESS_TYPES.map((name) => ({
            value: name,
            label: businessTypeName(t, name),
          }))}
        />
        <Field
          {...field('website')}
          inputMode="url"
          autoComplete="url"
          hint={t('profile:hint.website')}
          max={500}
        />
        {isSupplier && <Field {...field('establishedYear')} inputMode="numeric" max={4} />}
      </div>
      <Field
        {...field('description')}
        hint={t('profile:hint.description')}
        max={MAX_MESSAGE_LENGTH}
        rows={6}
      />
    </Section>
  );
}
