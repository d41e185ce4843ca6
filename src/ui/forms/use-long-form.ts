// Hook for a long form: offers the draft of an earlier visit, stores a new one, and shows the result of a save.
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { showToast, type ToastTexts } from '../../toasts/toasts.ts';
import { focusFirstError } from './focus-first-error.ts';
import { autosaveDraft, type Draft, type DraftStorage, restorableDraft } from './unsaved.ts';

interface Form<Values> {
  readonly $values: ReadableAtom<Values>;
  readonly $isUnsaved: ReadableAtom<boolean>;
  restore(values: Values): void;
}

/** All parameters must belong to the same form in every render. */
export function useLongForm<Values>(
  form: Form<Values>,
  drafts: DraftStorage<Values>,
  /** What a request would send, to compare a draft with the form. */
  contentOf: (values: Values) => Readonly<Record<string, unknown>>,
  revision?: () => number | null,
) {
  const [offer, setOffer] = useState(() => restorableDraft(form, drafts, contentOf));
  /** Result of the last attempt, if no toast shows it. */
  const [resultText, setResultText] = useState('');
  const [refusalCount, setRefusalCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `revision` reads the form, which never changes.
  useEffect(() => autosaveDraft(form, drafts, revision), [form, drafts]);
  useEffect(() => {
    if (refusalCount > 0) focusFirstError(element.current);
  }, [refusalCount]);

  return {
    element,
    offer,
    resultText,
    setResultText,
    /** Closes the offer; with a draft, restores it, else deletes it. */
    resolveDraft(draft: Draft<Values> | null): void {
      setOffer(null);
      if (draft) form.restore(draft.values);
      else drafts.remove();
    },
    closeOffer: () => setOffer(null),
    showRefusal(toast: ToastTexts): void {
      showToast('error', toast);
      setRefusalCount((count) => count + 1);
    },
  };
}
