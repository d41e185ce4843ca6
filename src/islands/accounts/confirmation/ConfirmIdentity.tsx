// Dialog that confirms the identity before a call that needs it: the password, and the second factor where the person has one.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { confirmIdentity } from '../../../../contract/accounts/confirmation.ts';
import { getSecondFactor } from '../../../../contract/accounts/second-factor.ts';
import type { Api } from '../../../api/call.ts';
import { useT } from '../../../i18n/react.tsx';
import { createLoadStore } from '../../../stores/load-store.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';

interface Props {
  readonly api: Api;
  /** As typed a moment ago; '' asks for it. */
  readonly password: string;
  /** Called once, with the token of the confirmation, or null if there is none. */
  readonly onEnd: (token: string | null) => void;
}

export function ConfirmIdentity({ api, password, onEnd }: Props) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(password === '');
  const factors = useMemo(
    () => createLoadStore((signal) => api.call(getSecondFactor, { signal })),
    [api],
  );
  const state = useStore(factors.$state);
  // Closing the dialog is reported by the browser too, after an answer.
  const hasEnded = useRef(false);
  const end = (token: string | null): void => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(token);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (!isAsking)
      void api.call(confirmIdentity, { body: { password } }).then(
        ({ token }) => end(token),
        () => setIsAsking(true),
      );
  }, []);
  useEffect(() => (isAsking ? factors.load() : undefined), [factors, isAsking]);

  if (!isAsking) return null;
  return (
    <Dialog open title={t('secondFactor:confirm.title')} onClose={() => end(null)}>
      <div className="grid gap-5">
        <p>{t('secondFactor:confirm.text')}</p>
        {state.status === 'ready' ? (
          <ConfirmationForm
            api={api}
            factor={state.value}
            onConfirmed={end}
            onCancel={() => end(null)}
          />
        ) : state.status === 'failed' ? (
          <div className="notice notice-red grid justify-items-start gap-3" role="alert">
            <p>{t('secondFactor:notLoaded')}</p>
            <button className="btn btn-quiet" type="button" onClick={() => void factors.load()}>
              {t('secondFactor:again')}
            </button>
          </div>
        ) : (
          <div aria-busy="true">
            <p className="sr-only" role="status">
              {t('ui.loading')}
            </p>
            <div className="skeleton h-40" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
