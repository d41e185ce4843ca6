// Reason why the server has refused the session with which the reader came to the sign-in page, such as a suspended account.
import { SESSION_TEXTS } from '../../../../contract/messages/session.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { TabLink } from './TabLink.tsx';

export default function SessionRefused({ text }: { readonly text: string }) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <div className="notice notice-red mb-6 grid justify-items-start gap-1" role="alert">
      <p>{text}</p>
      <a className="link py-1" href={href('/contact')}>
        {SESSION_TEXTS.contact[lang]}
      </a>
      <TabLink tab="leave">{t('auth:leave.open')}</TabLink>
    </div>
  );
}
