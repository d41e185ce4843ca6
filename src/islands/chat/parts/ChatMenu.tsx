// Menu of a conversation: report the counterpart with a dialog, or block it.
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { blockCounterpart } from '../../../../contract/chat/moderation.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CounterpartReport } from './CounterpartReport.tsx';

interface Props {
  readonly chatId: string;
  readonly name: string;
  readonly isBlocked: boolean;
  readonly onBlocked: () => void;
  readonly onClose: () => void;
}

export function ChatMenu({ chatId, name, isBlocked, onBlocked, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const [isReporting, setReporting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Without a confirmation: the button that unblocks replaces the composer (BlockedNotice.tsx).
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
  if (isReporting) return <CounterpartReport chatId={chatId} name={name} onClose={onClose} />;
  return (
    <Dialog open title={name} onClose={onClose}>
      <ul className="grid gap-2">
        <li>
          <button
            type="button"
            className="btn btn-quiet w-full justify-start"
            aria-haspopup="dialog"
            onClick={() => setReporting(true)}
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
              aria-describedby="block-text"
              aria-disabled={busy}
              aria-busy={busy}
              onClick={() => void block()}
            >
              <Ban aria-hidden />
              {t('chatTools:block.confirm')}
            </button>
            <p id="block-text" className="hint mt-1">
              {t('chatTools:block.text')}
            </p>
            <p className="text-red empty:hidden" role="alert">
              {error}
            </p>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
