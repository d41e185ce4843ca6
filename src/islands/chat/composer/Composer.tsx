// Message composer: Enter sends, Shift+Enter adds a line break. The unsent text survives an error and a reload.

import Languages from 'lucide-react/icons/languages';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ATTACHMENT_TYPES, MAX_MESSAGE_LENGTH } from '../../../../contract/limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import type { Conversation, OpenConversation } from '../chat-conversation.ts';
import { PhraseDialog, StagedFiles } from '../parts/chat-parts.tsx';
import { chatDraftStorage } from './chat-storage.ts';
import { useSendByEnter } from './use-send-by-enter.ts';
import { useStagedFiles } from './use-staged-files.ts';

interface Props {
  readonly conversation: Conversation;
  readonly open: OpenConversation;
  /** Takes the focus when it is mounted. */
  readonly focus: boolean;
  /** Whether the ready phrases are open. */
  readonly isPicking: boolean;
  readonly setPicking: (isPicking: boolean) => void;
}

/** The counter is shown when fewer than this many characters are left. */
const COUNTER_THRESHOLD_CHARS = 500;

export function Composer({ conversation, open, focus, isPicking, setPicking }: Props) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const { chatId, outbox } = open;
  const [draftStorage] = useState(() => chatDraftStorage(conversation.userId, chatId));
  const [text, setText] = useState(draftStorage.read);
  const staged = useStagedFiles(conversation.userId, chatId, outbox.files);
  const [fileErrors, setFileErrors] = useState<readonly string[]>([]);
  const [preparing, setPreparing] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const side = open.sides.isBuyer ? 'buyer' : 'supplier';
  const count = text.trim().length;
  const isTooLong = count > MAX_MESSAGE_LENGTH;

  useEffect(() => {
    const { activeElement } = document;
    const chatElement = input.current?.closest('[data-chat-place]');
    // Do not take the focus from an element elsewhere on the page.
    const isFocusFree = !activeElement || activeElement === document.body;
    if (!focus || !(isFocusFree || chatElement?.contains(activeElement))) return;
    // Scroll the whole conversation into view, not only the input.
    input.current?.focus({ preventScroll: true });
    input.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [focus]);

  const write = (next: string): void => {
    setText(next);
    draftStorage.save(next);
  };

  const stage = async (chosen: readonly File[]): Promise<void> => {
    input.current?.focus();
    // Set before the import of the code: a message that is sent meanwhile would not have the files.
    setPreparing('');
    const failed = { accepted: [], errors: [t('chat:file.notLoaded')] };
    const { accepted, errors } = await import('./accept-files.ts')
      .then(({ acceptFiles }) => acceptFiles(chosen, { t, lang }, setPreparing))
      .catch(() => failed);
    setPreparing(null);
    setFileErrors(errors);
    staged.add(accepted);
  };

  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    input.current?.focus();
    // Wait for files that are being prepared, because they must be sent together with the text.
    if (isTooLong || preparing !== null) return;
    for (const { id: fileId, file } of staged.files) outbox.sendFile(file, fileId);
    staged.clear();
    setFileErrors([]);
    if (count > 0) outbox.sendText(text.trim());
    if (count > 0) write('');
  };
  useSendByEnter(input, send);

  const lengthText = (): string | null => {
    const counts = {
      most: formatNumber(lang, MAX_MESSAGE_LENGTH),
      length: formatNumber(lang, count),
    };
    if (isTooLong) return t('chat:line.tooLong', counts);
    if (count <= MAX_MESSAGE_LENGTH - COUNTER_THRESHOLD_CHARS) return null;
    return t('chat:line.left', { left: formatNumber(lang, MAX_MESSAGE_LENGTH - count) });
  };
  const length = lengthText();

  return (
    <>
      <p className="only-viewer border-t border-line p-3 text-sm text-muted">
        {t('chat:readOnly')}
      </p>
      <form className="writes grid gap-2 border-t border-line p-3" method="post" onSubmit={send}>
        {staged.files.length > 0 && (
          <StagedFiles
            files={staged.files}
            onRemove={(fileId) => {
              staged.remove(fileId);
              input.current?.focus();
            }}
          />
        )}
        <p className="text-sm text-muted empty:hidden" role="status">
          {preparing}
        </p>
        <div className="empty:hidden" role="alert">
          {fileErrors.map((fileError) => (
            <p key={fileError} className="text-sm text-red wrap-anywhere">
              {fileError}
            </p>
          ))}
        </div>
        <div className="flex items-end gap-2">
          <label
            className="btn btn-quiet relative flex-none px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            title={t('chat:file.limits')}
          >
            <Paperclip aria-hidden />
            <span className="sr-only">{t('chat:file.choose')}</span>
            <input
              className="sr-only"
              type="file"
              accept={ATTACHMENT_TYPES.join(',')}
              multiple
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])];
                // Reset, so that the same file can be chosen again after it was removed.
                target.value = '';
                void stage(chosen);
              }}
            />
          </label>
          <button
            type="button"
            className="btn btn-quiet flex-none px-3"
            aria-haspopup="dialog"
            aria-label={t('chat:line.phrases')}
            title={t('chat:line.phrases')}
            onClick={() => setPicking(true)}
          >
            <Languages aria-hidden />
          </button>
          <textarea
            ref={input}
            className="input max-h-40 min-h-11 flex-1 resize-none field-sizing-content placeholder:truncate"
            rows={1}
            value={text}
            placeholder={t('chat:line.placeholder')}
            aria-label={t('chat:line.label')}
            aria-invalid={isTooLong || undefined}
            aria-describedby={length === null ? undefined : id}
            enterKeyHint="send"
            onChange={({ target }) => {
              write(target.value);
              if (target.value.trim() !== '') conversation.userTyped();
            }}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files];
              if (pasted.length === 0) return;
              event.preventDefault();
              void stage(pasted);
            }}
          />
          <button
            type="submit"
            className="btn btn-primary flex-none max-sm:px-3"
            aria-disabled={preparing !== null}
          >
            <Send aria-hidden />
            <span className="max-sm:sr-only">{t('chat:line.send')}</span>
          </button>
        </div>
        <p
          id={id}
          className={`text-xs tabular-nums empty:hidden ${isTooLong ? 'text-red' : 'text-muted'}`}
          role={isTooLong ? 'alert' : undefined}
        >
          {length}
        </p>
      </form>
      {isPicking && (
        <PhraseDialog
          side={side}
          onSend={(phrase) => {
            setPicking(false);
            outbox.sendText(phrase);
          }}
          onInsert={(phrase) => {
            setPicking(false);
            write(text.trim() === '' ? phrase : `${text.trimEnd()}\n${phrase}`);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
