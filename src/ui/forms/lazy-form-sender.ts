// Form whose schema, error texts and calls load with the first attempt to send it, or before.
import { atom } from 'nanostores';
import { ApiError, NO_REPLY_TEXT } from '../../../contract/errors.ts';
import type { FormSender, FormState } from './form-state.ts';

export function lazyFormSender<Answer>(
  load: () => Promise<FormSender<Answer>>,
): FormSender<Answer> {
  const $state = atom<FormState>({ status: 'idle' });
  let loading: Promise<FormSender<Answer>> | null = null;

  const loadOnce = async (): Promise<FormSender<Answer>> => {
    const sender = await load();
    sender.$state.listen((state) => $state.set(state));
    return sender;
  };

  return {
    $state,
    reset: () => $state.set({ status: 'idle' }),
    async send(values) {
      if ($state.get().status === 'sending') return { status: 'busy' };
      // Shown while the sender loads: on a slow connection the button would seem to do nothing.
      $state.set({ status: 'sending' });
      loading ??= loadOnce();
      const sender = await loading.catch(() => null);
      if (sender) return sender.send(values);
      // Loaded again on the next attempt.
      loading = null;
      const error = new ApiError('network', 0, NO_REPLY_TEXT);
      $state.set({ status: 'failed', code: error.code, message: null, fieldErrors: {} });
      return { status: 'refused', error };
    },
  };
}
