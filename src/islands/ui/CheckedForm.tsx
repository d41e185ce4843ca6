// A form whose faults are said beside its fields: the focus goes to the first of them, or to what the server said.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FormState } from '../../stores/form-sender.ts';

interface Props {
  readonly state: FormState;
  /** All fields by name, once per try. */
  readonly onSend: (given: Record<string, unknown>, form: HTMLFormElement) => void;
  /** For buttons outside of it. */
  readonly id?: string;
  /** The id of an element that names the form. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function CheckedForm({ state, onSend, id, labelledBy, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status !== 'failed') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-refusal]'))?.focus();
  }, [state]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    onSend(Object.fromEntries(new FormData(target)), target);
  };

  return (
    // Sent by hand it must not carry a password in the address.
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

/** What the server said about the last try; stays where the toast goes. */
export function FormRefusal({
  state,
  children,
}: {
  readonly state: FormState;
  readonly children?: ReactNode;
}) {
  if (state.status !== 'failed' || state.said === null) return null;
  return (
    <div className="notice notice-red grid gap-2" data-refusal tabIndex={-1}>
      <p>{state.said}</p>
      {children}
    </div>
  );
}
