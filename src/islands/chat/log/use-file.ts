// Hook for a private picture in a conversation: fetches it when it scrolls into view and releases it on unmount.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Attachment } from '../../../../contract/chat/message-reader.ts';
import { fetchFile } from './chat-files.ts';

export type ShownFile =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly address: string };

interface SeenFile {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly file: ShownFile;
  retry(): void;
}

export function useFile(attachment: Attachment): SeenFile {
  const { path, type } = attachment;
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<ShownFile>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Makes `attempt` a dependency, so that a retry restarts the effect.
    void attempt;
    const call = new AbortController();
    let address: string | null = null;
    const fetchIt = async (): Promise<void> => {
      try {
        address = await fetchFile({ path, type }, call.signal);
        if (call.signal.aborted) URL.revokeObjectURL(address);
        else setFile({ status: 'ready', address });
      } catch {
        if (!call.signal.aborted) setFile({ status: 'failed' });
      }
    };
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void fetchIt();
    });
    if (place.current) watch.observe(place.current);
    return () => {
      watch.disconnect();
      call.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [path, type, attempt]);
  return {
    place,
    file,
    retry() {
      setFile({ status: 'loading' });
      setAttempt((now) => now + 1);
    },
  };
}
