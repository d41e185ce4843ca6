// Button that copies a text; it says so itself, and to screen readers.
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import type { Lang } from '../../contract/lang.ts';
import { useLang } from '../i18n/react.tsx';
import { COPIED_MS, copyText } from './copy-text.ts';

/** Here, because screens of different namespaces have such a button, and few readers see one. */
const TEXTS: Readonly<Record<Lang, Readonly<Record<'copy' | 'copied' | 'failed', string>>>> = {
  en: { copy: 'Copy', copied: 'Copied', failed: 'Not copied' },
  'zh-Hans': { copy: '复制', copied: '已复制', failed: '复制失败' },
};

interface Props {
  readonly text: string;
  /** What is copied: "Order number". */
  readonly name: string;
}

export function CopyButton({ text, name }: Props) {
  const texts = TEXTS[useLang()];
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => setOutcome((await copyText(text)) ? 'copied' : 'failed');
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
