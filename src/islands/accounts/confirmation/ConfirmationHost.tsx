// Place of a page where the dialog that confirms the identity appears, when a call of the page needs a confirmation.
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Api } from '../../../api/call.ts';
import { $confirmationQuestion } from '../../../stores/confirmation.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';

const ConfirmIdentity = lazy(() => import('./load-confirm-identity.ts'));

interface Props {
  readonly api: Api;
  /** As typed a moment ago; '' asks for it. */
  readonly password?: string;
}

/** The dialog could not be loaded: the call fails with a text that says so. */
function Unanswered() {
  useEffect(() => $confirmationQuestion.get()?.answer(null), []);
  return null;
}

export function ConfirmationHost({ api, password = '' }: Props) {
  const question = useStore($confirmationQuestion);
  if (!question) return null;
  return (
    <ErrorBoundary failed={<Unanswered />}>
      <Suspense fallback={null}>
        <ConfirmIdentity api={api} password={password} onEnd={question.answer} />
      </Suspense>
    </ErrorBoundary>
  );
}
