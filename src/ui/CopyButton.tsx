// Button that copies a text; it says so itself, and to screen readers.
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/react.tsx';
import { COPIED_MS, copyText } from './copy-text.ts';
import { COPY_WORDS } from './copy-words.ts';

interface Props {
  /** A function where it takes time to make. */
  readonly text: string | (() => string);
  /** What is copied: "Order number". */
  readonly name: string;
}

export function CopyButton({ text, name }: Props) {
  const texts = COPY_WORDS[useLang()];
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
        aria-label={`${texts[outcome ?? 'copy']}: ${name}`}
        onClick={() => void copy()}
      >
        <Icon aria-hidden />
        {texts[outcome ?? 'copy']}
      </button>
      <span className="sr-only" role="status">
        {outcome !== null && texts[outcome]}
      </span>
    </span>
  );
}
