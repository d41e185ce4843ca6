// A long form that is loaded once it is known that it will be seen: visitors are on their way to sign in.
import { type ReactNode, Suspense } from 'react';
import { useT } from '../../i18n/react.tsx';
import { LoadBoundary } from '../dashboard/LoadBoundary.tsx';

interface Props {
  readonly skeleton: ReactNode;
  /** Lazy. */
  readonly children: ReactNode;
}

/** Needs the words of forms. */
export function LaterForm({ skeleton, children }: Props) {
  const t = useT();
  return (
    <LoadBoundary
      failed={
        <p className="notice notice-red" role="alert">
          {t('forms:notLoaded')}
        </p>
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </LoadBoundary>
  );
}
