// Refusal for members who are not admins: the spec's text, a link to the dashboard, and sign-out.
import { ADMIN_TOASTS } from '../../../contract/toasts/admin.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { closeSession } from '../../stores/session.ts';

export function Denied({ email }: { readonly email: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{ADMIN_TOASTS.adminsOnly.text[lang]}</h2>
      <p>{t('admin:denied.text', { email })}</p>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-quiet" href={href('/dashboard')}>
          {t('ui.dashboard')}
        </a>
        <button type="button" className="btn btn-bare" onClick={() => closeSession()}>
          {t('admin:denied.signOut')}
        </button>
      </p>
    </div>
  );
}
