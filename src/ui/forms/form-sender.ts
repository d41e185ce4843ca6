// Generic form submission: validates with the contract's schema, sends one request at a time, reports the result.
import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { serverMessage } from '../../stores/server-message.ts';
import type { FormSender, FormState } from './form-state.ts';

export function formSender<Schema extends z.core.$ZodType, Answer>(
  schema: Schema,
  lang: Lang,
  /** Returns the text of a field error by its key: fieldErrorText(), or a smaller set where every byte counts. */
  textOf: (name: string, lang: Lang) => string,
  submit: (body: z.output<Schema>) => Promise<Answer>,
): FormSender<Answer> {
  const $state = atom<FormState>({ status: 'idle' });

  const errorNamesOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
    const names: Record<string, string> = {};
    for (const { path, message } of issues) names[String(path[0])] ??= message;
    return names;
  };

  /** `sent` has what is not a field of the form, such as a chosen file. */
  const recheckOf =
    (sent: Readonly<Record<string, unknown>>) =>
    (field: string, typed: Readonly<Record<string, unknown>>): void => {
      const state = $state.get();
      if (state.status !== 'failed' || !Object.hasOwn(state.fieldErrors, field)) return;
      const { error } = z.safeParse(schema, { ...sent, ...typed });
      if (error && Object.hasOwn(errorNamesOf(error.issues), field)) return;
      const { [field]: _corrected, ...fieldErrors } = state.fieldErrors;
      const isDone = state.message === null && Object.keys(fieldErrors).length === 0;
      $state.set(isDone ? { status: 'idle' } : { ...state, fieldErrors, isCorrected: true });
    };

  return {
    $state,
    reset: () => $state.set({ status: 'idle' }),
    async send(values) {
      if ($state.get().status === 'sending') return { status: 'busy' };
      const parsed = z.safeParse(schema, values);
      if (!parsed.success) {
        const fieldErrorNames = errorNamesOf(parsed.error.issues);
        const fieldErrors = Object.entries(fieldErrorNames).map(([field, name]) => [
          field,
          textOf(name, lang),
        ]);
        $state.set({
          status: 'failed',
          code: 'invalid',
          message: null,
          fieldErrors: Object.fromEntries(fieldErrors),
          recheck: recheckOf(values),
        });
        return { status: 'invalid', fieldErrorNames };
      }
      $state.set({ status: 'sending' });
      try {
        const answer = await submit(parsed.data);
        $state.set({ status: 'idle' });
        return { status: 'done', answer };
      } catch (error) {
        if (!(error instanceof ApiError)) {
          $state.set({ status: 'idle' });
          throw error;
        }
        const text = serverMessage(error);
        // A text that is shown next to a field is not shown again above the form.
        const message = Object.values(error.fields).includes(text ?? '') ? null : text;
        const { code, fields: fieldErrors } = error;
        $state.set({ status: 'failed', code, message, fieldErrors, recheck: recheckOf(values) });
        return { status: 'refused', error };
      }
    },
  };
}
