// Form with field errors: after a failed attempt it focuses the first invalid field, or the server's message.
import { type FormEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import type { FormState } from './form-state.ts';

interface Props {
  readonly state: FormState;
  /** Called with all fields by name, once per attempt. */
  readonly onSend: (values: Record<string, unknown>, form: HTMLFormElement) => void;
  /** For submit buttons outside the form. */
  readonly id?: string;
  /** Address of a form that also works without scripts. Other forms are disabled until they are hydrated. */
  readonly action?: string;
  /** Id of the element that labels the form. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

const never = () => () => {};
/** false while the server's markup is shown, before the script of the form runs. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function CheckedForm({ state, onSend, id, action, labelledBy, children }: Props) {
  const isHydrated = useHydrated();
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
    // POST keeps typed values, such as passwords, out of the address.
    <form
      ref={form}
      id={id}
      method="post"
      action={action}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={send}
    >
      <fieldset
        className="grid min-w-0 grid-cols-1 gap-5"
        disabled={action === undefined && !isHydrated}
      >
        {children}
      </fieldset>
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
