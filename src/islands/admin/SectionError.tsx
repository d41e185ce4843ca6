// Error state of a section whose chunk fails to load or that fails to render. The tabs above stay usable.
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { useLang, useT } from '../../i18n/react.tsx';

export function SectionError() {
  const t = useT();
  const lang = useLang();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{GENERAL_TOASTS.unexpected.title[lang]}</h2>
      <p>{t('admin:state.crashed')}</p>
      {/* Reload the page, because a document does not request a failed chunk again. */}
      <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
        {t('admin:state.reload')}
      </button>
    </div>
  );
}
