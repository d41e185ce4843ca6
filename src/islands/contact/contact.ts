// Store for the contact form: idle, sending, sent, or failed with field errors (spec §4, contact form).
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { contactBody, sendContactMessage } from '../../../contract/admin/contact.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { CONTACT_TOASTS } from '../../../contract/toasts/contact.ts';
import type { Api } from '../../api/call.ts';
import { serverMessage } from '../../stores/server-message.ts';
import { createIdempotencyKey, sendWithKey } from '../../ui/forms/idempotency-key.ts';

export type ContactState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'sent'; readonly message: string }
  | {
      readonly status: 'failed';
      readonly message: string;
      /** One text per invalid field, by its name in the JSON body. */
      readonly fields: Readonly<Record<string, string>>;
    };

export interface ContactForm {
  readonly $state: ReadableAtom<ContactState>;
  /** Resolves with whether the message was sent. A second call during the first does nothing. */
  send(values: Readonly<Record<string, unknown>>): Promise<boolean>;
}

export function contactForm(api: Api, lang: Lang): ContactForm {
  const $state = atom<ContactState>({ status: 'idle' });
  const key = createIdempotencyKey(null);
  const failed = CONTACT_TOASTS.failed.text[lang];

  const toFieldErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
    const fields: Record<string, string> = {};
    for (const { path, message } of issues)
      fields[String(path[0])] ??= fieldErrorText(message, lang);
    return fields;
  };

  return {
    $state,
    async send(values) {
      if ($state.get().status === 'sending') return false;
      const parsed = z.safeParse(contactBody, values);
      if (!parsed.success) {
        const fields = toFieldErrors(parsed.error.issues);
        $state.set({ status: 'failed', message: Object.values(fields)[0] ?? failed, fields });
        return false;
      }
      $state.set({ status: 'sending' });
      try {
        const body = values as z.input<typeof contactBody>;
        await sendWithKey(key, (idempotencyKey) =>
          api.call(sendContactMessage, { body: { ...body, idempotencyKey } }),
        );
        $state.set({ status: 'sent', message: CONTACT_TOASTS.sent.text[lang] });
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = serverMessage(error) ?? failed;
        $state.set({ status: 'failed', message, fields: error.fields });
        return false;
      }
    },
  };
}
