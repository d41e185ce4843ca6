// Store for an enquiry with its replies: loading, sending a reply, changing the status.

import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import type { ENQUIRY_STATUSES } from '../../../../contract/limits.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import {
  enquiryReplyBody,
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../../../contract/trade/enquiry-thread.ts';
import type { EnquiryThread } from '../../../../contract/trade/enquiry-thread-reader.ts';
import type { Api } from '../../../api/call.ts';
import { withRetries } from '../../../stores/retry.ts';
import { attemptKey, underKey } from '../../../ui/forms/attempt.ts';
import { type FormOutcome, type FormState, formSender } from '../../../ui/forms/form-sender.ts';
import { type Problem, problemOf } from '../../../ui/list/listing.ts';
import { whileSignedIn } from '../../../ui/list/page-list.ts';

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export type ThreadState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly thread: EnquiryThread; readonly marking: boolean }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface ThreadStore {
  readonly $state: ReadableAtom<ThreadState>;
  readonly $reply: ReadableAtom<FormState>;
  /** Loads or reloads; returns the function that aborts it. */
  load(): () => void;
  reply(given: Readonly<Record<string, unknown>>): Promise<FormOutcome<EnquiryThread>>;
  /** Sets the status. Resolves with the error if it failed, else with null. */
  mark(status: EnquiryStatus): Promise<ApiError | null>;
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
    $state.set({ status: 'ready', thread, marking: false });
  const attempt = attemptKey(null);
  const form = formSender(enquiryReplyBody, lang, fieldErrorText, (body) =>
    underKey(attempt, (idempotencyKey) =>
      whileSignedIn(api.call(replyToEnquiry, { params, body: { ...body, idempotencyKey } })),
    ),
  );

  const read = async (signal: AbortSignal): Promise<void> => {
    try {
      const ask = () => whileSignedIn(api.call(getEnquiry, { params, signal }));
      const thread = await withRetries(ask, signal);
      if (!signal.aborted) show(thread);
    } catch (error) {
      if (!signal.aborted) $state.set({ status: 'failed', problem: problemOf(error) });
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
    async reply(given) {
      const outcome = await form.send(given);
      if (outcome.status === 'done') {
        show(outcome.answer);
        onChange(outcome.answer);
      }
      return outcome;
    },
    async mark(status) {
      const state = $state.get();
      if (state.status !== 'ready' || state.marking) return null;
      $state.set({ ...state, marking: true });
      try {
        const body = { status };
        const thread = await whileSignedIn(api.call(setEnquiryStatus, { params, body }));
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
