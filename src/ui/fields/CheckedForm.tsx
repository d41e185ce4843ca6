// Form with field errors: after a failed attempt it focuses the first invalid field, or the server's message.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirstError } from '../forms/focus-first-error.ts';
import type { FormState } from '../forms/form-sender.ts';

interface Props {
  readonly state: FormState;
  /** Called with all fields by name, once per attempt. */
  readonly onSend: (values: Record<string, unknown>, form: HTMLFormElement) => void;
  /** For submit buttons outside the form. */
  readonly id?: string;
  /** Id of the element that labels the form. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function CheckedForm({ state, onSend, id, labelledBy, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status === 'failed') focusFirstError(form.current);
  }, [state]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    onSend(Object.fromEntries(new FormData(target)), target);
  };

  return (
    // POST, so that a native submit, without scripts, cannot put a password into the URL.
    <form
      ref={form}
      id={id}
      className="grid gap-5"
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={send}
    >
      {children}
    </form>
  );
}

/** The server's message about the last attempt; stays visible after the toast has gone. */
export function FormRefusal({
  state,
  children,
}: {
  readonly state: FormState;
  readonly children?: ReactNode;
}) {
  if (state.status !== 'failed' || state.message === null) return null;
  return (
    <div className="notice notice-red grid gap-2" data-refusal tabIndex={-1}>
      <p>{state.message}</p>
      {children}
    </div>
  );
}
