// Button beside the active filters that saves them, and its window, which is loaded when it opens.
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { useT } from '../../i18n/react.tsx';
import { $session } from '../../stores/session.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { SaveSearchButton } from './SaveSearchButton.tsx';
import { $saveWindow, continueSaving, failSaving, reloadToSave } from './saving.ts';

const SaveSearchDialog = lazy(() =>
  import('./load-save-dialog.ts').catch((error) => {
    failSaving();
    throw error;
  }),
);

export function SaveSearch() {
  const t = useT();
  const saveWindow = useStore($saveWindow);
  useEffect(() => $session.subscribe(continueSaving), []);
  return (
    <>
      <SaveSearchButton className="btn-bare btn-small" text={t('results:search.save')} />
      {saveWindow !== 'closed' && (
        <ErrorBoundary
          failed={
            <div className="notice notice-red flex flex-wrap items-center gap-3" role="alert">
              <p>{t('results:search.failed')}</p>
              <button type="button" className="btn btn-quiet btn-small" onClick={reloadToSave}>
                {t('ui.retry')}
              </button>
            </div>
          }
        >
          <Suspense>
            <SaveSearchDialog />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
