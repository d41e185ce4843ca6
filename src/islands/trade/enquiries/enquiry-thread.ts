// Store for an enquiry with its replies: loading, sending a reply, changing the status.

import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { EnquiryStatus } from '../../../../contract/trade/enquiry.ts';
import {
  type EnquiryThread,
  enquiryReplyBody,
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../../../contract/trade/enquiry-thread.ts';
import type { Api } from '../../../api/call.ts';
import { type LoadError, toLoadError } from '../../../stores/load-error.ts';
import { withRetries } from '../../../stores/retry.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { type FormOutcome, type FormState, formSender } from '../../../ui/forms/form-sender.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

export type ThreadState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly thread: EnquiryThread; readonly isChangingStatus: boolean }
  | { readonly status: 'failed'; readonly error: LoadError };

export interface ThreadStore {
  readonly $state: ReadableAtom<ThreadState>;
  readonly $reply: ReadableAtom<FormState>;
  /** Loads or reloads; returns the function that aborts it. */
  load(): () => void;
  reply(values: Readonly<Record<string, unknown>>): Promise<FormOutcome<EnquiryThread>>;
  /** Sets the status. Resolves with the error if it failed, else with null. */
  changeStatus(status: EnquiryStatus): Promise<ApiError | null>;
}

/** `onChange` receives the thread after every reply and every status change. */
export function enquiryThread(
  api: Api,
  lang: Lang,
  id: string,
  onChange: (thread: EnquiryThread) => void,
): ThreadStore {
  const $state = atom<ThreadState>({ status: 'loading' });
  const params = { id };
  const show = (thread: EnquiryThread): void =>
    $state.set({ status: 'ready', thread, isChangingStatus: false });
  const key = createIdempotencyKey(null);
  const form = formSender(enquiryReplyBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      endSessionOn401(api.call(replyToEnquiry, { params, body: { ...body, idempotencyKey } })),
    ),
  );

  const read = async (signal: AbortSignal): Promise<void> => {
    try {
      const request = () => endSessionOn401(api.call(getEnquiry, { params, signal }));
      const thread = await withRetries(request, signal);
      if (!signal.aborted) show(thread);
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', error: toLoadError(error) });
    }
  };

  return {
    $state,
    $reply: form.$state,
    load() {
      const call = new AbortController();
      $state.set({ status: 'loading' });
      void read(call.signal);
      return () => call.abort();
    },
    async reply(values) {
      const outcome = await form.send(values);
      if (outcome.status === 'done') {
        show(outcome.answer);
        onChange(outcome.answer);
      }
      return outcome;
    },
    async changeStatus(status) {
      const state = $state.get();
      if (state.status !== 'ready' || state.isChangingStatus) return null;
      $state.set({ ...state, isChangingStatus: true });
      try {
        const body = { status };
        const thread = await endSessionOn401(api.call(setEnquiryStatus, { params, body }));
        show(thread);
        onChange(thread);
        return null;
      } catch (error) {
        $state.set(state);
        if (error instanceof ApiError) return error;
        throw error;
      }
    },
  };
}
