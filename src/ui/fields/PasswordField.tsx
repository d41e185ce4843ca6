// Password field with a show/hide button. Needs the namespace 'common'.
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import { fieldAriaProps, LabeledControl } from './LabeledControl.tsx';

interface Props {
  /** Id prefix of the form: 'sign-in' makes sign-in-password. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Whether a password manager fills in the stored password or suggests a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly fieldError: string | undefined;
}

export function PasswordField({ id: form, name, label, autoComplete, hint, fieldError }: Props) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const id = `${form}-${name}`;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <LabeledControl id={id} label={label} required hint={hint} fieldError={fieldError}>
      <div className="relative">
        <input
          id={id}
          name={name}
          className="input pe-12"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={PASSWORD_MAX_LENGTH}
          required
          {...fieldAriaProps(id, hint, fieldError)}
        />
        <button
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded text-muted hover:text-ink"
          type="button"
          aria-label={isShown ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      </div>
    </LabeledControl>
  );
}
