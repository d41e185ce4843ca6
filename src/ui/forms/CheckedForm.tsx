// Form with field errors: after a failed attempt it focuses the first invalid field, or the server's message.
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { focusFirstError } from './focus-first-error.ts';
import type { FormState } from './form-state.ts';
import type { KeptInput } from './kept-input.ts';

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
  /** Keeps what is typed. */
  readonly kept?: KeptInput;
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

export function CheckedForm({ state, onSend, id, action, labelledBy, kept, children }: Props) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.status === 'failed' && !state.isCorrected) focusFirstError(form.current);
  }, [state]);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const target = event.currentTarget;
    onSend(Object.fromEntries(new FormData(target)), target);
  };

  const correct = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void => {
    const { name } = target as unknown as HTMLInputElement;
    if (state.status === 'failed')
      state.recheck?.(name, Object.fromEntries(new FormData(currentTarget)));
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
      onInput={({ currentTarget }) => kept?.keep(currentTarget)}
      onChange={correct}
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
