// Island with the report dialog. It is hidden at first; it and React are loaded when the dialog is requested.
import { useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps, useT } from '../../../i18n/react.tsx';
import { startSession } from '../../../stores/session.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { $reportRequest } from './report-window.ts';

/** Of a page with reviews only, both are ''. */
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

type DialogState =
  | { readonly status: 'idle' | 'closed' }
  | { readonly status: 'open'; readonly reviewId: string };

function ReportWindowContent({ productId, name }: ReportedProduct) {
  const t = useT();
  const [dialog, setDialog] = useState<DialogState>({ status: 'idle' });
  useEffect(() => {
    startSession();
    return $reportRequest.subscribe(
      (request) => request && setDialog({ status: 'open', ...request }),
    );
  }, []);
  if (dialog.status === 'open') {
    const { reviewId } = dialog;
    const close = (): void => setDialog({ status: 'closed' });
    return reviewId === '' ? (
      <ReportDialog kind="product" id={productId} name={name} onClose={close} />
    ) : (
      <ReportDialog key={reviewId} kind="review" id={reviewId} name="" onClose={close} />
    );
  }
  // The island uses client:visible: it is hydrated once this line is no longer hidden. It is in
  // the window wherever the pressed button is, such as that of a review far above.
  return (
    dialog.status === 'idle' && (
      <p className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-plate p-3 text-sm text-muted">
        {t('ui.loading')}
      </p>
    )
  );
}
