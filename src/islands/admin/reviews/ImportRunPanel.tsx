// Decision about all waiting products of an import: the confirmation with their number, progress, and the result.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { GENERAL_TOASTS } from '../../../../contract/toasts/general.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { langOfWriter, PRODUCT_REASONS } from '../admin-reasons.ts';
import { useErrorText } from '../Failed.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import type { Decision } from './admin-reviews.ts';
import type { ImportQuestion, ImportRun, ImportRunStore } from './import-run.ts';

interface Props {
  readonly store: ImportRunStore;
  /** Called after the last part was decided about. */
  readonly onEnd: () => void;
}

export function ImportRunPanel({ store, onEnd }: Props) {
  const run = useStore(store.$run);
  const errorText = useErrorText();
  const start = async (decision: Decision): Promise<null> => {
    void store.start(decision, onEnd);
    return null;
  };
  // Leaving the section ends the run after the part that was sent.
  useEffect(() => store.stop, [store]);
  if (run.status === 'asking') return <Question run={run} start={start} onClose={store.cancel} />;
  if (run.status === 'notLoaded')
    return (
      <p className="notice notice-red" role="alert">
        {errorText(run.error, GENERAL_TOASTS.failed)}
      </p>
    );
  return 'total' in run && <RunProgress run={run} onStop={store.stop} />;
}

interface QuestionProps {
  readonly run: ImportQuestion;
  readonly start: (decision: Decision) => Promise<null>;
  readonly onClose: () => void;
}

function Question({ run, start, onClose }: QuestionProps) {
  const t = useT();
  const lang = useLang();
  const { source, decision, language, products } = run;
  const count = products.length;
  const words = { count, total: formatNumber(lang, count), file: source.fileName };
  if (decision === 'approve')
    return (
      <ActionDialog
        title={t('adminReview:importReview.approveTitle', words)}
        text={t('adminReview:importReview.approveText', words)}
        confirm={t('adminReview:importReview.approveAll')}
        act={() => start({ decision })}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      id="reject-import"
      title={t('adminReview:importReview.rejectTitle', words)}
      text={t('adminReview:importReview.rejectText', words)}
      confirm={t('adminReview:importReview.rejectAll')}
      hint={t('admin:reason.hint')}
      commonReasons={PRODUCT_REASONS}
      readerLang={langOfWriter(language)}
      act={(reason) => start({ decision, reason })}
      onClose={onClose}
    />
  );
}

type ShownRun = Extract<ImportRun, { readonly total: number }>;

function RunProgress({ run, onStop }: { readonly run: ShownRun; readonly onStop: () => void }) {
  const t = useT();
  const lang = useLang();
  const errorText = useErrorText();
  const panel = useRef<HTMLDivElement>(null);
  // The button that started it may be gone, and so is the one that stops it at the end.
  const isActive = run.status === 'running' || run.status === 'stopping';
  useEffect(() => {
    if (isActive || panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [isActive]);
  const { decision, decided, skipped, total, fileName } = run;
  const numbers = (count: number) => ({ count, total: formatNumber(lang, count) });
  const label = t(`adminReview:importReview.${decision}Running`, { file: fileName });
  const results = [
    t(`adminReview:importReview.${decision}Done`, numbers(decided)),
    skipped > 0 && t('adminReview:importReview.skipped', numbers(skipped)),
    decided + skipped < total &&
      t('adminReview:importReview.left', numbers(total - decided - skipped)),
  ].filter(Boolean);
  return (
    <div ref={panel} tabIndex={-1} className="plate grid gap-3 p-4">
      <p className="font-semibold wrap-anywhere">{label}</p>
      <p role="status" className="text-sm tabular-nums">
        {isActive
          ? t('adminReview:importReview.progress', {
              done: formatNumber(lang, decided + skipped),
              total: formatNumber(lang, total),
            })
          : results.join(lang === 'en' ? ' ' : '')}
      </p>
      {run.status === 'failed' && (
        <p className="notice notice-red" role="alert">
          {errorText(run.error, GENERAL_TOASTS.failed)}
        </p>
      )}
      {isActive && (
        <>
          <progress
            className="h-2 w-full accent-ink"
            aria-label={label}
            max={total}
            value={decided + skipped}
          />
          <p className="text-sm text-muted">{t('adminReview:importReview.stay')}</p>
          <button
            type="button"
            className="btn btn-quiet justify-self-start"
            aria-disabled={run.status === 'stopping'}
            onClick={onStop}
          >
            {t(
              run.status === 'stopping'
                ? 'adminReview:importReview.stopping'
                : 'adminReview:importReview.stop',
            )}
          </button>
        </>
      )}
    </div>
  );
}
