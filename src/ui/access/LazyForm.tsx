// Loading wrapper of a lazily loaded form. The form is loaded for members only, because visitors are redirected.
import { type ReactNode, Suspense } from 'react';
import { useT } from '../../i18n/react.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';

interface Props {
  readonly skeleton: ReactNode;
  /** The lazy component. */
  readonly children: ReactNode;
}

/** Needs the namespace 'forms'. */
export function LazyForm({ skeleton, children }: Props) {
  const t = useT();
  return (
    <ErrorBoundary
      failed={
        <p className="notice notice-red" role="alert">
          {t('forms:notLoaded')}
        </p>
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
