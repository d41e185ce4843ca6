// Store for reporting a product: idle, sending, sent, or failed with field errors.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { reportBody, reportProduct } from '../../../../contract/admin/reports.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { createIdempotencyKey, sendWithKey } from '../../../ui/forms/idempotency-key.ts';

export type ReportState =
  | { readonly status: 'idle' | 'sending' }
  /** With the server's message, or null. */
  | { readonly status: 'sent'; readonly message: string | null }
  | {
      readonly status: 'failed';
      /** The server's message; null if there is none to show. */
      readonly message: string | null;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface ReportForm {
  readonly $state: ReadableAtom<ReportState>;
  /** Resolves with whether the report was sent. A second call during the first does nothing. */
  send(values: Readonly<Record<string, unknown>>): Promise<boolean>;
}

export function reportForm(api: Api, lang: Lang, id: string): ReportForm {
  const $state = atom<ReportState>({ status: 'idle' });
  const key = createIdempotencyKey(null);
  return {
    $state,
    async send(values) {
      if ($state.get().status === 'sending') return false;
      const parsed = z.safeParse(reportBody, values);
      if (!parsed.success) {
        const fields: Record<string, string> = {};
        for (const { path, message } of parsed.error.issues)
          fields[String(path[0])] ??= fieldErrorText(message, lang);
        $state.set({ status: 'failed', message: null, fields });
        return false;
      }
      $state.set({ status: 'sending' });
      try {
        const { message } = await sendWithKey(key, (idempotencyKey) =>
          api.call(reportProduct, { params: { id }, body: { ...parsed.data, idempotencyKey } }),
        );
        $state.set({ status: 'sent', message });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = serverMessage(error);
        $state.set({ status: 'failed', message, fields: error.fields });
        return false;
      }
    },
  };
}
