// Generic form submission: validates with the contract's schema, sends one request at a time, reports the result.
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { ApiError } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { serverWords } from '../../stores/server-words.ts';

export type FormState =
  | { readonly status: 'idle' | 'sending' }
  | {
      readonly status: 'failed';
      /** 'invalid': failed the validation and was not sent. */
      readonly code: ApiError['code'] | 'invalid';
      /** The server's message; null if there is none, or if only fields are invalid. */
      readonly said: string | null;
      /** One text per invalid field, by its name in the JSON body. */
      readonly faults: Readonly<Record<string, string>>;
    };

export type FormOutcome<Answer> =
  | { readonly status: 'done'; readonly answer: Answer }
  /** The error of each invalid field, by its name in contract/messages.ts. Nothing was sent. */
  | { readonly status: 'invalid'; readonly problems: Readonly<Record<string, string>> }
  | { readonly status: 'refused'; readonly error: ApiError }
  | { readonly status: 'busy' };

export interface FormSender<Answer> {
  readonly $state: ReadableAtom<FormState>;
  /** A second call during the first returns 'busy'. */
  send(given: Readonly<Record<string, unknown>>): Promise<FormOutcome<Answer>>;
  /** Clears all errors. */
  reset(): void;
}

const NO_FAULTS: Readonly<Record<string, string>> = {};
export const faultsOf = (state: FormState): Readonly<Record<string, string>> =>
  state.status === 'failed' ? state.faults : NO_FAULTS;

export function formSender<Schema extends z.core.$ZodType, Answer>(
  schema: Schema,
  lang: Lang,
  /** Returns the text of a field error by its key: fieldErrorText(), or a smaller set where every byte counts. */
  textOf: (name: string, lang: Lang) => string,
  carry: (body: z.output<Schema>) => Promise<Answer>,
): FormSender<Answer> {
  const $state = atom<FormState>({ status: 'idle' });

  const problemsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
    const problems: Record<string, string> = {};
    for (const { path, message } of issues) problems[String(path[0])] ??= message;
    return problems;
  };

  return {
    $state,
    reset: () => $state.set({ status: 'idle' }),
    async send(given) {
      if ($state.get().status === 'sending') return { status: 'busy' };
      const read = z.safeParse(schema, given);
      if (!read.success) {
        const problems = problemsOf(read.error.issues);
        const faults = Object.entries(problems).map(([field, name]) => [field, textOf(name, lang)]);
        $state.set({
          status: 'failed',
          code: 'invalid',
          said: null,
          faults: Object.fromEntries(faults),
        });
        return { status: 'invalid', problems };
      }
      $state.set({ status: 'sending' });
      try {
        const answer = await carry(read.data);
        $state.set({ status: 'idle' });
        return { status: 'done', answer };
      } catch (error) {
        if (!(error instanceof ApiError)) {
          $state.set({ status: 'idle' });
          throw error;
        }
        const words = serverWords(error);
        // A text that is shown next to a field is not shown again above the form.
        const said = Object.values(error.fields).includes(words ?? '') ? null : words;
        $state.set({ status: 'failed', code: error.code, said, faults: error.fields });
        return { status: 'refused', error };
      }
    },
  };
}
