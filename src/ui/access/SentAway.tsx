// Redirect to another page, where a toast gives the reason. Shows a skeleton until the browser has left.
import { useEffect } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { rememberReturn } from '../../stores/return-path.ts';
import { notifyAfter, type ToastWords } from '../../stores/toasts.ts';
import { leaveFreely } from '../forms/unsaved.ts';

interface Props {
  readonly to: '/dashboard' | '/auth?tab=signin';
  readonly words: ToastWords;
}

/** `words` must have the same texts in every render, because each change would redirect again. */
export function SentAway({ to, words }: Props) {
  const href = useHref();
  const address = href(to);
  const { title, text } = words;
  useEffect(() => {
    notifyAfter('error', { title, text });
    if (to !== '/dashboard') rememberReturn(location.pathname + location.search);
    leaveFreely(() => location.replace(address));
  }, [address, to, title, text]);
  return <div className="skeleton h-96" aria-busy="true" />;
}
