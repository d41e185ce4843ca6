// Place of a page where the dialog that confirms the identity appears, when a call of the page needs a confirmation.

import secondFactor from 'words:late/secondFactor';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Api } from '../../../api/call.ts';
import { $confirmationQuestion } from '../../../stores/confirmation.ts';
import { screen } from '../../../ui/screens/screen.tsx';

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

const ConfirmIdentity = screen({
  load: async () => (await import('./ConfirmIdentity.tsx')).ConfirmIdentity,
  texts: [secondFactor],
  failed: Unanswered,
});

export function ConfirmationHost({ api, password = '' }: Props) {
  const question = useStore($confirmationQuestion);
  if (!question) return null;
  return <ConfirmIdentity api={api} password={password} onEnd={question.answer} />;
}
