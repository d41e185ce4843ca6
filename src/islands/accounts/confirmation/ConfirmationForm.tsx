// Form of the confirmation of identity: the password, then a code or a passkey where the person has a second factor.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { SecondFactor } from '../../../../contract/accounts/second-factor.ts';
import type { Api } from '../../../api/call.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { CheckedForm } from '../../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { fieldErrorsOf } from '../../../ui/forms/form-state.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { CodeField } from '../second-factor/CodeField.tsx';
import { canUsePasskeys } from '../second-factor/factor-forms.ts';
import { type ConfirmationWay, confirmationForms } from './confirmation-forms.ts';

interface Props {
  readonly api: Api;
  readonly factor: SecondFactor;
  readonly onConfirmed: (token: string) => void;
  readonly onCancel: () => void;
}

const ID = 'confirm';
const SWITCHES = { app: 'useApp', recovery: 'useRecovery', passkey: 'passkey' } as const;

export function ConfirmationForm({ api, factor, onConfirmed, onCancel }: Props) {
  const t = useT();
  const lang = useLang();
  const forms = useMemo(() => confirmationForms(api, lang), [api, lang]);
  const { totp, passkeyCount, passkeysPossible, recoveryCodes } = factor;
  const hasPasskey = passkeyCount > 0 && passkeysPossible && canUsePasskeys();
  const ways = [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(totp ? (['app'] as const) : []),
    ...((totp || passkeyCount > 0) && recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
  const isProtected = totp !== null || passkeyCount > 0;
  const [way, setWay] = useState<ConfirmationWay>(
    isProtected ? (totp ? 'app' : (ways[0] ?? 'recovery')) : 'none',
  );
  const form = forms[way];
  const state = useStore(form.$state);
  const fieldErrors = fieldErrorsOf(state);

  // After the code field, which takes the focus when it appears: the password comes first.
  useEffect(() => document.getElementById(`${ID}-password`)?.focus(), []);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await form.send(values);
    if (outcome.status === 'done') onConfirmed(outcome.answer.token);
  };
  const choose = (next: ConfirmationWay): void => {
    form.reset();
    setWay(next);
  };
  const isCode = way === 'app' || way === 'recovery';

  return (
    <CheckedForm state={state} onSend={(values) => void send(values)}>
      <PasswordField
        id={ID}
        name="password"
        label={t('secondFactor:password')}
        autoComplete="current-password"
        fieldError={fieldErrors.password}
      />
      {isCode && (
        <CodeField
          key={way}
          id={`${ID}-${way}`}
          recovery={way === 'recovery'}
          fieldError={fieldErrors.code}
        />
      )}
      {way === 'passkey' && (
        <p className="text-sm text-muted">{t('secondFactor:confirm.passkeyText')}</p>
      )}
      {/* The reply of the browser has no field; what is wrong in one is said there. */}
      <FormRefusal
        state={state}
        fallback={
          fieldErrors.password || fieldErrors.code
            ? undefined
            : (fieldErrors.credential ?? t('secondFactor:failed'))
        }
      />
      {ways.length > 1 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {ways
            .filter((each) => each !== way)
            .map((each) => (
              <button key={each} className="link" type="button" onClick={() => choose(each)}>
                {t(`secondFactor:step.${SWITCHES[each]}`)}
              </button>
            ))}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-quiet max-sm:flex-1" onClick={onCancel}>
          {t('cancel')}
        </button>
        <SubmitButton
          state={state}
          text={t('secondFactor:confirm.send')}
          sendingText={t(
            way === 'passkey' ? 'secondFactor:step.waiting' : 'secondFactor:step.sending',
          )}
          className="max-sm:flex-1"
        />
      </div>
    </CheckedForm>
  );
}
