// Confirmation dialog that requires a reason, for actions against a user or a product.
import { useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { ADMIN_TEXTS } from '../../../contract/messages/admin.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
import { useLang } from '../../i18n/react.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { Deed } from './admin-deed.ts';
import { DeedFault } from './DeedFault.tsx';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly hint: string;
  readonly common: readonly Texts[];
  readonly readerLang: Lang;
  readonly deed: Deed;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

export function ReasonDialog(props: Props) {
  const { id, title, text, confirm, hint, common, readerLang, deed, onConfirm, onClose } = props;
  const lang = useLang();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const fault = missing && reason.trim() === '' ? ADMIN_TEXTS.reasonRequired[lang] : undefined;

  const send = (): void => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') document.getElementById(`${id}-reason`)?.focus();
    else onConfirm(given);
  };

  return (
    <ConfirmDialog
      danger
      title={title}
      text={text}
      confirm={confirm}
      busy={deed.status === 'busy'}
      onConfirm={send}
      onClose={onClose}
    >
      <ReasonField
        id={id}
        hint={hint}
        common={common}
        readerLang={readerLang}
        value={reason}
        onChange={setReason}
        fault={fault}
      />
      <DeedFault deed={deed} />
    </ConfirmDialog>
  );
}
