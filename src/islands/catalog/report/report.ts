// Store for reporting a product: idle, sending, sent, or failed with field errors.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { reportBody, reportProduct } from '../../../../contract/admin/reports.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import type { Api } from '../../../api/call.ts';
import { serverWords } from '../../../stores/server-words.ts';
import { attemptKey, underKey } from '../../../ui/forms/attempt.ts';

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
  send(given: Readonly<Record<string, unknown>>): Promise<boolean>;
}

export function reportForm(api: Api, lang: Lang, id: string): ReportForm {
  const $state = atom<ReportState>({ status: 'idle' });
  const attempt = attemptKey(null);
  return {
    $state,
    async send(given) {
      if ($state.get().status === 'sending') return false;
      const read = z.safeParse(reportBody, given);
      if (!read.success) {
        const fields: Record<string, string> = {};
        for (const { path, message } of read.error.issues)
          fields[String(path[0])] ??= fieldErrorText(message, lang);
        $state.set({ status: 'failed', message: null, fields });
        return false;
      }
      $state.set({ status: 'sending' });
      try {
        const { message } = await underKey(attempt, (idempotencyKey) =>
          api.call(reportProduct, { params: { id }, body: { ...read.data, idempotencyKey } }),
        );
        $state.set({ status: 'sent', message });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = serverWords(error);
        $state.set({ status: 'failed', message, fields: error.fields });
        return false;
      }
    },
  };
}
