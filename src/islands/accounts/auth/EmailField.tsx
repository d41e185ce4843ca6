// Email of an existing account. The typed text is shared by the forms of /auth.
import { useStore } from '@nanostores/react';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { useAuthForms } from './auth-context.ts';

interface Props {
  /** Id prefix of the form. */
  readonly id: string;
  readonly fieldError: string | undefined;
}

export function EmailField(props: Props) {
  const t = useT();
  const { $values, type } = useAuthForms();
  const { email } = useStore($values);
  return (
    <Field
      {...props}
      name="email"
      type="email"
      label={t('auth:email')}
      autoComplete="username"
      max={254}
      required
      value={email}
      onChange={({ target }) => type({ email: target.value })}
    />
  );
}
