// Island with the report dialog. It is hidden at first; it and React are loaded when the dialog is requested.
import { useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../../i18n/react.tsx';
import { startSession } from '../../../stores/session.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { $reportRequests } from './report-window.ts';

interface ReportedProduct {
  readonly productId: string;
  readonly name: string;
}

export default function ReportWindow({ lang, ...product }: LocalizedProps & ReportedProduct) {
  return (
    <I18nProvider lang={lang}>
      <ReportWindowContent {...product} />
    </I18nProvider>
  );
}

type DialogState = 'idle' | 'open' | 'closed';

function ReportWindowContent(product: ReportedProduct) {
  const t = useT();
  const [dialogState, setDialogState] = useState<DialogState>('idle');
  useEffect(() => {
    startSession();
    return $reportRequests.subscribe((times) => times > 0 && setDialogState('open'));
  }, []);
  if (dialogState === 'open')
    return <ReportDialog {...product} onClose={() => setDialogState('closed')} />;
  // The island uses client:visible: it is hydrated once this line is no longer hidden.
  return dialogState === 'idle' && <p className="text-sm text-muted">{t('ui.loading')}</p>;
}
