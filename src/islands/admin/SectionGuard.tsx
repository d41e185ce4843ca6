// Catches what breaks in a section: a chunk that does not arrive, a fault of ours. The tabs above stay.
import { Component, type ReactNode } from 'react';
import { GENERAL_TOASTS } from '../../../contract/toasts/general.ts';
import { useLang, useT } from '../../i18n/react.tsx';

function Crashed() {
  const t = useT();
  const lang = useLang();
  return (
    <div className="notice notice-red grid justify-items-start gap-3" role="alert">
      <h2 className="text-lg">{GENERAL_TOASTS.unexpected.title[lang]}</h2>
      <p>{t('admin:state.crashed')}</p>
      {/* A chunk that failed is not asked for again by the same document. */}
      <button type="button" className="btn btn-quiet" onClick={() => location.reload()}>
        {t('admin:state.reload')}
      </button>
    </div>
  );
}

export class SectionGuard extends Component<
  { readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}
