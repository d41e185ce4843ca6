// Card of /join: opens the invitation of the link, and shows its form or why it cannot be used.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { readInvitation } from '../../../../contract/accounts/invitations.ts';
import type { ParsedReplyOf } from '../../../../contract/endpoint.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { I18nProvider, type LocalizedProps, useHref, useLang, useT } from '../../../i18n/react.tsx';
import { startAccount } from '../../../stores/account.ts';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { Toasts } from '../../../toasts/Toasts.tsx';
import { HealthBanner } from '../../../ui/access/HealthBanner.tsx';
import { screen } from '../../../ui/screens/screen.tsx';
import { clearJoinToken, takeJoinToken } from './join-token.ts';

/** The schemas of the form are as large as the rest of the page. */
const JoinForm = screen({ load: async () => (await import('./JoinForm.tsx')).JoinForm });

interface Props extends LocalizedProps {
  /** Of the page's address; '' if it has none. */
  readonly token: string;
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'unusable' }
  | { readonly status: 'failed'; readonly message: string | null }
  | {
      readonly status: 'ready';
      readonly token: string;
      readonly invitation: ParsedReplyOf<typeof readInvitation>;
    };

function Unusable() {
  const t = useT();
  const href = useHref();
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{t('people:join.badTitle')}</h2>
      <p>{t('people:join.badText')}</p>
      <p className="text-sm text-muted">{t('people:join.haveAccount')}</p>
      <a className="btn btn-quiet" href={href('/auth?tab=signin')}>
        {t('people:join.signIn')}
      </a>
    </div>
  );
}

function Card({ token: given }: Pick<Props, 'token'>) {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const [state, setState] = useState<State>({ status: 'loading' });

  const open = useCallback(async (): Promise<void> => {
    setState({ status: 'loading' });
    const token = takeJoinToken(given);
    if (token === '') return setState({ status: 'unusable' });
    try {
      const [{ readInvitation: call }] = await Promise.all([
        import('../../../../contract/accounts/invitations.ts'),
        JoinForm.preload(),
      ]);
      const invitation = await api.call(call, { body: { token } });
      setState({ status: 'ready', token, invitation });
    } catch (error) {
      const isRefused =
        error instanceof ApiError && (error.code === 'linkExpired' || error.code === 'validation');
      if (isRefused) clearJoinToken();
      setState(
        isRefused
          ? { status: 'unusable' }
          : { status: 'failed', message: serverMessage(toLoadError(error)) },
      );
    }
  }, [api, given]);

  useEffect(() => {
    startAccount(api);
    void open();
    // Another link that is opened in the same tab changes only the fragment.
    const reopen = (): void => {
      if (location.hash !== '') void open();
    };
    addEventListener('hashchange', reopen);
    return () => removeEventListener('hashchange', reopen);
  }, [api, open]);

  if (state.status === 'unusable') return <Unusable />;
  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-3" role="alert">
        <p className="font-semibold">{t('people:join.failedTitle')}</p>
        {state.message && <p>{state.message}</p>}
        <button className="btn btn-quiet" type="button" onClick={() => void open()}>
          {t('people:again')}
        </button>
      </div>
    );
  if (state.status === 'loading')
    return (
      <div className="grid gap-5" aria-busy="true">
        <p className="sr-only" role="status">
          {t('people:join.loading')}
        </p>
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
        <div className="skeleton h-20" />
        <div className="skeleton h-11" />
      </div>
    );
  return (
    <JoinForm
      key={state.token}
      api={api}
      token={state.token}
      invitation={state.invitation}
      onExpired={() => {
        clearJoinToken();
        setState({ status: 'unusable' });
      }}
    />
  );
}

/** `words` needs common and people. */
export default function JoinCard({ lang, token }: Props) {
  return (
    <I18nProvider lang={lang}>
      <div className="mb-3 min-h-6">
        <HealthBanner />
      </div>
      <div className="plate p-4 sm:p-8">
        <Card token={token} />
      </div>
      <Toasts />
    </I18nProvider>
  );
}
