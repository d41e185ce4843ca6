// Form with field errors: after a failed attempt it focuses the first invalid field, or the server's message.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import type { FormState } from './form-state.ts';

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
    // "dialog" outside a <dialog>: a native submit, before the scripts run, does nothing. It keeps what was typed, and puts no
    // password into the URL.
    <form
      ref={form}
      id={id}
      className="grid gap-5"
      method="dialog"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={send}
    >
      {children}
    </form>
  );
}

interface RefusalProps {
  readonly state: FormState;
  /** For forms without a toast, such as those in dialogs: shown if there is no message. The refusal is then announced. */
  readonly fallback?: string;
  /** Further actions, such as a link. */
  readonly children?: ReactNode;
}

/** The server's message about the last attempt; stays visible after the toast has gone. */
export function FormRefusal({ state, fallback, children }: RefusalProps) {
  const isRefused = state.status === 'failed' && state.code !== 'invalid';
  const text = isRefused ? (state.message ?? fallback) : undefined;
  const refusal = text !== undefined && (
    <div className="notice notice-red grid justify-items-start gap-2" data-refusal tabIndex={-1}>
      <p>{text}</p>
      {children}
    </div>
  );
  return fallback === undefined ? refusal : <div role="alert">{refusal}</div>;
}
