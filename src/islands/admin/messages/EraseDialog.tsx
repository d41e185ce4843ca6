// Confirmation before a contact form message is permanently deleted.
import type { ContactMessage } from '../../../../contract/admin/contact-messages.ts';
import { useT } from '../../../i18n/react.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ActionError } from '../ActionError.tsx';
import { useAction } from '../use-action.ts';

interface Props {
  readonly message: ContactMessage;
  readonly erase: () => Promise<void>;
  readonly onErased: () => void;
  readonly onClose: () => void;
}

export function EraseDialog({ message, erase, onErased, onClose }: Props) {
  const t = useT();
  const [action, run] = useAction();
  const confirm = async (): Promise<void> => {
    if (await run(erase)) onErased();
  };
  return (
    <ConfirmDialog
      title={t('admin:messages.eraseAsk')}
      text={t('admin:messages.eraseText', { email: message.email })}
      confirm={t('admin:messages.erase')}
      danger
      busy={action.status === 'busy'}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ActionError action={action} />
    </ConfirmDialog>
  );
}
