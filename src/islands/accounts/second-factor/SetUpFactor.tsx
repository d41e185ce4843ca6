// Setup of the second step that an admin needs before anything else: a passkey or an authenticator app, then the recovery codes.
import { useState } from 'react';
import type { SecondFactor } from '../../../../contract/accounts/second-factor.ts';
import { useT } from '../../../i18n/react.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AddTotp } from './AddTotp.tsx';
import { canUsePasskeys, type FactorForms } from './factor-forms.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  readonly factor: SecondFactor;
  readonly forms: FactorForms;
  readonly onComplete: () => void;
}

export function SetUpFactor({ factor, forms, onComplete }: Props) {
  const t = useT();
  const hasPasskeys = factor.passkeysPossible && canUsePasskeys();
  const [choice, setChoice] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onAdded = (added: readonly string[]): void =>
    added.length > 0 ? setCodes(added) : onComplete();

  if (codes) return <RecoveryCodes codes={codes} onDone={onComplete} />;
  return (
    <>
      <p className="text-sm text-muted">{t('secondFactor:setUp.text')}</p>
      <div className="grid gap-3">
        {hasPasskeys ? (
          <button
            className="btn btn-quiet"
            type="button"
            aria-expanded={choice === 'passkey'}
            onClick={() => setChoice('passkey')}
          >
            {t('secondFactor:setUp.passkey')}
          </button>
        ) : (
          <p className="text-sm text-muted">{t('secondFactor:passkeys.impossible')}</p>
        )}
        {choice === 'passkey' && <AddPasskey forms={forms} onAdded={onAdded} />}
        <button
          className="btn btn-quiet"
          type="button"
          aria-expanded={choice === 'app'}
          onClick={() => setChoice('app')}
        >
          {t('secondFactor:setUp.app')}
        </button>
        {choice === 'app' && <AddTotp forms={forms} onAdded={onAdded} />}
      </div>
    </>
  );
}
