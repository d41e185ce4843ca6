// Parts of a chat that are loaded on demand. While a part loads, and if it cannot be loaded, `fallback` is shown.
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';

export const ChatMenu = lazy(() => import('./load-menu.ts'));
export const PhraseDialog = lazy(() => import('./load-phrases.ts'));
export const TranslationNotice = lazy(() => import('./load-notice.ts'));
export const TranslatedMessage = lazy(() => import('./load-translated.ts'));
export const BlockedNotice = lazy(() => import('./load-blocked.ts'));
export const MessageFile = lazy(() => import('../log/load-message-file.ts'));
export const StagedFiles = lazy(() => import('../composer/load-staged-files.ts'));

interface Props {
  readonly fallback?: ReactNode;
  /** Instead of `fallback`, if the part cannot be loaded. */
  readonly failed?: ReactNode;
  readonly children: ReactNode;
}

export function LazyPart({ fallback = null, failed = fallback, children }: Props) {
  return (
    <ErrorBoundary failed={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
