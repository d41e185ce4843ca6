// Button beside the active filters that saves them, and its window, which is loaded when it opens.

import savedSearches from 'words:late/savedSearches';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $session } from '../../stores/session.ts';
import { screen } from '../../ui/screens/screen.tsx';
import { SaveSearchButton } from './SaveSearchButton.tsx';
import { $saveWindow, continueSaving, failSaving, reloadToSave } from './saving.ts';

function DialogFailed() {
  const t = useT();
  useEffect(failSaving, []);
  return (
    <div className="notice notice-red flex flex-wrap items-center gap-3" role="alert">
      <p>{t('results:search.failed')}</p>
      <button type="button" className="btn btn-quiet btn-small" onClick={reloadToSave}>
        {t('ui.retry')}
      </button>
    </div>
  );
}

const SaveSearchDialog = screen({
  load: async () => (await import('./SaveSearchDialog.tsx')).default,
  texts: [savedSearches],
  failed: DialogFailed,
});

export function SaveSearch() {
  const t = useT();
  const saveWindow = useStore($saveWindow);
  useEffect(() => $session.subscribe(continueSaving), []);
  return (
    <>
      <SaveSearchButton className="btn-bare btn-small" text={t('results:search.save')} />
      {saveWindow !== 'closed' && <SaveSearchDialog />}
    </>
  );
}
