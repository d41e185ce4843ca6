// Redirect to another page, where a toast gives the reason. Shows a skeleton, or `children`, until the browser has left.
import { type ReactNode, useEffect } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { storeReturnPath } from '../../stores/return-path.ts';
import { showToastOnNextPage, type ToastTexts } from '../../stores/toasts.ts';
import { leaveWithoutAsking } from '../forms/unsaved.ts';

interface Props {
  readonly to:
    | '/dashboard'
    | '/auth?tab=signin'
    | '/auth?tab=signup'
    | '/auth?tab=signup&for=inquiry';
  readonly words: ToastTexts;
  readonly children?: ReactNode;
}

/** `words` must have the same texts in every render, because each change would redirect again. */
export function RedirectWithToast({ to, words, children }: Props) {
  const href = useHref();
  const url = href(to);
  const { title, text } = words;
  useEffect(() => {
    // A visitor did nothing wrong.
    showToastOnNextPage(to === '/dashboard' ? 'error' : 'notice', { title, text });
    if (to !== '/dashboard') storeReturnPath(location.pathname + location.search);
    leaveWithoutAsking(() => location.replace(url));
  }, [url, to, title, text]);
  return children ?? <div className="skeleton h-96" aria-busy="true" />;
}
