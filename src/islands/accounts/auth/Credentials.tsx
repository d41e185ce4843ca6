// Fields for the email and password of an existing account.
import { useT } from '../../../i18n/react.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { EmailField } from './EmailField.tsx';

interface Props {
  /** Id prefix of the form. */
  readonly id: string;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export function Credentials({ id, fieldErrors }: Props) {
  const t = useT();
  return (
    <>
      <EmailField id={id} fieldError={fieldErrors.email} />
      <PasswordField
        id={id}
        name="password"
        label={t('auth:password')}
        autoComplete="current-password"
        fieldError={fieldErrors.password}
      />
    </>
  );
}
