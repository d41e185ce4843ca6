// Fields for a new password and its confirmation.
import { PasswordField } from './PasswordField.tsx';

interface Props {
  /** Id prefix of the form. */
  readonly id: string;
  readonly words: { readonly password: string; readonly hint: string; readonly confirm: string };
  readonly faults: Readonly<Record<string, string>>;
}

export function NewPassword({ id, words, faults }: Props) {
  return (
    <>
      <PasswordField
        id={id}
        name="password"
        label={words.password}
        complete="new-password"
        hint={words.hint}
        fault={faults.password}
      />
      <PasswordField
        id={id}
        name="confirmPassword"
        label={words.confirm}
        complete="new-password"
        fault={faults.confirmPassword}
      />
    </>
  );
}
