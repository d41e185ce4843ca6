// Registration numbers of a buyer in the profile form: GSTIN with its state, IEC, and whether the market has checked them.
import { useStore } from '@nanostores/react';
import { gstStateOf } from '../../../../contract/accounts/gst-states.ts';
import {
  gstinError,
  iecError,
  normalizeRegistration,
} from '../../../../contract/accounts/registrations.ts';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ProfileForm } from './profile-form.ts';
import { useProfileFields } from './use-profile-fields.ts';

interface Props {
  readonly form: ProfileForm;
  readonly user: User;
}

export function RegistrationSection({ form, user }: Props) {
  const t = useT();
  const lang = useLang();
  const field = useProfileFields(form);
  const values = useStore(form.$values);
  const gstin = normalizeRegistration(values.gstin);
  const state = gstStateOf(gstin)?.[lang];

  /** What suppliers read about a valid number; '' for none. */
  const statusOf = (isValid: boolean, isStored: boolean, checkedAt: string | null): string => {
    if (!isValid) return '';
    return isStored && checkedAt !== null
      ? t('profile:registrations.checked', { date: formatDate(lang, checkedAt) })
      : t('profile:registrations.formatValid');
  };
  const iec = normalizeRegistration(values.iec);
  const statuses = {
    gstin: [
      state ? t('profile:registrations.state', { state }) : '',
      statusOf(gstinError(gstin) === null, gstin === user.gstin, user.gstinCheckedAt),
    ],
    iec: [statusOf(iecError(iec) === null, iec === user.iec, user.iecCheckedAt)],
  } as const;
  return (
    <Section title={t('profile:section.registrations')}>
      <p className="text-sm text-muted">{t('profile:registrations.text')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['gstin', 'iec'] as const).map((name) => (
          <div key={name} className="grid content-start gap-1">
            <Field {...field(name)} autoComplete="off" hint={t(`profile:hint.${name}`)} max={40} />
            <p className="text-sm" role="status">
              {statuses[name].filter(Boolean).join(' · ')}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
