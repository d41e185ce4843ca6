// Menu of a conversation: report or block the counterpart, each with its dialog.
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { blockCounterpart } from '../../../../contract/chat/moderation.ts';
import { appApi } from '../../../api/app.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CounterpartReport } from './CounterpartReport.tsx';

interface Props {
  readonly chatId: string;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

function BlockDialog({ chatId, name, onBlocked, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const block = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await appApi(lang).call(blockCounterpart, { params: { id: chatId } });
      onBlocked();
    } catch (failure) {
      setError(serverMessage(toLoadError(failure)) ?? t('chatTools:block.failed'));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('chatTools:block.title', { name })}
      text={t('chatTools:block.text')}
      confirm={t('chatTools:block.confirm')}
      danger
      busy={busy}
      onConfirm={() => void block()}
      onClose={onClose}
    >
      <p className="text-red empty:hidden" role="alert">
        {error}
      </p>
    </ConfirmDialog>
  );
}

export function ChatMenu(props: Props) {
  const { chatId, name, isBlocked, onClose } = props;
  const t = useT();
  const [step, setStep] = useState<'menu' | 'block' | 'report'>('menu');
  if (step === 'block') return <BlockDialog {...props} />;
  if (step === 'report') return <CounterpartReport chatId={chatId} name={name} onClose={onClose} />;
  return (
    <Dialog open title={name} onClose={onClose}>
      <ul className="grid gap-2">
        <li>
          <button
            type="button"
            className="btn btn-quiet w-full justify-start"
            aria-haspopup="dialog"
            onClick={() => setStep('report')}
          >
            <Flag aria-hidden />
            {t('chatTools:report.open')}
          </button>
        </li>
        {!isBlocked && (
          <li>
            <button
              type="button"
              className="btn btn-quiet w-full justify-start"
              aria-haspopup="dialog"
              onClick={() => setStep('block')}
            >
              <Ban aria-hidden />
              {t('chatTools:block.confirm')}
            </button>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
