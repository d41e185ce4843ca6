// Offer to restore an unsaved draft from an earlier visit.
import { useLang, useT } from '../../i18n/react.tsx';
import { formatDateTime } from '../format/date.ts';

interface Props {
  /** Time of the last input, in ms since the epoch. */
  readonly at: number;
  /** Whether the stored resource has changed since the draft was written. */
  readonly isStale: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftOffer({ at, isStale, onRestore, onDiscard }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <div className="notice grid gap-3" role="status">
      <p className="font-semibold">{t('forms:draft.title')}</p>
      <p>
        {t('forms:draft.text', { when: formatDateTime(lang, at) })}{' '}
        {isStale && t('forms:draft.stale')}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-quiet" onClick={onRestore}>
          {t('forms:draft.restore')}
        </button>
        <button type="button" className="btn btn-bare" onClick={onDiscard}>
          {t('forms:draft.discard')}
        </button>
      </div>
    </div>
  );
}
