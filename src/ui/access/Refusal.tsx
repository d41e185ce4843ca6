// Replacement for a members' page that cannot be shown: the reason and the next step. Needs the namespace 'common'.
import { useStore } from '@nanostores/react';
import { BACKEND_TEXTS } from '../../../contract/messages/backend.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { $health } from '../../stores/health.ts';

type Props =
  | { readonly kind: 'denied' }
  | { readonly kind: 'unreachable'; readonly onRetry: () => void };

export function Refusal(props: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const isDown = useStore($health) === 'unavailable';
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
              message: BACKEND_TEXTS[isDown ? 'downHint' : 'downShort'][lang],
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
