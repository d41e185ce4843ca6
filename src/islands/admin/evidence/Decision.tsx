// Checklist of a document and its decision: accept, ask again with a reason, reject with a reason.
import { useState } from 'react';
import type { ReviewedEvidence } from '../../../../contract/evidence/admin-evidence.ts';
import {
  CHECKS_OF_KIND,
  type EvidenceCheck,
  type EvidenceDecision,
} from '../../../../contract/evidence/evidence-kinds.ts';
import { EVIDENCE_FIELD_TEXTS } from '../../../../contract/messages/evidence.ts';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { formatDay } from '../../../ui/format/day.ts';
import { langOfWriter } from '../admin-reasons.ts';
import type { DecisionDraft } from '../decisions/decision-drafts.ts';
import { useErrorText } from '../Failed.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { GivenDecision } from './admin-evidence.ts';
import { EVIDENCE_REASONS } from './evidence-reasons.ts';

interface Props {
  readonly evidence: ReviewedEvidence;
  /** Of a decision that was taken back or failed; null without one. */
  readonly draft: DecisionDraft | null;
  /** Rejects if the identity is not confirmed. */
  readonly decide: (given: GivenDecision) => Promise<void>;
}

export function Decision({ evidence, draft, decide }: Props) {
  const t = useT();
  const lang = useLang();
  const errorText = useErrorText();
  const { document, supplierLanguage } = evidence;
  const [checks, setChecks] = useState<readonly EvidenceCheck[]>(() =>
    // What was confirmed of another version is not confirmed of this one.
    draft?.revision === document.revision
      ? CHECKS_OF_KIND[document.kind].filter((each) => draft.ticked.includes(each))
      : [],
  );
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<LoadError | null>(null);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [asking, setAsking] = useState<Exclude<EvidenceDecision, 'accept'> | null>(null);
  const needed = CHECKS_OF_KIND[document.kind];
  const canAccept = document.status === 'waiting';
  if (!canAccept && document.status !== 'accepted')
    return (
      <p className="notice">
        {t('adminEvidence:done', { date: formatDay(lang, document.decidedAt ?? '') })}
        {document.reason && <span className="block wrap-anywhere">{document.reason}</span>}
      </p>
    );

  const accept = async (): Promise<void> => {
    if (isBusy) return;
    setError(null);
    const isComplete = needed.every((each) => checks.includes(each));
    setIsIncomplete(!isComplete);
    if (!isComplete) return;
    setIsBusy(true);
    try {
      await decide({ decision: 'accept', checks });
    } catch (cause) {
      setError(toLoadError(cause));
    } finally {
      setIsBusy(false);
    }
  };
  const toggle = (check: EvidenceCheck, isOn: boolean): void =>
    setChecks(isOn ? [...checks, check] : checks.filter((each) => each !== check));
  return (
    <section className="plate grid grid-cols-1 gap-4 p-4" aria-labelledby="checklist">
      {canAccept && (
        <fieldset
          className="grid gap-1"
          aria-describedby={isIncomplete ? 'checks-fault' : undefined}
        >
          <legend id="checklist" className="font-head font-semibold">
            {t('adminEvidence:checklist')}
          </legend>
          <p className="text-sm text-muted">{t('adminEvidence:checklistText')}</p>
          {needed.map((check) => (
            <label key={check} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={checks.includes(check)}
                onChange={({ target }) => toggle(check, target.checked)}
              />
              {t(`adminEvidence:checks.${check}`)}
            </label>
          ))}
        </fieldset>
      )}
      {!canAccept && (
        <h3 id="checklist" className="text-base">
          {t('adminEvidence:done', { date: formatDay(lang, document.decidedAt ?? '') })}
        </h3>
      )}
      <div role="alert" className="grid gap-3 empty:hidden">
        {isIncomplete && (
          <p className="fault" id="checks-fault">
            {EVIDENCE_FIELD_TEXTS.evidenceChecks[lang]}
          </p>
        )}
        {error && <p className="notice notice-red">{errorText(error, GENERAL_TOASTS.failed)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {canAccept && (
          <button
            type="button"
            className="btn btn-primary max-sm:flex-1"
            aria-disabled={isBusy}
            onClick={() => void accept()}
          >
            {t(isBusy ? 'adminEvidence:deciding' : 'adminEvidence:accept')}
          </button>
        )}
        {(['askAgain', 'reject'] as const).map((decision) => (
          <button
            key={decision}
            type="button"
            className={`btn max-sm:flex-1 ${decision === 'reject' ? 'btn-danger' : 'btn-quiet'}`}
            aria-haspopup="dialog"
            onClick={() => setAsking(decision)}
          >
            {t(`adminEvidence:${decision}`)}
          </button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          id="evidence"
          title={t(
            asking === 'reject'
              ? 'adminEvidence:reason.rejectTitle'
              : 'adminEvidence:reason.againTitle',
          )}
          text={t(
            asking === 'reject'
              ? 'adminEvidence:reason.rejectText'
              : 'adminEvidence:reason.againText',
          )}
          confirm={t(`adminEvidence:${asking}`)}
          hint={t('admin:reason.hint')}
          commonReasons={EVIDENCE_REASONS}
          typed={draft?.reason ?? ''}
          readerLang={langOfWriter(supplierLanguage)}
          act={async (reason) => {
            await decide({ decision: asking, reason, checks });
            return null;
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
