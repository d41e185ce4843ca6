// Account section of the profile form: picture, email and account type; the last two are read-only (spec §5).
import { useStore } from '@nanostores/react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import { OnePicture } from '../../../ui/uploads/OnePicture.tsx';
import type { ProfileForm } from './profile-form.ts';

interface Props {
  readonly form: ProfileForm;
  readonly user: User;
}

export function AccountSection({ form, user }: Props) {
  const t = useT();
  const { avatar } = useStore(form.$fieldErrors);
  return (
    <Section title={t('profile:section.account')}>
      <OnePicture
        id="profile-avatar"
        shape="round"
        label={t('profile:field.avatar')}
        hint={t('profile:hint.avatar')}
        words={{
          choose: t('profile:avatar.choose'),
          replace: t('profile:avatar.replace'),
          remove: t('profile:avatar.remove'),
        }}
        file={form.avatar}
        fieldError={avatar}
        onChange={() => form.clearFieldError('avatar')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="profile"
          name="email"
          label={t('profile:field.email')}
          type="email"
          autoComplete="email"
          value={user.email}
          hint={t('profile:hint.readOnly')}
          readOnly
          fieldError={undefined}
        />
        <Field
          id="profile"
          name="role"
          label={t('profile:field.role')}
          value={t(`profile:role.${user.role}`)}
          readOnly
          fieldError={undefined}
        />
      </div>
    </Section>
  );
}
