// Generic form submission: validates with the contract's schema, sends one request at a time, reports the result.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { serverMessage } from '../../stores/server-message.ts';

export type FormState =
  | { readonly status: 'idle' | 'sending' }
  | {
      readonly status: 'failed';
      /** 'invalid': failed the validation and was not sent. */
      readonly code: ApiError['code'] | 'invalid';
      /** The server's message; null if there is none, or if only fields are invalid. */
      readonly message: string | null;
      /** One text per invalid field, by its name in the JSON body. */
      readonly fieldErrors: Readonly<Record<string, string>>;
    };

export type FormOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  /** The error of each invalid field, by its name in contract/messages.ts. Nothing was sent. */
  | { readonly status: 'invalid'; readonly fieldErrorNames: Readonly<Record<string, string>> }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'busy' };

export interface FormSender<Answer> {
  readonly $state: ReadableAtom<FormState>;
  /** A second call during the first returns 'busy'. */
  send(values: Readonly<Record<string, unknown>>): Promise<FormOutcome<Answer>>;
  /** Clears all errors. */
  reset(): void;
}

const NO_FIELD_ERRORS: Readonly<Record<string, string>> = {};
export const fieldErrorsOf = (state: FormState): Readonly<Record<string, string>> =>
  state.status === 'failed' ? state.fieldErrors : NO_FIELD_ERRORS;

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
        $state.set({ status: 'failed', code: error.code, message, fieldErrors: error.fields });
        return { status: 'refused', error };
      }
    },
  };
}
