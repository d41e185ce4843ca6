// Second step of /auth, after the password: gives the second factor, or sets one up where the account needs one.
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getCurrentUser, logout } from '../../../../contract/accounts/auth.ts';
import { getSecondFactor, type SecondFactor } from '../../../../contract/accounts/second-factor.ts';
import type { User } from '../../../../contract/accounts/user.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { AUTH_TOASTS } from '../../../../contract/toasts/auth.ts';
import { httpTransport } from '../../../api/http.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { signInAs } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { $pendingSession, dropSession, holdSession } from '../../../stores/pending-session.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { showToastOnNextPage, toastTexts } from '../../../toasts/toasts.ts';
import { ConfirmationHost } from '../confirmation/ConfirmationHost.tsx';
import { BetterPassword } from './BetterPassword.tsx';
import { factorForms } from './factor-forms.ts';
import { GiveFactor } from './GiveFactor.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly factor: SecondFactor }
  | { readonly status: 'failed'; readonly message: string | null };

const TITLES = { give: 'step', password: 'better', setUp: 'setUp' } as const;

export function SecondStep() {
  const t = useT();
  const lang = useLang();
  const { token, password } = useStore($pendingSession) ?? { token: '', password: '' };
  const api = useMemo(() => appApi(lang, httpTransport(), () => token), [lang, token]);
  const forms = useMemo(() => factorForms(api, lang), [api, lang]);
  const [state, setState] = useState<State>({ status: 'loading' });
  const heading = useRef<HTMLHeadingElement>(null);

  const complete = useCallback(
    (user: User): void => {
      showToastOnNextPage('success', toastTexts(AUTH_TOASTS.signedIn, lang));
      dropSession();
      signInAs(token, user);
    },
    [lang, token],
  );
  const load = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    try {
      const factor = await api.call(getSecondFactor, {});
      // Completed in another tab, or no longer needed.
      if (factor.step === null) return complete(await api.call(getCurrentUser, {}));
      setState({ status: 'ready', factor });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return dropSession();
      setState({ status: 'failed', message: serverMessage(toLoadError(error)) });
    }
  }, [api, complete]);
  useEffect(() => void load(), [load]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const cancel = (): void => {
    void api.call(logout, {}).catch(() => {});
    dropSession();
  };

  const content = () => {
    if (state.status === 'failed')
      return (
        <div className="notice notice-red grid justify-items-start gap-3" role="alert">
          <p>{state.message ?? t('secondFactor:notLoaded')}</p>
          <button className="btn btn-quiet" type="button" onClick={() => void load()}>
            {t('secondFactor:again')}
          </button>
        </div>
      );
    if (state.status === 'loading')
      return (
        <div aria-busy="true">
          <p className="sr-only" role="status">
            {t('ui.loading')}
          </p>
          <div className="skeleton h-40" />
        </div>
      );
    const { factor } = state;
    if (factor.step === 'give')
      return (
        <GiveFactor
          factor={factor}
          forms={forms}
          onComplete={(user) => (user.secondFactor ? void load() : complete(user))}
        />
      );
    return factor.step === 'password' ? (
      <BetterPassword
        api={api}
        password={password}
        onChanged={(next) => {
          holdSession(token, next);
          void load();
        }}
      />
    ) : (
      <SetUpFactor factor={factor} forms={forms} onComplete={() => void load()} />
    );
  };
  const step = state.status === 'ready' ? (state.factor.step ?? 'give') : 'give';
  return (
    <div className="grid gap-5">
      <h2 id="auth-title" ref={heading} className="text-lg" tabIndex={-1}>
        {t(`secondFactor:${TITLES[step]}.title`)}
      </h2>
      {content()}
      <ConfirmationHost api={api} password={password} />
      <p className="text-sm">
        <button className="link" type="button" onClick={cancel}>
          {t('auth:backToSignIn')}
        </button>
      </p>
    </div>
  );
}
