// Button that copies a text; it says so itself, and to screen readers.
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { COPY_TEXTS } from '../../contract/messages/copy.ts';
import { useLang } from '../i18n/react.tsx';
import { COPIED_MS, copyText } from './copy-text.ts';

interface Props {
  /** A function where it takes time to make. */
  readonly text: string | (() => string);
  /** What is copied: "Order number". */
  readonly name: string;
}

export function CopyButton({ text, name }: Props) {
  const lang = useLang();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(typeof text === 'string' ? text : text());
    setOutcome(isCopied ? 'copied' : 'failed');
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span data-no-print>
      <button
        type="button"
        className="btn btn-bare btn-small font-normal"
        aria-label={`${COPY_TEXTS[outcome ?? 'copy'][lang]}: ${name}`}
        onClick={() => void copy()}
      >
        <Icon aria-hidden />
        {COPY_TEXTS[outcome ?? 'copy'][lang]}
      </button>
      <span className="sr-only" role="status">
        {outcome !== null && COPY_TEXTS[outcome][lang]}
      </span>
    </span>
  );
}
