// Hook for a private picture in a conversation: fetches it when it scrolls into view and releases it on unmount.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attachment } from '../../../../contract/chat/message.ts';
import { fetchFile } from './chat-files.ts';

type FileState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly objectUrl: string };

interface AttachmentFile {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly file: FileState;
  retry(): void;
}

export function useAttachmentFile(attachment: Attachment): AttachmentFile {
  const { path, type } = attachment;
  const container = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<FileState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Makes `attempt` a dependency, so that a retry restarts the effect.
    void attempt;
    const controller = new AbortController();
    let objectUrl: string | null = null;
    const load = async (): Promise<void> => {
      try {
        const content = await fetchFile({ path, type }, controller.signal);
        if (controller.signal.aborted) return;
        objectUrl = URL.createObjectURL(content);
        setFile({ status: 'ready', objectUrl });
      } catch {
        if (!controller.signal.aborted) setFile({ status: 'failed' });
      }
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    if (container.current) observer.observe(container.current);
    return () => {
      observer.disconnect();
      controller.abort();
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    };
  }, [path, type, attempt]);
  return {
    container,
    file,
    retry() {
      setFile({ status: 'loading' });
      setAttempt((now) => now + 1);
    },
  };
}
