// Error boundary of a section: catches a chunk that fails to load or a rendering error. The tabs above stay usable.
import { Component, type ReactNode } from 'react';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { useLang, useT } from '../../i18n/react.tsx';

function SectionError() {
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

export class SectionErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <SectionError /> : this.props.children;
  }
}
