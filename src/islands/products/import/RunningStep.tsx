// An import that runs: its progress, and a button to stop it.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
}

export function RunningStep({ store, current }: Props) {
  const t = useT();
  const lang = useLang();
  const work = useStore(store.$work);
  const [isStopping, setIsStopping] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  const { pictures, picturesDone, ready, warnings } = current;
  const count = ready + warnings;
  const isFetching = picturesDone < pictures;
  const text = isFetching
    ? t('imports:running.pictures', {
        done: formatNumber(lang, picturesDone),
        total: formatNumber(lang, pictures),
      })
    : t('imports:running.drafts', { count, total: formatNumber(lang, count) });
  // The button that started it is gone.
  useEffect(() => progress.current?.focus(), []);
  return (
    <Section title={t('imports:running.title')}>
      <div ref={progress} tabIndex={-1} className="grid gap-2">
        <p role="status" className="tabular-nums">
          {text}
        </p>
        <progress
          className="h-2 w-full accent-ink"
          aria-label={t('imports:running.title')}
          max={Math.max(1, pictures)}
          value={isFetching ? picturesDone : undefined}
        />
        <p className="text-sm text-muted">{t('imports:running.text')}</p>
      </div>
      <button
        type="button"
        className="btn btn-quiet justify-self-start"
        onClick={() => setIsStopping(true)}
      >
        {t('imports:running.stop')}
      </button>
      <ConfirmDialog
        open={isStopping}
        title={t('imports:running.stopTitle')}
        text={t('imports:running.stopText')}
        confirm={t('imports:running.stop')}
        danger
        busy={work.status === 'busy'}
        onConfirm={() => void store.undo(current.id).then(() => setIsStopping(false))}
        onClose={() => setIsStopping(false)}
      />
    </Section>
  );
}
