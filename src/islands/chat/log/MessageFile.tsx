// Attachment of a message: a picture preview or a document, with a download button. Both need the reader's own token.
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useState } from 'react';
import type { Attachment } from '../../../../contract/chat/message.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatFileSize } from '../../../ui/format/file-size.ts';
import { isPicture } from './chat-files.ts';
import { saveAttachment } from './save-attachment.ts';
import { useAttachmentFile } from './use-attachment-file.ts';

interface Props {
  readonly attachment: Attachment;
}

function SaveButton({ attachment }: Props) {
  const t = useT();
  const lang = useLang();
  const { name, size } = attachment;
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const save = async (): Promise<void> => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await saveAttachment(attachment, lang);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 max-w-full items-center gap-2 rounded border border-line-strong bg-plate px-3 py-2 text-start text-sm hover:bg-well"
        aria-busy={state === 'loading'}
        onClick={() => void save()}
      >
        <FileText className="size-5 flex-none text-muted" aria-hidden />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{t('chat:file.save')} </span>
          {name}
          <span className="block text-xs text-muted tabular-nums">
            {formatFileSize(lang, size)}
          </span>
        </span>
        <Download className="size-5 flex-none" aria-hidden />
      </button>
      <p className="text-xs text-red" role="alert">
        {state === 'failed' && t('chat:file.failed', { name })}
      </p>
    </>
  );
}

function Picture({ attachment }: Props) {
  const t = useT();
  const { name } = attachment;
  const { container, file, retry } = useAttachmentFile(attachment);
  return (
    <div ref={container} className="grid h-44 w-60 max-w-full place-items-center rounded bg-well">
      {file.status === 'ready' && (
        <a
          className="block size-full"
          href={file.objectUrl}
          target="_blank"
          rel="noopener"
          aria-label={t('chat:file.open', { name })}
        >
          <img className="size-full rounded object-contain" src={file.objectUrl} alt="" />
        </a>
      )}
      {file.status === 'loading' && <p className="sr-only">{t('chat:file.loading', { name })}</p>}
      {file.status === 'failed' && (
        <div className="grid justify-items-center gap-2 p-3 text-center text-xs">
          <p className="wrap-anywhere">{t('chat:file.failed', { name })}</p>
          <button type="button" className="btn btn-quiet btn-small" onClick={retry}>
            {t('chat:pane.retry')}
          </button>
        </div>
      )}
    </div>
  );
}

/** `text` is shown until it is loaded (parts/chat-parts.tsx). */
export function MessageFile({ attachment }: Props & { readonly text: ReactNode }) {
  return (
    <div className="grid max-w-full justify-items-start gap-1">
      {isPicture(attachment) && <Picture attachment={attachment} />}
      <SaveButton attachment={attachment} />
    </div>
  );
}
