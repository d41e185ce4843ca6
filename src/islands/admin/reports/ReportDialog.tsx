// Dialog that closes a report, with a reason for the supplier or a note for other admins.
import { useState } from 'react';
import type { Report } from '../../../../contract/admin/reports.ts';
import { useT } from '../../../i18n/react.tsx';
import { showToast } from '../../../stores/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ActionError } from '../ActionError.tsx';
import { useAdmin } from '../admin-context.ts';
import { PRODUCT_REASONS } from '../admin-reasons.ts';
import { NoteField } from '../NoteField.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAction } from '../use-action.ts';
import { applyReportAction, type ReportAction } from './admin-reports.ts';

interface Props {
  readonly report: Report;
  readonly kind: ReportAction['kind'];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function ReportDialog({ report, kind, onChanged, onClose }: Props) {
  const t = useT();
  const { api } = useAdmin();
  const [action, run] = useAction();
  const [note, setNote] = useState('');

  const act = async (request: ReportAction): Promise<void> => {
    let message = '';
    const done = await run(async () => {
      message = await applyReportAction(api, report, request);
    });
    if (!done) return;
    showToast('success', { text: message });
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
        commonReasons={PRODUCT_REASONS}
        // Most suppliers are Chinese, and a report does not contain the language of its product.
        readerLang="zh-Hans"
        action={action}
        onConfirm={(reason) => void act({ kind, reason })}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t(`admin:reports.${kind}Title`)}
      text={t(`admin:reports.${kind}Text`)}
      confirm={t(`admin:reports.${kind}`)}
      busy={action.status === 'busy'}
      onConfirm={() => void act({ kind, note })}
      onClose={onClose}
    >
      <NoteField id="report" value={note} onChange={setNote} />
      <ActionError action={action} />
    </ConfirmDialog>
  );
}
