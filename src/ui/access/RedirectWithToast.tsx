// Redirect to another page, where a toast gives the reason. Shows a skeleton until the browser has left.
import { useEffect } from 'react';
import { useHref } from '../../i18n/react.tsx';
import { leaveWithoutAsking } from '../../stores/leaving.ts';
import { storeReturnPath } from '../../stores/return-path.ts';
import { showToastOnNextPage, type ToastTexts } from '../../toasts/toasts.ts';
import type { SUPPLIERS_ONLY } from './suppliers-only.ts';

interface Props {
  readonly to:
    | '/dashboard'
    | `/dashboard${typeof SUPPLIERS_ONLY}`
    | '/auth?tab=signin'
    | '/auth?tab=signup'
    | '/auth?tab=signup&for=inquiry';
  readonly words: ToastTexts;
}

/** `words` must have the same texts in every render, because each change would redirect again. */
export function RedirectWithToast({ to, words }: Props) {
  const href = useHref();
  const url = href(to);
  const { title, text } = words;
  useEffect(() => {
    // The icon agrees with the title, which is the spec's "Error" for most.
    showToastOnNextPage(title ? 'error' : 'notice', { title, text });
    if (to.startsWith('/auth')) storeReturnPath(location.pathname + location.search);
    leaveWithoutAsking(() => location.replace(url));
  }, [url, to, title, text]);
  return <div className="skeleton h-96" aria-busy="true" />;
}
