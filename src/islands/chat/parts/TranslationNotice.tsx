// Notice at the top of a conversation between two languages: which texts are not translated, advice, and the browser's translator.
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { readFromTab, storeInTab } from '../../../stores/tab-storage.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { joinSentences } from '../../../ui/format/punctuation.ts';
import {
  $deviceTranslation,
  $untranslatedTexts,
  canTranslate,
  startDeviceTranslation,
} from './device-translator.ts';

interface Props {
  /** Identifies the conversation: once dismissed, the notice stays away in this tab. */
  readonly storageId: string;
  readonly messages: readonly ChatMessage[];
  /** Whether the market has a translation service. */
  readonly isTranslated: boolean;
  /** Whether the participants have accounts in different languages. */
  readonly languagesDiffer: boolean;
  readonly onPhrases: () => void;
}

export function TranslationNotice(props: Props) {
  const { storageId, messages, isTranslated, languagesDiffer, onPhrases } = props;
  const t = useT();
  const lang = useLang();
  const key = `chat_notice:${storageId}`;
  const [isDismissed, setDismissed] = useState(() => readFromTab(key) !== null);
  const [canUseDevice, setCanUseDevice] = useState(false);
  const device = useStore($deviceTranslation);
  const untranslated = useStore($untranslatedTexts);
  useEffect(() => {
    let isCurrent = true;
    void canTranslate(lang).then((can) => isCurrent && setCanUseDevice(can));
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  const hasUntranslated = messages.some(({ text }) => untranslated.has(text));
  const hasReason = hasUntranslated || (languagesDiffer && !isTranslated);
  if (!hasReason && device.status === 'off') return null;
  if (isDismissed && device.status !== 'starting') return null;

  const dismiss = (): void => {
    storeInTab(key, '1');
    setDismissed(true);
  };
  return (
    <aside
      className="flex items-start gap-1 border-b border-line bg-well py-2 ps-3 pe-1 text-sm"
      aria-label={t('chatTools:notice.label')}
    >
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        {device.status === 'on' ? (
          <p role="status">{t('chatTools:device.on')}</p>
        ) : (
          <p>
            {joinSentences(
              lang,
              t(isTranslated ? 'chatTools:notice.serviceFailed' : 'chatTools:notice.noService'),
              t('chatTools:notice.whatToDo'),
            )}
          </p>
        )}
        {device.status === 'starting' && (
          <p className="grid w-full gap-1">
            <span role="status">
              {t('chatTools:device.starting')}{' '}
              <span className="tabular-nums">
                {formatNumber(lang, Math.round(device.progress * 100))}%
              </span>
            </span>
            <progress
              className="w-full"
              max={1}
              value={device.progress}
              aria-label={t('chatTools:device.starting')}
            />
          </p>
        )}
        {device.status === 'failed' && (
          <p className="text-red" role="alert">
            {t('chatTools:device.failed')}
          </p>
        )}
        {device.status !== 'on' && (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="btn btn-quiet btn-small"
              aria-haspopup="dialog"
              onClick={onPhrases}
            >
              {t('chatTools:phrases.open')}
            </button>
            {canUseDevice && device.status !== 'starting' && (
              <button
                type="button"
                className="btn btn-quiet btn-small"
                onClick={() => void startDeviceTranslation(lang)}
              >
                {t(
                  device.status === 'failed' ? 'chatTools:device.again' : 'chatTools:device.start',
                )}
              </button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        className="btn btn-bare btn-small"
        aria-label={t('chatTools:notice.dismiss')}
        onClick={dismiss}
      >
        <X aria-hidden />
      </button>
    </aside>
  );
}
