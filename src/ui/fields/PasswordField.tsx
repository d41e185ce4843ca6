// Password field with a show/hide button. Needs the namespace 'common'.
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../contract/limits.ts';
import { useT } from '../../i18n/react.tsx';
import { describing, Labelled } from './Labelled.tsx';

interface Props {
  /** Id prefix of the form: 'sign-in' makes sign-in-password. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Whether a password manager fills in the stored password or suggests a new one. */
  readonly complete: 'current-password' | 'new-password';
  readonly hint?: string | undefined;
  readonly fault: string | undefined;
}

export function PasswordField({ id: form, name, label, complete, hint, fault }: Props) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const id = `${form}-${name}`;
  const Sign = shown ? EyeOff : Eye;
  return (
    <Labelled id={id} label={label} required hint={hint} fault={fault}>
      <div className="relative">
        <input
          id={id}
          name={name}
          className="input pe-12"
          type={shown ? 'text' : 'password'}
          autoComplete={complete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={PASSWORD_MAX_LENGTH}
          required
          {...describing(id, hint, fault)}
        />
        <button
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded text-muted hover:text-ink"
          type="button"
          aria-label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Sign className="size-5" aria-hidden />
        </button>
      </div>
    </Labelled>
  );
}
