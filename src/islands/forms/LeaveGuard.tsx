// Asks before a page with unsaved changes is left through a link or Sign Out.
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/react.tsx';
import { guardLeaving } from '../../stores/unsaved.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface Props {
  /** Asked at the moment of leaving; must not change from one rendering to the next. */
  readonly isUnsaved: () => boolean;
  /** Before the page is left on purpose: what was kept for a return goes. */
  readonly onLeave: () => void;
}

export function LeaveGuard({ isUnsaved, onLeave }: Props) {
  const t = useT();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => guardLeaving(isUnsaved, (way) => setGoOn(() => way)), [isUnsaved]);
  return (
    <ConfirmDialog
      open={goOn !== null}
      title={t('forms:leave.title')}
      text={t('forms:leave.text')}
      confirm={t('forms:leave.confirm')}
      danger
      onConfirm={() => {
        onLeave();
        goOn?.();
      }}
      onClose={() => setGoOn(null)}
    />
  );
}
