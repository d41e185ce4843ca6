// Dialog that closes a report, with a reason for the supplier or a note for other admins.
import { useState } from 'react';
import type { Report } from '../../../../contract/admin/report-reader.ts';
import { useT } from '../../../i18n/react.tsx';
import { notify } from '../../../stores/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { LISTING_REASONS } from '../admin-reasons.ts';
import { DeedFault } from '../DeedFault.tsx';
import { useDesk } from '../desk-context.ts';
import { NoteField } from '../NoteField.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useDeed } from '../use-deed.ts';
import { doToReport, type ReportDeed } from './admin-reports.ts';

interface Props {
  readonly report: Report;
  readonly kind: ReportDeed['kind'];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function ReportDialog({ report, kind, onChanged, onClose }: Props) {
  const t = useT();
  const { api } = useDesk();
  const [deed, run] = useDeed();
  const [note, setNote] = useState('');

  const act = async (what: ReportDeed): Promise<void> => {
    let said = '';
    const done = await run(async () => {
      said = await doToReport(api, report, what);
    });
    if (!done) return;
    notify('success', { text: said });
    onChanged();
    onClose();
  };

  if (kind === 'takeDown')
    return (
      <ReasonDialog
        id="take-down"
        title={t('admin:reports.takeDownTitle', { name: report.productName })}
        text={t('admin:reports.takeDownText')}
        confirm={t('admin:reports.takeDown')}
        hint={t('admin:reason.hint')}
        common={LISTING_REASONS}
        // Most suppliers are Chinese, and a report does not contain the language of its product.
        readerLang="zh-Hans"
        deed={deed}
        onConfirm={(reason) => void act({ kind, reason })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t(`admin:reports.${kind}Title`)}
      text={t(`admin:reports.${kind}Text`)}
      confirm={t(`admin:reports.${kind}`)}
      busy={deed.status === 'busy'}
      onConfirm={() => void act({ kind, note })}
      onClose={onClose}
    >
      <NoteField id="report" value={note} onChange={setNote} />
      <DeedFault deed={deed} />
    </ConfirmDialog>
  );
}
