// State of a form and result of an attempt to send it.
import type { ReadableAtom } from 'nanostores';
import type { ApiError } from '../../../contract/errors.ts';

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
      /** Removes the error of a changed field if its new value is valid. */
      readonly recheck?: (field: string, values: Readonly<Record<string, unknown>>) => void;
      /** Whether a correction led to this state, not an attempt to send. */
      readonly isCorrected?: true;
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
