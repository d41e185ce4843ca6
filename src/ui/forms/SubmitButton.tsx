// Submit button of a form. While the form is being sent it keeps the focus, and the form ignores it.
import type { FormState } from './form-state.ts';

interface Props {
  readonly state: FormState;
  readonly text: string;
  /** Shown while the form is being sent; `text` if omitted. */
  readonly sendingText?: string;
  /** Id of the form, if the button is outside it. */
  readonly form?: string;
  readonly className?: string;
}

export function SubmitButton({ state, text, sendingText = text, form, className = '' }: Props) {
  const isSending = state.status === 'sending';
  return (
    <button
      className={`btn btn-primary ${className}`.trim()}
      type="submit"
      form={form}
      aria-disabled={isSending}
      aria-busy={isSending}
    >
      {isSending ? sendingText : text}
    </button>
  );
}
