// Error message of a form in a dialog: the server's message, or a fallback text.
import type { ReactNode } from 'react';
import type { FormState } from './form-sender.ts';

interface Props {
  readonly state: FormState;
  readonly fallback: string;
  /** Further actions, such as a link. */
  readonly children?: ReactNode;
}

export function WindowRefusal({ state, fallback, children }: Props) {
  const failed = state.status === 'failed' && state.code !== 'invalid' ? state : null;
  return (
    <div role="alert">
      {failed && (
        <div
          className="notice notice-red grid justify-items-start gap-2"
          data-refusal
          tabIndex={-1}
        >
          <p>{failed.message ?? fallback}</p>
          {children}
        </div>
      )}
    </div>
  );
}
