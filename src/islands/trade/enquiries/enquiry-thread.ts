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
import { createLoadStore, type LoadStore } from '../../../stores/load-store.ts';
import { endSessionOn401 } from '../../../stores/session-end.ts';
import { formSender } from '../../../ui/forms/form-sender.ts';
import type { FormOutcome, FormState } from '../../../ui/forms/form-state.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

export interface ThreadStore extends Pick<LoadStore<EnquiryThread>, '$state' | 'load'> {
  readonly $isChangingStatus: ReadableAtom<boolean>;
  readonly $reply: ReadableAtom<FormState>;
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
  const params = { id };
  const { $state, load, setValue } = createLoadStore((signal) =>
    endSessionOn401(api.call(getEnquiry, { params, signal })),
  );
  const $isChangingStatus = atom(false);
  const show = (thread: EnquiryThread): void => {
    setValue(thread);
    onChange(thread);
  };
  const key = createIdempotencyKey(null);
  const form = formSender(enquiryReplyBody, lang, fieldErrorText, (body) =>
    sendWithKey(key, (idempotencyKey) =>
      endSessionOn401(api.call(replyToEnquiry, { params, body: { ...body, idempotencyKey } })),
    ),
  );

  return {
    $state,
    $reply: form.$state,
    $isChangingStatus,
    load,
    async reply(values) {
      const outcome = await form.send(values);
      if (outcome.status === 'done') show(outcome.answer);
      return outcome;
    },
    async changeStatus(status) {
      if ($isChangingStatus.get()) return null;
      $isChangingStatus.set(true);
      try {
        const body = { status };
        show(await endSessionOn401(api.call(setEnquiryStatus, { params, body })));
        return null;
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      } finally {
        $isChangingStatus.set(false);
      }
    },
  };
}
