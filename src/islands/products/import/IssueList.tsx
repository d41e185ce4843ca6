// Errors and warnings of an import's rows, page after page, with a CSV file of all of them.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { linkImportIssues, listImportIssues } from '../../../../contract/products/imports.ts';
import type { ImportIssue, ProductImport } from '../../../../contract/products/product-import.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { saveLinked } from '../../../ui/save-file.ts';

const ROWS_PER_PAGE = 30;

function IssueRows({ issues }: { readonly issues: readonly ImportIssue[] }) {
  const t = useT();
  return (
    <ul className="divide-y divide-line">
      {issues.map(({ row, kind, column, field, value, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same text twice, and the list only grows.
          key={index}
          className="grid gap-x-4 gap-y-1 py-2 text-sm sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,2fr)]"
        >
          <p className="flex gap-2 tabular-nums">
            <span className="font-semibold">{t('imports:check.row', { number: row })}</span>
            <span className={kind === 'error' ? 'text-red' : 'text-muted'}>
              {t(`imports:check.${kind}`)}
            </span>
          </p>
          <p className="wrap-anywhere">{column ?? field}</p>
          <p className="wrap-anywhere">
            {text}
            {value !== null && (
              <span className="block text-muted">{t('imports:check.value', { value })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface PageProps {
  readonly id: string;
  readonly pageNumber: number;
  readonly onLoaded: (totalPages: number) => void;
}

function IssuePage({ id, pageNumber, onLoaded }: PageProps) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() =>
    createLoadStore((signal) =>
      appApi(lang).call(listImportIssues, {
        params: { id },
        query: { page: pageNumber, limit: ROWS_PER_PAGE },
        signal,
      }),
    ),
  );
  const state = useStore(store.$state);
  const page = state.status === 'ready' ? state.value : null;
  useEffect(() => store.load(), [store]);
  useEffect(() => {
    if (page) onLoaded(page.pagination?.totalPages ?? 1);
  }, [page, onLoaded]);
  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p>{t('imports:loadFailed')}</p>
        <button type="button" className="btn btn-quiet" onClick={store.load}>
          {t('imports:retry')}
        </button>
      </div>
    );
  return page ? <IssueRows issues={page.issues} /> : <div className="skeleton h-40" />;
}

export function IssueList({ current: { id } }: { readonly current: ProductImport }) {
  const t = useT();
  const lang = useLang();
  const [shownPages, setShownPages] = useState(1);
  const [totalPages, setTotalPages] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const download = async (): Promise<void> => {
    setError(null);
    try {
      saveLinked(await appApi(lang).call(linkImportIssues, { params: { id } }));
    } catch (cause) {
      setError(serverMessage(toLoadError(cause)) ?? t('imports:failed'));
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t('imports:check.issues')}</h3>
        <button type="button" className="btn btn-quiet btn-small" onClick={() => void download()}>
          {t('imports:check.download')}
        </button>
      </div>
      {error && (
        <p className="notice notice-red" role="alert">
          {error}
        </p>
      )}
      <div>
        {Array.from({ length: shownPages }, (_, index) => index + 1).map((pageNumber) => (
          <IssuePage key={pageNumber} id={id} pageNumber={pageNumber} onLoaded={setTotalPages} />
        ))}
      </div>
      {shownPages < totalPages && (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          onClick={() => setShownPages(shownPages + 1)}
        >
          {t('imports:check.more')}
        </button>
      )}
    </div>
  );
}
