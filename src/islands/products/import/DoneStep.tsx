// An import whose drafts exist: what became of them, review of all together, undo.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { useHref, useLang, useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { IssueList } from './IssueList.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
}

type Question = 'submit' | 'undo';

export function DoneStep({ store, current }: Props) {
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const work = useStore(store.$work);
  const sent = useStore(store.$sent);
  const [question, setQuestion] = useState<Question | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { id, created, untouched, edited, submitted, errors, warnings } = current;
  const counted = (count: number) => ({ count, total: formatNumber(lang, count) });
  const kept = edited + submitted;
  const undoText = [
    t('imports:done.undoText', counted(untouched)),
    ...(kept > 0 ? [t('imports:done.undoKeeps', counted(kept))] : []),
  ].join(lang === 'en' ? ' ' : '');
  const close = () => setQuestion(null);
  // The progress that had the focus is gone.
  useEffect(() => summary.current?.focus(), []);
  return (
    <Section title={t('imports:done.title', counted(created))}>
      <div ref={summary} tabIndex={-1} className="grid gap-3">
        <DescriptionList
          items={[
            [t('imports:done.untouched'), formatNumber(lang, untouched)],
            [t('imports:done.edited'), formatNumber(lang, edited)],
            [t('imports:done.submitted'), formatNumber(lang, submitted)],
          ]}
        />
        <p>{t('imports:done.text')}</p>
      </div>
      <div className="contents" role="status">
        {sent && sent.incomplete > 0 && (
          <p className="notice">
            {sent.sent > 0 && t('imports:done.sentAll', counted(sent.sent))}{' '}
            {t('imports:done.incomplete', counted(sent.incomplete))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => setQuestion('submit')}>
          {t('imports:done.submit')}
        </button>
        <a className="btn btn-quiet" href={href('/dashboard?tab=products&status=draft')}>
          {t('imports:done.list')}
        </a>
        <button type="button" className="btn btn-quiet" onClick={() => setQuestion('undo')}>
          {t('imports:done.undo')}
        </button>
      </div>
      {errors + warnings > 0 && <IssueList current={current} />}
      <ConfirmDialog
        open={question === 'submit'}
        title={t('imports:done.submitTitle')}
        text={t('imports:done.submitText')}
        confirm={t('imports:done.submit')}
        busy={work.status === 'busy'}
        onConfirm={() => void store.submit(id).then(close)}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'undo'}
        title={t('imports:done.undoTitle')}
        text={undoText}
        confirm={t('imports:done.undo')}
        danger
        busy={work.status === 'busy'}
        onConfirm={() => void store.undo(id).then(close)}
        onClose={close}
      />
    </Section>
  );
}
