// Notice that the session ended while a form was open, with a sign-in link in a new tab, so that no input is lost.
import { useHref, useT } from '../../i18n/react.tsx';

export function SignedOutNotice() {
  const t = useT();
  const href = useHref();
  return (
    <div className="notice notice-red grid justify-items-start gap-2" role="alert">
      <p className="font-semibold">{t('forms:signedOut.title')}</p>
      <p>{t('forms:signedOut.text')}</p>
      <a className="link py-1" href={href('/auth?tab=signin')} target="_blank" rel="noopener">
        {t('forms:signedOut.signIn')}
      </a>
    </div>
  );
}
