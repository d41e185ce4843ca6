// Island with the report dialog. It is hidden at first; it and React are loaded when the dialog is requested.
import { useEffect, useState } from 'react';
import { I18nProvider, type LocalizedProps } from '../../../i18n/react.tsx';
import { startSession } from '../../../stores/session.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { reportWindows } from './report-window.ts';

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

function ReportWindowContent({ productId, name }: ReportedProduct) {
  /** null while no window is open. */
  const [reviewId, setReviewId] = useState<string | null>(null);
  useEffect(() => {
    startSession();
    return reportWindows.$request.subscribe((request) => {
      if (request === null) return;
      setReviewId(request.subject);
      request.end(true);
    });
  }, []);
  if (reviewId !== null) {
    const close = (): void => setReviewId(null);
    return reviewId === '' ? (
      <ReportDialog kind="product" id={productId} name={name} onClose={close} />
    ) : (
      <ReportDialog key={reviewId} kind="review" id={reviewId} name="" onClose={close} />
    );
  }
  // The island uses client:visible: it is hydrated once this element is no longer in a hidden one. It is in the window wherever the
  // pressed button is, such as that of a review far above.
  return <span className="fixed bottom-0" />;
}
