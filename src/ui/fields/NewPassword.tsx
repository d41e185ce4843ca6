// Fields for a new password and its confirmation.
import { PasswordField } from './PasswordField.tsx';

interface Props {
  /** Id prefix of the form. */
  readonly id: string;
  readonly words: { readonly password: string; readonly hint: string; readonly confirm: string };
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export function NewPassword({ id, words, fieldErrors }: Props) {
  return (
    <>
      <PasswordField
        id={id}
        name="password"
        label={words.password}
        autoComplete="new-password"
        hint={words.hint}
        fieldError={fieldErrors.password}
      />
      <PasswordField
        id={id}
        name="confirmPassword"
        label={words.confirm}
        autoComplete="new-password"
        fieldError={fieldErrors.confirmPassword}
      />
    </>
  );
}
