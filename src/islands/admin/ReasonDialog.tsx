// Confirmation dialog that requires a reason, for actions against a user or a product.
import { useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { ADMIN_TEXTS } from '../../../contract/messages/admin.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
import { useLang } from '../../i18n/react.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ActionError } from './ActionError.tsx';
import type { ActionState } from './admin-action.ts';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  /** Prefix of the ids of its fields. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly hint: string;
  readonly commonReasons: readonly Texts[];
  readonly readerLang: Lang;
  readonly action: ActionState;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

export function ReasonDialog(props: Props) {
  const { id, title, text, confirm, hint, commonReasons, readerLang, action, onConfirm, onClose } =
    props;
  const lang = useLang();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const fieldError = missing && reason.trim() === '' ? ADMIN_TEXTS.reasonRequired[lang] : undefined;

  const send = (): void => {
    const trimmedReason = reason.trim();
    setMissing(trimmedReason === '');
    if (trimmedReason === '') document.getElementById(`${id}-reason`)?.focus();
    else onConfirm(trimmedReason);
  };

  return (
    <ConfirmDialog
      danger
      title={title}
      text={text}
      confirm={confirm}
      busy={action.status === 'busy'}
      onConfirm={send}
      onClose={onClose}
    >
      <ReasonField
        id={id}
        hint={hint}
        commonReasons={commonReasons}
        readerLang={readerLang}
        value={reason}
        onChange={setReason}
        fieldError={fieldError}
      />
      <ActionError action={action} />
    </ConfirmDialog>
  );
}
