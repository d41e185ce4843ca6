// Island with the report dialog. It is hidden at first; it and React are loaded when the dialog is requested.
import { useEffect, useState } from 'react';
import { type Spoken, Strings, useT } from '../../../i18n/react.tsx';
import { startSession } from '../../../stores/session.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { $reportAsked } from './report-asked.ts';

interface Listing {
  readonly productId: string;
  readonly name: string;
}

export default function ReportWindow({ lang, strings, ...listing }: Spoken & Listing) {
  return (
    <Strings lang={lang} strings={strings}>
      <Window {...listing} />
    </Strings>
  );
}

type Shown = 'nothing yet' | 'open' | 'closed';

function Window(listing: Listing) {
  const t = useT();
  const [shown, setShown] = useState<Shown>('nothing yet');
  useEffect(() => {
    startSession();
    return $reportAsked.subscribe((times) => times > 0 && setShown('open'));
  }, []);
  if (shown === 'open') return <ReportDialog {...listing} onClose={() => setShown('closed')} />;
  // The island uses client:visible: it is hydrated once this line is no longer hidden.
  return shown === 'nothing yet' && <p className="text-sm text-muted">{t('ui.loading')}</p>;
}
