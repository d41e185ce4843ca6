// Notice in place of a part of a page that could not be loaded, with a button to try again.
import { useT } from '../../i18n/react.tsx';

export function PartFailed({ retry }: { readonly retry: () => void }) {
  const t = useT();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <p>{t('ui.notLoaded')}</p>
      <button type="button" className="btn btn-quiet" onClick={retry}>
        {t('ui.retry')}
      </button>
    </div>
  );
}
