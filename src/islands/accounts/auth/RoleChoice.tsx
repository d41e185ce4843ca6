// Role selection at sign-up: Indian buyer or Chinese manufacturer, as two cards with radio buttons.

import type { Role } from '../../../../contract/accounts/user.ts';
import { ROLES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { FieldError } from '../../../ui/fields/LabeledControl.tsx';

interface Props {
  readonly role: Role;
  readonly fieldError: string | undefined;
  readonly onChoose: (role: Role) => void;
}

export function RoleChoice({ role, fieldError, onChoose }: Props) {
  const t = useT();
  return (
    <fieldset className="field" aria-describedby={fieldError ? 'sign-up-role-fault' : undefined}>
      <legend className="mb-1.5">{t('auth:role.legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {ROLES.map((each) => (
          <label
            key={each}
            className="flex cursor-pointer items-start gap-3 rounded border border-line-strong bg-plate p-3 has-checked:border-ink has-checked:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              className="mt-1 size-4 shrink-0 accent-ink outline-none"
              type="radio"
              name="role"
              value={each}
              checked={role === each}
              aria-describedby={`sign-up-role-${each}`}
              onChange={() => onChoose(each)}
            />
            <span className="grid gap-0.5">
              <span className="text-sm font-semibold">{t(`auth:role.${each}`)}</span>
              <span id={`sign-up-role-${each}`} className="text-xs text-muted">
                {t(`auth:role.${each}Note`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id="sign-up-role" fieldError={fieldError} />
    </fieldset>
  );
}
