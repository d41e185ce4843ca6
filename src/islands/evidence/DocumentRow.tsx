// One document of a supplier: status, what it says, the admin's reason, and the actions.
import { useState } from 'react';
import type { EvidenceDocument } from '../../../contract/evidence/document.ts';
import { linkMyEvidenceFile } from '../../../contract/evidence/evidence.ts';
import { REMIND_DAYS_BEFORE } from '../../../contract/evidence/evidence-kinds.ts';
import { dayOf } from '../../../contract/evidence/level.ts';
import type { Api } from '../../api/call.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { toLoadError } from '../../stores/load-error.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { showToast } from '../../toasts/toasts.ts';
import { formatDay } from '../../ui/format/day.ts';
import { saveLinked } from '../../ui/save-file.ts';
import { documentName } from './document-name.ts';

interface Props {
  readonly api: Api;
  readonly document: EvidenceDocument;
  readonly canWrite: boolean;
  readonly onCorrect: () => void;
  readonly onPublish: () => void;
  readonly onUnpublish: () => void;
  readonly onRemove: () => void;
}

const BADGES: Readonly<Record<EvidenceDocument['status'], string>> = {
  waiting: '',
  accepted: 'badge-jade',
  again: 'badge-saffron',
  rejected: 'badge-red',
  expired: '',
};

export function StatusOf({ status }: Pick<EvidenceDocument, 'status'>) {
  const t = useT();
  return <span className={`badge ${BADGES[status]}`}>{t(`evidence:status.${status}`)}</span>;
}

/** Number, issuer and days. */
export function useDocumentFacts(document: EvidenceDocument): string {
  const t = useT();
  const lang = useLang();
  const { number, issuer, submittedAt, validUntil, status } = document;
  const ends = status === 'expired' ? 'evidence:list.ended' : 'evidence:list.until';
  return [
    number && t('evidence:list.number', { number }),
    issuer && t('evidence:list.issuedBy', { name: issuer }),
    validUntil
      ? t(ends, { date: formatDay(lang, validUntil) })
      : t('evidence:list.submittedAt', { date: formatDay(lang, submittedAt ?? '') }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function DocumentRow({ api, document, canWrite, ...actions }: Props) {
  const t = useT();
  const lang = useLang();
  const facts = useDocumentFacts(document);
  const [isLoading, setIsLoading] = useState(false);
  const { id, status, reason, file, isPublished } = document;
  const name = documentName(lang, document);
  const open = async (): Promise<void> => {
    if (isLoading || !file) return;
    setIsLoading(true);
    try {
      saveLinked(await api.call(linkMyEvidenceFile, { params: { id } }));
    } catch (error) {
      const text = serverMessage(toLoadError(error)) ?? undefined;
      showToast('error', { title: t('evidence:actionFailed'), text });
    } finally {
      setIsLoading(false);
    }
  };
  const button = (
    key: 'open' | 'correct' | 'publish' | 'unpublish' | 'remove',
    act: () => void,
    style = 'btn-quiet',
  ) => (
    <button
      type="button"
      className={`btn btn-small ${style}`}
      aria-label={t(`evidence:list.${key}Of`, { name })}
      onClick={act}
    >
      {t(`evidence:list.${key}`)}
    </button>
  );
  const isOpen = status === 'waiting' || status === 'again';
  return (
    <article className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-base wrap-anywhere">{name}</h3>
        <StatusOf status={status} />
        {status === 'accepted' &&
          (document.validUntil ?? '') <= dayOf(Date.now(), REMIND_DAYS_BEFORE) && (
            <span className="badge badge-saffron">{t('evidence:list.endsSoon')}</span>
          )}
        {isPublished && <span className="badge">{t('evidence:list.published')}</span>}
      </div>
      <p className="text-sm text-muted wrap-anywhere">{facts}</p>
      {reason !== '' && (
        <div className="notice text-sm">
          <p className="font-semibold">
            {t(status === 'rejected' ? 'evidence:list.rejectedFor' : 'evidence:list.reason')}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
      )}
      {file === null && <p className="text-sm text-muted">{t('evidence:list.noFile')}</p>}
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          {isOpen &&
            button('correct', actions.onCorrect, status === 'again' ? 'btn-primary' : undefined)}
          {file && button('open', () => void open())}
          {status === 'accepted' &&
            file &&
            (isPublished
              ? button('unpublish', actions.onUnpublish)
              : button('publish', actions.onPublish))}
          {button('remove', actions.onRemove, 'btn-bare')}
        </div>
      )}
    </article>
  );
}
