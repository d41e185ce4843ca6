// File of a document: at an address that is asked for when the admin wants to see it, because every view is in the audit log. A picture
// is shown, a PDF is opened.
import { useEffect, useState } from 'react';
import { linkEvidenceFile } from '../../../../contract/evidence/admin-evidence.ts';
import type { EvidenceDocument } from '../../../../contract/evidence/document.ts';
import { LINK_LIFETIME_MS } from '../../../../contract/file-link.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatFileSize } from '../../../ui/format/file-size.ts';
import { useAdmin } from '../admin-context.ts';

/** Before the address ends, so that a press does not just miss it. */
const MARGIN_MS = 10_000;

type Loaded =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly address: string };

export function EvidenceFile({ document }: { readonly document: EvidenceDocument }) {
  const t = useT();
  const lang = useLang();
  const { api } = useAdmin();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'closed' });
  const { id, file } = document;
  const address = loaded.status === 'open' ? loaded.address : null;
  const isPdf = file?.type === 'application/pdf';
  useEffect(() => {
    // A picture that is shown stays; a PDF is loaded when it is opened.
    if (address === null || !isPdf) return;
    const close = (): void => setLoaded({ status: 'closed' });
    const timer = setTimeout(close, LINK_LIFETIME_MS - MARGIN_MS);
    return () => clearTimeout(timer);
  }, [address, isPdf]);
  const load = async (): Promise<void> => {
    if (!file || loaded.status === 'loading') return;
    setLoaded({ status: 'loading' });
    try {
      const { path } = await api.call(linkEvidenceFile, { params: { id } });
      setLoaded({ status: 'open', address: `/api${path}` });
    } catch {
      setLoaded({ status: 'failed' });
    }
  };
  const content = () => {
    if (!file) return <p className="text-muted">{t('adminEvidence:noFile')}</p>;
    if (address === null)
      return (
        <>
          <p className="text-sm text-muted">{t('adminEvidence:fileText')}</p>
          <button type="button" className="btn btn-quiet" onClick={() => void load()}>
            {t(
              loaded.status === 'loading' ? 'adminEvidence:loadingFile' : 'adminEvidence:openFile',
            )}
          </button>
          <div role="alert">
            {loaded.status === 'failed' && (
              <p className="notice notice-red">{t('adminEvidence:fileFailed')}</p>
            )}
          </div>
        </>
      );
    if (isPdf)
      return (
        <p className="flex flex-wrap gap-2">
          <a className="btn btn-quiet" href={address} target="_blank" rel="noopener">
            {t('adminEvidence:openPdf')}
          </a>
          <a className="btn btn-bare" href={address} download={file.name}>
            {t('adminEvidence:savePdf')}
          </a>
        </p>
      );
    return (
      <img
        className="max-h-[80vh] w-full border border-line bg-well object-contain"
        src={address}
        alt={t('adminEvidence:picture', { name: file.name })}
        onError={() => setLoaded({ status: 'failed' })}
      />
    );
  };
  return (
    <section
      className="plate grid grid-cols-1 justify-items-start gap-3 p-4"
      aria-labelledby="file"
    >
      <h3 id="file" className="text-base wrap-anywhere">
        {t('adminEvidence:file')}
        {file && (
          <span className="text-sm font-normal text-muted">
            {' '}
            {file.name}, {formatFileSize(lang, file.size)}
          </span>
        )}
      </h3>
      {content()}
    </section>
  );
}
