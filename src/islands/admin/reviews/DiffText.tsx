// Marks for added and removed text: not by color alone, and announced to screen readers.
import type { ReactNode } from 'react';
import { useLang, useT } from '../../../i18n/react.tsx';
import type { DiffPart } from './admin-text-diff.ts';

export function Removed({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const lang = useLang();
  return (
    <del className="bg-red-tint px-0.5 text-red">
      <span className="sr-only" lang={lang}>
        {t('admin:reviews.removed')}{' '}
      </span>
      {children}
    </del>
  );
}

export function Added({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const lang = useLang();
  return (
    <ins className="bg-jade-tint px-0.5 text-jade">
      <span className="sr-only" lang={lang}>
        {t('admin:reviews.added')}{' '}
      </span>
      {children}
    </ins>
  );
}

export function DiffText({ parts }: { readonly parts: readonly DiffPart[] }) {
  // Parts have no id, and the list does not change after the first render, so the index is a safe key.
  return parts.map(({ state, text }, at) => {
    const key = `${at} ${state}`;
    if (state === 'removed') return <Removed key={key}>{text}</Removed>;
    if (state === 'added') return <Added key={key}>{text}</Added>;
    return <span key={key}>{text}</span>;
  });
}
