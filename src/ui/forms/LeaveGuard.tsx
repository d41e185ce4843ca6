// Confirmation before the reader leaves a page with unsaved changes through a link or Sign Out.
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/react.tsx';
import { guardLeaving } from '../../stores/leaving.ts';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';

interface Props {
  /** Called when the reader leaves; must be the same function in every render. */
  readonly isUnsaved: () => boolean;
  /** Called before the page is left on purpose, to delete the draft. */
  readonly onLeave: () => void;
}

export function LeaveGuard({ isUnsaved, onLeave }: Props) {
  const t = useT();
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  useEffect(
    () => guardLeaving(isUnsaved, (proceed) => setPendingLeave(() => proceed)),
    [isUnsaved],
  );
  return (
    <ConfirmDialog
      open={pendingLeave !== null}
      title={t('forms:leave.title')}
      text={t('forms:leave.text')}
      confirm={t('forms:leave.confirm')}
      danger
      onConfirm={() => {
        onLeave();
        pendingLeave?.();
      }}
      onClose={() => setPendingLeave(null)}
    />
  );
}
