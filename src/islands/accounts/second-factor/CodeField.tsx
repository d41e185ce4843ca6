// Field for a code of an authenticator app, or for a recovery code. It has the focus when it appears.
import { useEffect } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';

interface Props {
  /** Id prefix of the form. */
  readonly id: string;
  readonly recovery?: boolean;
  readonly fieldError: string | undefined;
}

export function CodeField({ id, recovery = false, fieldError }: Props) {
  const t = useT();
  // Each kind of code is a field of its own, so that the browser offers no code of the other.
  useEffect(() => document.getElementById(`${id}-code`)?.focus(), [id]);
  return (
    <Field
      id={id}
      name="code"
      label={t(recovery ? 'secondFactor:recoveryCode' : 'secondFactor:code')}
      hint={t(recovery ? 'secondFactor:recoveryHint' : 'secondFactor:codeHint')}
      inputMode={recovery ? undefined : 'numeric'}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      max={64}
      required
      fieldError={fieldError}
    />
  );
}
