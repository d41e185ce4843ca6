// Replacement for a members' page that cannot be shown: the reason and the next step. Needs the namespace 'common'.
import { NO_REPLY_TEXT } from '../../../contract/errors.ts';
import { BACKEND_TEXTS } from '../../../contract/messages/backend.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';

type Props =
  | { readonly kind: 'denied' }
  | { readonly kind: 'unreachable'; readonly message: string; readonly onRetry: () => void };

export function Refusal(props: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      {props.kind === 'denied' ? (
        <>
          <p className="font-semibold">{t('ui.denied')}</p>
          <p>{t('ui.deniedText')}</p>
          <a className="btn btn-quiet" href={href('/dashboard')}>
            {t('ui.dashboard')}
          </a>
        </>
      ) : (
        <>
          <p className="font-semibold">{t('ui.unreachable')}</p>
          <p>
            {t('ui.unreachableText', {
              message:
                props.message === NO_REPLY_TEXT ? BACKEND_TEXTS.downShort[lang] : props.message,
            })}
          </p>
          <button className="btn btn-quiet" type="button" onClick={props.onRetry}>
            {t('ui.retry')}
          </button>
        </>
      )}
    </div>
  );
}
