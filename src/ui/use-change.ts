// Runs the changes of a screen one at a time, each with a toast of its outcome.
import { useState } from 'react';
import { toLoadError } from '../stores/load-error.ts';
import { serverMessage } from '../stores/server-message.ts';
import { showToast } from '../toasts/toasts.ts';

interface Change {
  readonly isBusy: boolean;
  /** Does nothing while another change runs. Does not reject. */
  change(call: () => Promise<{ readonly message: string | null }>): Promise<void>;
}

/** `failed` is the title of the toast after a failure; `onEnd` runs after each change, also after a failure. */
export function useChange(failed: string, onEnd: () => void): Change {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async change(call) {
      if (isBusy) return;
      setIsBusy(true);
      try {
        const { message } = await call();
        if (message) showToast('success', { text: message });
      } catch (error) {
        const text = serverMessage(toLoadError(error)) ?? undefined;
        showToast('error', { title: failed, text });
      } finally {
        setIsBusy(false);
        onEnd();
      }
    },
  };
}
