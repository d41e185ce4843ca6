// File field of an import: a file button, which the progress of its upload replaces.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { FileButton } from '../../../ui/uploads/FileButton.tsx';
import { UploadProgress } from '../../../ui/uploads/UploadProgress.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  readonly store: ImportStore;
  readonly action: 'upload' | 'zip';
  readonly id: string;
  readonly label: string;
  readonly dropHint: string;
  readonly accept: readonly string[];
  readonly onFile: (file: File) => void;
}

export function ImportFile({ store, action, onFile, ...button }: Props) {
  const t = useT();
  const work = useStore(store.$work);
  const field = useRef<HTMLDivElement>(null);
  const isBusy = work.status === 'busy';
  const upload = isBusy && work.action === action ? work : null;
  const isUploading = upload !== null;
  const wasUploading = useRef(false);
  // The input or the cancel button that had the focus is gone.
  useEffect(() => {
    if (isUploading === wasUploading.current) return;
    wasUploading.current = isUploading;
    if (document.activeElement !== document.body) return;
    const control = field.current?.querySelector<HTMLElement>(isUploading ? 'button' : 'input');
    // An error above the field may just have been scrolled into view.
    control?.focus({ preventScroll: true });
  }, [isUploading]);
  return (
    <div ref={field}>
      {upload ? (
        <UploadProgress
          progress={upload.progress}
          words={{
            label: t('imports:upload.progress'),
            sending: t('imports:upload.sending'),
            sent: t('imports:upload.sent'),
            cancel: t('imports:upload.cancel'),
          }}
          onCancel={store.cancelUpload}
        />
      ) : (
        // The store runs one action at a time.
        <div inert={isBusy} className={isBusy ? 'opacity-55' : ''}>
          <FileButton
            {...button}
            hasError={work.status === 'failed' && work.action === action}
            onFiles={([file]) => file && onFile(file)}
          />
        </div>
      )}
    </div>
  );
}
